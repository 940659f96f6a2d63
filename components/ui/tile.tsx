import type { CSSProperties } from 'react'
import { type DrawingName, srcOf } from './drawing.tsx'

/** Ground, white, and the accent. */
const GLAZES = {
  anil: ['var(--anil)', 'var(--cal)', 'var(--limon)'],
  gamba: ['var(--gamba)', 'var(--cal)', 'var(--tinta)'],
  limon: ['var(--limon)', 'var(--cal)', 'var(--anil)'],
  oliva: ['oklch(.47 .085 125)', 'var(--cal)', 'var(--limon)'],
  mosto: ['var(--mosto)', 'var(--cal)', 'var(--salmonete)'],
  salmonete: ['var(--salmonete)', 'var(--cal)', 'var(--anil)'],
  tinta: ['var(--tinta)', 'var(--cal)', 'var(--limon)'],
} as const
export type Glaze = keyof typeof GLAZES

/** FNV-1a. */
function hash(name: string): number {
  let h = 2166136261
  for (const byte of new TextEncoder().encode(name)) h = Math.imul(h ^ byte, 16777619) >>> 0
  return h
}

/** Mulberry32: the same numbers from the same seed, on every machine. */
function numbers(seed: number): () => number {
  let a = seed
  return () => {
    a = (a + 0x6d2b79f5) >>> 0
    let t = Math.imul(a ^ (a >>> 15), a | 1) >>> 0
    t = (t ^ ((t + (Math.imul(t ^ (t >>> 7), t | 61) >>> 0)) >>> 0)) >>> 0
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Where each begins in its square, and its way around: relative, so that all of one kind are written alike. */
const HALVES = [
  [0, 'h1l-1 1z'],
  [0, 'h1v1z'],
  [1, 'v1h-1z'],
  [0, 'l1 1h-1z'],
] as const
const FLIP_X = [1, 0, 3, 2] as const
const FLIP_Y = [3, 2, 1, 0] as const

type Turn = 0 | 1 | 2 | 3
const half = (turn: Turn, x: number, y: number): string => {
  const [start, way] = HALVES[turn]
  return `M${x + start} ${y}${way}`
}

/** A square cut on its diagonal and mirrored four ways; the same name gives the same tile. `n` pieces per quarter. */
export function tilePaths(name: string, n = 3): { size: number; main: string; accent: string } {
  const next = numbers(hash(name))
  const turns = Array.from({ length: n * n }, (): Turn => Math.floor(next() * 4) as Turn)
  const odd = Array.from({ length: n * n }, () => next() < 0.14)
  const size = 2 * n
  let main = ''
  let accent = ''
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const at = Math.min(y, size - 1 - y) * n + Math.min(x, size - 1 - x)
      let turn: Turn = turns[at] ?? 0
      if (x >= n) turn = FLIP_X[turn]
      if (y >= n) turn = FLIP_Y[turn]
      if (odd[at]) accent += half(turn, x, y)
      else main += half(turn, x, y)
    }
  return { size, main, accent }
}

export function Tile({
  name,
  glaze = 'anil',
  className,
  label,
  lang,
}: {
  name: string
  glaze?: Glaze
  className?: string | undefined
  /** Decoration without it. */
  label?: string
  lang?: string | undefined
}) {
  const { size, main, accent } = tilePaths(name)
  const [ground, white, piece] = GLAZES[glaze]
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      preserveAspectRatio="xMidYMid slice"
      className={className}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      lang={lang}
    >
      <path d={`M0 0H${size}V${size}H0Z`} fill={white} />
      <path d={main} fill={ground} />
      <path d={accent} fill={piece} />
    </svg>
  )
}

/** Width and height in tiles, even numbers. */
const PLAQUE_FORMATS = {
  tumbada: [12, 10],
  ancha: [16, 10],
  alta: [10, 14],
  cuadrada: [12, 12],
} as const
export type PlaqueFormat = keyof typeof PLAQUE_FORMATS

