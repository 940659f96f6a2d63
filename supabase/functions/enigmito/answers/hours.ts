import { addDays, type HHmm, type IsoDate, weekday } from '../../../../lib/core/dates.ts'
import { horasOfDay, isClosed, isSpecialOpening } from '../../../../lib/reservas/special-days.ts'
import { dateFact, fill, listOf, type Piece, piece, textFact, timeFact } from '../facts.ts'
import type { Special } from '../menu.ts'
import { said } from '../said.ts'
import { type Answer, type Context, sayContact } from './context.ts'
import { sayTopic } from './topics.ts'

const WEEK = [1, 2, 3, 4, 5, 6, 7]

const dayName = (day: number, { c }: Context, form: 'dias' | 'cada'): Piece =>
  piece({ value: c.texts.Horario[form][day - 1] ?? '', from: { of: 'weekday', day } })

/** A closing first. Fewer seats do not matter to someone who asks for the hours. */
function specialOn(date: IsoDate, { menu }: Context): Special | undefined {
  const found = menu.specials.filter(
    ({ desde, hasta, tipo }) => desde <= date && date <= hasta && tipo !== 'aforo_reducido',
  )
  return found.find(({ tipo }) => tipo === 'cierre') ?? found[0]
}

const timesOn = (date: IsoDate, { menu }: Context): Record<'lunch' | 'dinner', readonly HHmm[]> => ({
  lunch: horasOfDay('comida', date, menu.specials, menu.hours.lunch),
  dinner: horasOfDay('cena', date, menu.specials, menu.hours.dinner),
})

export function opensOn(date: IsoDate, context: Context): boolean {
  const { hours, specials } = context.menu
  if (isClosed(date, specials)) return false
  if (hours.closed.includes(weekday(date)) && !isSpecialOpening(date, specials)) return false
  const { lunch, dinner } = timesOn(date, context)
  return lunch.length > 0 || dinner.length > 0
}

function nextOpen(from: IsoDate, context: Context): IsoDate | null {
  for (let ahead = 0; ahead < 60; ahead++) {
    const date = addDays(from, ahead)
    if (opensOn(date, context)) return date
  }
  return null
}

function openDays(context: Context): Piece {
  const { c, menu } = context
  const open = WEEK.filter((day) => !menu.hours.closed.includes(day))
  const [first, last] = [open[0], open.at(-1)]
  if (first && last && open.length > 2 && last - first === open.length - 1) {
    const [desde, hasta] = [dayName(first, context, 'dias'), dayName(last, context, 'dias')]
    return fill(c.texts.Horario.rango, { desde, hasta }, c.lang)
  }
  return listOf(
    open.map((day) => dayName(day, context, 'cada')),
    c.lang,
  )
}

export const ends = (times: readonly HHmm[]): [HHmm, HHmm] | null => {
  const [first, last] = [times[0], times.at(-1)]
  return first && last ? [first, last] : null
}

function sayServices(context: Context, date: IsoDate | null = null): void {
  const { menu, c } = context
  const { lunch, dinner } = date ? timesOn(date, context) : menu.hours
  for (const [times, template, none] of [
    [ends(lunch), c.texts.Horario.comida, c.texts.Horario.comidaNo],
    [ends(dinner), c.texts.Horario.cena, c.texts.Horario.cenaNo],
  ] as const)
    if (times) c.item(template, { desde: timeFact(times[0]), hasta: timeFact(times[1]) })
    else c.item(none)
  const [afterLunch, afterDinner] = menu.hours.kitchen
  c.next()
  const usual = lunch === menu.hours.lunch && dinner === menu.hours.dinner
  if (usual && afterLunch && afterDinner)
    c.say(c.texts.Horario.cocina, { comida: timeFact(afterLunch), cena: timeFact(afterDinner) })
}

function sayClosed(context: Context): void {
  const { c, menu } = context
  if (menu.hours.closed.length === 0) return
  const days = menu.hours.closed.map((day) => dayName(day, context, 'cada'))
  c.say(c.texts.Horario.cerramos, { dias: listOf(days, c.lang) })
}

export const week: Answer = (context) => {
  const { c } = context
  c.say(c.texts.Horario.abrimos, { dias: openDays(context) })
  sayClosed(context)
  sayServices(context)
  c.link('reservar', 'contacto')
}

