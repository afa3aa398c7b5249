// The file for pages without a bundler: a classic script that defines the element and knows where it was loaded from.
import { McpPluginLabElement } from './element.ts'
import './register.ts'

const { currentScript } = document
if (currentScript instanceof HTMLScriptElement && currentScript.src) McpPluginLabElement.site = new URL('.', currentScript.src).href
