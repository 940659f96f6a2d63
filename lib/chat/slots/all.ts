import type { Locale } from '../../i18n/locales.ts'
import { keptNumber } from '../idioms.ts'
import { OPENING } from '../questions.ts'
import type { Finding, Situation, Slot } from '../state.ts'
import { cachedRegExp, type FoldedText, fold, wordPattern } from '../text/fold.ts'
import type { Lexicon } from '../words/shape.ts'
import { partyAlone, saysLittle } from './alone.ts'
import { readEmail, readTelefono } from './contact.ts'
import { readFecha } from './date.ts'
import { readPersonas } from './guests.ts'
import { besideContact, nameAlone, readNombre, readSaidNombre } from './name.ts'
import { nameAside, nameInAddress, nameLast } from './name-aside.ts'
import { isWholeName, properClause } from './not-name.ts'
import { lexiconPattern, type SlotReading, withoutMoney } from './number.ts'
import { rethought, secondThoughts } from './rethought.ts'
import { withoutTold } from './said-before.ts'
import { readMesa } from './seating.ts'
import { readShifts } from './shift.ts'
import { corrected } from './spelling.ts'
import { readHora } from './time.ts'

/** The page's language in which 3/4 is the fourth of March, in whatever language the guest writes. */
const MONTH_FIRST: Locale = 'en'

/** Reads all fields; each part of the text is used once. Contact data first, because they contain digits. */
export function readSlots(whole: FoldedText, lex: Lexicon, s: Situation, marked: boolean): Finding[] {
  const foldedText = s.asking === 'notes' ? whole : withoutTold(whole, lex)
  const found = readOnce(foldedText, lex, s, marked)
  if ((s.asking === 'notes' && !marked) || found.length === 0) return found
  const asking = s.asking === 'name' ? null : s.asking
  return secondThoughts(foldedText.text, lex).reduce((known, from) => {
    const tail = { ...foldedText, text: '§'.repeat(from) + foldedText.text.slice(from) }
    return rethought(known, readOnce(tail, lex, { ...s, asking }, marked))
  }, found)
}

function readOnce(foldedText: FoldedText, lex: Lexicon, s: Situation, marked: boolean): Finding[] {
  const { asking } = s
  const found: Finding[] = []
  let rest = foldedText.text
  const take = (slot: Slot, reading: SlotReading | null): void => {
    if (!reading) return
    const { values, said } = reading
    found.push(said === undefined ? { slot, values } : { slot, values, said })
    rest = reading.rest
  }
  take('email', readEmail(rest, asking === 'email'))
  take('phone', readTelefono(rest, asking === 'phone' || isNumberAlone(rest, s), lex, s.locale))
  const email = found.find(({ slot }) => slot === 'email')
  if (email?.values[0]) email.values = [written(foldedText, email.values[0])]
  if (found.length > 0) rest = withoutLeads(rest, lex)
  if (asking === 'name') {
    const said = readSaidNombre(foldedText, rest, lex)
    const counts = cachedRegExp(`^(?:${lex.beforePeople})(?![a-z])`).test(rest)
    const wishes = lexiconPattern(lex, lex.book).test(rest)
    const others =
      (marked || counts || wishes) && !said ? values(rest, lex, s) : []
    if (others.length === 0 && isVisit(foldedText, rest, lex, s)) return [...found, ...values(rest, lex, s)]
    if (others.length > 0 && (marked || others.length > 1 || others.some(({ slot }) => slot === 'guests')))
      return [...found, ...others, ...lastName(foldedText)]
    if (found.length > 0 && !/\p{L}/u.test(rest.replace(OPENING, ''))) return found
    const { values: names } = readNombre(foldedText, rest, lex)
    // "Half past two. The name is Ann Lee": what is told beside the name is told too.
    const beside = said && names[0] === said.values[0] ? said.rest : aroundName(foldedText, rest, names[0])
    const more = names[0] === undefined ? [] : values(beside ?? behind(rest, names[0], lex), lex, s)
    found.push(...more.filter((one) => one.values.length > 0))
    const instead = names.length > 0 ? [] : values(rest, lex, s).filter((one) => one.values.length > 0)
    return instead.length > 0 ? [...found, ...instead] : [...found, { slot: 'name', values: names }]
  }
  if (asking === 'notes' && !marked) return found
  const name =
    readSaidNombre(foldedText, rest, lex) ??
    (found.length > 0 ? besideContact(foldedText, rest, lex) : null) ??
    (email?.values[0] ? nameInAddress(foldedText, rest, email.values[0]) : null) ??
    (asking === 'offer'
      ? (nameAlone(foldedText, lex) ?? nameAside(foldedText, rest, lex) ?? nameLast(foldedText, rest, lex))
      : null)
  take('name', name)
  return [...found, ...values(rest, lex, s)]
}

