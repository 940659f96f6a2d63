import { certaintyOf, EAT, hasQuestionMark, isSurelyQuestion, OPENING, starts, words } from '../questions.ts'
import { lexiconPattern } from '../slots/number.ts'
import { SLOTS, type Slot } from '../state.ts'
import { cachedRegExp, matchesOf, wordPattern } from '../text/fold.ts'
import { isAboutCasa } from '../topics.ts'
import { isPlainYes } from '../words/plain-yes.ts'
import type { Lexicon } from '../words/shape.ts'

const NEGATED = /(?<![a-z])(?:no|don'?t|do not|nicht|ne|n'|not|non)(?: (?:lo|la|me|it|es|das|sie|le))? ?$/

/** "No, leave it": a refusal, and then an order; it is not the order that is negated. */
const REFUSAL = /(?<![a-z])non? ?$/
const ORDER = /^(?:[a-z]*[^r]l[oa]|laiss\w*|lasci\w*|forget|leave|scrap)(?![a-z])/

/** "Cancela la reserva que lo tengo que hablar": why it is called off asks nothing. */
const REASON = / q(?:ue)? (?:l[oa]|ten\w+|no|ya) .*/

/** §4: the guest cancels the booking. Questions about cancelling and "do not cancel" do not count. */
export function isCancellation(text: string, lex: Lexicon): boolean {
  if (hasQuestionMark(text) && !starts(text.replace(OPENING, ''), lex.favour)) return false
  const matches = matchesOf(lexiconPattern(lex, lex.cancel, 'g'), text)
  const isNegated = ({ index, 0: said }: RegExpMatchArray): boolean => {
    const before = text.slice(0, index)
    return NEGATED.test(before) && !(REFUSAL.test(before) && ORDER.test(said))
  }
  if (matches.every(isNegated)) return false
  return !isSurelyQuestion(text.replace(REASON, ''), lex)
}

/** Breath that is let out before something is given up. */
const SIGH =
  /^(?:pf+|bof+|uf+|buf+|puf+|ugh|ay|oh|ah|ach|na|mah|boh|eh|hm+|ok|okay|bueno|pues|mira|well|tja|beh)[ ,.!…]+/

export const startsWithCancel = (text: string, lex: Lexicon): boolean =>
  starts(text.replace(SIGH, ''), `(?:stopp?|halt)|(?:${lex.cancel})`)

export function editedSlot(text: string, lex: Lexicon, bare: boolean): Slot | null {
  const changes = lexiconPattern(lex, lex.change).test(text) || lexiconPattern(lex, lex.wrong).test(text)
  const consents = words(text).some((word) => cachedRegExp(`^(?:${lex.yes})$`).test(word))
  if (!changes && !(bare && !consents && words(text).length <= 3)) return null
  if (isSurelyQuestion(text, lex) && !starts(text.replace(OPENING, ''), lex.favour) && !changes) return null
  const fields = SLOTS.map(
    (slot) => [slot, lexiconPattern(lex, lex.fields[slot]).exec(text)?.[0].length ?? 0] as const,
  )
  const [slot, length] = fields.reduce((best, one) => (one[1] > best[1] ? one : best))
  return length > 0 ? slot : null
}

export const wantsChange = (text: string, lex: Lexicon): boolean =>
  (lexiconPattern(lex, lex.change).test(text) || lexiconPattern(lex, lex.wrong).test(text)) &&
  words(text).length <= 8

/** A clear yes: only words of consent and courtesy, or consent before a comma; never with a "but" or a "no". */
export function saysYes(text: string, lex: Lexicon): boolean {
  if (isPlainYes(text, lex)) return true
  if (hasQuestionMark(text) || wordPattern(`${lex.but}|${lex.no}`).test(text)) return false
  const all = words(text)
  const some = all.some((word) => cachedRegExp(`^(?:${lex.yes})$`).test(word))
  const vocabulary = cachedRegExp(`^(?:${lex.yes}|${lex.filler})$`)
  if (some && all.every((word) => vocabulary.test(word))) return true
  // "Sí señor", "oui voilà": a yes with one or two words that change nothing.
  const otherwise = lexiconPattern(lex, `${lex.correction}|${lex.change}|${lex.wrong}|${lex.cancel}`).test(
    text,
  )
  if (all.length <= 4 && !otherwise && !/\d/.test(text) && starts(text, lex.clearYes)) return true
  return starts(text, `(?:${lex.clearYes}) ?(?=[,.!;])`) || (all.length === 0 && /[👍✅👌]/u.test(text))
}

/** A yes as the last clause: "it stays at 5, yes", "how nice. Yes, please." */
export const endsWithYes = (text: string, lex: Lexicon): boolean =>
  cachedRegExp(`[,.;!] *(?:${lex.clearYes})(?:,? (?:${lex.filler}|${lex.yes}))*[ .!]*$`).test(text) &&
  !hasQuestionMark(text)

export const startsWithYes = (text: string, lex: Lexicon): boolean =>
  starts(text, lex.clearYes) && !wordPattern(lex.no).test(text)

export const saysNo = (text: string, lex: Lexicon): boolean => starts(text, lex.no)

/** "Is there a way to eat at 5?": a table is wished. */
export const asksToEat = (text: string): boolean =>
  wordPattern(
    `(?:moyen|poss?ibi?le|moglich) (?:d[ei] |to |zu )?(?:${EAT})(?= (?:a |vers |a las |at |alle )?\\d)`,
  ).test(text)

/** "Can we eat there at 10": with a day and an hour a table is asked for. */
export const mayEat = (text: string): boolean =>
  wordPattern(
    `(?:(?:can|could) we|on peut|peut[- ]on|pouvons[- ]nous|podemos|podriamos|konnt?en wir(?: .{0,24})?|possiamo|potremmo) (?:${EAT})`,
  ).test(text)

