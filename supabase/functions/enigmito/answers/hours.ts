import { addDays, type HHmm, type IsoDate } from '../../../../lib/core/dates.ts'
import { isOpenDay, serviciosOf } from '../../../../lib/reservas/rules.ts'
import { usualDay } from '../../../../lib/reservas/semana.ts'
import { dateFact, fill, listOf, type Piece, textFact, timeFact } from '../facts.ts'
import { storedOn } from '../matters/where.ts'
import type { Special } from '../menu.ts'
import { said } from '../said.ts'
import { type Answer, type Context, sayContact } from './context.ts'
import { isStored, sayStored } from './topics.ts'
import {
  commonDay,
  rulesOf,
  sayChanges,
  sayOtherDays,
  weekdayFact,
  weekdaysThat,
  weeksFrom,
} from './weeks.ts'

/** A closing first. Fewer seats do not matter to someone who asks for the hours. */
function specialOn(date: IsoDate, { menu }: Context): Special | undefined {
  const found = menu.specials.filter(
    ({ desde, hasta, tipo }) => desde <= date && date <= hasta && tipo !== 'aforo_reducido',
  )
  return found.find(({ tipo }) => tipo === 'cierre') ?? found[0]
}

/** The hours at which tables begin on a day. */
export function timesOn(date: IsoDate, { menu }: Context): Record<'lunch' | 'dinner', readonly HHmm[]> {
  const { comida, cena } = serviciosOf(rulesOf(menu), date)
  return { lunch: comida, dinner: cena }
}

export const opensOn = (date: IsoDate, { menu }: Context): boolean => isOpenDay(date, rulesOf(menu))

/** The one service that is asked for and that an open day does not have. */
export function lacksService(date: IsoDate, context: Context): 'comida' | 'cena' | null {
  const { r } = context
  const asked = (['lunch', 'dinner'] as const).filter((service) => r.has(service))
  const [only] = asked
  if (!only || asked.length > 1 || !opensOn(date, context)) return null
  return timesOn(date, context)[only].length > 0 ? null : only === 'lunch' ? 'comida' : 'cena'
}

export function nextOpen(from: IsoDate, context: Context): IsoDate | null {
  for (let ahead = 0; ahead < 60; ahead++) {
    const date = addDays(from, ahead)
    if (opensOn(date, context)) return date
  }
  return null
}

function openDays(context: Context): Piece {
  const { c, ahora } = context
  const open = weekdaysThat('open', weeksFrom(ahora.fecha, context)[0])
  const [first, last] = [open[0], open.at(-1)]
  if (first && last && open.length > 2 && last - first === open.length - 1) {
    const [desde, hasta] = [weekdayFact(first, context, 'dias'), weekdayFact(last, context, 'dias')]
    return fill(c.texts.Horario.rango, { desde, hasta }, c.lang)
  }
  return listOf(
    open.map((day) => weekdayFact(day, context, 'cada')),
    c.lang,
  )
}

export const ends = (times: readonly HHmm[]): [HHmm, HHmm] | null => {
  const [first, last] = [times[0], times.at(-1)]
  return first && last ? [first, last] : null
}

/** The hours of a day. */
export function sayServices(context: Context, date: IsoDate): void {
  const { menu, c } = context
  const { lunch, dinner } = timesOn(date, context)
  for (const [times, template, none] of [
    [ends(lunch), c.texts.Horario.comida, c.texts.Horario.comidaNo],
    [ends(dinner), c.texts.Horario.cena, c.texts.Horario.cenaNo],
  ] as const)
    if (times) c.item(template, { desde: timeFact(times[0]), hasta: timeFact(times[1]) })
    else c.item(none)
  c.next()
  if (lunch === menu.hours.lunch && dinner === menu.hours.dinner) sayKitchen(context)
}

/** The hours of the week, and the days that have others. */
function sayWeek(context: Context): void {
  const { menu, c, ahora } = context
  const [week] = weeksFrom(ahora.fecha, context)
  for (const { servicio, desde, hasta } of commonDay(week))
    c.item(c.texts.Horario[servicio], { desde: timeFact(desde), hasta: timeFact(hasta) })
  c.next()
  if (menu.hours.week.length === 0) sayKitchen(context)
  sayOtherDays(week, context)
}

function sayKitchen({ menu, c }: Context): void {
  const [afterLunch, afterDinner] = menu.hours.kitchen
  if (afterLunch && afterDinner)
    c.say(c.texts.Horario.cocina, { comida: timeFact(afterLunch), cena: timeFact(afterDinner) })
}

function sayClosed(context: Context): void {
  const { c, ahora } = context
  const closed = weekdaysThat('closed', weeksFrom(ahora.fecha, context)[0])
  if (closed.length === 0) return
  const days = closed.map((day) => weekdayFact(day, context, 'cada'))
  c.say(c.texts.Horario.cerramos, { dias: listOf(days, c.lang) })
}

export const week: Answer = (context) => {
  const { c, ahora } = context
  c.say(c.texts.Horario.abrimos, { dias: openDays(context) })
  sayClosed(context)
  sayWeek(context)
  sayChanges(weeksFrom(ahora.fecha, context), context)
  c.link('reservar', 'contacto')
}

