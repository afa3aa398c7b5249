// Loaded after the first paint, as in the lab.
export { domAnimation as default } from 'framer-motion'