/** "I don't want a table", "not booking", "je ne réserve pas": a table is named, and not wished; "not booked" and "could not book" tell of what was. */
export function isUnwanted(text: string, lex: Lexicon): boolean {
  const match = lexiconPattern(lex, lex.book).exec(text)
  if (!match) return false
  const [said] = match
  const before = text.slice(0, match.index)
  return (
    cachedRegExp(`(?<![a-z])(?:${lex.idioms.unwanted}) ?$`).test(before) ||
    (NEGATED.test(before) && !/(?:ed|iert|ucht)$/.test(said) && !/can not|could/.test(before)) ||
    /^(?: [a-z]+){0,3} (?:pas|nicht|n[ei][dt]|nix)\b/.test(text.slice(before.length + said.length))
  )
}
export const wantsToBook = (text: string, lex: Lexicon): boolean =>
  lexiconPattern(lex, lex.book).test(text) && !isUnwanted(text, lex) && !isAboutReservas(text, lex)

export const isAboutReservas = (text: string, lex: Lexicon): boolean =>
  lexiconPattern(lex, lex.notBooking).test(text)

/** What changes a booking: also who comes too, and who does not. */
const moving = ({ change, cancel, told }: Lexicon): string =>
  [
    change,
    cancel,
    told.add,
    told.drop,
    told.joins,
    told.more.replaceAll('{P}', '[a-z]+'),
    told.push,
    told.pull,
  ].join('|')

const WITHOUT = /(?<![a-z])(?:sin|without|sans|ohne|senza) (?:[a-z]{2,6} )?(?:re[sz]|book|prenot)/

/** An existing booking, to be changed or cancelled: the restaurant handles it, not the chat. */
export const hasBooked = (text: string, lex: Lexicon): boolean =>
  !starts(text, lex.no) &&
  !WITHOUT.test(text) &&
  isAboutReservas(text, lex) &&
  lexiconPattern(lex, moving(lex)).test(text)

/** What a booking costs. */
export const asksReservaCost = (text: string, lex: Lexicon): boolean =>
  wordPattern(`(?:${lex.idioms.settled})[a-z]*`).test(text)

export const wantsAnother = (text: string, lex: Lexicon): boolean =>
  lexiconPattern(lex, lex.another).test(text)

/** "Thanks for nothing" thanks for nothing. */
const NO_THANKS = /for nothing|fur (?:gar ?)?nichts|por nada|pour rien|per (?:niente|nulla)/
/** "Servus, darf mein Hund mit": it greets where more is said behind it. */
const GREETING = /^[^a-z]*(?:servus|ciao|salut|adieu|hola|hallo)(?=[ ,.!]+(?!und |e |et |y )[a-z])/
export const isThanks = (text: string, lex: Lexicon): boolean =>
  lexiconPattern(lex, lex.thanks).test(text.replace(GREETING, '')) && !NO_THANKS.test(text)

const isAsked = (clause: string, lex: Lexicon): boolean =>
  isSurelyQuestion(clause, lex) || (isAboutCasa(clause) && certaintyOf(clause, lex) !== null)

/** "Super, danke. Gibt es Parkplätze" asks in its second sentence. */
/** "Ta. And the orange": thanks on the way to the next question. */
const GOES_ON = /[.,;:!…] *(?:and|y|et?|und) (?:l'|(?:the|el|l[aeo]s?|il|d(?:er|ie|as|en))(?![a-z]))/
export const isOnlyThanks = (text: string, lex: Lexicon): boolean =>
  isThanks(text, lex) &&
  !GOES_ON.test(text) &&
  words(text).length <= 6 &&
  !hasQuestionMark(text) &&
  !text.split(/(?<=[.,;:!…]) +/).some((clause) => isAsked(clause, lex)) &&
  !isSurelyQuestion(text, lex)

export const isCorrection = (text: string, lex: Lexicon): boolean =>
  [text, text.replace(OPENING, '').replace(/^(?:que|q|k|che) /, '')].some((said) =>
    starts(said, `(?:(?:${lex.yes}|y|e|et|und|and|ah|oh|ay|eh|mei|du)[ ,.!]+)?(?:${lex.correction})`),
  )

export function meansNoNotes(text: string, lexicons: readonly Lexicon[]): boolean {
  return lexicons.some((lex) => {
    // "I'll talk to them myself, nothing to add": who sees to it has nothing noted.
    const self = `(?:^|[,.!] *)(?:[a-z']+ ){0,3}(?:${lex.idioms.self})(?: [a-z]{1,6}){0,3}(?=[,.!]|$)`
    const bare = text
      .replace(cachedRegExp(self), '')
      .replace(/[^a-z0-9']+/g, ' ')
      .trim()
    // Who orders to send has nothing to add.
    const none = `${lex.nothing}|${lex.no}|(?:${lex.idioms.sends})(?: (?:ab|los|raus|off|it off))?`
    const more = `(?:${lex.thanks}|${none}|${lex.yes}|${lex.filler}|por favor|per favore)`
    return cachedRegExp(`^(?:${more} )*(?:${none})(?: ${more})*$`).test(bare)
  })
}

export function chosenIndex(text: string): number | null {
  if (
    /^[^a-z]*(?:el |la |the |le |den |die |das |il |l')*(?:primer[oa]?|first|premiere?|erste[nrs]?|prim[oa])(?![a-z])/.test(
      text,
    )
  )
    return 0
  return /^[^a-z]*(?:el |la |the |le |den |die |das |il )*(?:segund[oa]|second|deuxieme|zweite[nrs]?|second[oa])(?![a-z])/.test(
    text,
  )
    ? 1
    : null
}
