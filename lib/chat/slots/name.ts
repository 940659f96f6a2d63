import { asWritten, cachedRegExp, type FoldedText, fold, matchesOf, wordPattern } from '../text/fold.ts'
import { isAboutCasa } from '../topics.ts'
import type { Lexicon } from '../words/shape.ts'
import { MY } from './guests.ts'
import { LEADS_TO_DAY, mayName, nameClause, namedBehind } from './name-aside.ts'
import { isNameLike, isNoName, properClause, WORDS } from './not-name.ts'
import { blankOut, FOR, lexiconPattern, perLexicon, type SlotReading } from './number.ts'
import { readMesa } from './seating.ts'

/** A full stop that ends a sentence, not a title or an initial ("Dr. Who", "J. Soler"). */
const STOP = '[.!?](?= |$)(?<!\\b(?:[a-z]|dra?|sra?|mrs?|ms|st|prof|dott|sig|mme)\\.)'
const COPULA = "es|is|'s|est|c'est|ist|e|a|to|auf|in|en|par|por|con"
const PARTICLE =
  /^(?:de|dei|degli|delle|dello|dos|zu|zum|zur|vom|ter|san|santa|del|de la|de los|las|los|la|van|von|der|den|di|da|dal|della|le|du|des|y|i|e|o'|d')$/i

const COURTESY = "por favor|please|pls|bitte|per favore|s'il (?:vous|te) plait|svp|stp"

