import type { Item } from '../menu.ts'
import { fold, stems } from './fold.ts'

type Name = { words: readonly string[]; item: Item }
/** Names of more than one word, in words, by the stems of their first. */
export type WholeNames = ReadonlyMap<string, readonly Name[]>

const WORD = /[\p{L}\p{M}]+|\d+/gu
const wordsIn = (text: string): string[] => (text.match(WORD) ?? []).map(fold)

export function wholeNamesOf(items: readonly Item[]): WholeNames {
  const found = new Map<string, Name[]>()
  // "Jardín de azahar (alcohol-free)": what stands in brackets need not be said.
  for (const item of items)
    for (const name of new Set(
      [...item.names.values()].flatMap((own) => [own, own.replace(/\(.*?\)/g, ' ')]),
    )) {
      const words = wordsIn(name)
      const [first = '', second] = words
      if (second === undefined) continue
      for (const stem of stems(first)) found.set(stem, [...(found.get(stem) ?? []), { words, item }])
    }
  return found
}

const isSame = (said: string, own: string): boolean => {
  if (said === own) return true
  const known = stems(own)
  return stems(said).some((stem) => known.includes(stem))
}

/** The longest name that begins at a word. */
function nameAt(words: readonly string[], at: number, names: WholeNames): Name | null {
  const fits = stems(words[at] ?? '')
    .flatMap((stem) => names.get(stem) ?? [])
    .filter(({ words: own }) => own.every((word, i) => isSame(words[at + i] ?? '', word)))
  return fits.toSorted((a, b) => b.words.length - a.words.length)[0] ?? null
}

/** The words of a text that stand in no whole name of a thing. */
export function besideNames(words: readonly string[], names: WholeNames): readonly string[] {
  const rest: string[] = []
  for (let at = 0; at < words.length; at++) {
    const size = nameAt(words, at, names)?.words.length ?? 0
    if (size > 0) at += size - 1
    else rest.push(words[at] ?? '')
  }
  return rest
}

/** The things whose whole name stands in a text, word for word. */
export function wholeNamesIn(words: readonly string[], names: WholeNames): readonly Item[] {
  const found: Item[] = []
  for (let at = 0; at < words.length; at++) {
    const name = nameAt(words, at, names)
    if (!name) continue
    found.push(name.item)
    at += name.words.length - 1
  }
  return [...new Set(found)]
}

/** At which an order is parted. */
const JOINS =
  /^(?:y|e|ed|and|n|plus|et|und|u|m[aá]s|pi[uù]|con|with|avec|mit|pero|but|mais|aber|ma|o|or|ou|oder|i|un|\d+)$/iu

/**
 * The line with each whole name in one piece ("5 crema de chocolate~y~avellana"), so that it is not parted at an "and", a "with" or a
 * comma of its own. It has the same words.
 */
export function keepNames(line: string, names: WholeNames): string {
  const said = [...line.matchAll(WORD)].map((found) => ({ text: found[0], at: found.index }))
  const words = said.map(({ text }) => fold(text))
  let [kept, done] = ['', 0]
  for (let at = 0; at < words.length; at++) {
    const size = nameAt(words, at, names)?.words.length ?? 0
    const pieces = said.slice(at, at + size)
    const [first, last] = [pieces[0], pieces.at(-1)]
    if (!first || !last) continue
    const whole = pieces.map(({ text, at: begin }, i) => {
      const before = pieces[i - 1]
      const sign = before ? line.slice(before.at + before.text.length, begin) : ''
      const parts = /[,&+.:;]/.test(sign) || JOINS.test(text) || JOINS.test(before?.text ?? '')
      return (parts && i > 0 ? '~' : sign) + text
    })
    kept += line.slice(done, first.at) + whole.join('')
    done = last.at + last.text.length
    at += size - 1
  }
  return kept + line.slice(done)
}
