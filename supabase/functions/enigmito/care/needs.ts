import { LOCALES, type Locale } from '../../../../lib/i18n/locales.ts'
import type { Hit } from '../phrases.ts'
import { fold, tokens } from '../text/fold.ts'
import { writtenOut } from '../text/shorthand.ts'
import { comesAfter } from './later.ts'
import { type Sign, type Signs, signsIn } from './signs.ts'

/** What a guest needs help with before anything else. The most urgent first. */
export const CARES = ['reaction', 'illness', 'bill', 'complaint', 'lost', 'late', 'flight', 'person'] as const
export type Care = (typeof CARES)[number]

type Rule = (s: Signs) => boolean

/** It happens now, or nothing says that it is a habit ("nuts always make my lips swell"). */
const reaction: Rule = (s) =>
  isHappening(s) ||
  (onBody(s) && (s.has('soon') || !s.has('hypothetical')) && (s.has('soon', 'after') || !asks(s))) ||
  (s.has('reaction') && (s.has('soon') || onBody(s)) && !s.has('hypothetical')) ||
  ateIt(s)

/** "She is allergic to nuts and ate the cake, what do I do?": rather 112 once too often. */
const ateIt: Rule = (s) => s.concept('allergy') && s.has('ate') && s.has('whatNow')

/**
 * "My throat is closing, what if it is a reaction?": a word of the body, or one of now that is no part of the
 * supposition, and it is happening. Rather 112 once too often.
 */
const isHappening = (s: Signs): boolean => {
  const supposed = s.of('supposed')
  const apart = s
    .of('soon')
    .some((now) => supposed.every(({ start, end }) => now.start > end || now.end < start))
  return supposed.length > 0 && (onBody(s) || apart)
}

/** "What do you do if she has a reaction?" is asked before anything has happened. */
export function supposesReaction(words: readonly string[], lang: Locale): boolean {
  const s = signsIn(words, lang, true, () => false)
  return s.has('supposed') && !s.has('after') && !isHappening(s)
}

/** A bill may be swollen too: what stands inside a word for that is no sign of the body. */
const outside = (s: Signs, own: Sign, other: Sign): readonly Hit[] =>
  s.of(own).filter((hit) => !s.of(other).some(({ start, end }) => start <= hit.start && hit.end <= end))
const beyond = (s: Signs, own: Sign, other: Sign): boolean => outside(s, own, other).length > 0
const onBody = (s: Signs): boolean => beyond(s, 'body', 'overcharged')

/** "He gets no air": the "no" is of his breath, and asks for nothing without. */
const asks = (s: Signs): boolean => {
  const within = s.of('body')
  return s
    .concepts('recommend', 'without', 'allergens')
    .some(({ start, end }) => !within.some((hit) => hit.start <= start && end <= hit.end))
}

/** A word of illness and a meal that is over. */
const illness: Rule = (s) =>
  !s.has('settled') &&
  ((s.has('poison') && (s.has('after') || s.food.length > 0 || !s.has('hypothetical'))) ||
    (beyond(s, 'unwell', 'rude') &&
      s.has('after') &&
      // "Está mal la cuenta": the bill is bad, and nobody is.
      !s.before(s.of('unwell'), s.of('bill'), 2) &&
      !s.before(s.of('bill'), s.of('unwell'), 1) &&
      (s.before(s.of('after'), s.of('unwell'), 8) || s.before(s.of('unwell'), s.of('after'), 6)) &&
      !tasted(s)))

/** "The fish was bad yesterday" is of the fish, not of the guest. */
const tasted: Rule = (s) => s.before(s.of('served'), s.of('fault'), 2) && s.before(s.food, s.of('fault'), 4)

/** "A fish allergy, a really bad one" says how severe it is. */
const faults = (s: Signs): readonly Hit[] => outside(s, 'fault', 'noComplaint')

const meal = (s: Signs) => [...s.food, ...s.of('staff', 'all')]

/** "What a disaster the other day, half an hour for the bill": of a meal that is over. */
const dreadfulThen: Rule = (s) =>
  s.before(s.of('dreadful'), s.of('after'), 2) &&
  (meal(s).length > 0 || s.has('bill')) &&
  !s.concept('reserve', 'table', 'open')

/** "A terrible dinner": not where it is denied, nor where a wine or a dish is asked for. */
const wasDreadful: Rule = (s) =>
  (s.before(s.of('visit'), s.of('dreadful'), 2) ||
    s.before(s.of('dreadful'), s.of('visit'), 0) ||
    dreadfulThen(s)) &&
  !s.before(s.of('denied'), s.of('dreadful'), 2) &&
  !asks(s)

/** What came, and what was wrong with it: "is the soup cold?" has no past and nothing that is mine. */
const complaint: Rule = (s) => {
  // "It is no complaint" is none.
  if (beyond(s, 'complain', 'noComplaint') || s.has('rude', 'slow')) return true
  if (wasDreadful(s)) return true
  // "Liver disgusts me" is a taste.
  if (beyond(s, 'foul', 'noComplaint') && meal(s).length + s.of('served', 'mine').length > 0) return true
  if (s.has('waited') && s.has('time') && (s.number || s.has('mine', 'staff') || s.has('time')))
    return !s.concept('reserve', 'modify', 'email') && !s.has('hypothetical', 'travel')
  const things = meal(s)
  if (strange(s)) return true
  if (things.length === 0 || s.concept('open')) return false
  const [served, fault] = [s.of('served'), faults(s)]
  const came = s.before(served, fault, 4) || (s.before(fault, s.of('been'), 1) && s.before(things, fault, 3))
  return came || owned(s)
}

