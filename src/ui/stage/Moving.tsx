// The one traveller of a frame, moved by framer-motion. Loaded after the first stage is painted.
import { LazyMotion, domAnimation, m } from 'framer-motion'
import type { TravellerProps } from './Traveller.tsx'

export function Moving({ className, from, to, motion, children }: TravellerProps) {
  return (
    <LazyMotion features={domAnimation} strict>
      <m.div
        className={className}
        initial={motion.on ? { x: `${from}em` } : motion.move === 'jump' ? { opacity: 0, x: `${to}em` } : false}
        animate={{ x: `${to}em`, opacity: 1 }}
        transition={motion.on ? motion.travel : motion.fade}
      >
        {children}
      </m.div>
    </LazyMotion>
  )
}
