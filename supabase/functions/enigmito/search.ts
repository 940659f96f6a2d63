import { LOCALES, type Locale } from '../../../lib/i18n/locales.ts'
import { KINDS, type Kind } from './kinds.ts'
import type { Item, Menu } from './menu.ts'
import { findAll, patternBook } from './phrases.ts'
import { dropOne, fold, oneSlip, sameStart, soundOf, stems, tokens } from './text/fold.ts'
import { BOOKS, STOP } from './text/lexicon.ts'
import { type SpokenName, spokenOf } from './text/spoken-names.ts'
import { type WholeNames, wholeNamesOf } from './text/whole-names.ts'

/** Inverted index of names, sections and ingredients; built when a row changes. */
export type Index = {
  byWord: ReadonlyMap<string, ReadonlySet<Item>>
  /** Languages of a word in names; words of regions and grapes belong to all. */
  speakers: ReadonlyMap<string, ReadonlySet<Locale>>
  byStem: ReadonlyMap<string, ReadonlySet<string>>
  bySound: ReadonlyMap<string, ReadonlySet<string>>
  bySlip: ReadonlyMap<string, readonly string[]>
  names: ReadonlyMap<Item, readonly ReadonlySet<string>[]>
  wholeNames: WholeNames
  /** Keys by language and word: `fr:moutarde`. */
  byIngredient: ReadonlyMap<string, ReadonlySet<Item>>
  byKind: ReadonlyMap<Kind, readonly Item[]>
  kindsOf: ReadonlyMap<Item, readonly Kind[]>
  places: ReadonlyMap<string, ReadonlySet<Item>>
  grapes: ReadonlyMap<string, ReadonlySet<Item>>
  /** A country alone does not mean wine. */
  countries: ReadonlySet<string>
  /** Names of sections of more than one word, in words, with the id of the section. */
  sections: readonly { id: string; words: readonly string[] }[]
  /** What guests say, by language, for the Spanish words that names keep. */
  spoken: ReadonlyMap<Locale, readonly SpokenName[]>
  size: number
}

const put = <K, V>(map: Map<K, Set<V>>, key: K, value: V): void => {
  const set = map.get(key)
  if (set) set.add(value)
  else map.set(key, new Set([value]))
}

export const contentWords = (name: string): string[] =>
  tokens(name).filter((word) => (word.length > 2 || /\d/.test(word)) && !STOP.has(word))

const PLAIN = new Set([
  'doca',
  'doq',
  'aoc',
  'doc',
  'docg',
  'igp',
  'vino',
  'vinho',
  'valle',
  'islas',
  'comunidad',
  'region',
  'sierras',
  'sur',
])

const spokenIn = (menu: Menu, lang: Locale): readonly SpokenName[] =>
  menu.items.flatMap(({ kind, nombre, names }) =>
    lang === 'es'
      ? []
      : spokenOf(contentWords(names.get(lang) ?? nombre), contentWords(nombre), lang, kind === 'wine'),
  )

const SWEET = /\b(postres?|dulces?)\b/

function kindsOf(menu: Menu): Map<Kind, Item[]> {
  const kinds = Object.entries(KINDS) as [Kind, (typeof KINDS)[Kind]][]
  const roots = patternBook(kinds.map(([kind, { roots }]) => [kind, roots.split('|')]))
  const sections = patternBook(
    kinds.flatMap(([kind, rule]) =>
      'section' in rule && rule.section ? [[kind, rule.section.split('|')] as const] : [],
    ),
  )
  const ofSection = new Map(
    menu.sections.map((section) => [
      section.id,
      new Set(findAll(sections, tokens(section.nombre)).map(({ id }) => id)),
    ]),
  )
  const found = new Map<Kind, Item[]>(kinds.map(([kind]) => [kind, []]))
  for (const item of menu.items) {
    if (item.kind === 'wine') continue
    const words = tokens(item.nombre)
    const ids = new Set([
      ...findAll(roots, words).map(({ id }) => id),
      ...(ofSection.get(item.section?.id ?? '') ?? []),
    ])
    for (const [kind, rule] of kinds) {
      if (rule.of !== item.kind || !ids.has(kind)) continue
      if (kind === 'soup' && SWEET.test(fold(item.section?.nombre ?? ''))) continue
      found.get(kind)?.push(item)
    }
  }
  found.set('alcohol_free', menu.items.filter(withoutAlcohol))
  const beside = new Set([
    ...(found.get('starters') ?? []),
    ...(found.get('dessert') ?? []),
    ...(found.get('kids') ?? []),
  ])
  found.set(
    'mains',
    menu.items.filter((item) => item.kind === 'dish' && !beside.has(item)),
  )
  for (const [kind, items] of found) found.set(kind, bySection(items, kind))
  return found
}

function bySection(items: readonly Item[], kind: Kind): Item[] {
  const sweet = (item: Item): number =>
    kind !== 'dessert' && SWEET.test(fold(item.section?.nombre ?? '')) ? 1 : 0
  const count = new Map<string, number>()
  for (const { section } of items) count.set(section?.id ?? '', (count.get(section?.id ?? '') ?? 0) + 1)
  const weight = ({ section }: Item): number => count.get(section?.id ?? '') ?? 0
  return items.toSorted((a, b) => sweet(a) - sweet(b) || weight(b) - weight(a))
}

const withoutAlcohol = (item: Item): boolean =>
  item.kind === 'drink' &&
  (/sin alcohol|0[.,]0/.test(fold(item.nombre)) ||
    /agua|refresco|zumo/.test(fold(item.section?.nombre ?? '')))

