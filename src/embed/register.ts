// Defines <mcp-plugin-lab>, once, where there is a DOM.
import { McpPluginLabElement } from './element.ts'

export const TAG = 'mcp-plugin-lab'

if (globalThis.customElements && !customElements.get(TAG)) customElements.define(TAG, McpPluginLabElement)
