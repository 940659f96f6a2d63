import { cachedRegExp, type FoldedText, matchesOf, wordPattern } from '../../text/fold.ts'
import type { Lexicon } from '../../words/shape.ts'

export function isSimilar(word: string, target: string): boolean {
  if (Math.abs(word.length - target.length) > 1 || word === target) return word === target
  let i = 0
  while (i < word.length && word[i] === target[i]) i++
  const skip = (a: number, b: number): boolean => word.slice(i + a) === target.slice(i + b)
  return (
    skip(1, 1) ||
    skip(1, 0) ||
    skip(0, 1) ||
    (word.slice(i, i + 2) === `${target[i + 1]}${target[i]}` && skip(2, 2))
  )
}

/** Only words long enough that one wrong letter does not make another word. */
const plain = (sources: readonly string[]): string[] =>
  sources.flatMap(
    (source) =>
      source
        .replace(/\(\?:[^)]*\)\??|.\?/g, '')
        .replace(/\[([a-z])[^\]]*\]/g, '$1')
        .match(/[a-z]{5,}/g) ?? [],
  )

/** "Para 2 junto a la ventana", "un mazzo di fiori": words of one letter's difference from a month that are none of it. */
const REAL = 'junto|abrir|aprire|ma(?:zzo|rmo|rio|rco|tch)|maggior'

/**
 * Weekdays and months (and tomorrow, when the day was asked) with one wrong letter corrected; null when there is
 * nothing to correct. The first letter must be right: people rarely mistype it.
 */
export function corrected(text: string, lex: Lexicon, asked: boolean): string | null {
  const known = plain([
    ...lex.days,
    ...lex.months,
    ...(asked ? lex.relativeDays.map(([source]) => source) : []),
  ])
  const right = text.replace(/[a-z]{4,}/g, (word) =>
    known.includes(word) || wordPattern(`${REAL}|${lex.relative}`).test(word)
      ? word
      : (known.find((target) => word[0] === target[0] && isSimilar(word, target)) ?? word),
  )
  return right === text ? null : right
}

/** "C est possible", "l una": the apostrophe that was left out. */
const joined = (folded: FoldedText, { elided }: Lexicon): FoldedText =>
  elided === null
    ? folded
    : {
        ...folded,
        text: folded.text.replace(cachedRegExp(`(?<![a-z0-9'])(${elided}) (?=h?[aeiouy][a-z'])`, 'g'), "$1'"),
      }

/** Short spellings written out ("dmn", "2nite", "xa"), each letter still tied to where it was written. */
export function writtenOut(short: FoldedText, lex: Lexicon): FoldedText {
  const folded = joined(short, lex)
  const any = wordPattern(lex.short.map(([words]) => words).join('|'), 'g')
  let text = ''
  const at: number[] = []
  let done = 0
  const keep = (to: number): void => {
    text += folded.text.slice(done, to)
    at.push(...folded.at.slice(done, to))
  }
  for (const match of matchesOf(any, folded.text)) {
    const [written] = match
    const [, whole] = lex.short.find(([words]) => standsIn(folded.text, match.index, written, words)) ?? []
    // The letters of an address and a file's ending are no words.
    if (whole === undefined || /[@_/]|\.\w/.test(around(folded.text, match.index, written.length))) continue
    keep(match.index)
    text += whole
    at.push(...Array.from(whole, () => folded.at[match.index] ?? 0))
    done = match.index + written.length
  }
  if (done === 0) return folded
  keep(folded.text.length)
  return { ...folded, text, at }
}

function standsIn(text: string, from: number, written: string, words: string): boolean {
  const pattern = cachedRegExp(`(?:${words})`, 'y')
  pattern.lastIndex = from
  return pattern.exec(text)?.[0] === written
}

const around = (text: string, from: number, length: number): string =>
  `${/\S*$/.exec(text.slice(0, from))?.[0] ?? ''}${/^\S*/.exec(text.slice(from, from + length + 30))?.[0] ?? ''}`
