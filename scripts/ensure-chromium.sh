#!/usr/bin/env bash
# Makes sure that Playwright finds a Chromium: one that is named, one of the system, one it downloaded before,
# one from Debian's packages when we may install them, else its own download.
set -euo pipefail
cd "$(dirname "$0")/.."

if [ -n "${PLAYWRIGHT_CHROMIUM:-}" ]; then
  [ -x "$PLAYWRIGHT_CHROMIUM" ] && exit 0
  echo "PLAYWRIGHT_CHROMIUM names $PLAYWRIGHT_CHROMIUM, which is not there" >&2
  exit 1
fi

for browser in chromium-headless-shell chromium chromium-browser; do
  [ -x "/usr/bin/$browser" ] && exit 0
done

downloaded=$(node --input-type=module -e 'import { chromium } from "@playwright/test"; console.log(chromium.executablePath())')
[ -e "$downloaded" ] && exit 0

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium-headless-shell >/dev/null && exit 0
fi

npx playwright install chromium --only-shell
