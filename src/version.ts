// The version of the package, put in by the build.
declare const LAB_VERSION: string
export const VERSION: string = typeof LAB_VERSION === 'string' ? LAB_VERSION : '0.0.0'
