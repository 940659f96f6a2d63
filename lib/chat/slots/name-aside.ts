import { OPENING } from '../questions.ts'
import { asWritten, cachedRegExp, type FoldedText } from '../text/fold.ts'
import { isAboutCasa } from '../topics.ts'
import type { Lexicon } from '../words/shape.ts'
import { isNoName } from './not-name.ts'
import { blankOut, lexiconPattern, type SlotReading } from './number.ts'
import { readMesa } from './seating.ts'

const WORD = "\\p{Lu}[\\p{L}'’-]+"
const LINK = '(?:de|del|de la|van|von|der|di|da|della|du|la|le) '
/** One word to four, each with its capital but for those that tie them. */
const CAPITALS = new RegExp(`^${WORD}(?: (?:${LINK})?${WORD}){0,3}$`, 'u')
const CLAUSES = /[^,.;:!?]+/g

const said = (whole: FoldedText, text: string, from: number, to: number): SlotReading => ({
  values: [asWritten(whole, from, to).trim()],
  rest: blankOut(text, from, to),
})

/** "Steffen Ringbauer bin ich", "Ann Lee is my name": the name stands before what says that it is one. */
export function namedBehind(whole: FoldedText, text: string, lex: Lexicon): SlotReading | null {
  const lead = `(?:(?:${lex.and}|${lex.clearYes}|auch|anche|tambien|also|aussi)[ ,]+)*`
  const match = cachedRegExp(
    `(?<=^|[,.;!] *)(?<lead>${lead})(?<art>der |die |el |la |il |le )?(?<name>[a-z'-]+(?: [a-z'-]+){0,3}?) (?<word>${lex.idioms.named})[ .!]*(?=$|[,;])`,
  ).exec(text)
  const { lead: before = '', art = '', name = '', word = '' } = match?.groups ?? {}
  if (!match || name === '') return null
  const from = match.index + before.length + art.length
  const written = asWritten(whole, from, from + name.length)
  // In small letters it takes an article and two words: "vegan bin ich" is no name, and neither is "Nice here".
  const isWhole = name.includes(' ') || /n[ao]m/.test(word)
  const isName = isWhole && (CAPITALS.test(written) || (art !== '' && name.includes(' ')))
  return isName && !isNoName(name, written, lex) ? said(whole, text, from, from + name.length) : null
}

/** "Yes at half one, Marchetti": a clause of capitals beside a yes or a value, where a table is offered. */
export function nameAside(whole: FoldedText, text: string, lex: Lexicon): SlotReading | null {
  if (!cachedRegExp(`^[^a-z0-9]*(?:${lex.clearYes})(?![a-z])|\\d`).test(text)) return null
  const { fields, days, months, relativeDays, feasts } = lex
  const other = lexiconPattern(
    lex,
    [
      ...[...days, ...months, ...relativeDays.map(([words]) => words), ...feasts.map(([words]) => words)],
      ...Object.values(fields),
      ...[
        lex.book,
        lex.people,
        lex.children,
        lex.relative,
        lex.cena,
        lex.comida,
        lex.noon,
        lex.midnight,
        lex.weekend,
      ],
      ...[lex.yes, lex.filler, lex.thanks, lex.no, lex.but, lex.correction, lex.cancel, lex.change, '{N}'],
    ].join('|'),
  )
  const agreed = cachedRegExp(`^ *(?:(?:${lex.clearYes}) +)*`)
  for (const clause of text.matchAll(CLAUSES)) {
    const from = clause.index + (agreed.exec(clause[0])?.[0].length ?? 0)
    const to = clause.index + clause[0].trimEnd().length
    const [folded, written] = [text.slice(from, to), asWritten(whole, from, to)]
    const isLone = !written.includes(' ') && (lex.capitalNouns || from === 0)
    if (!CAPITALS.test(written) || isLone || other.test(folded) || OPENING.test(folded)) continue
    if (isAboutCasa(folded) || readMesa(folded, true) || isNoName(folded, written, lex)) continue
    return said(whole, text, from, to)
  }
  return null
}
