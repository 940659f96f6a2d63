import { type FoldedText, fold, foldText } from '../chat/text/fold.ts'
import { typosIn } from './typos.ts'

export type HitRange = readonly [desde: number, hasta: number]

export type Textos = { nombre: string; descripcion: string; ingredientes: string; original: string }
export type Marks = Record<keyof Textos, readonly HitRange[]>
export const NO_MARKS: Marks = { nombre: [], descripcion: [], ingredientes: [], original: [] }

export const wordsOf = (q: string): string[] => [...new Set(fold(q).split(/\s+/).filter(Boolean))]

function occurrences({ original, text, at }: FoldedText, word: string, mistyped: boolean): HitRange[] {
  const found: HitRange[] = []
  if (mistyped)
    return typosIn(text, word).map(([from, to]) => [
      at[from] ?? 0,
      Math.max(at[to] ?? original.length, (at[to - 1] ?? 0) + 1),
    ])
  for (let i = text.indexOf(word); i >= 0; i = text.indexOf(word, i + word.length)) {
    const end = i + word.length
    // A letter that folds into two (ß, œ) is marked whole.
    found.push([at[i] ?? 0, Math.max(at[end] ?? original.length, (at[end - 1] ?? 0) + 1)])
  }
  return found
}

export function mergeRanges(ranges: readonly HitRange[]): HitRange[] {
  const joined: HitRange[] = []
  for (const [start, end] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1)
    if (last && start <= last[1]) joined[joined.length - 1] = [last[0], Math.max(last[1], end)]
    else joined.push([start, end])
  }
  return joined
}

const foldedCache = new WeakMap<Textos, Record<keyof Textos, FoldedText>>()
function foldedOf(textos: Textos): Record<keyof Textos, FoldedText> {
  const known = foldedCache.get(textos)
  if (known) return known
  const { nombre, descripcion, ingredientes, original } = textos
  const made = {
    nombre: foldText(nombre),
    descripcion: foldText(descripcion),
    ingredientes: foldText(ingredientes),
    original: foldText(original),
  }
  foldedCache.set(textos, made)
  return made
}

/** The hits of every word; null when one is missing. Ingredients and the Spanish name count only for words that are
 * in neither name nor description, because a hit there has to be shown. Words of `mistyped` are found with typing errors. */
export function search(
  textos: Textos,
  words: readonly string[],
  mistyped: ReadonlySet<string> = new Set(),
): Marks | null {
  if (words.length === 0) return NO_MARKS
  const en = foldedOf(textos)
  const marks: Record<keyof Textos, HitRange[]> = {
    nombre: [],
    descripcion: [],
    ingredientes: [],
    original: [],
  }
  for (const word of words) {
    const hit = (keys: readonly (keyof Textos)[]) =>
      keys.filter((key) => {
        const found = occurrences(en[key], word, mistyped.has(word))
        marks[key].push(...found)
        return found.length > 0
      }).length > 0
    if (!hit(['nombre', 'descripcion']) && !hit(['ingredientes']) && !hit(['original'])) return null
  }
  return {
    nombre: mergeRanges(marks.nombre),
    descripcion: mergeRanges(marks.descripcion),
    ingredientes: mergeRanges(marks.ingredientes),
    original: mergeRanges(marks.original),
  }
}

export function splitByRanges(
  texto: string,
  ranges: readonly HitRange[],
): { texto: string; marca: boolean }[] {
  const parts: { texto: string; marca: boolean }[] = []
  let at = 0
  for (const [start, end] of ranges) {
    parts.push(
      { texto: texto.slice(at, start), marca: false },
      { texto: texto.slice(start, end), marca: true },
    )
    at = end
  }
  parts.push({ texto: texto.slice(at), marca: false })
  return parts.filter((part) => part.texto !== '')
}
