import { OPENING } from '../questions.ts'
import { asWritten, cachedRegExp, type FoldedText, matchesOf } from '../text/fold.ts'
import { isAboutCasa } from '../topics.ts'
import type { Lexicon } from '../words/shape.ts'
import { isNoName } from './not-name.ts'
import { blankOut, lexiconPattern, perLexicon, type SlotReading } from './number.ts'
import { readMesa } from './seating.ts'

const WORD = "\\p{Lu}[\\p{L}'’-]+"
const LINK = '(?:de|del|de la|van|von|der|di|da|della|du|la|le) '
/** One word to four, each with its capital but for those that tie them. */
const CAPITALS = new RegExp(`^${WORD}(?: (?:${LINK})?${WORD}){0,3}$`, 'u')
const CLAUSES = /[^,.;:!?§\d/]+/g
/** What a whole name may follow: "bin Lukas Koch", "pour Yanis Cherif", "prénom et nom Régis Martin". */
const LEAD = '(?:(?:bin|pour|prenom|et|nom) )*'

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

/** What is said in a booking, and is no name. */
const otherWords = perLexicon((lex) => {
  const { fields, days, months, relativeDays, feasts } = lex
  const said = [
    ...[...days, ...months, ...relativeDays.map(([words]) => words), ...feasts.map(([words]) => words)],
    ...Object.values(fields),
    ...[lex.book, lex.people, lex.children, lex.relative, lex.cena, lex.comida],
    ...[lex.noon, lex.midnight, lex.weekend],
    ...[lex.yes, lex.filler, lex.thanks, lex.no, lex.but, lex.correction, lex.cancel, lex.change, '{N}'],
  ]
  return lexiconPattern(lex, said.join('|'))
})

/** What ties a name together, and ties other words too. */
const TIES = new RegExp(`(?<![a-z])(?:${LINK}|los )`, 'g')
/** Whether words in small letters may be a name: none of them is said in a booking. */
export const mayName = (folded: string, lex: Lexicon): boolean => {
  const bare = folded.replace(TIES, ' ')
  const { and, or, beforePeople, beforeTime, dayArticle, questionWord, questionVerb, weakVerb, told } = lex
  const small = `${and}|${or}|${beforePeople}|${beforeTime}|${dayArticle}|${questionWord}|${questionVerb}|${weakVerb}|${told.small}|${told.may}|${told.weather}|${lex.wrong}|${lex.idioms.reply}`
  return (
    /[a-z]{3}/.test(bare) &&
    !otherWords(lex).test(bare) &&
    !lexiconPattern(lex, small).test(bare) &&
    !isAboutCasa(folded) &&
    !readMesa(folded, true) &&
    !isNoName(folded, folded, lex)
  )
}