const QUOTES = /["«»„“”]/g
/** Quotes around a whole name, or one alone, are not part of it: those around a pet name are. */
function unquoted(text: string): string {
  const inside = /^["«„“]([^"«»„“”]*)["»“”]$/.exec(text)?.[1] ?? text
  return (inside.match(QUOTES)?.length ?? 0) % 2 === 1 ? inside.replace(QUOTES, '') : inside
}

/** Those that tie a name in small letters together. */
const LINK = /^(?:de|del|dei|degli|della|di|da|dal|du|des|dos|van|von|der|la|las|los|le)$/

const clean = (text: string): string =>
  unquoted(text.replace(/^[\s,;:.!¡¿'-]+|[\s,;:!?'§-]+$/g, ''))
    .replace(/(?<=\p{L}{2})\.+$/u, '')
    .replace(/\s+/g, ' ')
    .trim()

function startingAt(foldedText: FoldedText, from: number, lex: Lexicon): { name: string; to: number } | null {
  const tail = foldedText.text.slice(from)
  const stop = tail.search(cachedRegExp(`[,;:¡¿§\\d@+()\\n]|${STOP}|$`))
  const pieces = matchesOf(/[^ ]+/g, tail.slice(0, stop))
  const capital = (i: number): boolean => {
    const at = from + (pieces[i]?.index ?? 0)
    return /^\p{Lu}/u.test(asWritten(foldedText, at, at + 1)) && !/^i(?:'.*)?$/.test(pieces[i]?.[0] ?? '')
  }
  const capitals = capital(0)
  // "jose antonio de la fuente": a particle ties the next word to the name.
  const isLinked = (i: number): boolean =>
    i > 0 &&
    (LINK.test(pieces[i - 1]?.[0] ?? '') || (LINK.test(pieces[i]?.[0] ?? '') && i + 1 < pieces.length))
  let end = 0
  for (const [i, piece] of pieces.entries()) {
    const more = capitals
      ? capital(i) ||
        (PARTICLE.test(piece[0]) &&
          i + 1 < pieces.length &&
          (capital(i + 1) || PARTICLE.test(pieces[i + 1]?.[0] ?? '')))
      : (i < WORDS && isLinked(i)) ||
        (i < 3 &&
          !lexiconPattern(
            lex,
            `${lex.beforePeople}|${lex.beforeTime}|${lex.dayArticle}|${lex.and}|${lex.book}`,
          ).test(piece[0]))
    if (!more) break
    end = piece.index + piece[0].length
  }
  const name = clean(asWritten(foldedText, from, from + end))
  if (!isNameLike(name)) return null
  // "Groß, Tobias Groß": the surname first, then the whole name.
  const whole = cachedRegExp(
    `^[,.;:§ ]*((?:[a-z'-]+ ){1,3}${fold(name)}|${fold(name)}(?: [a-z'-]+){1,3})(?![a-z])`,
  ).exec(tail.slice(end))
  if (name.includes(' ') || !whole?.[1]) return { name, to: from + end }
  const at = from + end + whole[0].length - whole[1].length
  return { name: clean(asWritten(foldedText, at, at + whole[1].length)), to: at + whole[1].length }
}

/** Who the booking is for, before their name: "my husband, Peter Gill". */
const relation = (lex: Lexicon): string =>
  `(?:the |el |il |den |le )?(?:de |di |von |d')?(?:${MY}) (?:\\w+ )?(?:${lex.relative})(?:e?[sn]|'s)?(?: (?:${lex.fields.name}))?`
const pastRelation = (rest: string, from: number, lex: Lexicon): number =>
  from +
  (cachedRegExp(
    `^${relation(lex)}(?: que se llama| who is| called| qui s'appelle| namens| che si chiama)?[ ,:;(-]+(?=[a-z])`,
  ).exec(rest.slice(from))?.[0].length ?? 0)

/** Two words before an address or a number, which may be a name: "name max moser mail max@…". */
const ROW =
  /^(?!(?:es|e|est|ist|is|va|de|mas|noch|still|the|el|il|le|der|passt|ok) )[a-z'-]{2,} (?!(?:pero|aber|mais|but|ma|bien|bene|bon|gut|ok) )[a-z'-]{2,} ?§/
const ofBooking = (lex: Lexicon) => [...lex.days, ...lex.months, lex.people, lex.cena, lex.comida]
const isPersona = (name: string, folded: string, after: string, lex: Lexicon): boolean => {
  const others = [...ofBooking(lex), ...[...lex.feasts, ...lex.relativeDays].map(([words]) => words)]
  return (
    / \p{Lu}/u.test(name) &&
    /^ *(?:[,;.]|$)/.test(after) &&
    !lexiconPattern(lex, `${others.join('|')}|{N}`).test(folded)
  )
}

function saidIn(foldedText: FoldedText, rest: string, lex: Lexicon): SlotReading | null {
  for (const [source, capital] of [
    [lex.nameIntro, false],
    [`(?:${lex.fields.name}) ?(?:${COPULA})`, true],
    [lex.selfIntro, true],
    [`(?:${lex.fields.name})`, true],
    [`(?:${lex.book}) (?:${FOR})`, true],
    [
      `(?:${lex.fields.name}|${lex.selfIntro}|auf|unter|under|in) (?:[a-z']+ ){0,3}?${relation(lex)} ?[,:]`,
      true,
    ],
  ] as const) {
    const match = lexiconPattern(lex, source).exec(rest)
    if (!match) continue
    const after = match.index + match[0].length
    const lead = after + (/^[ :]*(?:d')?/.exec(rest.slice(after))?.[0].length ?? 0)
    const start = pastRelation(rest, lead, lex)
    if (
      capital &&
      ((source === lex.selfIntro && isAboutCasa(rest)) ||
        (!/^\p{Lu}\p{Ll}/u.test(asWritten(foldedText, start, start + 2)) &&
          !(source === `(?:${lex.fields.name})` && ROW.test(rest.slice(start)))))
    )
      continue
    if (cachedRegExp(`^(?:${lex.wrong})(?![a-z])`).test(rest.slice(start))) continue
    const found = startingAt({ ...foldedText, text: rest }, start, lex)
    if (
      found &&
      source.endsWith(`(?:${FOR})`) &&
      !isPersona(found.name, rest.slice(start, found.to), rest.slice(found.to), lex)
    )
      continue
    if (found) return { values: [found.name], rest: blankOut(rest, match.index, found.to) }
  }
  return (
    nameClause(foldedText, rest, lex) ?? renamed(foldedText, rest, lex) ?? namedBehind(foldedText, rest, lex)
  )
}

/** "It's Gaz. Gary Potter": the whole name, as a clause of its own, goes before the short one. */
function wholeName(foldedText: FoldedText, rest: string, lex: Lexicon): string | null {
  const { original, at } = foldedText
  const blanks = new Set([...rest].flatMap((letter, i) => (letter === '§' ? (at[i] ?? []) : [])))
  const name = properClause([...original].map((letter, i) => (blanks.has(i) ? '§' : letter)).join(''))
  if (name === null || lexiconPattern(lex, lex.fields.name).test(fold(name))) return null
  return isNameLike(name) && !isNoName(fold(name), name, lex) ? name : null
}

/** "And the bill in the name of …": whose bill it is names no booking. */
const OF_BILL = /(?<![a-z])(?:factura|facture|fattura|rechnung|invoice|receipt)(?![a-z])[^.,;!?]*/g

export function readSaidNombre(foldedText: FoldedText, whole: string, lex: Lexicon): SlotReading | null {
  const rest = whole.replace(OF_BILL, (words) => '§'.repeat(words.length))
  const said = saidIn(foldedText, rest, lex)
  const full = said?.values[0]?.includes(' ') === false ? wholeName(foldedText, said.rest, lex) : null
  return said && full !== null ? { ...said, values: [full] } : said
}

const changesName = perLexicon((lex) => {
  const [changes, field] = [`(?:${lex.change}|${lex.wrong})`, `(?:${lex.fields.name})`]
  const said = `(?:${changes}(?: [a-z']+){0,4}? ${field}|${field}(?: [a-z']+){0,4}? ${changes})`
  const leads = `(?:${lex.beforeName}|to|a|por|en|in|auf|zu|pour|par|con)`
  return [`(?: [a-z']+){0,3}? ${leads}(?= )`, `[^,.;:]*[:,.]+(?: *(?!. )${leads}(?=[ :])[ :]*)?`].map(
    (behind) => lexiconPattern(lex, said + behind),
  )
})
/** "Change the name please: Ann Lee", "change the name, put Ann Lee", "change the name to ann lee please". */
function renamed(foldedText: FoldedText, rest: string, lex: Lexicon): SlotReading | null {
  if (!lexiconPattern(lex, lex.fields.name).test(rest)) return null
  const text = rest.replace(wordPattern(COURTESY, 'g'), (said) => ','.repeat(said.length))
  for (const pattern of changesName(lex)) {
    const match = pattern.exec(text)
    if (!match) continue
    const from = match.index + match[0].length
    const lead = /^[ ,]*/.exec(text.slice(from))?.[0].length ?? 0
    const found = startingAt({ ...foldedText, text }, from + lead, lex)
    if (!found) continue
    const folded = text.slice(from + lead, found.to)
    const isName = /\p{Lu}/u.test(found.name) ? !isNoName(folded, found.name, lex) : mayName(folded, lex)
    if (isName) return { values: [found.name], rest: blankOut(rest, match.index, found.to) }
  }
  return null
}

/** A clause that is a whole name, in a message that also holds an address or a number to reach the guest: "Ana Ruiz 612345678", "Ana Ruiz ana@…". */
export function besideContact(foldedText: FoldedText, rest: string, lex: Lexicon): SlotReading | null {
  const name = properClause(foldedText.original.replace(/\S+@\S+|[+\d -]{9}/g, ';'))
  if (name === null || !isNameLike(name)) return null
  const folded = fold(name)
  const at = rest.indexOf(folded)
  const others = [...ofBooking(lex), lex.book, lex.yes, lex.correction]
  const isOther = cachedRegExp(`^(?:${others.join('|')})(?: |$)`).test(folded)
  if (at < 0 || isOther || LEADS_TO_DAY.test(folded) || isNoName(folded, name, lex)) return null
  return { values: [name], rest: blankOut(rest, at, at + folded.length) }
}

/** A message that is a whole name and nothing else: who is offered a table and gives it has agreed. */
export function nameAlone(foldedText: FoldedText, lex: Lexicon): SlotReading | null {
  const name = properClause(foldedText.original)
  const before =
    name === null ? '' : fold(foldedText.original.slice(0, foldedText.original.lastIndexOf(name)))
  const isAlone =
    name !== null &&
    foldedText.original
      .trim()
      .replace(/[.,;!]+$/, '')
      .endsWith(name) &&
    cachedRegExp(`^(?:(?:${lex.yes}|${lex.filler}|${lex.but})[ ,.!]*)*$`).test(before)
  return isAlone && !isAboutCasa(foldedText.text) ? besideContact(foldedText, foldedText.text, lex) : null
}

const isFuller = (name: string, part: string): boolean =>
  name.startsWith(`${part} `) || name.endsWith(` ${part}`)

/** "Indoors", "la terraza": the place, and nothing else. */
const isPlace = (folded: string): boolean =>
  /^ *(?:[a-z']{1,3}[ ']){0,2}§+[ .!]*$/.test(readMesa(folded, false)?.rest ?? '')

/**
 * The name when it was asked: the text without contact data, courtesies and lead-ins. No value when the rest cannot be
 * a name.
 */
export function readNombre(foldedText: FoldedText, rest: string, lex: Lexicon): SlotReading {
  const said = readSaidNombre(foldedText, rest, lex)
  if (said) return said
  const polite = `${lex.clearYes}|${lex.thanks}|${lex.correction}|${COURTESY}|hola|hello|hi|bonjour|hallo|ciao|buenas|salut`
  let from = 0
  for (let again = true; again; ) {
    again = false
    const tail = rest.slice(from)
    const lead =
      cachedRegExp(`^[ ,;:.!§]*(?:(?:${polite})[ ]*[,.!:]+|(?:${lex.beforeName})(?=[ :]))[ :]*`).exec(tail) ??
      /^[ ,;:.!§]+/.exec(tail)
    if (lead && lead[0].length > 0 && lead[0].length < tail.length) {
      from += lead[0].length
      again = true
    }
  }
  from = pastRelation(rest, from, lex)
  const tail = rest.slice(from)
  const stop = tail.search(cachedRegExp(`[,;§\\n(]|${STOP}| (?:${lex.thanks}|${COURTESY})(?![a-z])|$`))
  const name = clean(asWritten(foldedText, from, from + stop)).replace(
    /^(?:\p{Ll}\S* )+(?=(?:\p{Lu}\S*(?: |$)){2,}$)/u,
    (lead) => (lead.split(' ').every((word) => word === '' || PARTICLE.test(word)) ? lead : ''),
  )
  const folded = tail.slice(0, stop)
  const surname = name.includes(' ') ? null : startingAt({ ...foldedText, text: rest }, from, lex)
  if (surname && isFuller(fold(surname.name), fold(name)) && !tail.startsWith(fold(surname.name)))
    return { values: [surname.name], rest: '' }
  const alone = cachedRegExp(
    `^(?:(?:${lex.yes}|${lex.no}|${lex.clearYes}|${lex.thanks}|${lex.filler}|${lex.correction})(?: |$))+$`,
  )
  const refuses = cachedRegExp(`^(?:${lex.no})(?![a-z])`).test(folded)
  const starts = cachedRegExp(`^ *(?:${lex.book}|${lex.cancel}|${lex.article})(?![a-z])`)
  const wish = lexiconPattern(lex, lex.book).test(folded) || lexiconPattern(lex, lex.cancel).test(folded)
  const proper = /^\p{Lu}[^ ]* (?:[^ ]+ )*\p{Lu}[^ ]*$/u.test(name) && !starts.test(folded)
  const good =
    isNameLike(name) &&
    !alone.test(folded.trim()) &&
    (!wish || proper) &&
    !refuses &&
    !isPlace(folded) &&
    !isNoName(folded, name, lex)
  if (good && proper) return { values: [name], rest: '' }
  const clause = wholeName(foldedText, rest, lex)
  if (clause !== null && !(good && clause.includes(name))) return { values: [clause], rest: '' }
  if (good) return { values: [name], rest: '' }
  // "Paul Delmas et je veux un mail": the name, and what else is said.
  const first = startingAt({ ...foldedText, text: rest }, from, lex)?.name ?? ''
  const isFirst = /^\p{Lu}[^ ]* (?:[^ ]+ )*\p{Lu}/u.test(first) && !starts.test(folded) && !refuses
  return { values: isFirst && !isNoName(fold(first), first, lex) ? [first] : [], rest }
}
