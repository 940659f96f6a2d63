import type { Now } from '../../../lib/core/dates.ts'
import { LOCALES, type Locale } from '../../../lib/i18n/locales.ts'
import { allergensIn } from './allergy.ts'
import { type Day, dayIn } from './days.ts'
import { wordsOf } from './examples/all.ts'
import type { Hints } from './hints.ts'
import type { Item, Menu } from './menu.ts'
import { find, type Hit, mend } from './phrases.ts'
import { asWritten } from './places.ts'
import type { Index } from './search.ts'
import { type Targets, targetsIn } from './targets.ts'
import { clean, fold, range, tokens } from './text/fold.ts'
import { languageOf } from './text/language.ts'
import { BOOKS, LEXICONS, STOP } from './text/lexicon.ts'
import { type Likeness, likenessOf } from './text/similar.ts'
import type { Allergen, Concept, Style, Topic } from './words/shape.ts'

/** Only recognised things leave the reading, never the guest's own words. */
export type Reading = {
  lang: Locale
  has: (...concepts: Concept[]) => boolean
  topics: readonly Topic[]
  allergens: readonly Allergen[]
  diets: readonly ('vegan' | 'vegetarian')[]
  styles: readonly Style[]
  targets: Targets
  day: Day | null
  guests: number | null
  limit: number | null
  house: boolean
  hints: Hints
  last: Item | null
  length: number
  words: readonly string[]
  known: boolean
  like: Likeness | null
}

function written(raw: readonly string[], lang: Locale, index: Index): string[] {
  const book = BOOKS[lang]
  const common = wordsOf(lang)
  const words = raw.flatMap((word) => [...(book.chat.get(word) ?? [word])])
  return words.map((word) => {
    const prefixed = (book.all.prefix.get(word.slice(0, 2)) ?? []).some(
      ({ steps: [first] }) => first && word.startsWith(first.text),
    )
    const named =
      index.byWord.has(word) || index.places.has(word) || index.grapes.has(word) || asWritten(word) !== word
    return book.stop.has(word) || common.has(word) || book.all.words.has(word) || prefixed || named
      ? word
      : (mend(book.all, word) ?? word)
  })
}

function foreignNouns(lang: Locale, words: readonly string[], own: readonly Hit[]): Hit[] {
  const covered = new Set(
    own
      .filter(({ id }) => /^(kind|style|allergen|group):/.test(id))
      .flatMap(({ start, end }) => range(start, end)),
  )
  const { stop, all } = BOOKS[lang]
  return LOCALES.filter((locale) => locale !== lang).flatMap((locale) =>
    find(BOOKS[locale].nouns, words).filter(({ start, end }) => {
      for (let at = start; at < end; at++) if (covered.has(at)) return false
      const word = words[start] ?? ''
      return end - start > 1 || (word.length > 3 && !stop.has(word) && !all.words.has(word))
    }),
  )
}

function guestsIn(words: readonly string[], hits: readonly Hit[], lang: Locale): number | null {
  const numberAt = (at: number): number => {
    const word = words[at] ?? ''
    return /^\d{1,4}$/.test(word) ? Number(word) : (LEXICONS[lang].numbers[word] ?? Number.NaN)
  }
  for (const { id, start, end } of hits) {
    if (id !== 'concept:people' && id !== 'concept:reserve' && id !== 'topic:groups') continue
    for (const at of [start - 1, end, end + 1, start - 2]) {
      const count = numberAt(at)
      if (count > 0) return count
    }
  }
  return null
}

/** "Por menos de 25 euros", in cents. */
function limitIn(words: readonly string[], hits: readonly Hit[]): number | null {
  for (const { id, end } of hits) {
    const amount = id === 'concept:under' ? Number(words[end]) : Number.NaN
    if (amount > 0 && amount < 10_000) return amount * 100
  }
  return null
}

function nameIn(words: readonly string[], menu: Menu): number[] {
  const name = tokens(menu.settings.get('nombre')?.get('es') ?? '')
  const at = words.findIndex((_, i) => name.length > 1 && name.every((word, j) => words[i + j] === word))
  return at < 0 ? [] : name.map((_, j) => at + j)
}

const isSum = (line: string): boolean =>
  /\d\s*(?:[x×*+÷]|por|times|multiplied by|divided by|fois|mal|per|mas|más|plus|più|piu|meno|menos|minus|moins)\s*\d/i.test(
    line,
  ) || /raiz cuadrada|square root|racine carree|quadratwurzel|radice quadrata/.test(fold(line))

