import type { IsoDate } from '../../../../lib/core/dates.ts'
import { dateFact, nameFact, textFact } from '../facts.ts'
import { sentencesOf } from '../matters/leads.ts'
import { signsIn, signsOfText } from '../matters/signs.ts'
import { storedOn } from '../matters/where.ts'
import type { Item } from '../menu.ts'
import { said } from '../said.ts'
import { tokens } from '../text/fold.ts'
import { type Answer, type Context, sayContact, sayReachable } from './context.ts'
import { opensOn, sayReason } from './hours.ts'

/** As it was written, and as it was mended: "alter" is no beer. */
const signsOf = ({ r }: Context): ReadonlySet<string> =>
  new Set([...signsIn(tokens(r.line), r.lang), ...signsIn(r.words, r.lang)])

const dayOf = ({ r }: Context): IsoDate | null =>
  r.day?.of === 'date' ? r.day.date : r.day === null ? r.talk.day : null

/** A menu or a dinner of its own on a feast: "is there a menu on New Year's Eve?", "with the grapes, or the usual card?" */
export function asksFeast(x: Context): boolean {
  const { r } = x
  if (r.targets.named || r.has('reserve') || r.allergens.length + r.diets.length > 0) return false
  const signs = signsOf(x)
  const meal = signs.has('menu') || signs.has('midday') || r.has('menu', 'dinner', 'lunch')
  const feast = r.day?.of === 'date' && r.day.feast === true
  if (feast) return signs.has('special') || signs.has('menu') || r.has('menu')
  const near = r.day !== null || r.talk.day !== null || signs.has('holiday')
  return signs.has('special') && meal && near
}

/** Whether the house is open, and that no such menu is on record: never a yes. */
export const feast: Answer = (context) => {
  const { c } = context
  const date = dayOf(context)
  if (date) {
    const { abreEse, fechaCerrada } = c.texts.Horario
    c.say(opensOn(date, context) ? abreEse : fechaCerrada, { fecha: dateFact(date, c.lang) })
    sayReason(date, context)
  }
  c.say(c.texts.Horario.menuEspecial)
  sayContact(context)
  c.link('carta')
}

const MANY = 7

/** "Is there a menu for groups, and what is it per head?" */
export function asksGroupMenu(x: Context): boolean {
  const { r } = x
  if (r.targets.named || r.targets.kinds.length > 0) return false
  const signs = signsOf(x)
  if (!signs.has('menu') || signs.has('choose') || signs.has('courses')) return false
  return signs.has('group') || ((r.guests ?? r.talk.guests ?? 0) >= MANY && signs.has('perHead'))
}

/** That there is none on record, and what the house does for a feast: a proposal. */
export const groupMenu: Answer = (context) => {
  const { c, menu } = context
  c.say(c.texts.Reserva.menuGrupo)
  const events = storedOn('events', menu, c.lang)
  const last = events?.lang === c.lang ? sentencesOf(events).at(-1) : null
  if (last) c.say(c.texts.Casa.texto, { texto: textFact(last) })
  c.next()
  sayReachable(context)
  c.link('carta', 'llamar')
}

/** The dish of the children whose row tells an age. */
function agedFor({ menu, index, c }: Context): { item: Item; text: ReturnType<typeof said> } | null {
  for (const item of index.byKind.get('kids') ?? []) {
    const text = said(item.descriptions, c.lang)
    if (text && menu.items.includes(item) && signsOfText(text.value, text.lang).has('age'))
      return { item, text }
  }
  return null
}

/** "Up to what age is that?", of the children's menu, named or listed just before. */
export function asksAge(x: Context): boolean {
  const { r, index } = x
  if (!signsOf(x).has('tillAge')) return false
  const kids = new Set((index.byKind.get('kids') ?? []).map(({ slug }) => `dish:${slug}`))
  const spoken = [...r.talk.listed, r.talk.about].some((ref) => ref !== null && kids.has(ref))
  const named = r.targets.kinds.includes('kids') || r.topics.includes('children')
  return (named || spoken) && agedFor(x) !== null
}

export const age: Answer = (context) => {
  const { c } = context
  const found = agedFor(context)
  if (!found?.text) return
  c.say(c.texts.Carta.texto, { nombre: nameFact(found.item, c.lang), texto: textFact(found.text) })
  c.link('carta')
}

/** Whether fish or meat comes fresh or frozen: no row tells it. */
export const asksFrozen = (x: Context): boolean => {
  const { items, kinds } = x.r.targets
  // "Will we be frozen outside?" asks of the guests.
  if (kinds.includes('dessert') || x.r.topics.some((topic) => topic === 'heating' || topic === 'terrace'))
    return false
  const named = items.length + kinds.length > 0 || x.r.topics.includes('suppliers')
  return (
    named && signsOf(x).has('frozen') && x.r.allergens.every((key) => key === 'moluscos' || key === 'pescado')
  )
}

export const frozen: Answer = (context) => {
  const { c, menu } = context
  c.missing('policy:suppliers')
  c.say(c.texts.Casa.congelado)
  sayContact(context)
  const origin = storedOn('suppliers', menu, c.lang)
  const [first] = origin?.lang === c.lang ? sentencesOf(origin) : []
  if (!first) return
  c.next()
  c.say(c.texts.Casa.texto, { texto: textFact(first) })
}

/** A number that is not the day's: "still open on the 23rd?" names no hour. */
function namesHour({ r }: Context): boolean {
  const day = r.day?.of === 'date' ? Number(r.day.date.slice(8)) : null
  return (r.line.match(/\d+/g) ?? []).some((said) => Number(said) !== day)
}

/** "If we get there at 10, can we still eat?": the last tables and the kitchen. */
export const asksStill = (x: Context): boolean =>
  signsOf(x).has('still') &&
  namesHour(x) &&
  x.r.day?.of !== 'weekday' &&
  x.r.has('eat', 'dinner', 'lunch', 'open', 'food', 'come', 'address') &&
  !x.r.has('reserve', 'modify', 'price', 'glass', 'available', 'table') &&
  x.r.money.max === null &&
  !x.r.targets.named
