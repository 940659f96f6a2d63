import { ask } from '../answer.ts'
import type { Offered, Transition } from '../book.ts'
import { fill } from '../fill.ts'
import { declined, offerTo, spokenDraft, startBooking } from '../offer.ts'
import { pending } from '../prompt.ts'
import { refuseWith } from '../refuse.ts'
import { recalled } from '../spoken.ts'
import type { ChatContext, ChatState, Effect, Finding, Reading } from '../state.ts'
import { fold, wordCount } from '../text/fold.ts'
import { namesNeed } from '../text/need.ts'
import { asksHere, isAboutCasa } from '../topics.ts'
import { isTalk, notUnderstood } from './answering.ts'
import { askedBeside, isOfExisting, leadAndAsk } from './existing.ts'
import { largeParty, leadGroup, resume } from './group.ts'
import { listened } from './listen.ts'

const REACHED = ['name', 'email', 'phone']
const VALUES = ['date', 'time', 'guests']
/** Words of a line that may say how many come, and little else. */
const SHORT = 10
const LONG = 16
const BRIEF = 6
const NO_NEED = /^\W*(?:no|sin|kein\w*|aucune?|pas d\W|nessun\w*|nient\w*) ?\w*(?:al+erg|intol)/
/** "How much is it for two bottles of the first?": no table is wished. */
const COSTS =
  /how much|comes to|cuanto (?:es|se|va|cu|sa|po)|ca fait c|combien|quanto (?:fa|co|vi|pe)|wie ?viel|was (?:ko|ma)/
const URGENT = ['care:reaction', 'care:illness', 'care:lost', 'care:bill']

export function whileTalking(
  state: ChatState,
  r: Reading,
  text: string,
  ctx: ChatContext,
  read: (text: string) => Reading,
): Transition {
  const party = state.talk.guests ?? 0
  const saysParty = r.found.some(({ slot, values }) => slot === 'guests' && values.length > 0)
  // "Then we are 20": the large party that the house arranges has become one that is booked here.
  const isFewer = party > ctx.rules.personasMax && saysParty && largeParty(r, ctx) === null && !r.existing
  if (state.parked && !r.question && (r.keeps || (saysParty && largeParty(r, ctx) === null)))
    return resume(state.parked, state, r, ctx)
  const isOf = isOfExisting(state, r, text) && !isFewer
  const beside = isOf || r.question ? askedBeside(state, r, text, isOf, read) : null
  if (beside || isOf) return beside ?? leadAndAsk(state, r, text, ctx, read)
  const said = r.found.filter(({ slot, values }) => VALUES.includes(slot) && values.length > 0).length
  // "Forget the crowd, we are 19, on the 11th at nine": what is given up is said first, then what is wished.
  if (r.inTrouble || (r.cancel && !r.again && said < 2 && !isFewer)) return ask(state, text, r)
  const act = state.talk.frame?.act
  // "And if we were 19?", with its mark or without. In a complaint two bottles are no party.
  if (party > ctx.rules.personasMax && isSmaller(r.spoken, ctx) && !isPart(text) && !COSTS.test(fold(text)))
    if (
      r.supposes ||
      (r.question
        ? r.asksTable || asksHere(fold(text))
        : r.surely ||
          r.wish ||
          wordCount(text) < (act === 'care' ? BRIEF : isAboutCasa(fold(text)) ? SHORT : LONG))
    )
      return offerTo(state, spokenDraft(state, r.spoken, ctx), r.spoken, ctx)
  // "Are you open then?", "and if we are 35, what is it for the cake?": asked of a party that was led already.
  const asksOn =
    party > ctx.rules.personasMax && (r.question || act === 'hours' || (r.surely && isAboutCasa(fold(text))))
  if (asksOn && !r.asksTable && (r.question || r.surely || r.alone)) return ask(state, text, r)
  const many = party > ctx.rules.personasMax && (r.wish || (r.alone && said > 0)) && !r.again && !asksOn
  // "And 28 children's menus together?", of the 28 that were led already.
  const large = largeParty(r, ctx)
  const isSame = act === 'price' && large === party && !r.wish && said === 1
  if ((large !== null && !isSame) || (many && !r.found.some(({ slot }) => slot === 'guests')))
    return leadGroup(state, r, ctx)
  const several =
    (said >= 2 && !COSTS.test(fold(text))) ||
    (said === 1 && r.consent && recalled(state.talk, r.found).length > 0)
  // "Will you hold the table??", after a mishap; "is the table ours now?", behind a request: of the table there is.
  const isLate = act === 'care' && state.talk.frame?.ask.includes('care:late')
  const isAfter =
    (act === 'care' || act === 'booking' || state.mode === 'completed') &&
    r.found.length === 0 &&
    (isLate || text.includes('?'))
  if (isAfter && !r.again) return ask(state, text, r)
  // "Yes" to the function's own offer of a table.
  if (act === 'book' && r.yes && r.found.length === 0 && wordCount(text) <= 3)
    return startBooking(state, spokenDraft(state, r.found, ctx), ctx, 'Eco.empezamos')
  // "We are at table 7", said in an emergency, or "table 12, about nine", of a bill, is no wish for a table.
  const urgent = act === 'care' && state.talk.frame?.ask.some((key) => URGENT.includes(key))
  if (urgent && !r.again && r.found.every(({ slot }) => slot === 'time')) return ask(state, text, r)
  if (!r.question && (r.wish || r.again || several)) {
    const draft = spokenDraft(state, r.found, ctx)
    if (state.mode !== 'completed') {
      const offered = offerTo(state, draft, r.found, ctx)
      // A day and an hour, or a table after a mishap, may be those of it.
      return r.asksTable && act !== 'care' ? offered : listened(text, offered)
    }
    const filled = fill(draft, r.found, ctx)
    const [next, effects] = startBooking(state, filled.draft, ctx, 'Eco.otra')
    const [refused] = filled.refusals
    return refused ? [next, refuseWith(refused, filled.draft, ctx, pending(next))] : [next, effects]
  }
  if (r.onlyThanks) return [state, [{ type: 'say', say: { key: 'Fin.denada' } }]]
  return ask(state, text, r)
}

