import type { Locale } from '../../../../lib/i18n/locales.ts'
import { wordsOf } from '../examples/all.ts'
import type { Kind } from '../kinds.ts'
import type { Item } from '../menu.ts'
import type { Hit } from '../phrases.ts'
import { saysDry } from '../qualities/body.ts'
import type { Reading } from '../reading.ts'
import { type Index, knownAs } from '../search.ts'
import { ARTICLE } from '../text/article.ts'
import { range, stems, tokens } from '../text/fold.ts'
import { kindLabel, STOP } from '../text/lexicon.ts'
import { peopleIn } from './people.ts'

/** "Arroz negro con sepia", "the croquette with the ham": so near to one another stand two words of a name. */
const REACH = 3
/** A shorter word alone names nothing for certain. */
const LONG = 5

const APART = /^(?:sin|sans|without|ohne|senza|con|avec|with|mit|pero|mais|but|aber|ma|y|and|et|und|e)$/
const nameWords = ({ names }: Item): ReadonlySet<string> => new Set([...names.values()].flatMap(tokens))

/** "Bravas" are potatoes, but the word is another one, and of one dish. */
function isLabel(word: string, kind: Kind, lang: Locale): boolean {
  const label = tokens(kindLabel(kind, lang)).flatMap(stems)
  return stems(word).some((stem) => label.includes(stem))
}

/**
 * Dishes and drinks that a message names for certain: by two words that stand together in no other name, or by one that
 * stands in no other and means nothing else. In two words, inflections and slips count.
 */
