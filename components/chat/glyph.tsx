import { BrandDrawing } from '@/components/ui/brand.tsx'

/** Paths of Lucide (lucide.dev, ISC License, © Lucide Contributors), drawn at stroke 1.75: only what the window needs. */
const PATHS = {
  down: 'm6 9 6 6 6-6',
  close: 'M18 6 6 18M6 6l12 12',
  minimise: 'M5 12h14',
  send: 'M3.714 3.048a.498.498 0 0 0-.683.627l2.843 7.627a2 2 0 0 1 0 1.396l-2.842 7.627a.498.498 0 0 0 .682.627l18-8.5a.5.5 0 0 0 0-.904zM6 12h16',
} as const

type Size = 15 | 20
export const Stroke = ({ d, size = 20 }: { d: string; size?: Size }) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={d} />
  </svg>
)

export const Glyph = ({ name, size = 20 }: { name: keyof typeof PATHS; size?: Size }) => (
  <Stroke d={PATHS[name]} size={size} />
)

export const Seahorse = () => (
  <svg viewBox="0 0 196 300" aria-hidden="true">
    <BrandDrawing />
  </svg>
)