/** "Saturday half seven for five", where a name is asked: a day, an hour, a party, two of them and no more, name nobody. */
function isVisit({ original }: FoldedText, text: string, lex: Lexicon, s: Situation): boolean {
  if (isWholeName(original)) return false
  const { found, rest } = valuesIn(withoutWorse(text), lex, { ...s, asking: 'confirm' })
  const told = found.filter((one) => one.values.length > 0 && one.slot !== 'seating')
  return told.length > 1 && saysLittle(rest, lex)
}

/** A number as long as a telephone's and nothing else, while something else of the guest's is asked. */
const isNumberAlone = (text: string, { asking }: Situation): boolean =>
  (asking === 'name' || asking === 'email' || asking === 'offer') &&
  /^[ +]*\d[\d ().\-/]*$/.test(text) &&
  text.replace(/\D/g, '').length >= 9

function withoutLeads(text: string, lex: Lexicon): string {
  const { email, phone } = lex.fields
  const lead = wordPattern(
    `(?:(?:${lex.and}),? )?(?:[a-z']+ )?(?:[a-z']+ )?(?:${email}|${phone})(?: (?:es|is|est|ist|e|lautet))?[ :]*(?: el| the)?(?= *§)`,
    'g',
  )
  return text.replace(lead, (words) => '§'.repeat(words.length))
}

/** "Ann Lee, four of us": what stands behind a name and a sign, or behind what begins a value. */
function behind(text: string, name: string, lex: Lexicon): string {
  const folded = fold(name)
  const at = text.indexOf(folded)
  const tail = at < 0 ? '' : text.slice(at + folded.length)
  const begins = `^ *(?:[,.;:!§\\d-]|(?:${lex.and}|${lex.beforeTime}|${lex.dayArticle}) )`
  return cachedRegExp(begins).test(tail) ? tail : ''
}

/** "Half past two. Ann Lee": a whole name ends the message, behind the end of a sentence. */
function aroundName({ original }: FoldedText, text: string, name = ''): string | null {
  if (!isWholeName(name) || !original.trim().replace(/[.!]+$/, '').endsWith(name)) return null
  const folded = fold(name)
  const at = text.lastIndexOf(folded)
  return at > 0 && /[,.;!] *$/.test(text.slice(0, at)) ? text.slice(0, at) : null
}

/** "There are 5 of us. Ann Lee" */
function lastName(whole: FoldedText): Finding[] {
  const name = properClause(whole.original) ?? ''
  return isWholeName(name) && aroundName(whole, whole.text, name) !== null
    ? [{ slot: 'name', values: [name] }]
    : []
}

function written(foldedText: FoldedText, folded: string): string {
  const at = foldedText.text.indexOf(folded)
  return at < 0 ? folded : foldedText.original.slice(foldedText.at[at], foldedText.at[at + folded.length])
}

/** A number alone at the beginning, where a party was spoken of: "ok, 18 then". */
const OPENING_NUMBER =
  /^(?:(?:ok|okay|vale|bueno|pues|entonces|well|then|so|na|gut|dann|also|bon|alors|va bene|allora|y|and|et|und|e)[ ,.]*)*(\d{1,2})(?=[ ,.]|$)/

/** "About eight", when the party is asked. */
const ROUGHLY =
  '(?<=^ *)(?:about|around|circa|ca\\.?|ungefahr|etwa|environ|sobre|como|verso|vers|gegen|roughly) {N}(?: or so| mas o menos)?(?= *$)'

/** Date, time, guests and seating. The asked field is read last, with its lenient reader, from the remaining text. */
const values = (text: string, lex: Lexicon, s: Situation): Finding[] =>
  valuesIn(withoutWorse(text), lex, s).found

