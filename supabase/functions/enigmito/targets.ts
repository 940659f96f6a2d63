import type { Locale } from '../../../lib/i18n/locales.ts'
import { attached } from './attached.ts'
import { wordsOf } from './examples/all.ts'
import { KINDS, type Kind } from './kinds.ts'
import type { Item } from './menu.ts'
import type { Hit } from './phrases.ts'
import { asWritten, isFamousGrape, isFamousPlace } from './places.ts'
import { saysDry } from './qualities/body.ts'
import { type Index, keptSpanish, knownAs } from './search.ts'
import { range, stems, tokens } from './text/fold.ts'
import { kindLabel, STOP } from './text/lexicon.ts'
import { numberOf } from './text/numbers.ts'
import { wholeNamesIn } from './text/whole-names.ts'
import { meeting, named, saysWine, winesNamed } from './wanted-wines.ts'

export type Targets = {
  items: readonly Item[]
  wines: readonly Item[]
  named: boolean
  kinds: readonly Kind[]
  absent: readonly Kind[]
  holding: readonly Item[]
  /** By region, denomination, country or grape; null when none was named. */
  fromPlace: readonly Item[] | null
  fromGrape: readonly Item[] | null
  /** Only similar to what was asked ("tarta de chocolate"). */
  akin: boolean
  unknown: readonly string[]
}

type Term = { items: ReadonlySet<Item>; weight: number }

const JOINING = new Set(['o', 'u', 'y', 'e', 'or', 'and', 'ou', 'et', 'oder', 'und', 'ed', 'ni'])

const AND = new Set(['y', 'e', 'and', 'n', 'et', 'und', 'ed'])

const NOISE = new Set([
  // "Ya llamé" is no aubergine "a la llama".
  ...'llame llamo llamado llamamos llamaron llamar'.split(' '),
  'casa',
  'maison',
  'haus',
  'house',
  'tres',
  'drei',
  'three',
  'trois',
  'tre',
  'roja',
  'rojo',
  // The day that somebody comes holds no "fish of the day".
  ...'dia dias day days jour jours tag tage tages giorno giorni'.split(' '),
])

const weigh = (index: Index, items: ReadonlySet<Item>): number =>
  Math.log(1 + index.size / Math.max(1, items.size))

const union = <T>(sets: Iterable<Iterable<T>>): Set<T> => new Set<T>([...sets].flatMap((set) => [...set]))

/** Items most terms agree on; terms that never meet ("pulpo o calamares") each add their own. */
function agree(terms: readonly Term[]): { items: Item[]; apart: boolean } {
  const scores = new Map<Item, number>()
  for (const { items, weight } of terms)
    for (const item of items) scores.set(item, (scores.get(item) ?? 0) + weight)
  const best = Math.max(0, ...scores.values())
  const top = [...scores].filter(([, score]) => score >= best - 1e-9).map(([item]) => item)
  const left = terms.filter(({ items }) => !top.some((item) => items.has(item)))
  const apart = left.length > 0 && left.every(({ weight }) => weight * 2 > best)
  if (!apart) return { items: top, apart }
  // In the order in which they were said: "the second" is told of them later.
  const said = new Set([...top, ...left.flatMap(({ items }) => [...items])])
  return {
    items: [...union<Item>(terms.map(({ items }) => [...items].filter((item) => said.has(item))))],
    apart,
  }
}

function fullyNamed(
  index: Index,
  candidates: readonly Item[],
  words: ReadonlySet<string>,
): { full: Item[]; size: number } {
  let longest = 0
  const found: [Item, number][] = []
  for (const item of candidates) {
    const sizes = (index.names.get(item) ?? [])
      .filter((name) => name.size > 0 && [...name].every((word) => words.has(word)))
      .map((name) => name.size)
    const size = Math.max(0, ...sizes)
    if (size === 0) continue
    longest = Math.max(longest, size)
    found.push([item, size])
  }
  return { full: found.filter(([, size]) => size === longest).map(([item]) => item), size: longest }
}

const OR = new Set(['o', 'u', 'or', 'ou', 'oder', 'oppure'])

