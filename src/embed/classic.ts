// The file for pages without a bundler: a classic script that defines the element.
import './register.ts'
