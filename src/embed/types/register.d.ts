// Importing it defines <mcp-plugin-lab>, where there is a DOM.
import './element.js'

export declare const TAG: 'mcp-plugin-lab'