export function namedHere({ words, lang, breaks, hits }: Reading, index: Index): readonly Item[] {
  // "Gamberi" are a dish of their own, and one shrimp in the name of another.
  const formsOf = (word: string): readonly string[] => [
    ...new Set([
      ...knownAs(index, word, lang),
      ...stems(word).flatMap((stem) => [...(index.byStem.get(stem) ?? [])]),
    ]),
  ]
  const rowWords = words.map((word) => (STOP.has(word) || word.length < 3 ? [] : formsOf(word)))
  const bearing = (...said: readonly string[]): readonly Item[] =>
    [...(index.byWord.get(said[0] ?? '') ?? [])].filter(
      (item) =>
        item.kind !== 'wine' && index.names.get(item)?.some((name) => said.every((word) => name.has(word))),
    )
  const apart = (from: number, to: number): boolean => [...breaks].some((at) => at > from && at <= to)
  // "Ice cream" is one word, and so is "red wine", though a dish is cooked in it.
  const inOneKind = (from: number, to: number): boolean =>
    hits.some(({ id, start, end }) => /^(?:kind|style):/.test(id) && start <= from && end > to)
  const kinds = hits.filter(({ id }) => id.startsWith('kind:'))
  // "The octopus": a word of an allergen names a dish, too.
  const isFood = ({ id, start }: Hit): boolean =>
    /^(?:allergen|group):/.test(id) && kinds.some((kind) => kind.start === start)
  const taken = new Set(
    hits.flatMap((hit) =>
      kinds.includes(hit) || isFood(hit)
        ? []
        : // "In den Bravas ist": what stands inside is no part of it.
          hit.loose
          ? [hit.start, hit.end - 1]
          : range(hit.start, hit.end),
    ),
  )
  const isAllergen = (at: number): boolean =>
    hits.some(({ id, start }) => start === at && /^(?:allergen|group):/.test(id))
  const led = (at: number): boolean => ARTICLE.test(words[at - 1] ?? '')
  // "Is there milk in the rice": a word of an allergen is one of a name only in its place there.
  const inPlace = (item: Item, one: string, two: string): boolean =>
    index.names.get(item)?.some((name) => {
      const order = [...name]
      return order.includes(one) && order.indexOf(one) < order.indexOf(two)
    }) ?? false
  const pairs = rowWords.flatMap((left, at) =>
    rowWords.slice(at + 1, at + 1 + REACH).flatMap((right, step) =>
      apart(at, at + 1 + step) || inOneKind(at, at + 1 + step)
        ? []
        : left.flatMap((one) =>
            right.flatMap((two) => {
              if (one === two) return []
              const items = bearing(one, two)
              const said = taken.has(at) || taken.has(at + 1 + step)
              // "Café sans lait": what stands between two words of a name is of the name too.
              const between = words.slice(at + 1, at + 1 + step)
              const isWhole = (item: Item): boolean =>
                between.every((word) => !APART.test(word) || nameWords(item).has(word))
              const ofFood = isAllergen(at) || isAllergen(at + 1 + step)
              const meant = ofFood ? items.filter(isWhole) : items
              return [said ? meant.filter((item) => inPlace(item, one, two)) : meant]
            }),
          ),
    ),
  )
  const people = new Set(peopleIn(words, lang).flatMap(({ start, end }) => range(start, end)))
  // "La paella" is the only one of its kind; "no pork" names none, and "the ice cream" one of several.
  const isKind = (at: number): boolean =>
    kinds.some(
      ({ id, start, end }) =>
        start <= at &&
        end > at &&
        isLabel(words[at] ?? '', id.slice('kind:'.length) as Kind, lang) &&
        (index.byKind.get(id.slice('kind:'.length) as Kind)?.length !== 1 ||
          !ARTICLE.test(words[at - 1] ?? '')),
    )
  // "Kids' plates" is a kind, and its "plates" name no dish of another.
  const isOfKind = (item: Item, at: number): boolean =>
    kinds.every(
      ({ id, start, end }) =>
        end - start === 1 ||
        start > at ||
        end <= at ||
        index.byKind.get(id.slice('kind:'.length) as Kind)?.includes(item),
    )
  const isPlain = (word: string, at: number): boolean =>
    kinds.every(({ start, end }) => start > at || end <= at) && (wordsOf(lang).has(word) || people.has(at))
  const alone = words.flatMap((word, at) =>
    saysDry(word) ||
    word.length < (led(at) ? LONG - 1 : LONG) ||
    taken.has(at) ||
    isKind(at) ||
    isPlain(word, at) ||
    (!led(at) && hits.some((hit) => hit.start === at && isFood(hit)))
      ? []
      : // "Calamares" are one dish, and "calamar" another.
        (bearing(word).length > 0
          ? [word]
          : stems(word).flatMap((stem) => [...(index.byStem.get(stem) ?? [])])
        )
          .filter((one) => rowWords[at]?.includes(one))
          .map((one) => bearing(one).filter((item) => isOfKind(item, at))),
  )
  // "Le chou-fleur": the only one of a kind that is called so in two words.
  const ofKind = kinds
    .filter(({ start, end }) => end - start > 1 && led(start))
    .map(({ id }) => index.byKind.get(id.slice('kind:'.length) as Kind) ?? [])
  return [...new Set([...pairs, ...alone, ...ofKind].flatMap((items) => (items.length === 1 ? items : [])))]
}

/** Whether more than one thing is joined: "the paella and the rice", "the paella, the rice". */
export const joinsSeveral = ({
  marks,
  breaks,
  words,
}: Pick<Reading, 'marks' | 'breaks' | 'words'>): boolean =>
  marks.some(({ id }) => id === 'and' || id === 'or') || [...breaks].some((at) => at > 0 && at < words.length)

const CHOOSES: Record<Locale, RegExp> = {
  es: /^(?:que|cual|cuales|algo)$/,
  en: /^(?:what|which|anything|something)$/,
  fr: /^(?:quoi|que|qu|quels?|quelles?|lesquels)$/,
  de: /^(?:wa[st]|wos|welche\w*|etwas|irgendwas)$/,
  it: /^(?:cosa|quali|qualcosa)$/,
}

/** "What can she get on the children's menu?": among its dishes one is looked for; "is there egg in it?" asks of the menu itself. */
export function looksAmong(r: Reading): boolean {
  // "Est-ce que" asks no such thing.
  return r.words.some((word, at) => CHOOSES[r.lang].test(word) && r.words[at - 1] !== 'ce')
}