export function indexOf(menu: Menu): Index {
  const byWord = new Map<string, Set<Item>>()
  const speakers = new Map<string, Set<Locale>>()
  const byIngredient = new Map<string, Set<Item>>()
  const places = new Map<string, Set<Item>>()
  const grapes = new Map<string, Set<Item>>()
  const countries = new Set<string>()
  const names = new Map<Item, ReadonlySet<string>[]>()
  for (const item of menu.items) {
    const own = LOCALES.flatMap((locale) => {
      const name = item.names.get(locale)
      if (!name) return []
      const words = new Set(contentWords(name))
      for (const word of words) put(speakers, word, locale)
      // "Jardín de azahar (alcohol-free)": what stands in brackets need not be said.
      const short = contentWords(name.replace(/\(.*?\)/g, ' '))
      return short.length > 1 && short.length < words.size ? [words, new Set(short)] : [words]
    })
    names.set(item, own)
    for (const words of own) for (const word of words) put(byWord, word, item)
    for (const [locale, list] of item.ingredients)
      for (const word of contentWords(list.join(' ')))
        for (const stem of stems(word)) put(byIngredient, `${locale}:${stem}`, item)
    if (!item.wine) continue
    const { region, denominacion, pais, bodega, uvas } = item.wine
    for (const word of contentWords(pais)) countries.add(word)
    for (const word of contentWords(`${region ?? ''} ${denominacion ?? ''} ${pais}`))
      if (!PLAIN.has(word)) put(places, word, item)
    for (const word of contentWords(bodega)) put(byWord, word, item)
    for (const { clave } of grapesOf(uvas)) {
      const written = menu.settings.get(`uva_${clave}`)?.get('es') ?? ''
      for (const word of contentWords(`${clave.replaceAll('_', ' ')} ${written}`)) put(grapes, word, item)
    }
  }
  const byStem = new Map<string, Set<string>>()
  const bySound = new Map<string, Set<string>>()
  const bySlip = new Map<string, string[]>()
  for (const word of new Set([...byWord.keys(), ...places.keys(), ...grapes.keys()])) {
    for (const stem of stems(word)) put(byStem, stem, word)
    if (word.length < 4) continue
    put(bySound, soundOf(word), word)
    if (word.length < 5) continue
    for (const key of dropOne(word)) {
      const list = bySlip.get(key)
      if (list) list.push(word)
      else bySlip.set(key, [word])
    }
  }
  const byKind = kindsOf(menu)
  const kinds = new Map<Item, Kind[]>()
  for (const [kind, items] of byKind)
    for (const item of items) {
      const list = kinds.get(item)
      if (list) list.push(kind)
      else kinds.set(item, [kind])
    }
  return {
    byWord,
    speakers,
    byStem,
    bySound,
    bySlip,
    names,
    wholeNames: wholeNamesOf(menu.items),
    byIngredient,
    byKind,
    kindsOf: kinds,
    places,
    grapes,
    countries,
    sections: menu.sections.flatMap(({ id, names, nombre }) =>
      [...new Set([nombre, ...names.values()])]
        .map((name) => ({ id, words: tokens(name) }))
        .filter(({ words }) => words.length > 1),
    ),
    spoken: new Map(LOCALES.map((locale) => [locale, spokenIn(menu, locale)])),
    size: menu.items.length,
  }
}

export function grapesOf(uvas: unknown): { clave: string }[] {
  return (Array.isArray(uvas) ? uvas : []).flatMap((grape: unknown) =>
    typeof grape === 'object' && grape !== null && 'clave' in grape && typeof grape.clave === 'string'
      ? [{ clave: grape.clave }]
      : [],
  )
}

/** Menu words by exact match, inflection, sound or one slip; inexact only in `lang` and Spanish. */
export function knownAs(index: Index, word: string, lang: Locale): string[] {
  const known = (one: string): boolean =>
    index.byWord.has(one) || index.places.has(one) || index.grapes.has(one)
  if (known(word)) return [word]
  const own = (one: string): boolean => {
    const speakers = index.speakers.get(one)
    return !speakers || speakers.has(lang) || speakers.has('es')
  }
  const related = stems(word).flatMap((stem) => [...(index.byStem.get(stem) ?? [])].filter(own))
  if (related.length > 0) return [...new Set(related)]
  if (word.length < 4 || /^\d+$/.test(word) || BOOKS[lang].common.has(word)) return []
  const alike = [...(index.bySound.get(soundOf(word)) ?? [])].filter(own)
  if (alike.length > 0) return alike
  if (word.length < 5) return []
  const near = dropOne(word).flatMap((key) => index.bySlip.get(key) ?? [])
  return [...new Set(near)].filter((one) => own(one) && sameStart(one, word) && oneSlip(one, word))
}

/**
 * "Riso dell'orto": things whose name in that language kept the Spanish word, where other names translate it. Of one name
 * alone it is not known which of its words is meant.
 */
export function keptSpanish(items: Iterable<Item>, index: Index, lang: Locale): readonly Item[] {
  const [first, ...rest] = [...items].filter(({ kind }) => kind === 'dish')
  if (!first || rest.length === 0 || lang === 'es') return []
  const shared = contentWords(first.nombre).filter((word) =>
    rest.every(({ nombre }) => contentWords(nombre).includes(word)),
  )
  return shared
    .flatMap((word) => [...(index.byWord.get(word) ?? [])].map((item) => ({ item, word })))
    .filter(({ item, word }) => contentWords(item.names.get(lang) ?? item.nombre).includes(word))
    .map(({ item }) => item)
}