/** "2 are coeliac", "4 son niños": some of the party, and no other party. */
const isPart = (text: string): boolean => {
  const folded = fold(text)
  return (
    namesNeed(folded) ||
    /(?:nin[oa]s?|kids?|child\w*|enfants?|kind(?:er)?|bambin[oi]|menus?)(?![a-z])/.test(folded)
  )
}

/** Whether a party is spoken of that a guest may book. */
const isSmaller = (spoken: readonly Finding[], { rules }: ChatContext): boolean =>
  spoken.some(
    ({ slot, values }) => slot === 'guests' && values.some((value) => Number(value) <= rules.personasMax),
  )

/** A message while the yes/no question is open. A "no" with a value is a correction, not a refusal. */
export function whileOffered(state: Offered, r: Reading, text: string, ctx: ChatContext): Transition {
  const notToday =
    r.no &&
    r.found.length === 1 &&
    r.found[0]?.values[0] === ctx.ahora.fecha &&
    !state.draft.given.includes('date')
  const { doubt } = state.draft
  // "Is it +39 …?" is asked before the offer: a yes is to the number, and to the offer; a no only to the number.
  if (doubt?.slot === 'phone' && r.found.length === 0 && (r.yes || r.no))
    return startBooking(
      state,
      fill({ ...state.draft, doubt: null }, r.yes ? [{ slot: 'phone', values: doubt.options }] : [], ctx)
        .draft,
      ctx,
      'Eco.empezamos',
    )
  if (r.found.length > 0 && !notToday) {
    // Who gives a name, a number or an address to be reached at has agreed.
    const agreed = r.found.some(
      ({ slot, values, said }) => REACHED.includes(slot) && (values.length > 0 || said !== undefined),
    )
    const filled = fill(state.draft, r.found, ctx)
    // "Then a table for nine at half past one" changes what was offered, and agrees to nothing yet.
    const isSame = r.wish && !r.no && !text.includes('?') && filled.changed.length === 0
    // "Ok, 20 then. Book us Saturday at one", of whom no day was offered yet.
    const isFirst = r.wish && !state.draft.date && filled.changed.length > 1
    if (!agreed && !isSame && (isFirst || !(r.consent || r.keeps)))
      return offerTo(state, state.draft, r.found, ctx)
    const [next, effects] = startBooking(state, filled.draft, ctx, 'Eco.empezamos')
    const [refused] = filled.refusals
    const told: Effect[] = refused ? refuseWith(refused, filled.draft, ctx, pending(next)) : effects
    return [next, told]
  }
  // "No, the 5 of them were counted": a number is put right, if not as one can read it; nothing is turned down.
  if (r.no && /\d/.test(text)) return notUnderstood(state, ctx)
  // "No allergies" turns nothing down.
  if (r.no && NO_NEED.test(fold(text))) return offerTo(state, state.draft, [], ctx)
  if (r.no || r.refuses) return declined(state)
  // "Ok, what about the fish" asks of the fish.
  if (r.yes || r.wish || (r.consent && r.topic !== 'carta'))
    return startBooking(state, state.draft, ctx, 'Eco.empezamos')
  // "Dinner, sorry": it is said back with the offer.
  if (r.part && wordCount(text) < 5) return offerTo(state, state.draft, [], ctx)
  return isTalk(text) ? ask(state, text, r) : notUnderstood(state, ctx)
}
