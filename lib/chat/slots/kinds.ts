import { wordPattern } from '../text/fold.ts'
import type { Lexicon } from '../words/shape.ts'
import { AROUND } from '../words/wishes/around.ts'
import { type Counts, isThing, type Kind, type Thing, WISHES } from '../words/wishes/shape.ts'
import { MY } from './guests.ts'
import { isNeed } from './needs.ts'
import { lexiconPattern, numberValue } from './number.ts'

type Key = keyof Lexicon['wishes'] | 'noted'
const compiled = new WeakMap<Lexicon, Readonly<Record<Key | 'any' | 'who', RegExp>>>()
/** The patterns of one language, made once: every message is looked at. */
function patternsOf(lex: Lexicon): Readonly<Record<Key | 'any' | 'who', RegExp>> {
  const known = compiled.get(lex)
  if (known) return known
  const { locale, relative, relativePairs, children, people, me } = lex
  const { noted, person } = AROUND[locale]
  const wishes: Readonly<Record<Key, string>> = { ...lex.wishes, noted }
  const keys = Object.keys(wishes) as Key[]
  const made = Object.fromEntries(keys.map((key) => [key, wordPattern(wishes[key])]))
  const who = `${MY}|${person}|(?:${relative})(?:e?[sn]|[ei])?|${relativePairs}|${children}|${people}|${me}`
  const all = {
    ...made,
    any: wordPattern(Object.values(wishes).join('|')),
    who: wordPattern(who),
  } as Record<Key | 'any' | 'who', RegExp>
  compiled.set(lex, all)
  return all
}
export const matchOf = (
  text: string,
  lexicons: readonly Lexicon[],
  key: Key | 'who',
): RegExpExecArray | null => {
  for (const lex of lexicons) {
    const match = patternsOf(lex)[key].exec(text)
    if (match) return match
  }
  return null
}

/** The language of the page, where it names something; else those that do. */
export const speaking = (text: string, lex: Lexicon, atHand: readonly Lexicon[]): readonly Lexicon[] =>
  [[lex], atHand].find((all) => all.some((one) => patternsOf(one).any.test(text))) ?? []

export const kindsOf = (text: string, lexicons: readonly Lexicon[]): Kind[] => [
  ...WISHES.filter((kind) => matchOf(text, lexicons, kind)),
  ...(isNeed(text) ? (['need'] as const) : []),
]
function countOf(text: string, thing: Thing, lexicons: readonly Lexicon[]): number | null {
  for (const lex of lexicons) {
    const said = lexiconPattern(lex, `{N}(?: [a-z]+)? (?:${lex.wishes[thing]})`).exec(text)?.[1]
    const count = said === undefined ? null : numberValue(lex, said)
    // "A high chair" is an article.
    if (said !== undefined && count !== null && (count > 1 || /\d/.test(said))) return count
  }
  return null
}
/** How many of the things among these kinds a text tells. */
export const countsOf = (text: string, kinds: readonly Kind[], lexicons: readonly Lexicon[]): Counts =>
  Object.fromEntries(
    kinds.filter(isThing).flatMap((thing) => {
      const count = countOf(text, thing, lexicons)
      return count === null ? [] : [[thing, count]]
    }),
  )

/** All kinds that a text names, however it speaks of them. */
export const kindsIn = (text: string, lex: Lexicon, atHand: readonly Lexicon[]): Kind[] =>
  kindsOf(text, speaking(text, lex, atHand))
