import { type FoldedText, matchesOf, wordPattern } from '../text/fold.ts'
import type { Lexicon } from '../words/shape.ts'
import { lexiconPattern, perLexicon } from './number.ts'

const toldIn = perLexicon(({ wishes, idioms }) => wordPattern(`${wishes.told}|${idioms.wholly}`, 'g'))
const placesIn = perLexicon((lex) =>
  lexiconPattern(
    lex,
    `(?<count>(?:${lex.beforePeople}) (?:{N}) )?(?:de|desde|from|aus|von|di|da) (?:(?:las?|los|les?|the) )?(?<place>(?!\\d){N}[ -][a-z]+)`,
    'g',
  ),
)

/** "4 of us from Seven Oaks": a place whose name begins with a number, by its capitals or behind the party. */
function isPlace({ groups, index, 0: { length } }: RegExpExecArray, { original, at }: FoldedText): boolean {
  const { count, place = '' } = groups ?? {}
  const written = original.slice(at[index + length - place.length], at[index + length])
  return count !== undefined || (/^\p{Lu}\S*[ -]\p{Lu}/u.test(written) && /\p{Ll}/u.test(written))
}

/** The message without "I told you already" and "full name", which part what is told again, and without such places. */
export function withoutTold(whole: FoldedText, lex: Lexicon): FoldedText {
  const { at } = whole
  let { text, original } = whole
  const places = matchesOf(placesIn(lex), text).filter((match) => isPlace(match, whole))
  for (const match of [...matchesOf(toldIn(lex), text), ...places]) {
    const to = match.index + match[0].length
    const from = to - (match.groups?.place ?? match[0]).length
    const blank = (words: string, start: number, end: number): string =>
      words.slice(0, start) + '§'.repeat(end - start) + words.slice(end)
    text = blank(text, from, to)
    original = blank(original, at[from] ?? 0, at[to] ?? original.length)
  }
  return text === whole.text ? whole : { text, original, at }
}
