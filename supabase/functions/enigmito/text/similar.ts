import type { Locale } from '../../../../lib/i18n/locales.ts'
import { EXAMPLES } from '../examples/all.ts'
import { type Like, MATTERS, WANTS } from '../examples/shape.ts'
import { find, type Hit } from '../phrases.ts'
import { tokens } from './fold.ts'
import { BOOKS } from './lexicon.ts'

/** `score`: similarity from 0 to 1; `lead`: over the next example. */
export type Likeness = { like: Like; score: number; lead: number }

type Posting = readonly [example: number, weight: number]
type Shelf = {
  likes: readonly Like[]
  rarity: ReadonlyMap<string, number>
  postings: ReadonlyMap<string, readonly Posting[]>
}

const STANDIN: Record<string, string> = {
  kind: '#comida',
  style: '#vino',
  allergen: '#alergeno',
  group: '#alergeno',
  weekday: '#dia',
  month: '#dia',
  feast: '#dia',
}
const BRACES: Record<string, string> = {
  '{comida}': '#comida',
  '{vino}': '#vino',
  '{alergeno}': '#alergeno',
  '{dia}': '#dia',
  '{numero}': '#numero',
}

const STEM = 5

function plain(words: readonly string[], hits: readonly Hit[]): string[] {
  const said = [...words]
  for (const { id, start, end } of hits) {
    const standin = STANDIN[id.slice(0, id.indexOf(':'))]
    if (standin) for (let at = start; at < end; at++) said[at] = standin
  }
  return said
    .map((word) => (/^\d+$/.test(word) ? '#numero' : word))
    .filter((word, at, all) => !(word.startsWith('#') && word === all[at - 1]))
}

function features(words: readonly string[]): Map<string, number> {
  const found = new Map<string, number>()
  const add = (feature: string, weight: number): void => {
    found.set(feature, Math.max(found.get(feature) ?? 0, weight))
  }
  words.forEach((word, at) => {
    add(word, 1)
    if (word.length > STEM && !word.startsWith('#')) add(`${word.slice(0, STEM)}*`, 0.8)
    const next = words[at + 1]
    if (next) add(`${word} ${next}`, 0.6)
    if (word.length >= 4 && !word.startsWith('#'))
      for (let i = 0; i + 3 <= word.length; i++) add(`~${word.slice(i, i + 3)}`, 0.25)
  })
  return found
}

function shelve(lang: Locale): Shelf {
  const likes: Like[] = []
  const examples: Map<string, number>[] = []
  for (const like of [...MATTERS, ...(Object.keys(WANTS) as Like[])])
    for (const line of EXAMPLES[lang][like]) {
      const marked = line.replace(/\{\w+\}/g, (name) =>
        BRACES[name] ? ` xx${BRACES[name].slice(1)}xx ` : ' ',
      )
      const words = tokens(marked).map((word) => word.replace(/^xx(\w+)xx$/, '#$1'))
      if (words.length === 0) continue
      likes.push(like)
      examples.push(features(plain(words, find(BOOKS[lang].all, words))))
    }
  const counts = new Map<string, number>()
  for (const example of examples)
    for (const feature of example.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const rarity = new Map(
    [...counts].map(([feature, count]) => [feature, Math.log(1 + examples.length / count)]),
  )
  const postings = new Map<string, Posting[]>()
  examples.forEach((example, i) => {
    const length = Math.hypot(...[...example].map(([feature, weight]) => weight * (rarity.get(feature) ?? 0)))
    for (const [feature, weight] of example) {
      const posting: Posting = [i, (weight * (rarity.get(feature) ?? 0)) / length]
      const list = postings.get(feature)
      if (list) list.push(posting)
      else postings.set(feature, [posting])
    }
  })
  return { likes, rarity, postings }
}

const SHELVES = new Map<Locale, Shelf>()
const shelfOf = (lang: Locale): Shelf => {
  const shelf = SHELVES.get(lang) ?? shelve(lang)
  SHELVES.set(lang, shelf)
  return shelf
}

const SECOND = 0.2
const SHORT = 2

/** Null without any shared feature. `named`: positions of words that name a dish or wine of the menu. */
export function likenessOf(
  lang: Locale,
  words: readonly string[],
  hits: readonly Hit[],
  named: ReadonlySet<number>,
): Likeness | null {
  const { likes, rarity, postings } = shelfOf(lang)
  const said = words.map((word, at) => (named.has(at) ? '#comida' : word))
  const own = features(plain(said, hits))
  // A word in no example means that the question is about something else.
  const unseen = Math.log(1 + likes.length)
  const weights = [...own].map(
    ([feature, weight]) => [feature, weight * (rarity.get(feature) ?? unseen * 0.6)] as const,
  )
  const length = Math.hypot(...weights.map(([, weight]) => weight))
  const sums = new Float64Array(likes.length)
  for (const [feature, weight] of weights)
    for (const [example, other] of postings.get(feature) ?? [])
      sums[example] = (sums[example] ?? 0) + weight * other
  const best = new Map<Like, [first: number, second: number]>()
  likes.forEach((like, i) => {
    const score = (sums[i] ?? 0) / length
    const [first, second] = best.get(like) ?? [0, 0]
    if (score > first) best.set(like, [score, first])
    else if (score > second) best.set(like, [first, score])
  })
  const ranked = [...best]
    .map(([like, [first, second]]) => ({ like, score: (first + SECOND * second) / (1 + SECOND) }))
    .sort((a, b) => b.score - a.score)
  const [top, next] = ranked
  // "And is it possible or not?", "vale pues": like many questions, and of no matter of the house and of no price.
  const saysNothing =
    hits.every(({ id }) => id === 'concept:without') &&
    (words.length <= SHORT || /^(?:no|non|not|nicht|nein)$/.test(words.at(-1) ?? '')) &&
    words.every((word) => BOOKS[lang].stop.has(word) || /^\d+$/.test(word))
  if (saysNothing && (top?.like === 'price' || MATTERS.some((matter) => matter === top?.like))) return null
  return top && top.score > 0
    ? { like: top.like, score: top.score, lead: top.score - (next?.score ?? 0) }
    : null
}
