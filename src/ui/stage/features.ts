// The part of framer-motion that the stage needs, loaded after the first paint.
export { domAnimation as default } from 'framer-motion'
