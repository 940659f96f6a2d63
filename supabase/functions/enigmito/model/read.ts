import type { Frame } from '../../../../lib/chat/talk.ts'
import { type Answered, answerBy } from '../answer.ts'
import { offerAfter } from '../answers/booking.ts'
import type { Context } from '../answers/context.ts'
import { sayExtreme } from '../answers/lists/framed.ts'
import { compose } from '../composer.ts'
import { type Asked as Conditions, frameOf } from '../frame/asked.ts'
import { found, type Query } from '../frame/query.ts'
import type { IntentId } from '../intents/ids.ts'
import { INTENTS } from '../intents.ts'
import type { Item } from '../menu.ts'
import type { Reading } from '../reading.ts'
import { echoAfter } from '../talk/echo.ts'
import { TEXTS } from '../texts.ts'
import { carried, saying } from '../turn/carry.ts'
import { type Chosen, list, narrowing, queryOf } from '../turn/narrow.ts'
import { listedIn } from '../turn/reference.ts'
import type { Turn } from '../turn/turn.ts'
import type { Asked } from './apply.ts'
import type { Heard } from './heard.ts'
import { askedBy, mended, turnOf } from './mended.ts'
import { isProven, keeps } from './proven.ts'

const MOST_TOLD = 8

const intentFor = (id: IntentId): Chosen | null => {
  const intent = INTENTS.find((one) => one.id === id)
  return intent ? { id, answer: intent.answer } : null
}

/** `ofFood`: dishes may be named, and whoever must not eat something is asked to tell the staff. */
type Told = { r: Reading; chosen: Chosen; ofFood: boolean; several?: boolean }

/** What is asked of certain things; where nothing is, what was asked before. */
function ofItems(r: Reading, items: readonly Item[], { ask }: Heard): { r: Reading; id: IntentId } {
  const isWine = items.every(({ kind }) => kind === 'wine')
  if (ask.includes('pairing')) return { r, id: isWine ? 'wine_dishes' : 'wine_pairing' }
  if (ask.includes('price')) return { r: saying(r, 'price'), id: isWine ? 'wine_one' : 'price' }
  const told = isWine ? 'wine_one' : 'ingredients'
  if (ask.includes('description')) return { r, id: told }
  const on = carried(r)
  if (on.allergens.length > 0) return { r: on, id: 'allergen_dish' }
  if (on.diets.length > 0 && !isWine) return { r: on, id: 'diet_dish' }
  return { r: on, id: on.has('price') && !isWine ? 'price' : told }
}

/** The list of the turn: the last one changed, or a new one. What the rules or an allergy left out stays left out. */
function queryFor(turn: Turn, { change }: Heard, x: Context): Query {
  const { frame } = turn.r.talk
  const query = frame && change !== 'new' ? narrowing(turn, frame, x) : queryOf(turn)
  const { ended } = turn.r.avoidance
  const out = (frame?.exclude ?? []).filter(
    (key) =>
      key.startsWith('allergen:') &&
      x.menu.allergens.has(key.slice('allergen:'.length)) &&
      !ended.allergens.some((one) => key === `allergen:${one}`),
  )
  return { ...query, exclude: [...new Set([...query.exclude, ...out])] }
}

const isDish = ({ kind }: Item): boolean => kind === 'dish'

function listFor(turn: Turn, heard: Heard, x: Context): Pick<Told, 'chosen' | 'ofFood'> {
  const { r, asked } = turn
  const query = queryFor(turn, heard, x)
  const listed = listedIn(r, x.menu)
  const few = heard.change === 'narrow' && listed.length > 1 ? listed : null
  const fits = few && found({ ...query, of: null }, few, x)
  const pool = fits && fits.length > 0 ? few : null
  const chosen = list(pool ? { ...query, of: null } : query, pool)
  const frame = { ...chosen.frame, of: query.of }
  const ofFood = pool ? pool.some(isDish) : query.of !== 'wine' && query.of !== 'drink'
  const { sort } = asked
  const best = sort ? found(query, pool ?? x.menu.items, x) : []
  if (!sort || best.length === 0) return { chosen: { ...chosen, frame }, ofFood }
  const answer = (context: Context): void => void sayExtreme(best, sort, query.glass, context)
  return { chosen: { id: 'extreme', answer, frame: { ...frame, sort } }, ofFood }
}

/** A day is told with its hours; a table for it is spoken of, and asked for by the guest alone. */
function ofVisit({ day, time, part, guests }: Heard): Chosen | null {
  if (!day) return time || part || guests ? intentFor('reserve') : null
  const hours = intentFor('hours_day')
  if (!hours || !(time || guests)) return hours
  return {
    ...hours,
    answer: (context) => {
      hours.answer(context)
      offerAfter(context)
    },
  }
}

function chosenFor(first: Reading, heard: Heard, asked: Conditions, x: Context): Told | null {
  const { ask, items, want, exclude, min, max, sort, avoid, change } = heard
  const listed = listedIn(first, x.menu)
  const before = first.last ? [first.last] : listed.length <= MOST_TOLD ? listed : []
  const meant =
    items.length > 0 ? items : ask.length > 0 && change === 'keep' && want.length === 0 ? before : []
  if (meant.length > 0) {
    const wines = meant.filter(({ kind }) => kind === 'wine')
    const others = meant.filter(({ kind }) => kind !== 'wine')
    const pointed = {
      ...first,
      targets: { ...first.targets, items: others, wines, named: true, kinds: [] },
    }
    const { r, id } = ofItems(pointed, meant, heard)
    const chosen = intentFor(id)
    return chosen && { r, chosen, ofFood: others.some(isDish), several: meant.length > 1 }
  }
  const turn = turnOf(first, asked)
  const conditions = want.length + exclude.length > 0 || min !== null || max !== null || sort !== null
  const health = avoid.length > 0 && avoid.every(({ diets }) => diets.length === 0)
  if (health && !conditions) {
    const chosen = intentFor('allergen_list')
    return chosen && { r: first, chosen, ofFood: true }
  }
  if (conditions || avoid.length > 0) return { r: first, ...listFor(turn, heard, x) }
  const chosen = ofVisit(heard)
  return chosen && { r: first, chosen, ofFood: false }
}

/** A turn as a model heard it, answered by our own intents and frames. Null when it leads nowhere or is not proven. */
export function readBy(
  heard: Heard,
  plain: Reading,
  { knowledge, ahora, talk }: Asked,
  { first, anchored, text }: { first: Answered; anchored: boolean; text: string },
): Answered | null {
  const { menu, index } = knowledge
  const r = mended(plain, heard, index, anchored)
  const asked = askedBy(r, heard, index)
  const x = { r, menu, index, ahora, c: compose(menu, r.lang, TEXTS[r.lang]) }
  const told = chosenFor(r, heard, asked, x)
  if (!told) return null
  const { id, answer: say, frame } = told.chosen
  const by = (context: Context): void => {
    say(context)
    if (!told.ofFood) return
    context.c.next()
    context.c.say(context.c.texts.Alergenos.aviso)
  }
  const whole: Frame = { ...frameOf(told.r, asked, id), ...frame }
  const answered = answerBy(told.r, { id, answer: by, frame: whole }, knowledge, ahora, text)
  const about = told.several ? null : answered.talk.about
  const echo = echoAfter(answered.message, talk ?? r.talk)
  const known = { ...answered, talk: { ...answered.talk, about, echo } }
  return isProven(known) && keeps(known, first) ? known : null
}
