// The icon set, drawn on a grid of 16 with a stroke of 1.5. An icon never says anything that no word says.

const strokes = {
  local: 'M2.5 13.5V7L8 2.8 13.5 7v6.5zM6.5 9.5h3v3h-3z',
  external: 'M8.5 3.2h-6v9.6h6M5.8 6.6h7.4M5.8 9.4h7.4M11.3 4.2 14 8l-2.7 3.8',
  error: 'M5.3 2h5.4L14 5.3v5.4L10.7 14H5.3L2 10.7V5.3zM5.8 5.8l4.4 4.4m0-4.4-4.4 4.4',
  check: 'M2.8 8.6 6.2 12l7-7.6',
  cross: 'm3.6 3.6 8.8 8.8m0-8.8-8.8 8.8',
  equal: 'M3 6h10M3 10h10',
  plus: 'M8 3v10M3 8h10',
  wait: 'M8 2a6 6 0 1 0 .01 0M8 4.6V8l2.5 1.6',
  ring: 'M8 3a5 5 0 1 0 .01 0',
  none: 'M8 2.5a5.5 5.5 0 1 0 .01 0M4.2 11.8l7.6-7.6',
  right: 'M2 8h11M9.3 4.2 13.1 8l-3.8 3.8',
  left: 'M14 8H3m3.7-3.8L2.9 8l3.8 3.8',
  next: 'm5.6 3.2 4.8 4.8-4.8 4.8',
  previous: 'm10.4 3.2-4.8 4.8 4.8 4.8',
  nextStep: 'M3.6 3.2 8.4 8l-4.8 4.8M12.4 3v10',
  previousStep: 'M12.4 3.2 7.6 8l4.8 4.8M3.6 3v10',
  down: 'M3.6 6 8 10.4 12.4 6',
  pencil: 'm2.6 13.4.8-3.3 7.5-7.5 2.5 2.5-7.5 7.5zM9.3 4.2l2.5 2.5',
  eye: 'M1.6 8S4 3.9 8 3.9 14.4 8 14.4 8 12 12.1 8 12.1 1.6 8 1.6 8zM8 6.4a1.6 1.6 0 1 0 .01 0',
  sun: 'M8 5.2a2.8 2.8 0 1 0 .01 0M8 1.4v1.2M8 13.4v1.2M1.4 8h1.2M13.4 8h1.2M3.3 3.3l.9.9M11.8 11.8l.9.9M3.3 12.7l.9-.9M11.8 4.2l.9-.9',
  moon: 'M13.2 10A5.8 5.8 0 0 1 6 2.8 5.8 5.8 0 1 0 13.2 10z',
  system: 'M2.2 3h11.6v8H2.2zM5.5 13.5h5M8 11v2.5',
  out: 'M6.2 3.4H3v9.6h9.6V9.8M9.2 3H13v3.8M13 3 7.6 8.4',
  embed: 'M5.4 3.8 1.6 8l3.8 4.2M10.6 3.8 14.4 8l-3.8 4.2',
} as const

const fills = { play: 'M4.2 2.6v10.8L13.4 8z', pause: 'M4 3h3v10H4zM9 3h3v10H9z' } as const

export type IconName = keyof typeof strokes | keyof typeof fills

export function Icon({ name }: { readonly name: IconName }) {
  const filled = name in fills
  const path = filled ? fills[name as keyof typeof fills] : strokes[name as keyof typeof strokes]
  return (
    <svg className={`icon icon-${name}`} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      {filled ? (
        <path d={path} fill="currentColor" />
      ) : (
        <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="square" />
      )}
    </svg>
  )
}