/** "Eight is better than a quarter past seven": the second is not wished. */
const WORSE =
  /(?<=\d|[a-z]{3}) (?:(?:ist |is |es |est |e )?(?:besser|lieber|better|rather|mejor|mieux|plutot|meglio)) (?:als|than|que|qu'|che|di) .*$/
const withoutWorse = (text: string): string => text.replace(WORSE, (tail) => ' '.repeat(tail.length))

/** "Back to 12", after a party that was too large: its only number. */
function fewer(text: string, { rules }: Situation): string | null {
  const [n, other] = [...text.matchAll(/(?<![\d.,:/])\d{1,2}(?![\d:/h%€]|[.,]\d|\.(?!$))/g)].map(([said]) =>
    Number(said),
  )
  return other === undefined && n && n <= rules.personasMax && text.split(' ').length <= SHORT
    ? String(n)
    : null
}
const SHORT = 10

function valuesIn(said: string, lex: Lexicon, s: Situation): { found: Finding[]; rest: string } {
  const text = withoutMoney(said, lex)
  const { asking, ahora, rules, locale, day, options, near } = s
  const shifts = s.known ? readShifts(text, lex, s.known) : { found: [], rest: text }
  const found: Finding[] = [...shifts.found]
  let { rest } = shifts
  const take = (slot: Slot, read: (asked: boolean) => SlotReading | null): void => {
    if (shifts.found.some((one) => one.slot === slot)) return
    const reading = read(asking === slot)
    if (!reading) return
    found.push({ slot, values: reading.values })
    rest = reading.rest
  }
  const date = (asked: boolean): SlotReading | null => {
    const set = s.known?.date ?? null
    const how = {
      lex,
      ahora,
      asked,
      day,
      set,
      options,
      near,
      monthFirst: lex.monthFirst || locale === MONTH_FIRST,
    }
    const exact = readFecha(rest, how)
    const right = exact ? null : corrected(rest, lex, asking === 'date')
    return right === null ? exact : readFecha(right, how)
  }
  const time = (asked: boolean): SlotReading | null => readHora(rest, { lex, rules, asked })
  const guests = (asked: boolean): SlotReading | null =>
    readPersonas(rest, lex, asked, s.known?.guests != null)
  const strict = (read: (asked: boolean) => SlotReading | null) => (): SlotReading | null => read(false)
  if (asking === 'time') {
    take('date', strict(date))
    take('guests', strict(guests))
    take('time', time)
  } else if (asking === 'date') {
    // "1.30.": no day, and so the hour.
    if (/^[^\d]*\d\d?[.:h] ?[0-5]\d[^\d]*$/.test(rest) && date(true)?.values.length === 0)
      take('time', () => time(true))
    take('date', strict(date))
    take('time', strict(time))
    take('guests', strict(guests))
    if (!found.some(({ slot }) => slot === 'date' || (slot === 'time' && !/\d/.test(rest))))
      take('date', date)
  } else {
    take('date', strict(date))
    if (asking !== 'guests' || !lexiconPattern(lex, ROUGHLY).test(rest)) take('time', strict(time))
    // A bare number beside these is an hour: "later, ten", "cambia la hora a las diez".
    const ofTime = `${lex.told.later}|${lex.told.sooner}|${lex.fields.time}`
    if (lexiconPattern(lex, ofTime).test(rest) && s.known?.time && !found.some(({ slot }) => slot === 'time'))
      take('time', () => time(true))
    take('guests', guests)
  }
  const has = (slot: Slot): boolean => found.some((one) => one.slot === slot)
  if (asking !== 'notes' && has('guests') && !has('time'))
    take('time', () => readHora(rest, { lex, rules, asked: false, counted: true }))
  take('seating', (asked) => readMesa(rest, asked))
  const opening = s.party ? OPENING_NUMBER.exec(rest)?.[1] : undefined
  const isOpen = asking !== 'time' && asking !== 'date' && asking !== 'phone'
  const alone = isOpen
    ? partyAlone(
        rest,
        lex,
        s,
        found.some(({ slot }) => slot === 'time'),
      )
    : null
  const kept = found.some(({ slot }) => slot === 'guests')
    ? null
    : (alone ?? opening ?? keptNumber(rest, lex) ?? (s.large ? fewer(rest, s) : null))
  if (kept === null) return { found, rest }
  return {
    found: [...found, { slot: 'guests', values: [kept] }],
    rest: rest.replace(lexiconPattern(lex, '{N}'), ' '),
  }
}

/** Whether a message gives a value of the booking, or proposes one, and says nothing else. */
export function isValueAlone(text: string, lex: Lexicon, s: Situation, may: boolean): boolean {
  const contact = readEmail(text, false) ?? readTelefono(text, false, lex, s.locale)
  const { found, rest } = valuesIn(contact?.rest ?? text, lex, { ...s, asking: 'confirm' })
  const isParty = s.known?.guests != null
  const given =
    found.some((one) => one.values.length > 0 && (isParty || one.slot !== 'guests')) ||
    (contact?.values.length ?? 0) > 0
  if (given && saysLittle(rest, lex, may)) return true
  // "Und nur 5, der Jonas kann nicht": a new party, and why.
  const [first = '', ...why] = text.split(/(?<=\w)[,.;] /)
  const start = why.length > 0 ? valuesIn(first, lex, { ...s, asking: 'confirm' }) : null
  const party = start?.found.find(({ slot }) => slot === 'guests')?.values ?? []
  const isNew = party.length === 1 && Number(party[0]) !== s.known?.guests
  return start !== null && isNew && start.found.length === 1 && saysLittle(start.rest, lex)
}

/** "Scrap tomorrow, make it Saturday": the last clause sets a value in the place of the one there is. */
export function setsInstead(text: string, lex: Lexicon, s: Situation): boolean {
  const clause = text.replace(/^.*[,.;!] +(?=[^,.;!]*[a-z0-9])/, '')
  if (!lexiconPattern(lex, `^ *(?:${lex.correction}|${lex.told.decides})`).test(clause)) return false
  const { found, rest } = valuesIn(clause, lex, { ...s, asking: 'confirm' })
  const isNew = ({ slot, values }: Finding): boolean =>
    (slot === 'date' || slot === 'time' || slot === 'guests') &&
    values.length === 1 &&
    s.known?.[slot] != null &&
    String(s.known[slot]) !== values[0]
  return found.some(isNew) && saysLittle(rest, lex)
}
