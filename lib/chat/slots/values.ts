import type { Locale } from '../../i18n/locales.ts'
import { keptNumber } from '../idioms.ts'
import { type Finding, isAllTold, type Situation, type Slot } from '../state.ts'
import { matchesOf, wordPattern } from '../text/fold.ts'
import type { Lexicon } from '../words/shape.ts'
import { partyAlone, saysLittle } from './alone.ts'
import { readEmail, readTelefono } from './contact.ts'
import { readFecha } from './date.ts'
import { readSoon } from './days/soon.ts'
import { readPersonas } from './guests.ts'
import {
  blankOutMatch,
  captured,
  lexiconPattern,
  notPeople,
  numberValue,
  type SlotReading,
  weAre,
  withoutAges,
  withoutMoney,
} from './number.ts'
import { readMesa } from './seating.ts'
import { readHora, withoutAway } from './time.ts'
import { corrected } from './written/spelling.ts'

/** The page's language in which 3/4 is the fourth of March, in whatever language the guest writes. */
const MONTH_FIRST: Locale = 'en'

/** "Rather tomorrow, because today I get in late": why it is another day. */
const WHY_TODAY =
  /(?<=(?<![a-z])(?:[px]?q|k|que|porque|because|since|parce que|weil|perche|che) )(?:hoy|today|heute|oggi|aujourd'hui)(?= [a-z])/g

/** A number alone at the beginning, where a party was spoken of: "ok, 18 then". */
const OPENING_NUMBER =
  /^(?:(?:ok|okay|vale|bueno|pues|entonces|well|then|so|na|gut|dann|also|bon|alors|va bene|allora|y|and|et|und|e)[ ,.]*)*(\d{1,2})(?=[ ,.]|$)/

/** "About eight", when the party is asked. */
const ROUGHLY =
  '(?<=^ *)(?:about|around|circa|ca\\.?|ungefahr|etwa|environ|sobre|como|verso|vers|gegen|roughly) {N}(?: or so| mas o menos)?(?= *$)'

/** Date, time, guests and seating. The asked field is read last, with its lenient reader, from the remaining text. */
export const values = (text: string, lex: Lexicon, s: Situation): Finding[] =>
  valuesIn(withoutWorse(text), lex, s).found

/** "Eight is better than a quarter past seven": the second is not wished. */
const WORSE =
  /(?<=\d|[a-z]{3}) (?:(?:ist |is |es |est |e )?(?:besser|lieber|better|rather|mejor|mieux|plutot|meglio)) (?:als|than|que|qu'|che|di) .*$/
export const withoutWorse = (text: string): string => text.replace(WORSE, (tail) => ' '.repeat(tail.length))

/** "Back to 12", after a party that was too large; "then 4 ae us at 7", beside an hour: the only figure counts people. */
function onlyFigure(text: string, lex: Lexicon, { rules }: Situation, when: string | null = null): string {
  const source = `(?<![\\d.:/-] ?|\\d,)(\\d{1,2})(?! ?(?:${lex.children}))${notPeople(lex)}`
  const [n = '', other] = matchesOf(lexiconPattern(lex, source, 'g'), text).map(([said]) => said)
  // "Saturday evening 19" is the day.
  return !other &&
    Number(n) <= (when ? 12 : rules.personasMax) &&
    text.length < LONG &&
    Number(when?.slice(8)) !== Number(n)
    ? n
    : ''
}
/** A message of so many letters tells more than a party. */
const LONG = 90

const wishesTable = (text: string, lex: Lexicon): boolean =>
  lexiconPattern(lex, `${lex.book}|${lex.freeTable}`).test(text) || readPersonas(text, lex, false) !== null

export function valuesIn(said: string, lex: Lexicon, s: Situation): { found: Finding[]; rest: string } {
  const { asking, ahora, rules, locale, day, options, near } = s
  const priced = withoutAway(withoutAges(withoutMoney(said, lex)), { lex, rules, asked: asking === 'time' })
  // "For the two of us at nine": beside an hour, the first counts people.
  const us = lexiconPattern(lex, `(?:${lex.idioms.forThe}) {N}(?! y )`).exec(priced)
  const beside = us ? blankOutMatch(priced, us) : priced
  const isParty = us !== null && asking !== 'time' && readHora(beside, { lex, rules, asked: false }) !== null
  const text = isParty ? beside : priced
  const shifts =
    s.known && s.shifts && !(asking === 'phone' && /(?:plus|mas|piu) \d\d/.test(text))
      ? s.shifts(text, lex, s.known)
      : { found: [], rest: text }
  const found: Finding[] = [...shifts.found]
  const party = isParty ? numberValue(lex, captured(us)) : null
  if (party !== null && !found.some(({ slot }) => slot === 'guests'))
    found.push({ slot: 'guests', values: [String(party)] })
  let { rest } = shifts
  const soon = asking === 'notes' ? null : readSoon(rest, lex, ahora, rules)
  const asksWhen = asking === 'date' || asking === 'time' || asking === 'offer'
  // "We are there in ten minutes" may be said of a table that there is, "I'll tell you in five" of none.
  if (soon && (wishesTable(soon.rest, lex) || (asksWhen && !soon.isMoment))) {
    found.push({ slot: 'date', values: [soon.date] }, { slot: 'time', values: [soon.time] })
    rest = soon.rest
  }
  const take = (slot: Slot, read: (asked: boolean) => SlotReading | null): void => {
    if (found.some((one) => one.slot === slot)) return
    const reading = read(asking === slot)
    if (!reading) return
    const { rest: left, ...told } = reading
    found.push({ slot, ...told })
    rest = left
  }
  const date = (asked: boolean): SlotReading | null => {
    // "It's very windy today, we'd rather sit inside": the day of the weather is not the table's.
    if (s.known?.date && asking !== 'date')
      rest = rest.replace(
        lexiconPattern(lex, `(?<=(?:${lex.told.weather}) )(?:today|hoy|heute|oggi|aujourd'hui)`),
        (day) => ' '.repeat(day.length),
      )
    const why = rest.replace(WHY_TODAY, (day) => ' '.repeat(day.length))
    if (why !== rest && lexiconPattern(lex, lex.relativeDays.map(([words]) => words).join('|')).test(why))
      rest = why
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
    // "Last night we were charged twice": of a day that is over nobody books a table, where one is chosen.
    if (
      exact &&
      s.known?.date &&
      asking !== 'date' &&
      !/\d/.test(rest) &&
      exact.values.every((said) => said < ahora.fecha)
    )
      return null
    const right = exact ? null : corrected(rest, lex, asking === 'date')
    return right === null ? exact : readFecha(right, how)
  }
  // Where all is told, what is booked already gives way to what is said.
  const isAll = isAllTold(asking)
  const time = (asked: boolean): SlotReading | null =>
    readHora(rest, { lex, rules, asked, set: isAll ? s.known?.time : null })
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
    const isAsked = wordPattern(lex.idioms.inside).test(rest)
    if (
      !isAsked &&
      lexiconPattern(lex, ofTime).test(rest) &&
      // "At the same hour, and we are 5" counts people.
      !lexiconPattern(lex, weAre(lex)).test(rest) &&
      s.known?.time &&
      !found.some(({ slot }) => slot === 'time')
    )
      take('time', () => time(true))
    take('guests', guests)
  }
  const has = (slot: Slot): boolean => found.some((one) => one.slot === slot)
  if (asking !== 'notes' && has('guests') && !has('time')) {
    // "For 4, 2 adults and 2 children": the whole, and no hour.
    const [whole] = found.find(({ slot }) => slot === 'guests')?.values ?? []
    const led = lexiconPattern(lex, `(?:${lex.beforePeople}) {N}`).exec(rest)
    const isWhole = led !== null && String(numberValue(lex, captured(led))) === whole
    const left = led && isWhole ? blankOutMatch(rest, led) : rest
    take('time', () => readHora(left, { lex, rules, asked: false, counted: true }))
  }
  take('seating', (asked) => {
    const said = readMesa(rest, asked)
    const old = isAll ? s.known?.seating : null
    // "It would be a pity to stay inside, put us on the terrace", of a table inside.
    return said && old && said.values.length > 1 && !lexiconPattern(lex, lex.or).test(rest)
      ? { ...said, values: said.values.filter((place) => place !== old) }
      : said
  })
  const isFree = asking === null || asking === 'offer'
  const opening = s.party ? OPENING_NUMBER.exec(rest)?.[1] : undefined
  const isOpen = asking !== 'time' && asking !== 'date' && asking !== 'phone'
  const alone = isOpen ? partyAlone(rest, lex, s, has('time')) : null
  const when = found.find(({ slot }) => slot === 'date')?.values[0] ?? day
  const kept = has('guests')
    ? null
    : (alone ??
      opening ??
      keptNumber(rest, lex) ??
      (s.large || (isFree && has('time') && when) ? onlyFigure(rest, lex, s, s.large ? null : when) : null))
  if (!kept) return { found, rest }
  return {
    found: [...found, { slot: 'guests', values: [kept] }],
    rest: rest.replace(lexiconPattern(lex, '{N}'), ' '),
  }
}

/** Whether a message gives a value of the booking, or proposes one, and says nothing else. */
export function isValueAlone(text: string, lex: Lexicon, s: Situation, may: boolean): boolean {
  const contact = readEmail(text, false) ?? readTelefono(text, false, lex, s)
  const { found, rest } = valuesIn(contact?.rest ?? text, lex, { ...s, asking: 'confirm' })
  const isParty = s.known?.guests != null
  const given =
    found.some((one) => one.values.length > 0 && (isParty || one.slot !== 'guests')) ||
    (contact?.values.length ?? 0) > 0
  // "And my number is …, actually": it takes the place of the one there is.
  const isAnew =
    (contact?.values.length ?? 0) > 0 && lexiconPattern(lex, `${lex.wrong}|${lex.told.again}`).test(rest)
  if (given && (isAnew || saysLittle(rest, lex, may))) return true
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
