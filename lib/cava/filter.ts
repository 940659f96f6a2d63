import { fold } from '../chat/text/fold.ts'

export type FilterCard = {
  estilo: string
  region: string | null
  uvas: readonly string[]
  /** Integer cents; null where it is not sold so. */
  botella: number | null
  copa: number | null
  texto: string
}

/** Prices in euros of a bottle. */
export type CavaFilter = {
  q: string
  estilos: readonly string[]
  region: string | null
  uva: string | null
  desde: number | null
  hasta: number | null
  copa: boolean
}

export type FilterOptions = {
  estilos: readonly string[]
  regiones: readonly string[]
  uvas: readonly string[]
}

export const NO_FILTER: CavaFilter = {
  q: '',
  estilos: [],
  region: null,
  uva: null,
  desde: null,
  hasta: null,
  copa: false,
}

const LONGEST = 80

export const foldWords = (...texts: readonly (string | null)[]): string =>
  fold(texts.filter(Boolean).join(' '))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

function euros(text: string | undefined): number | null {
  const amount = text?.trim().replace(',', '.') ?? ''
  return /^\d{1,5}(\.\d{1,2})?$/.test(amount) ? Number(amount) : null
}

export function readFilter(get: (name: string) => readonly string[], options: FilterOptions): CavaFilter {
  const [q = ''] = get('q')
  const known = (text: string | undefined, all: readonly string[]) => all.find((one) => one === text) ?? null
  const wanted = get('estilo').flatMap((text) => text.split(','))
  return {
    q: q.trim().slice(0, LONGEST),
    estilos: options.estilos.filter((style) => wanted.includes(style)),
    region: known(get('region')[0], options.regiones),
    uva: known(get('uva')[0], options.uvas),
    desde: euros(get('desde')[0]),
    hasta: euros(get('hasta')[0]),
    copa: get('copa').includes('1'),
  }
}

export const queryEntries = (filter: CavaFilter): [string, string][] => [
  ...filter.estilos.map((style): [string, string] => ['estilo', style]),
  ...(
    [
      ['region', filter.region],
      ['uva', filter.uva],
      ['desde', filter.desde],
      ['hasta', filter.hasta],
      ['copa', filter.copa ? 1 : null],
      ['q', filter.q || null],
    ] as const
  ).flatMap(([word, value]): [string, string][] => (value === null ? [] : [[word, String(value)]])),
]

export const hasFilter = (filter: CavaFilter): boolean => queryEntries(filter).length > 0

export function matcher(filter: CavaFilter): (card: FilterCard) => boolean {
  const words = foldWords(filter.q).split(' ').filter(Boolean)
  const { desde, hasta } = filter
  const crossed = desde !== null && hasta !== null && desde > hasta
  const from = (crossed ? hasta : desde) ?? null
  const to = (crossed ? desde : hasta) ?? null
  const affordable = (cents: number | null) =>
    (from === null && to === null) ||
    (cents !== null && (from === null || cents >= from * 100) && (to === null || cents <= to * 100))
  return (card) =>
    (filter.estilos.length === 0 || filter.estilos.includes(card.estilo)) &&
    (filter.region === null || card.region === filter.region) &&
    (filter.uva === null || card.uvas.includes(filter.uva)) &&
    (!filter.copa || card.copa !== null) &&
    affordable(card.botella) &&
    words.every((word) => card.texto.includes(word))
}