/** "Risotti o paelle": the guest takes either, also where all of one are of the other. */
const joinedByOr = (hits: readonly Hit[], words: readonly string[]): boolean =>
  hits.some(({ end }) => OR.has(words[end] ?? '') && hits.some(({ start }) => start === end + 1))

const either = (
  kinds: readonly Kind[],
  terms: readonly Term[],
  index: Index,
): { items: Item[]; apart: boolean } => ({
  items: [
    ...union([
      ...kinds.map((kind) => index.byKind.get(kind) ?? []),
      ...terms.slice(kinds.length).map(({ items }) => items),
    ]),
  ],
  apart: false,
})

/** "Four", "vier": a number of this language, whose rows do not say it, is no oven and no beer. */
const onlyCounts = (index: Index, word: string, lang: Locale): boolean =>
  /^\p{L}/u.test(word) && numberOf(word, lang) > 0 && !index.speakers.get(word)?.has(lang)

/** "A gin tonic" says two words of one name: it is not the tonic, though that is the whole of another. */
const fallsShort = (
  { full, size }: { full: readonly Item[]; size: number },
  known: readonly (readonly string[])[],
  candidates: readonly Item[],
  index: Index,
): boolean =>
  size === 1 &&
  candidates.some(
    (item) =>
      !full.includes(item) &&
      index.names
        .get(item)
        ?.some((name) =>
          known.some((words, at) =>
            words.some(
              (word) =>
                name.has(word) &&
                full.some((one) => index.names.get(one)?.some((own) => own.size === 1 && own.has(word))) &&
                [known[at - 1], known[at + 1]].some((next) =>
                  next?.some((other) => other !== word && name.has(other)),
                ),
            ),
          ),
        ),
  )

const bySection = (a: Item, b: Item): number => (a.section?.orden ?? 0) - (b.section?.orden ?? 0)

