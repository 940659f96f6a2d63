import { type FoldedText, wordPattern } from '../text/fold.ts'
import type { Lexicon } from '../words/shape.ts'
import { perLexicon } from './number.ts'

const toldIn = perLexicon(({ wishes, idioms }) => wordPattern(`${wishes.told}|${idioms.wholly}`, 'g'))

/** The message without "I told you already" and "full name": they part what is told again, and are none of it. */
export function withoutTold(whole: FoldedText, lex: Lexicon): FoldedText {
  const { at } = whole
  let { text, original } = whole
  for (const match of text.matchAll(toldIn(lex))) {
    const to = match.index + match[0].length
    const blank = (words: string, from: number, end: number): string =>
      words.slice(0, from) + '§'.repeat(end - from) + words.slice(end)
    text = blank(text, match.index, to)
    original = blank(original, at[match.index] ?? 0, at[to] ?? original.length)
  }
  return text === whole.text ? whole : { text, original, at }
}