/** Until the kitchen closes, or until the last table when the closing time is not stored. */
export function servicesOf(date: IsoDate, context: Context): { from: HHmm; to: HHmm }[] {
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
  const { r, c, ahora } = context
  const date = dateFact(ahora.fecha, c.lang)
  const opens = opensOn(ahora.fecha, context)
  const lacking = lacksService(ahora.fecha, context)
  const services = opens ? servicesOf(ahora.fecha, context) : []
  const serving = services.find(({ from, to }) => from <= ahora.hora && ahora.hora < to)
  const later = services.find(({ from }) => ahora.hora < from)
  // "Open now?", before the first table: that the day is an open one would say the contrary.
  const notYet = r.has('now') && !serving && !lacking ? later : undefined
  if (lacking) sayLacking(lacking, date, context)
  else if (notYet) c.say(c.texts.Horario.aunNo, { fecha: date, hora: timeFact(notYet.from) })
  else c.say(opens ? c.texts.Horario.hoyAbierto : c.texts.Horario.hoyCerrado, { fecha: date })
  if (opens && specialOn(ahora.fecha, context)?.tipo === 'horario_especial')
    c.say(c.texts.Horario.hoyEspecial)
  if (serving) c.say(c.texts.Horario.ahoraAbierto, { hora: timeFact(serving.to) })
  else if (later && !notYet) c.say(c.texts.Horario.ahoraAntes, { hora: timeFact(later.from) })
  else if (!later) {
    const next = nextOpen(addDays(ahora.fecha, 1), context)
    const first = next ? servicesOf(next, context)[0] : undefined
    if (next && first)
      c.say(c.texts.Horario.ahoraDespues, { fecha: dateFact(next, c.lang), hora: timeFact(first.from) })
  }
  sayReason(ahora.fecha, context)
  if (opens) sayServices(context, ahora.fecha)
  else sayWeek(context)
  sayClosed(context)
  c.link('reservar', 'contacto')
}

export function sayReason(date: IsoDate, context: Context): void {
  const reason = said(specialOn(date, context)?.reasons ?? new Map(), context.c.lang)
  if (reason) context.c.say(context.c.texts.Horario.motivo, { texto: textFact(reason) })
}

/** Of a day that is open, but not for what was asked. */
function sayLacking(servicio: 'comida' | 'cena', fecha: Piece, { c }: Context): void {
  const { sinComidaFecha, sinCenaFecha } = c.texts.Horario
  c.say(servicio === 'comida' ? sinComidaFecha : sinCenaFecha, { fecha })
}

function dayOfWeek(day: number, date: IsoDate, context: Context): void {
  const { c, menu } = context
  const { Horario } = c.texts
  const closed = usualDay(date, rulesOf(menu)).isRest
  const dia = weekdayFact(day, context, 'cada')
  const lacking = specialOn(date, context) ? null : lacksService(date, context)
  if (lacking) c.say(lacking === 'comida' ? Horario.sinComida : Horario.sinCena, { dia })
  else if (closed) c.say(Horario.cerramos, { dias: dia })
  else c.say(Horario.diaAbierto, { dia })
  const special = specialOn(date, context)
  const opens = opensOn(date, context)
  if (special) {
    const fecha = dateFact(date, c.lang)
    c.next()
    if (opens === closed) c.say(opens ? Horario.peroAbre : Horario.peroCierra, { fecha })
    else if (opens) c.say(Horario.peroEspecial, { fecha })
    sayReason(date, context)
  }
  if (closed && !opens) c.say(Horario.abrimos, { dias: openDays(context) })
  if (opens) sayServices(context, date)
  else sayWeek(context)
  sayChanges(weeksFrom(date, context), context, day)
}

function onDate(date: IsoDate, feast: boolean | undefined, context: Context): void {
  const { c } = context
  const { Horario } = c.texts
  const opens = opensOn(date, context)
  const special = specialOn(date, context)
  const fecha = dateFact(date, c.lang)
  const lacking = lacksService(date, context)
  const known = special !== undefined || !feast
  if (opens && !known) {
    // No row for this holiday: the owner's general text on holidays, if there is one.
    if (!isStored('holidays', context)) {
      c.missing('policy:holidays')
      c.say(Horario.especial)
      sayContact(context)
      return
    }
    c.say(Horario.fechaAbierta, { fecha })
  } else if (lacking) sayLacking(lacking, fecha, context)
  else
    c.say(
      !opens
        ? Horario.fechaCerrada
        : special?.tipo === 'horario_especial'
          ? Horario.fechaEspecial
          : Horario.fechaAbierta,
      { fecha },
    )
  if (special) sayReason(date, context)
  c.next()
  if (!special && opens && feast === false) c.say(Horario.habitual)
  if (!special && !opens) sayClosed(context)
  const next = opens ? null : nextOpen(addDays(date, 1), context)
  if (opens) sayServices(context, date)
  // A closed feast: the next day there is, and not the whole week.
  else if (special && next) {
    c.say(Horario.otraVez, { fecha: dateFact(next, c.lang) })
    sayServices(context, next)
  } else {
    c.say(Horario.abrimos, { dias: openDays(context) })
    sayWeek(context)
  }
  const general = opens && !known ? storedOn('holidays', context.menu, c.lang) : null
  if (general) {
    c.next()
    // Its yes fits: the day is a feast, and open.
    sayStored(general, context)
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

/** Until when tables are given: of a closed day that was spoken of nothing can be said, and the week is told. */
export const lastTable: Answer = (context) => {
  const { day: asked } = context.r
  const isClosed = asked?.of === 'date' && !opensOn(asked.date, context)
  return (isClosed ? week : day)(context)
}
