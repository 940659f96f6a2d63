import { type Act, type Frame, type ItemRef, MAX_LISTED, type Talk } from '../../../../lib/chat/talk.ts'
import { onlyAsked } from '../avoid/needs.ts'
import type { Draft } from '../draft.ts'
import { isMatterKey } from '../matters/matter.ts'
import type { Reading } from '../reading.ts'
import { isOrderKey, keptKey } from '../turn/sums/order-told.ts'
import { isPardon } from './echo.ts'
import { refOf } from './known.ts'

/** The items that an answer names, in its order. */
export function namedIn({ facts }: Draft): ItemRef[] {
  return [...new Set(facts.flatMap(({ from }) => (from.of === 'name' ? [refOf(from.item)] : [])))]
}

/** Two single items spoken of one after the other can be compared: "the other one", "the difference". */
function listedAfter(before: Talk, named: readonly ItemRef[]): readonly ItemRef[] {
  const [only] = named
  if (!only) return before.listed
  if (named.length > 1) return named.slice(0, MAX_LISTED)
  if (before.listed.includes(only)) return before.listed
  return before.about ? [before.about, only] : [only]
}

const MOST = 12

/** Small talk and matters of the house leave the last wish as it was: "thanks", then "and the almond cake?". */
function frameAfter(before: Talk, after: Frame): Frame {
  const aside = ['small', 'house', 'care', 'unknown'].includes(after.act)
  if (aside && before.frame && after.act !== 'care') {
    const matter = after.ask.filter((key) => isMatterKey(key) || isPardon(key))
    const kept = before.frame.ask.filter(
      (key) => !(isPardon(key) || (isMatterKey(key) && matter.some(isMatterKey))),
    )
    return { ...before.frame, act: after.act, ask: [...kept, ...matter].slice(-MOST) }
  }
  return aside && before.frame
    ? { ...before.frame, act: after.act, ask: after.ask }
    : { ...after, want: after.want.slice(0, MOST) }
}

/** Who names one thing and is shown its kind too means that one by "it". */
function firstNamed({ targets, marks }: Reading, act: Act, named: readonly ItemRef[]): ItemRef | null {
  // "The cheek, the pork and the lamb": "and mustard?" asks of all of them.
  if (act === 'allergens' && targets.items.length > 1 && marks.some(({ id }) => id === 'and')) return null
  const [first] = targets.items
  return first && targets.named && targets.kinds.length <= 1 && refOf(first) === named[0]
    ? refOf(first)
    : null
}

const TOLD: ReadonlySet<string> = new Set(['price', 'list', 'item'])

/** What was told alone before this one thing, for "one of each". */
const toldBefore = ({ about }: Talk, { act }: Frame, now: ItemRef | null): readonly string[] =>
  about && now && about !== now && TOLD.has(act) ? [`before:${about.replace(':', '-')}`] : []

/** A question of ours waits with its readings as choices. */
const openAfter = ({ act, ask }: Frame, named: readonly ItemRef[]): Talk['open'] =>
  act === 'clarify' && named.length > 1 ? { ask: ask[0] ?? 'item', choices: named.slice(0, MOST) } : null

/** An order that was added up stays known behind a question of something else, for "and two more". */
function keepingOrder(before: Talk, frame: Frame): Frame {
  const order = (before.frame?.ask.filter(isOrderKey) ?? []).map(keptKey)
  return order.length === 0 || frame.ask.some(isOrderKey)
    ? frame
    : { ...frame, ask: [...frame.ask, ...order].slice(-MOST) }
}

/** The state after an answer: what it named, and what the guest said of day, party and allergies. */
export function talkAfter(before: Talk, r: Reading, frame: Frame, draft: Draft): Talk {
  const named = namedIn(draft)
  const about = draft.about && refOf(draft.about)
  const asked = onlyAsked(before, r)
  return {
    lang: r.lang,
    frame: keepingOrder(
      before,
      frameAfter(before, { ...frame, ask: [...frame.ask, ...toldBefore(before, frame, about)] }),
    ),
    listed: listedAfter(before, named),
    about:
      about ??
      (named.length === 0 ? before.about : frame.act === 'compare' ? null : firstNamed(r, frame.act, named)),
    day: r.day && r.day.of !== 'weekend' ? r.day.date : before.day,
    time: before.time,
    part: r.has('lunch') ? 'comida' : r.has('dinner') ? 'cena' : before.part,
    // "We booked for 21 and are stuck": what is counted in a mishap is no party.
    guests: (frame.act === 'care' ? null : r.guests) ?? before.guests,
    avoid: r.avoidance.avoid,
    ...(asked.length > 0 ? { asked } : {}),
    open: openAfter(frame, named),
  }
}