/** The same cut square in every second place, mirrored towards the middle of each side. */
function border(w: number, h: number): string {
  let d = ''
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      if (x > 0 && x < w - 1 && y > 0 && y < h - 1) continue
      const even = (Math.min(x, w - 1 - x) + Math.min(y, h - 1 - y)) % 2 === 0
      let turn: Turn = even ? 0 : 2
      if (x >= w / 2) turn = FLIP_X[turn]
      if (y >= h / 2) turn = FLIP_Y[turn]
      d += half(turn, x, y)
    }
  return d
}

/** The inks on each ground: line, paper, accent, and red. */
const PLAQUES = {
  anil: ['var(--cal)', 'var(--anil)', 'var(--limon)', 'var(--cal)'],
  salmonete: ['var(--tinta)', 'var(--salmonete)', 'var(--limon)', 'var(--gamba)'],
  limon: ['var(--tinta)', 'var(--limon)', 'var(--cal)', 'var(--gamba)'],
  gamba: ['var(--tinta)', 'var(--gamba)', 'var(--limon)', 'var(--cal)'],
  tinta: ['var(--cal)', 'var(--tinta)', 'var(--limon)', 'var(--gamba)'],
  mosto: ['var(--cal)', 'var(--mosto)', 'var(--salmonete)', 'var(--salmonete)'],
  oliva: ['var(--cal)', 'oklch(.47 .085 125)', 'var(--limon)', 'var(--cal)'],
} as const satisfies Partial<Record<Glaze, readonly string[]>>
export type PlaqueGlaze = keyof typeof PLAQUES

/** The ground that a dish's drawing stands on. */
export const GLAZE_OF: Record<DrawingName, PlaqueGlaze> = {
  anfora: 'limon',
  arroz: 'salmonete',
  barca: 'salmonete',
  botella: 'limon',
  copa: 'salmonete',
  dorada: 'limon',
  enigmito: 'anil',
  faro: 'salmonete',
  gamba: 'anil',
  granada: 'limon',
  limon: 'anil',
  llave: 'limon',
  olivo: 'salmonete',
  rodaja: 'anil',
  vieira: 'anil',
}
const short = (n: number): number => Math.round(n * 1000) / 1000

export function Plaque({
  drawing,
  glaze,
  format = 'tumbada',
  className,
  label,
  lang,
}: {
  drawing: DrawingName
  glaze: PlaqueGlaze
  format?: PlaqueFormat
  className?: string | undefined
  /** Decoration without it. */
  label?: string
  lang?: string | undefined
}) {
  const [ground, white] = GLAZES[glaze]
  const [ink, paper, a, red] = PLAQUES[glaze]
  const [W, H] = PLAQUE_FORMATS[format]
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--ill-ink': ink,
    '--ill-paper': paper,
    '--ill-a': a,
    '--ill-red': red,
    '--ill-b': a,
    '--ill-leaf': ink,
    '--ill-wine': red,
  }
  return (
    <svg
      viewBox={`0 0 ${W} ${H}`}
      className={className}
      style={style}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      lang={lang}
    >
      <path d={`M0 0H${W}V${H}H0Z`} fill={white} />
      <path d={border(W, H)} fill={ground} />
      <path d={`M1 1h${W - 2}v${H - 2}h-${W - 2}Z`} fill={ground} stroke={ground} strokeWidth=".03" />
      {/* It keeps its own proportions, in the middle of this. */}
      <use href={srcOf(drawing)} x="1.7" y="1.64" width={short(W - 3.4)} height={short(H - 3.28)} />
    </svg>
  )
}

const LONG = 30
const TILE_BAND = Array.from(
  { length: LONG },
  (_, x) => half(x % 2 ? 1 : 0, x, 0) + half(x % 2 ? 2 : 3, x, 1),
).join('')

export function TileBand({ className, glaze }: { className?: string; glaze?: Glaze }) {
  const [ground, white] = glaze ? GLAZES[glaze] : ['var(--anil)', 'var(--limon)']
  return (
    <svg
      viewBox={`0 0 ${LONG} 2`}
      preserveAspectRatio="xMidYMid slice"
      className={className}
      aria-hidden="true"
    >
      <path d={`M0 0H${LONG}V2H0Z`} fill={white} />
      <path d={TILE_BAND} fill={ground} />
    </svg>
  )
}
