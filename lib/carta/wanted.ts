import { fold } from '../chat/text/fold.ts'
import type { Dieta } from './query.ts'
import { wordsOf } from './search.ts'

/** What a search of the menu asks for: words of a dish, allergens that must not be in it, diets. */
export type Wanted = { words: readonly string[]; sin: readonly string[]; dieta: readonly Dieta[] }

/** By allergen or diet: its name in the language of the page. */
export type Names = Readonly<Record<string, string>>

const WITHOUT: ReadonlySet<string> = new Set(['sin', 'without', 'sans', 'ohne', 'senza'])
const FREE = /^(.{3,}?)-?(?:free|frei)$/
const VEGAN = /^(?:vegan|vegetali[ea]n)/
const VEGETARIAN = /^vegetari/
/** What guests call the milk that they cannot take. */
const LACTOSE = /^(?:lact|lakt|latt)os/
const MIN_LETTERS = 3

const partsOf = (text: string): string[] =>
  fold(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

/** The allergen that a word names, in Spanish or in the language of the page. */
function alergenoOf(word: string, names: Names): string | null {
  const stem = word.length > MIN_LETTERS ? word.replace(/s$/, '') : word
  if (stem.length < MIN_LETTERS) return null
  const found = Object.entries(names).find(
    ([clave, name]) =>
      clave !== 'vegano' &&
      clave !== 'vegetariano' &&
      ([...partsOf(clave), ...partsOf(name)].some((part) => part.startsWith(stem)) ||
        (LACTOSE.test(word) && /^(?:lacteo|leche)/.test(clave))),
  )
  return found ? found[0] : null
}

/** Reads "sin gluten", "gluten-free", "vegan" out of a search; everything else is a word. */
export function wantedOf(q: string, names: Names): Wanted {
  const tokens = fold(q).split(/\s+/).filter(Boolean)
  const rest: string[] = []
  const avoided = new Set<string>()
  const dieta = new Set<Dieta>()
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] ?? ''
    const next = tokens[i + 1] ?? ''
    if (WITHOUT.has(token)) {
      const without = alergenoOf(next, names)
      if (without) {
        avoided.add(without)
        i++
      } else if (next !== '') rest.push(token)
      continue
    }
    const free = FREE.exec(token)?.[1] ?? (next === 'free' || next === 'frei' ? token : null)
    const freeOf = free && alergenoOf(free, names)
    if (freeOf) {
      avoided.add(freeOf)
      if (free === token) i++
    } else if (VEGAN.test(token)) dieta.add('vegano')
    else if (VEGETARIAN.test(token)) dieta.add('vegetariano')
    else rest.push(token)
  }
  return { words: wordsOf(rest.join(' ')), sin: [...avoided], dieta: [...dieta] }
}

/** Whether a word names a section: "postre" is found in "Postres", and "desserts" in "Dessert". */
export const namesSection = (word: string, section: string): boolean =>
  word.length > MIN_LETTERS &&
  partsOf(section).some((part) => part.startsWith(word) || (part.length > MIN_LETTERS && word === `${part}s`))
