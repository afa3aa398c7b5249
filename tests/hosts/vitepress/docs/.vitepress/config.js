// A VitePress site as docs/embedding.md tells its author to set it up: the tag is an element, the file is in public/.
import { defineConfig } from 'vitepress'

export default defineConfig({
  title: 'A course',
  lang: 'en-US',
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === 'mcp-plugin-lab' } } },
  head: [['script', { src: '/mcp-plugin-lab.min.js', defer: '' }]],
  locales: {
    root: { label: 'English', lang: 'en-US' },
    zh: { label: '简体中文', lang: 'zh-CN' },
  },
  themeConfig: {
    // with a search the site has keys of its own: `/` and Ctrl+K
    search: { provider: 'local' },
    sidebar: [
      { text: 'The lab', link: '/' },
      { text: 'No lab here', link: '/other' },
      { text: 'A lab far down', link: '/below' },
      { text: 'A lab with options', link: '/options' },
      { text: '中文课', link: '/zh/' },
    ],
  },
})
