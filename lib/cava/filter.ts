import { fold } from '../chat/fold.ts'

/** What a filter has to know of a wine: the same on the server, from rows, and in the browser, from the table. */
export type Ficha = {
  estilo: string
  region: string | null
  uvas: readonly string[]
  /** Integer cents; null where it is not sold so. */
  botella: number | null
  copa: number | null
  /** Everything one may search for, folded: `plegada`. */
  texto: string
}

/** What a guest wants to see. Prices are euros of a bottle. */
export type Filtro = {
  q: string
  estilos: readonly string[]
  region: string | null
  uva: string | null
  desde: number | null
  hasta: number | null
  copa: boolean
}

/** What there is to choose from: a word that is none of these asks for nothing. */
export type Opciones = {
  estilos: readonly string[]
  regiones: readonly string[]
  uvas: readonly string[]
}

export const SIN_FILTRO: Filtro = {
  q: '',
  estilos: [],
  region: null,
  uva: null,
  desde: null,
  hasta: null,
  copa: false,
}

const LONGEST = 80

/** Text to search in: folded, and nothing but words. */
export const plegada = (...texts: readonly (string | null)[]): string =>
  fold(texts.filter(Boolean).join(' '))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** An amount as a guest types it; null where it is none. */
function euros(text: string | undefined): number | null {
  const amount = text?.trim().replace(',', '.') ?? ''
  return /^\d{1,5}(\.\d{1,2})?$/.test(amount) ? Number(amount) : null
}

/** Reads a filter from the words of an address. @param get all the values of a word */
export function leerFiltro(get: (name: string) => readonly string[], opciones: Opciones): Filtro {
  const [q = ''] = get('q')
  const known = (text: string | undefined, all: readonly string[]) => all.find((one) => one === text) ?? null
  const wanted = get('estilo').flatMap((text) => text.split(','))
  return {
    q: q.trim().slice(0, LONGEST),
    estilos: opciones.estilos.filter((estilo) => wanted.includes(estilo)),
    region: known(get('region')[0], opciones.regiones),
    uva: known(get('uva')[0], opciones.uvas),
    desde: euros(get('desde')[0]),
    hasta: euros(get('hasta')[0]),
    copa: get('copa').includes('1'),
  }
}

/** The words of an address that ask for this, in one order; none for no filter. */
export const preguntaDe = (filtro: Filtro): [string, string][] => [
  ...filtro.estilos.map((estilo): [string, string] => ['estilo', estilo]),
  ...(
    [
      ['region', filtro.region],
      ['uva', filtro.uva],
      ['desde', filtro.desde],
      ['hasta', filtro.hasta],
      ['copa', filtro.copa ? 1 : null],
      ['q', filtro.q || null],
    ] as const
  ).flatMap(([word, value]): [string, string][] => (value === null ? [] : [[word, String(value)]])),
]

/** Whether anything is left out. */
export const filtra = (filtro: Filtro): boolean => preguntaDe(filtro).length > 0

/** Which wines a guest wants to see. Two prices in the wrong order mean the same as in the right one. */
export function criterio(filtro: Filtro): (ficha: Ficha) => boolean {
  const words = plegada(filtro.q).split(' ').filter(Boolean)
  const { desde, hasta } = filtro
  const crossed = desde !== null && hasta !== null && desde > hasta
  const from = (crossed ? hasta : desde) ?? null
  const to = (crossed ? desde : hasta) ?? null
  const affordable = (cents: number | null) =>
    (from === null && to === null) ||
    (cents !== null && (from === null || cents >= from * 100) && (to === null || cents <= to * 100))
  return (ficha) =>
    (filtro.estilos.length === 0 || filtro.estilos.includes(ficha.estilo)) &&
    (filtro.region === null || ficha.region === filtro.region) &&
    (filtro.uva === null || ficha.uvas.includes(filtro.uva)) &&
    (!filtro.copa || ficha.copa !== null) &&
    affordable(ficha.botella) &&
    words.every((word) => ficha.texto.includes(word))
}
