// A Docusaurus site with its classic theme; the lab comes in by an import in the pages, as docs/embedding.md says.

/** @type {import('@docusaurus/types').Config} */
const config = {
  title: 'A course',
  url: 'https://course.example',
  baseUrl: '/',
  onBrokenLinks: 'throw',
  // the setting of a new site: built by Rspack
  future: { v4: true },
  i18n: { defaultLocale: 'en', locales: ['en', 'zh-CN'] },
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, pages: false }]],
  themeConfig: {
    // with a search the site has keys of its own: `/` and Ctrl+K. Its index is nowhere; the tests only open the box
    algolia: { appId: 'nowhere', apiKey: 'none', indexName: 'none', contextualSearch: false, searchPagePath: false },
    navbar: { title: 'A course', items: [{ type: 'localeDropdown', position: 'right' }] },
  },
}

export default config
