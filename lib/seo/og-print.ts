import { INKS, type Ink } from './inks.ts'
import type { SeoKey } from './pages.ts'

export type Print = {
  papel: Ink
  titulo: Ink
  palabras: Ink
  dibujo: string
  caja: readonly [number, number]
  tintas: Readonly<Record<string, Ink>>
  mar?: true
}

export const SEA = {
  dibujo: 'mar-pie',
  tintas: { 'anil-hondo': 'anil-hondo', cal: 'cal' },
  alto: 168,
} as const satisfies { dibujo: string; tintas: Print['tintas']; alto: number }

const GAMBA = {
  dibujo: 'gamba',
  caja: [396, 300],
  tintas: { 'ill-red': 'gamba', 'ill-paper': 'cal' },
} as const
const COPA = {
  dibujo: 'copa',
  caja: [146, 330],
  tintas: { 'ill-ink': 'cal', 'ill-paper': 'mosto-hondo', 'ill-wine': 'gamba' },
} as const
const OLIVE_TREE = {
  dibujo: 'olivo',
  caja: [452, 248],
  tintas: { 'ill-ink': 'tinta', 'ill-paper': 'oliva', 'ill-leaf': 'cal' },
} as const
const LEMON_SLICE = { dibujo: 'rodaja', caja: [388, 388], tintas: { limon: 'limon', cal: 'cal' } } as const
const SEA_BREAM = {
  dibujo: 'dorada',
  caja: [402, 218],
  tintas: { 'ill-ink': 'cal', 'ill-paper': 'anil', 'ill-a': 'limon' },
} as const
const enigmito = (paper: Ink, ink: Ink, pearl: Ink) =>
  ({
    dibujo: 'enigmito',
    caja: [200, 296],
    tintas: { 'ill-ink': ink, 'ill-paper': paper, 'ill-a': pearl },
  }) as const
const SCALLOP = {
  dibujo: 'vieira',
  caja: [292, 212],
  tintas: { 'ill-ink': 'anil', 'ill-paper': 'cal' },
} as const

export const PRINTS: Readonly<Record<SeoKey, Print>> = {
  inicio: { papel: 'salmonete', titulo: 'tinta', palabras: 'tinta', ...LEMON_SLICE, mar: true },
  panel: { papel: 'salmonete', titulo: 'tinta', palabras: 'tinta', ...LEMON_SLICE, mar: true },
  carta: { papel: 'cal', titulo: 'gamba-tinta', palabras: 'tinta', ...GAMBA },
  filosofia: { papel: 'oliva', titulo: 'cal', palabras: 'cal', ...OLIVE_TREE },
  contacto: { papel: 'anil', titulo: 'cal', palabras: 'cal', ...SEA_BREAM },
  cava: { papel: 'mosto-hondo', titulo: 'limon', palabras: 'cal', ...COPA },
  experiencias: {
    papel: 'limon',
    titulo: 'tinta',
    palabras: 'tinta',
    ...SCALLOP,
    tintas: { 'ill-ink': 'tinta', 'ill-paper': 'limon' },
  },
  perfil: { papel: 'cal', titulo: 'anil', palabras: 'tinta', ...enigmito('cal', 'tinta', 'limon') },
  reservas: {
    papel: 'anil-hondo',
    titulo: 'limon',
    palabras: 'cal',
    ...enigmito('anil-hondo', 'cal', 'limon'),
  },
  privacidad: { papel: 'cal', titulo: 'anil', palabras: 'tinta', ...SCALLOP },
  terminos: { papel: 'cal', titulo: 'anil', palabras: 'tinta', ...SCALLOP },
}

export const applyInks = (svg: string, inks: Print['tintas']): string =>
  svg.replace(
    /var\(--([a-z-]+)(?:,\s*(#[0-9a-f]+))?\)/g,
    (_, name: string, otherwise: string | undefined) => {
      const ink = inks[name]
      return ink ? INKS[ink] : (otherwise ?? 'none')
    },
  )

/** Characters the fonts lack are dropped: the library would download a font for them. */
export const printable = (text: string): string =>
  text
    .replace(/[^ -~¡-ÿŒœŸ–—‘’“”„…€]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

const FONT_SIZES = [176, 156, 140, 124, 110, 98, 86, 74, 64]
const LETTER_WIDTH = 0.49
const LINE_HEIGHT = 0.95

export function fontSizeOf(titulo: string, width: number, height: number): number {
  const fits = (fontSize: number) => {
    const room = width / (fontSize * LETTER_WIDTH)
    let [lines, used] = [1, 0]
    for (const { length } of titulo.split(' ')) {
      if (length > room) return false
      const together = used === 0 ? length : used + 1 + length
      if (together > room) lines++
      used = together > room ? length : together
    }
    return lines * fontSize * LINE_HEIGHT <= height
  }
  return FONT_SIZES.find(fits) ?? 56
}