/** `taken`: positions of words already understood (an allergen, a day), which name no dish. */
export function targetsIn(
  index: Index,
  words: readonly string[],
  hits: readonly Hit[],
  taken: ReadonlySet<number>,
  lang: Locale,
): Targets {
  const kindHits = hits.filter(
    ({ id, start, end }) =>
      id.startsWith('kind:') && !words.slice(start, end).every((_, i) => taken.has(start + i)),
  )
  const kinds = [...new Set(kindHits.map(({ id }) => id.slice('kind:'.length) as Kind))]
  const absent = kinds.filter((kind) => (index.byKind.get(kind) ?? []).length === 0)

  const wineSpoken = saysWine(hits)
  const common = wordsOf(lang)
  const inKind = new Set(kindHits.flatMap(({ start, end }) => range(start, end)))
  const spoken = new Set(
    hits
      .filter(({ id }) => !/^(kind|allergen|group):/.test(id) && !(wineSpoken && id === 'topic:languages'))
      .flatMap(({ start, end, loose }) => (loose ? [start, end - 1] : range(start, end))),
  )
  // Words that the lexicon took for talk count only in a full name.
  const known = words.map((word, at) =>
    taken.has(at) || STOP.has(word) || (word.length < 3 && !/\d/.test(word)) || onlyCounts(index, word, lang)
      ? []
      : knownAs(index, word, lang),
  )
  const written = union(known)
  const candidates = [...union(known.flat().map((word) => index.byWord.get(word) ?? []))]
  const free = words.flatMap((word, at) =>
    taken.has(at) ||
    spoken.has(at) ||
    inKind.has(at) ||
    STOP.has(word) ||
    word.length < 3 ||
    NOISE.has(word) ||
    saysDry(word)
      ? []
      : [{ word, at, known: known[at] ?? [] }],
  )
  const longest = fullyNamed(index, candidates, written)
  const full = (fallsShort(longest, known, candidates, index) ? [] : longest.full).filter((item) =>
    (index.names.get(item) ?? []).some(
      (name) =>
        [...name].every((word) => written.has(word)) &&
        (name.size > 1 ||
          words.some(
            (said, at) =>
              !spoken.has(at) &&
              known[at]?.some(
                (word) =>
                  name.has(word) &&
                  (word === said || item.kind !== 'wine' || !(inKind.has(at) || common.has(said))),
              ),
          )),
    ),
  )

  const wholly = wholeNamesIn(words, index.wholeNames)
  const namesOf = (items: readonly Item[]): ReadonlySet<string> =>
    new Set(items.flatMap((item) => [...item.names.values()].flatMap(tokens)))
  // "Perla de Sal": a word of a whole name of a wine names no bream in salt.
  const ofWines = namesOf(wholly.filter(({ kind, nombre }) => kind === 'wine' && nombre.includes(' ')))
  const terms: Term[] = [
    ...kinds
      .map((kind) => new Set(ofWord(kind, kindHits, words, index, lang)))
      .filter(({ size }) => size > 0)
      .map((items) => ({ items, weight: weigh(index, items) })),
    ...free.flatMap((one) => {
      if (ofWines.has(one.word)) return []
      const own = [...union(one.known.map((word) => index.byWord.get(word) ?? []))]
      const items = new Set([...own, ...keptSpanish(own, index, lang)].filter(({ kind }) => kind !== 'wine'))
      return items.size > 0 ? [{ items, weight: weigh(index, items) }] : []
    }),
  ]
  const fullDishes = full.filter(({ kind }) => kind !== 'wine')
  const agreed = joinedByOr(kindHits, words) ? either(kinds, terms, index) : agree(terms)
  const whole = fullDishes.length > 0 && absent.length === 0
  const says = (name: ReadonlySet<string>, word: string): boolean =>
    name.has(word) ||
    (word.length > 4 && [...name].some((one) => stems(one).some((stem) => stems(word).includes(stem))))
  const own = (item: Item): boolean =>
    index.names
      .get(item)
      ?.some((name) => words.some((word, at) => says(name, word) && !inKind.has(at) && !spoken.has(at))) ??
    false
  const sure = fullDishes.length === 1 && fullDishes.every(own)
  // "A caña and some bravas": one by its whole name, the other by a word.
  const beside = whole && longest.size === 1 && words.slice(1).some((word) => AND.has(word))
  const others = beside ? terms.filter(({ items }) => !fullDishes.some((item) => items.has(item))) : []
  // "Caña" is no word for every beer, where one is called so.
  const isItsWord = (kind: Kind): boolean => besideLabel(kind, kindHits, words, lang).length === 0
  const meant = !whole
    ? agreed.items
    : sure
      ? fullDishes
      : narrowed(index, fullDishes, longest.size, kinds.filter(isItsWord))
  const ofDay = calledAfterDay(meant, index, words, hits)
  const items = ofDay.length > 0 ? ofDay : [...union([meant, agree(others).items])]
  const called = [...wholly, ...calledSo(index, words, hits)]
  // "Croqueta de sepia en su tinta": a word of a whole name of a dish names no wine.
  const ofDishes = namesOf(wholly.filter(({ kind }) => kind !== 'wine'))
  const notOfDish = free.filter(({ word }) => !ofDishes.has(word))
  const wines = winesNamed(index, union([full, called]), notOfDish, wineSpoken)
  const country = (word: string): boolean => index.countries.has(asWritten(word))
  // "Champagne" is a style for most, but where a wine comes from there, that one is meant.
  const styled = hits.flatMap(({ id, start }) => {
    const word = asWritten(words[start] ?? '')
    return id === 'style:espumoso' && index.places.has(word) ? [{ word, at: start, known: [word] }] : []
  })
  const places = named(
    index.places,
    [...styled, ...(wineSpoken ? free : free.filter(({ word }) => !country(word)))],
    isFamousPlace,
    wineSpoken,
  )
  // "Melon de Bourgogne" is a grape, "a white from Bourgogne" a place.
  const ofGrapes = places ? free.filter(({ word }) => !index.places.has(asWritten(word))) : free
  const grapes = named(index.grapes, ofGrapes, isFamousGrape, wineSpoken)
  const unknown = free
    .filter((one) => one.known.length === 0 && !/^\d+$/.test(one.word) && asWritten(one.word) === one.word)
    .map(({ word }) => word)
  const holds = (item: Item, word: string): boolean =>
    stems(word).some((stem) =>
      [lang, 'es'].some((locale) => index.byIngredient.get(`${locale}:${stem}`)?.has(item)),
    )
  const holding =
    items.length > 0
      ? []
      : [
          ...union(
            [...unknown, ...kindWords(kindHits, words)].flatMap((word) =>
              stems(word).flatMap((stem) =>
                [lang, 'es'].map((locale) => index.byIngredient.get(`${locale}:${stem}`) ?? []),
              ),
            ),
          ),
        ]
  return {
    items,
    wines,
    named: fullDishes.length > 0 || ofDay.length > 0,
    kinds,
    absent,
    holding,
    fromPlace: places && meeting(places),
    fromGrape: grapes && meeting(grapes),
    akin:
      (!whole && agreed.apart && !words.some((word) => JOINING.has(word))) ||
      (items.length > 0 &&
        attached(words, free, inKind, known, (dish, of) =>
          items.some(
            (item) =>
              (dish?.some((word) => index.byWord.get(word)?.has(item)) ?? true) &&
              of.some((word) => index.byWord.get(word)?.has(item) || holds(item, word)),
          ),
        )),
    unknown,
  }
}

