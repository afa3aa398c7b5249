#!/usr/bin/env bash
# Makes sure that Playwright finds a Chromium and a Firefox: those that are named, those of the system, those it downloaded
# before, those of Debian's packages when we may install them, else its own downloads.
# Usage: ensure-browsers.sh [chromium] [firefox]; both when none is named.
set -euo pipefail
cd "$(dirname "$0")/.."

# a browser that is named must be there
named() {
  [ -z "$1" ] && return 1
  [ -x "$1" ] && return 0
  echo "$2 names $1, which is not there" >&2
  exit 1
}

downloaded() {
  [ -e "$(node --input-type=module -e "import playwright from '@playwright/test'; console.log(playwright.$1.executablePath())")" ]
}

debian() {
  [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$1" >/dev/null
}

chromium() {
  named "${PLAYWRIGHT_CHROMIUM:-}" PLAYWRIGHT_CHROMIUM && return
  for browser in chromium-headless-shell chromium chromium-browser; do
    [ -x "/usr/bin/$browser" ] && return
  done
  downloaded chromium || debian chromium-headless-shell || npx playwright install chromium --only-shell
}

firefox() {
  named "${PLAYWRIGHT_FIREFOX:-}" PLAYWRIGHT_FIREFOX && return
  [ -x /usr/bin/firefox-esr ] && return
  downloaded firefox || debian firefox-esr || npx playwright install firefox
}

for browser in "${@:-chromium firefox}"; do
  for one in $browser; do "$one"; done
done