/** Foods a diet excludes anyway: naming them beside the diet is no allergy. */
const BY_DIET: Record<'vegan' | 'vegetarian', readonly Allergen[]> = {
  vegetarian: ['pescado', 'crustaceos', 'moluscos'],
  vegan: ['pescado', 'crustaceos', 'moluscos', 'leche', 'huevos'],
}

function beyondDiets(
  found: readonly Allergen[],
  diets: readonly ('vegan' | 'vegetarian')[],
  allergic: boolean,
): readonly Allergen[] {
  const own = new Set(diets.flatMap((diet) => BY_DIET[diet]))
  return allergic ? found : found.filter((allergen) => !own.has(allergen))
}

/** "Tinto de verano", "vermut blanco": a colour inside the name of a drink is no wine. */
const ofDrinks = ({ items, named, kinds }: Targets, ids: ReadonlySet<string>): boolean =>
  items.length > 0 &&
  items.every(({ kind }) => kind === 'drink') &&
  (named || kinds.length > 0) &&
  !ids.has('concept:wine')

const FREE_OF = /^(allergen|group):|^concept:without$/
const ALLERGIC: readonly string[] = ['allergy', 'cannot', 'severe', 'trace', 'contains', 'inside', 'within']

/** In a price question, "gluten-free" in a drink's name is no allergy. Elsewhere it is: the safer error. */
function withoutNames(hits: readonly Hit[], words: readonly string[], index: Index): readonly Hit[] {
  const has = (concept: string): boolean => hits.some(({ id }) => id === `concept:${concept}`)
  const free = hits.filter(({ id }) => FREE_OF.test(id))
  if (free.length === 0 || !has('price') || ALLERGIC.some(has)) return hits
  const said = new Set(words)
  const covered = ({ start, end }: Hit): readonly string[] => words.slice(start, end)
  const names = [...index.names.values()]
    .flat()
    .filter(
      (name) =>
        name.size > 1 &&
        free.some((hit) => covered(hit).some((word) => name.has(word))) &&
        [...name].every((word) => said.has(word)),
    )
  const own = (hit: Hit): boolean =>
    names.some((name) => covered(hit).every((word) => name.has(word) || STOP.has(word)))
  return hits.filter((hit) => !(FREE_OF.test(hit.id) && own(hit)))
}

const AVOIDS = 0.6

/** `text`: without hints; `page`: language of the page. */
export function readingOf(
  text: string,
  page: Locale,
  hints: Hints,
  menu: Menu,
  index: Index,
  now: Now,
): Reading {
  const line = clean(text)
  const raw = tokens(line)
  const lang = languageOf(line, page, (word) => index.byWord.has(word) || index.grapes.has(word))
  const words = written(raw, lang, index)
  const own = find(BOOKS[lang].all, words)
  const hits = withoutNames([...own, ...foreignNouns(lang, words, own)], words, index)
  const ids = new Set(hits.map(({ id }) => id))
  if (isSum(line) && !ids.has('concept:reserve') && !ids.has('concept:people')) ids.add('concept:oos')
  const like = likenessOf(
    lang,
    words,
    own,
    new Set(words.flatMap((word, at) => (word.length > 3 && index.byWord.has(word) ? [at] : []))),
  )
  const avoids = like?.like === 'allergen_list' && like.score >= AVOIDS
  const plainly = allergensIn(hits, words, false)
  const { allergens, taken } =
    avoids && plainly.allergens.length === 0 ? allergensIn(hits, words, true) : plainly
  const diets = (['vegan', 'vegetarian'] as const).filter((diet) => ids.has(`concept:${diet}`))
  const allergic = ['allergy', 'severe', 'trace', 'contains', 'inside', 'within'].some((concept) =>
    ids.has(`concept:${concept}`),
  )
  const named = nameIn(words, menu)
  const targets = targetsIn(index, words, hits, new Set([...taken, ...named]), lang)
  const part = (prefix: string): string[] =>
    [...ids].filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length))
  return {
    lang,
    has: (...concepts) => concepts.some((concept) => ids.has(`concept:${concept}`)),
    topics: part('topic:') as Topic[],
    allergens: beyondDiets(allergens, diets, allergic),
    diets,
    styles: ofDrinks(targets, ids) ? [] : (part('style:') as Style[]),
    targets,
    day: dayIn(hits, words, line, lang, now),
    guests: guestsIn(words, hits, lang),
    limit: limitIn(words, hits),
    house: named.length > 0,
    hints,
    last: hints.last ? (menu.bySlug.get(`${hints.last.kind}:${hints.last.slug}`) ?? null) : null,
    length: words.length,
    words,
    known: hits.length > 0 || targets.items.length > 0 || targets.wines.length > 0,
    like,
  }
}