/** "What about the stew on Thursdays?": of several, those that have the day in their name. */
function calledAfterDay(
  items: readonly Item[],
  index: Index,
  words: readonly string[],
  hits: readonly Hit[],
): readonly Item[] {
  const days = hits.flatMap(({ id, start }) => (id.startsWith('weekday:') ? (words[start] ?? []) : []))
  if (items.length < 2 || days.length === 0) return []
  // "Donnerstagseintopf" begins with it.
  const hasDay = (name: ReadonlySet<string>): boolean =>
    [...name].some((word) => days.some((day) => day.length > 4 && word.startsWith(day)))
  return items.filter((item) => index.names.get(item)?.some(hasDay))
}

/** "The fondillón", "the amontillado": a kind of wine, and the name of the only one there is. */
const calledSo = (index: Index, words: readonly string[], hits: readonly Hit[]): readonly Item[] =>
  hits.flatMap(({ id, start }) => {
    const word = words[start] ?? ''
    const own =
      id === 'style:generoso'
        ? [...(index.byWord.get(word) ?? [])].filter(
            (item) => item.kind === 'wine' && index.names.get(item)?.some((name) => name.has(word)),
          )
        : []
    return own.length === 1 ? own : []
  })

/** What was said for a kind, where it is not the kind's own word: "caña" for beer. */
function besideLabel(kind: Kind, hits: readonly Hit[], words: readonly string[], lang: Locale): string[] {
  const label = tokens(kindLabel(kind, lang)).flatMap(stems)
  return hits
    .filter(({ id, loose }) => id === `kind:${kind}` && !loose)
    .map(({ start, end }) => words.slice(start, end))
    .filter((said) => !said.some((word) => stems(word).some((stem) => label.includes(stem))))
    .flat()
}

/** "Bravas", "sepia", "the 0.0": a word for some of a kind alone, when it stands in their names, means those. */
function ofWord(
  kind: Kind,
  hits: readonly Hit[],
  words: readonly string[],
  index: Index,
  lang: Locale,
): readonly Item[] {
  const all = index.byKind.get(kind) ?? []
  const own = besideLabel(kind, hits, words, lang)
  const some =
    own.length === 0 ? [] : all.filter((item) => own.every((word) => index.byWord.get(word)?.has(item)))
  return some.length > 0 ? some : all
}

const kindWords = (hits: readonly Hit[], words: readonly string[]): string[] =>
  hits
    .flatMap(({ start, end }) => words.slice(start, end))
    .filter((word) => word.length > 3 && !STOP.has(word))

/** "arroz" is no dish, "Caña" is one: a full name wins only when it says more than the kind. */
function narrowed(index: Index, full: readonly Item[], size: number, kinds: readonly Kind[]): Item[] {
  const ofKinds = kinds.filter((kind) => KINDS[kind].of === full[0]?.kind)
  const all = ofKinds.flatMap((kind) => index.byKind.get(kind) ?? [])
  return size === 1 && all.length > full.length
    ? [...full, ...all.filter((item) => !full.includes(item))].toSorted(bySection)
    : [...full]
}