/** "My soup is cold". */
const owned: Rule = (s) =>
  s.before(s.of('mine'), meal(s), 1) &&
  s.before(meal(s), s.of('copula'), 2) &&
  s.before(s.of('copula'), faults(s), 3)

/** "A hair in my soup", "I found a fly". */
const strange: Rule = (s) =>
  s.has('foreign') &&
  ((s.before(s.of('foreign'), s.of('inside'), 2) &&
    s.before(s.of('inside'), [...s.food, ...s.of('mine')], 2)) ||
    (s.before(s.of('found'), s.of('foreign'), 3) && s.food.length + s.of('inside', 'mine').length > 0))

/** "Two bottles are on the bill, we had only one": said as a fact, of what was eaten or drunk. */
const contrasted: Rule = (s) =>
  s.has('counted') && (s.has('onlyHad') || (s.has('insteadOfOne') && !s.concept('price')))

const bill: Rule = (s) =>
  s.has('overcharged') ||
  (s.has('bill') && (s.has('wrong', 'unwarned') || contrasted(s)) && !s.concept('reserve'))

/** "I forgot my blue puffer at yours": whatever it is, it is mine, and it stayed there. */
const stayed: Rule = (s) =>
  s.has('yours') &&
  (s.before(s.of('left'), s.of('possessed'), 1) || s.before(s.of('possessed'), s.of('left'), 5)) &&
  s.food.length === 0 &&
  !s.concept('reserve', 'modify', 'open', 'allergy')

const lost: Rule = (s) => (s.has('thing') && s.has('left', 'spotted')) || stayed(s)

/** "We are sat on the motorway": what holds a guest up, and where. */
const late: Rule = (s) =>
  (s.has('late') ||
    s.before(s.of('halted'), s.of('road'), 4) ||
    // "We are lost, what does your front look like?" asks the way.
    (s.has('astray') &&
      (s.concept('reserve', 'modify', 'table') || s.number) &&
      !s.concept('address', 'maps', 'where'))) &&
  !s.has('hypothetical') &&
  !s.concept('recommend')

const flight: Rule = (s) =>
  !s.has('hypothetical') &&
  ((s.has('travel') && s.has('off')) || (s.has('unable') && !s.concept('recommend', 'price')))

/** "Is there anybody I can talk to?" wants a person; "is there anybody who speaks German?" a language. */
const person: Rule = (s) =>
  (s.has('speakTo') && !s.has('tongue')) || (s.has('person') && !s.has('areYou')) || s.has('callback')

const RULES: Record<Care, Rule> = { reaction, illness, bill, complaint, lost, late, flight, person }

/** A guest who is ill or cut short has no second matter; others may have two. */
const ALONE: ReadonlySet<Care> = new Set<Care>(['reaction', 'illness'])
const MATTERS = 2

function inLanguage(
  words: readonly string[],
  lang: Locale,
  own: boolean,
  dish: (word: string) => boolean,
): readonly Care[] {
  const signs = signsIn(words, lang, own, dish)
  const found = CARES.filter((care) => RULES[care](signs)).filter(
    (care, _, all) => care !== 'complaint' || !all.includes('lost') || signs.has('rude', 'complain', 'foul'),
  )
  const [first] = found
  if (first && ALONE.has(first)) return [first]
  const told = found.some((care) => care !== 'person') ? found.filter((care) => care !== 'person') : found
  return told.slice(0, MATTERS)
}

/** "Is it served cold?": how a dish comes, and no complaint. */
const ASKS_SERVED =
  /\b(?:se sirven?|(?:is|are) (?:it |that |they |this )?served|(?:est|sont) servi\w*|wird .*serviert|si serv(?:e|ono)|viene servit\w|vengono servit\w)\b[^.!]*\?/

/**
 * What the guest needs, in the language of the message or, where nothing is found, in any other: people in distress
 * mix languages. `ids`: what else is named.
 */
export function caresIn(
  line: string,
  lang: Locale,
  dish: (word: string) => boolean,
  ids: ReadonlySet<string>,
): readonly Care[] {
  // "My girlfriend is off dairy": nothing has gone bad.
  const words = tokens(writtenOut(line, lang))
  for (const locale of [lang, ...LOCALES.filter((other) => other !== lang)]) {
    const found = inLanguage(words, locale, locale === lang, dish).filter(
      (care) => care !== 'complaint' || !ASKS_SERVED.test(fold(line)),
    )
    if (found.length > 0) return found
  }
  const isOfBooking = ['reserve', 'modify', 'table'].some((id) => ids.has(`concept:${id}`))
  return isOfBooking && comesAfter(line, lang) ? ['late'] : []
}
