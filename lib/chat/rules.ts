import { goesOn, opensWithIf } from './idioms.ts'
import { readMesa } from './slots/seating.ts'
import type { Finding, Slot } from './state.ts'
import { asksOpen } from './topics.ts'
import type { Signals } from './typed/signals.ts'

/** "Where it is warmest, so inside": the last clause answers. */
const ENDS_BRIEFLY = /, *(?:[a-z']+ ){0,2}[a-z']+[ .!]*$/

export type Rule<Given> = { name: string; when: (s: Signals) => boolean; gives: Given }

const NO_THANKS = /^[^a-z]*(?:no|nein|non)[ ,]+(?:gracias|thanks|thank you|danke|merci|grazie)(?![a-z])/

const hasValue = ({ values }: Finding): boolean => values.length > 0
const isContact = ({ slot }: Finding): boolean => slot === 'email' || slot === 'phone'

const isFree = ({ asking }: Signals): boolean => asking === null || asking === 'offer'
const own = ({ found, asking }: Signals): Finding | undefined => found.find(({ slot }) => slot === asking)
const givesAsked = (s: Signals): boolean => s.asking !== 'name' && (own(s)?.values.length ?? 0) > 0
const given = ({ found }: Signals): Finding[] =>
  found.filter((one) => hasValue(one) && ['date', 'time', 'guests', 'seating'].includes(one.slot))

const isDayAlone = (s: Signals): boolean => given(s).every(({ slot }) => slot === 'date')
/** Whether a day is named that was not asked for, and nothing else but a place. */
const isOfDay = (s: Signals): boolean =>
  s.asking !== 'date' && given(s).every(({ slot }) => slot === 'date' || slot === 'seating')
const impliesBooking = (s: Signals): boolean =>
  given(s).some(({ slot }) => slot !== 'seating') &&
  (!s.namesCasa || s.wantsToCome || s.asksToEat) &&
  !s.namesReservas &&
  (s.namesTable || s.wantsMeal || s.asksToEat)

export const wishes = (s: Signals): boolean =>
  !(isFree(s) && s.isExisting) && (s.wantsToBook || (isFree(s) && impliesBooking(s)))

const seeksTable = (s: Signals): boolean => {
  if (s.certainty === null) return false
  if (!isFree(s)) return s.namesTable && givesAsked(s)
  if (s.namesReservas) return false
  if (s.asksToEat && given(s).length > 0) return true
  if (s.mayEat && ['date', 'time'].every((slot) => given(s).some((one) => one.slot === slot))) return true
  return (s.namesTable && (s.found.length > 0 || wishes(s))) || (given(s).length > 1 && !s.namesCasa)
}

const isIdle = ({ found, asking }: Signals): boolean =>
  found.length === 0 || (asking === 'name' && found.every(({ slot }) => slot === 'name'))
/** A day in a text about the restaurant changes nothing: "horaires le dimanche svp". */
const isElsewhere = (s: Signals): boolean =>
  !isFree(s) && s.namesCasa && !givesAsked(s) && !s.isCorrection && given(s).length < 2 && s.edit === null

export const QUESTION: readonly Rule<boolean>[] = [
  { name: 'no notes', when: (s) => s.meansNoNotes && !s.hasMark, gives: false },
  {
    name: 'plain yes',
    when: (s) => s.saysYes && !s.hasMark && !isFree(s) && s.asking !== 'notes' && s.asking !== 'name',
    gives: false,
  },
  {
    // "ann@…, what do you have for New Year": behind a question word a day is asked about.
    name: 'contact asked',
    when: (s) =>
      isContact({ slot: s.asking as Slot, values: [] }) &&
      givesAsked(s) &&
      !s.hasMark &&
      !(s.certainty === 'word' && given(s).length > 0),
    gives: false,
  },
  { name: 'trouble', when: (s) => (s.asking !== 'notes' || s.isMishap) && s.isInTrouble, gives: true },
  {
    name: 'value supposed',
    // "And if it rains, do we sit inside?" asks.
    when: (s) =>
      !isFree(s) &&
      s.supposes &&
      given(s).length > 0 &&
      !(s.hasMark && s.namesWeather && given(s).every(({ slot }) => slot === 'seating')),
    gives: false,
  },
  {
    // "Any chance of a table at half past nine?", of a table at half past eight.
    name: 'another value',
    when: (s) => s.renews,
    gives: false,
  },
  {
    // "No wait, tell me first whether it is cold outside": nobody sits there yet.
    name: 'asks indirectly',
    when: (s) => s.asking !== 'notes' && s.wonders && given(s).every(({ slot }) => slot === 'seating'),
    gives: true,
  },
  {
    // "And the bread?", asked without its mark: a value of the booking does not begin so.
    name: 'goes on asking',
    when: (s) =>
      !isFree(s) && s.asking !== 'notes' && isIdle(s) && !s.isCorrection && s.edit === null && goesOn(s.text),
    gives: true,
  },
  {
    name: 'supposition',
    when: (s) =>
      s.asking !== 'notes' &&
      (given(s).length === 0
        ? opensWithIf(s.text)
        : s.supposes && s.hasMark && s.namesWeather && given(s).every(({ slot }) => slot === 'seating')),
    gives: true,
  },
  {
    // "Wait, is the terrace heated?": a place is named, and nobody sits there.
    name: 'place meanwhile',
    when: (s) =>
      s.asking !== null &&
      s.asking !== 'seating' &&
      s.asking !== 'notes' &&
      s.hasMark &&
      s.length > 3 &&
      given(s).length > 0 &&
      given(s).every(({ slot }) => slot === 'seating') &&
      !s.proposes &&
      !/mejor|better|rather|plutot|lieber|meglio|prefer/.test(s.text) &&
      !s.takesSeat,
    gives: true,
  },
  {
    name: 'change asked',
    when: (s) =>
      !isFree(s) &&
      s.certainty !== 'word' &&
      (s.edit !== null || (given(s).length > 0 && !s.namesCasa && s.proposesChange)),
    gives: false,
  },
  {
    // "What do you have for New Year" asks of the day, and moves none.
    name: 'value proposed',
    when: (s) =>
      s.proposesValue &&
      !(s.certainty === 'word' && isOfDay(s) && !/que tal|about|ware|alors|dite/.test(s.text)) &&
      (s.asking !== 'notes' || s.isCorrection) &&
      given(s).some(({ slot }) => slot !== 'seating'),
    gives: false,
  },
  {
    // "And New Year's Eve is there a menu": asked of the house, while a day is offered.
    name: 'another day',
    // "You open on Tuesday, no?"
    when: (s) =>
      (s.asksOfDay || (isFree(s) && s.hasMark && !s.wantsToBook && asksOpen(s.text))) &&
      isDayAlone(s) &&
      (s.asking === null || given(s).length === 1),
    gives: true,
  },
  { name: 'why not', when: (s) => s.saysWhyNot, gives: false },
  {
    name: 'asks at the end',
    when: (s) => isFree(s) && s.asksLast && given(s).length < 2,
    gives: true,
  },
  {
    name: 'booking there is',
    when: (s) => (isFree(s) && s.isExisting) || (s.asking === null && s.hasBooked && !s.wantsAnew),
    gives: true,
  },
  {
    name: 'question word',
    when: (s) =>
      s.certainty === 'word' &&
      !(seeksTable(s) && (givesAsked(s) || (isFree(s) && given(s).length > 1))) &&
      !(s.isCorrection && !s.hasMark && given(s).length > 0) &&
      !(s.asking === 'seating' && givesAsked(s) && !s.hasMark && ENDS_BRIEFLY.test(s.text)),
    gives: true,
  },
  {
    // "Could we do 8:15?", "take my daughter's: …" give the value that was asked.
    name: 'asking verb',
    when: (s) =>
      s.certainty === 'verb' &&
      !seeksTable(s) &&
      !(givesAsked(s) && !s.namesCasa && (!s.hasMark || s.proposes)),
    gives: true,
  },
  {
    // "Do you lend blankets outside": the place is no answer, for nobody sits there.
    name: 'asks of a place',
    when: (s) =>
      s.asking === 'seating' &&
      s.length > 4 &&
      (s.hasMark || (s.certainty === 'verb' && readMesa(s.text.replace(/^[^,.;]*/, ''), true) === null)) &&
      !s.takesSeat,
    gives: true,
  },
  {
    name: 'mark in the notes',
    when: (s) =>
      s.asking === 'notes' &&
      bareMark(s) &&
      (s.certainty !== null ||
        s.namesCasa ||
        (s.length > 3 && !s.tellsWish && !s.proposes) ||
        goesOn(s.text.replace(/[ ?]+$/, ''))) &&
      !s.asksFavour,
    gives: true,
  },
  {
    // "Dentro?" gives the seat that was asked; "can one see the sea from inside?" asks.
    name: 'mark alone',
    when: (s) =>
      s.asking !== 'notes' &&
      bareMark(s) &&
      (!givesAsked(s) || (!s.asksFavour && (s.namesCasa || s.namesWeather || (s.length > 4 && !s.proposes)))),
    gives: true,
  },
  {
    // When the name is asked, two or three words may be a name.
    name: 'possible question',
    when: (s) =>
      isAside(s) &&
      ((s.certainty === 'maybe' && !(s.wantsToBook && !s.hasMark)) ||
        (s.namesCasa && !isFree(s) && s.length > (s.asking === 'name' ? 3 : 1))),
    gives: true,
  },
]

function bareMark(s: Signals): boolean {
  return (
    s.hasMark &&
    !wishes(s) &&
    !(s.isCorrection && (given(s).length > 0 || s.asking === null)) &&
    !seeksTable(s) &&
    !(isFree(s) && s.found.length > 0)
  )
}

/** Nothing in the message continues the booking. When the name is asked, a capitalised word may be one. */
function isAside(s: Signals): boolean {
  if (s.saysYes || s.asking === 'notes' || (s.asking === 'name' && /\p{Lu}/u.test(s.original))) return false
  return isIdle(s) || isElsewhere(s)
}

type Found = (s: Signals) => readonly Finding[]

export const FOUND: readonly Rule<Found>[] = [
  {
    // "No thanks, I'll ask my husband first": the husband is not a guest of this booking.
    name: 'offer declined',
    when: (s) => s.asking === 'offer' && NO_THANKS.test(s.text),
    gives: () => [],
  },
  {
    name: 'contact beside',
    when: isQuestion,
    gives: ({ found }) => found.filter((one) => isContact(one) && (hasValue(one) || one.said !== undefined)),
  },
  {
    name: 'put right',
    when: (s) => s.asking === 'notes' && s.isCorrection && s.found.some(hasValue),
    gives: ({ found }) => found,
  },
  {
    name: 'no notes',
    when: (s) => s.asking === 'notes' && (s.meansNoNotes || s.isOnlyThanks),
    gives: () => [{ slot: 'notes', values: [''] }],
  },
  { name: 'visit', when: (s) => s.asking === 'notes' && s.isOfVisit, gives: () => [] },
  {
    name: 'notes as written',
    when: (s) => s.asking === 'notes',
    gives: ({ original }) => [{ slot: 'notes', values: [original] }],
  },
  { name: 'values', when: () => true, gives: ({ found }) => found },
]

export const firstRule = <Given>(rules: readonly Rule<Given>[], s: Signals): Rule<Given> | undefined =>
  rules.find(({ when }) => when(s))

export function isQuestion(s: Signals): boolean {
  return firstRule(QUESTION, s)?.gives ?? false
}

export const foundIn = (s: Signals): readonly Finding[] => firstRule(FOUND, s)?.gives(s) ?? s.found

export const mayCancel = (s: Signals): boolean =>
  s.isShort && !(s.asking !== 'notes' && (own(s)?.values.length ?? 0) > 0)
