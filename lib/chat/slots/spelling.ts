import type { Lexicon } from '../words/shape.ts'

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
    known.includes(word)
      ? word
      : (known.find((target) => word[0] === target[0] && isSimilar(word, target)) ?? word),
  )
  return right === text ? null : right
}