/** Until the kitchen closes, or until the last table when the closing time is not stored. */
function servicesOf(date: IsoDate, context: Context): { from: HHmm; to: HHmm }[] {
  const { hours } = context.menu
  const times = timesOn(date, context)
  return (['lunch', 'dinner'] as const).flatMap((service, i) => {
    const both = ends(times[service])
    const kitchen = times[service] === hours[service] ? hours.kitchen[i] : undefined
    return both ? [{ from: both[0], to: kitchen ?? both[1] }] : []
  })
}

/** Tables end with the last slot; the kitchen may work longer. */
export const today: Answer = (context) => {
  const { c, ahora } = context
  const date = dateFact(ahora.fecha, c.lang)
  const opens = opensOn(ahora.fecha, context)
  c.say(opens ? c.texts.Horario.hoyAbierto : c.texts.Horario.hoyCerrado, { fecha: date })
  if (opens && specialOn(ahora.fecha, context)?.tipo === 'horario_especial')
    c.say(c.texts.Horario.hoyEspecial)
  const services = opens ? servicesOf(ahora.fecha, context) : []
  const serving = services.find(({ from, to }) => from <= ahora.hora && ahora.hora < to)
  const later = services.find(({ from }) => ahora.hora < from)
  if (serving) c.say(c.texts.Horario.ahoraAbierto, { hora: timeFact(serving.to) })
  else if (later) c.say(c.texts.Horario.ahoraAntes, { hora: timeFact(later.from) })
  else {
    const next = nextOpen(addDays(ahora.fecha, 1), context)
    const first = next ? servicesOf(next, context)[0] : undefined
    if (next && first)
      c.say(c.texts.Horario.ahoraDespues, { fecha: dateFact(next, c.lang), hora: timeFact(first.from) })
  }
  sayReason(ahora.fecha, context)
  sayServices(context, opens ? ahora.fecha : null)
  sayClosed(context)
  c.link('reservar', 'contacto')
}

function sayReason(date: IsoDate, context: Context): void {
  const reason = said(specialOn(date, context)?.reasons ?? new Map(), context.c.lang)
  if (reason) context.c.say(context.c.texts.Horario.motivo, { texto: textFact(reason) })
}

function dayOfWeek(day: number, date: IsoDate, context: Context): void {
  const { c, menu } = context
  const closed = menu.hours.closed.includes(day)
  const name = dayName(day, context, 'cada')
  c.say(
    closed ? c.texts.Horario.cerramos : c.texts.Horario.diaAbierto,
    closed ? { dias: name } : { dia: name },
  )
  const special = specialOn(date, context)
  const opens = opensOn(date, context)
  if (special) {
    const { Horario } = c.texts
    const fecha = dateFact(date, c.lang)
    c.next()
    if (opens === closed) c.say(opens ? Horario.peroAbre : Horario.peroCierra, { fecha })
    else if (opens) c.say(Horario.peroEspecial, { fecha })
    sayReason(date, context)
  }
  if (closed && !opens) c.say(c.texts.Horario.abrimos, { dias: openDays(context) })
  sayServices(context, special && opens ? date : null)
}

function onDate(date: IsoDate, feast: boolean | undefined, context: Context): void {
  const { c } = context
  const { Horario } = c.texts
  const opens = opensOn(date, context)
  const special = specialOn(date, context)
  const fecha = dateFact(date, c.lang)
  const known = special !== undefined || !feast
  if (opens && !known) {
    // No row for this holiday: the owner's general text on holidays, if there is one.
    if (!sayTopic('holidays', context)) {
      c.missing('policy:holidays')
      c.say(Horario.especial)
      sayContact(context)
      return
    }
    c.next()
    c.say(Horario.fechaAbierta, { fecha })
  } else
    c.say(
      !opens
        ? Horario.fechaCerrada
        : special?.tipo === 'horario_especial'
          ? Horario.fechaEspecial
          : Horario.fechaAbierta,
      { fecha },
    )
  if (special) sayReason(date, context)
  if (special && feast) {
    c.next()
    sayTopic('holidays', context)
  }
  c.next()
  if (!special && opens && feast === false) c.say(Horario.habitual)
  if (!special && !opens) sayClosed(context)
  if (opens) sayServices(context, date)
  else {
    c.say(Horario.abrimos, { dias: openDays(context) })
    sayServices(context)
  }
}

export const day: Answer = (context) => {
  const { r, c, ahora } = context
  if (!r.day || r.day.of === 'weekend') return week(context)
  if (r.day.of === 'date' && r.day.date === ahora.fecha) return today(context)
  if (r.day.of === 'weekday') dayOfWeek(r.day.day, r.day.date, context)
  else onDate(r.day.date, r.day.feast, context)
  c.link('reservar', 'contacto')
}