/** Languages whose days have small letters. */
const SMALL_DAYS = /^(?:es|fr|it)$/
/** "Good Friday" is none. */
const NO_DAY_NAME = /sant|saint|noir|negro|nero|passion|resurrec|ramos|pascua/
/** "Domingo Rosado", "Inès Lundi": a day with a capital beside another word with one is somebody's name. */
export function nameOfDay(whole: FoldedText, text: string, lex: Lexicon): SlotReading | null {
  if (!SMALL_DAYS.test(lex.locale)) return null
  const isOther = (word: string): boolean =>
    !otherWords(lex).test(word) && readMesa(word, true) === null && !NO_DAY_NAME.test(word)
  for (const { index, 0: day } of matchesOf(lexiconPattern(lex, lex.days.join('|'), 'g'), text)) {
    const ahead = / ?(?:[a-z'-]+ )*$/.exec(text.slice(0, index))?.[0].trim().split(' ') ?? []
    const behind =
      /^(?: [a-z'-]+)*/
        .exec(text.slice(index + day.length))?.[0]
        .trim()
        .split(' ') ?? []
    let [from, to] = [index, index + day.length]
    const isCapital = (at: number): boolean => /^\p{Lu}/u.test(asWritten(whole, at, at + 1))
    for (const word of ahead.toReversed()) {
      if (word === '' || !isOther(word) || !isCapital(from - 1 - word.length)) break
      from -= word.length + 1
    }
    for (const word of behind) {
      if (word === '' || !isOther(word) || !isCapital(to + 1)) break
      to += word.length + 1
    }
    if (to - from > day.length && isCapital(index)) return said(whole, text, from, to)
  }
  return null
}

const SMALL_NAME = "[a-z'-]{2,}(?: [a-z'-]{2,}){0,3}"
const ownClause = perLexicon((lex) =>
  cachedRegExp(
    `(?<=^|[,.;:!§] *)(?:(?:${lex.and}) )?(?:(?:el|le|il|der|the|mi|mon|mein|my|il mio|mio) )?(?:${lex.fields.name})(?:,? (?:es|is|est|ist|e|c|c'est|c est)| ?:)? (?<name>${SMALL_NAME})(?= *(?:$|[,.;!§]))`,
  ),
)
/** "Nom lefebvre", "le nom c marc lefebvre": a clause of its own, in small letters. */
export function nameClause(whole: FoldedText, text: string, lex: Lexicon): SlotReading | null {
  const match = ownClause(lex).exec(text)
  const name = match?.groups?.name ?? ''
  if (!match || !mayName(name, lex)) return null
  const to = match.index + match[0].length
  return said(whole, text, to - name.length, to)
}

const agrees = (text: string, lex: Lexicon): boolean =>
  cachedRegExp(`^[^a-z0-9]*(?:${lex.clearYes})(?![a-z])`).test(text)

const SMALL_WORD = "[a-z'-]{3,}"
const SMALL_PAIR = `${SMALL_WORD} (?:${LINK})?${SMALL_WORD}`
const SMALL_WHOLE = `${SMALL_PAIR}(?: (?:${LINK})?${SMALL_WORD})?`

/**
 * "Ok, book it, gary potter", "yes. gary potter, 07700 900123": the last clause but for what the guest is reached at, two
 * words in small letters, where a table is offered and agreed to.
 */
export function nameLast(whole: FoldedText, text: string, lex: Lexicon): SlotReading | null {
  if (!agrees(text, lex) && !lexiconPattern(lex, lex.book).test(text)) return null
  const match = cachedRegExp(`(?<=[,.;] *)(${SMALL_PAIR})(?:[,.;]? *§[§ ]*)?[ .!]*$`).exec(text)
  const name = match?.[1] ?? ''
  return match && mayName(name, lex) ? said(whole, text, match.index, match.index + name.length) : null
}

/** "Yes. jose antonio garcia, 617 44 55 66": a clause of two words or three in small letters, right before what the guest is reached at. */
export function nameByContact(whole: FoldedText, text: string, lex: Lexicon): SlotReading | null {
  for (const match of matchesOf(cachedRegExp(`(?<=^|[,.;:!] *)(${SMALL_WHOLE})(?=[,;]? *§)`, 'g'), text)) {
    const name = match[1] ?? ''
    if (mayName(name, lex)) return said(whole, text, match.index, match.index + name.length)
  }
  return null
}

/** "You put lobster rice on there. gareth pugh", where the name is asked: two words in small letters, a sentence of their own at the end. */
export function nameAtEnd(whole: FoldedText, text: string, lex: Lexicon): SlotReading | null {
  const match = cachedRegExp(`(?<=[.!?] +)(${SMALL_PAIR})[ .!]*$`).exec(text)
  const name = match?.[1] ?? ''
  return match && mayName(name, lex) ? said(whole, text, match.index, match.index + name.length) : null
}

/** "brandl lukas, lukas.brandl@…": each word of a clause stands in the address. */
export function nameInAddress(whole: FoldedText, text: string, email: string): SlotReading | null {
  const local = email.toLowerCase().replace(/@.*/, '')
  for (const clause of matchesOf(CLAUSES, text)) {
    const words = clause[0].trim().split(' ')
    if (words.length > 3 || !words.every((word) => word.length > 2 && local.includes(word))) continue
    const from = clause.index + clause[0].search(/\S/)
    return said(whole, text, from, from + clause[0].trim().length)
  }
  return null
}

/** "Domingo Blanco", "June Carter": a first name that is a day or a month, too. */
const CALLED_LIKE_A_DAY =
  /^(?:domingo|domenica|sabato|april|may|june|julio|august|noel|natale|resi) (?=[a-z]{3})/

/** "Jens Freitag mein name" */
const NAME_BEHIND = / (?:mein|my|mon|il mio|mi) n[ao]m(?:e|bre)?$/

/** "Next Sunday", "Dann Freitag": a day, though each word has its capital. */
export const LEADS_TO_DAY =
  /^(?:next|this|good|better|proximo|este|mejor|prochain|ce|plutot|(?:nachst|kommend|dies)\w+|dann|lieber|besser|prossim[oa]|quest[oa]|meglio)(?= |$)/

/**
 * "Jens Freitag", "Domingo Abril": two words with their capitals of which one is a day or a month, too. A number beside them
 * makes a date of it, and so does a word that leads to a day ("Next Friday", "Dann Freitag").
 */
function isCalledLikeADay(folded: string, isInside: boolean, beside: string, lex: Lexicon): boolean {
  const [first = '', last = '', more] = folded.split(' ')
  if (last === '' || more !== undefined || /^[ ,.]*\d|\d[ .]*$/.test(beside)) return false
  const isDay = (word: string): boolean =>
    cachedRegExp(`^(?:${[...lex.days, ...lex.months].join('|')})$`).test(word)
  const others = [first, last].filter((word) => !isDay(word))
  if (others.length === 2) return false
  if (others.length === 0) return first !== last
  // "Jan Koch", "August Meier"
  if (!isDay(last))
    return !lex.days.some((day) => cachedRegExp(`^(?:${day})$`).test(first)) && mayName(last, lex)
  // What begins a sentence has its capital, whatever it is.
  return isInside && !LEADS_TO_DAY.test(first) && mayName(first, lex)
}

/** "Yes at half one, Marchetti": a clause of capitals beside a yes or a value, where a table is offered. */
export function nameAside(whole: FoldedText, text: string, lex: Lexicon): SlotReading | null {
  if (!agrees(text, lex) && !/\d/.test(text)) return null
  const other = otherWords(lex)
  const agreed = cachedRegExp(`^ *(?:(?:${lex.clearYes}|${lex.filler})[ -]+)*${LEAD}`)
  for (const clause of matchesOf(CLAUSES, text)) {
    const from = clause.index + (agreed.exec(clause[0])?.[0].length ?? 0)
    const to = clause.index + clause[0].trimEnd().replace(NAME_BEHIND, '').length
    const [folded, written] = [text.slice(from, to), asWritten(whole, from, to)]
    const isLone = !written.includes(' ') && (lex.capitalNouns || from === 0)
    const words = folded.replace(CALLED_LIKE_A_DAY, '')
    const isInside =
      /, *$/.test(text.slice(0, clause.index)) || to < clause.index + clause[0].trimEnd().length
    const beside = text.slice(clause.index + clause[0].length)
    const isOther =
      other.test(words) && !(CAPITALS.test(written) && isCalledLikeADay(folded, isInside, beside, lex))
    if (!CAPITALS.test(written) || isLone || isOther || OPENING.test(folded)) continue
    // "Jeanne Poisson" is no fish, nor "Markus Wein" behind a yes, where every noun has its capital.
    const isCalledSo = from > 0 && written.includes(' ') && !isAboutCasa(words.split(' ')[0] ?? '')
    if (lex.capitalNouns && !isCalledSo && isAboutCasa(folded)) continue
    if (readMesa(folded, true) || isNoName(folded, written, lex)) continue
    return said(whole, text, from, to)
  }
  return null
}
