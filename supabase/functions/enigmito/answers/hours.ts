import { addDays, type HHmm, type IsoDate, weekday } from '../../../../lib/fechas.ts'
import { dateFact, listOf, type Piece, piece, textFact, timeFact } from '../facts.ts'
import { said } from '../said.ts'
import { type Answer, type Context, sayContact } from './context.ts'

const WEEK = [1, 2, 3, 4, 5, 6, 7]

const dayName = (day: number, { c }: Context, form: 'dias' | 'cada'): Piece =>
  piece({ value: c.texts.Horario[form][day - 1] ?? '', from: { of: 'weekday', day } })

const closureOn = (date: IsoDate, { menu }: Context) =>
  menu.closures.find(({ from, to }) => from <= date && date <= to)

/** Whether the restaurant opens on a day, by the weekly closing days and the noted ones. */
export const opensOn = (date: IsoDate, context: Context): boolean =>
  !context.menu.hours.closed.includes(weekday(date)) && !closureOn(date, context)

function nextOpen(from: IsoDate, context: Context): IsoDate | null {
  for (let ahead = 0; ahead < 60; ahead++) {
    const date = addDays(from, ahead)
    if (opensOn(date, context)) return date
  }
  return null
}

/** "de martes a domingo" where the open days follow one another, else their list. */
function openDays(context: Context): Piece {
  const { c, menu } = context
  const open = WEEK.filter((day) => !menu.hours.closed.includes(day))
  const [first, last] = [open[0], open.at(-1)]
  if (first && last && open.length > 2 && last - first === open.length - 1) {
    const [desde, hasta] = [dayName(first, context, 'dias'), dayName(last, context, 'dias')]
    return {
      text: c.texts.Horario.rango.replace('{desde}', desde.text).replace('{hasta}', hasta.text),
      facts: [...desde.facts, ...hasta.facts],
    }
  }
  return listOf(
    open.map((day) => dayName(day, context, 'cada')),
    c.lang,
  )
}

const ends = (times: readonly HHmm[]): [HHmm, HHmm] | null => {
  const [first, last] = [times[0], times.at(-1)]
  return first && last ? [first, last] : null
}

/** First and last table of both services, and the kitchen's end where it is noted. */
function sayServices({ menu, c }: Context): void {
  const { lunch, dinner, kitchen } = menu.hours
  for (const [times, template] of [
    [ends(lunch), c.texts.Horario.comida],
    [ends(dinner), c.texts.Horario.cena],
  ] as const)
    if (times) c.item(template, { desde: timeFact(times[0]), hasta: timeFact(times[1]) })
  const [afterLunch, afterDinner] = kitchen
  c.next()
  if (afterLunch && afterDinner)
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

/** Today, and whether it is open at this moment. A table can be had until the last slot; the kitchen may work longer. */
export const today: Answer = (context) => {
  const { c, menu, ahora } = context
  const { lunch, dinner, kitchen } = menu.hours
  const date = dateFact(ahora.fecha, c.lang)
  const opens = opensOn(ahora.fecha, context)
  c.say(opens ? c.texts.Horario.hoyAbierto : c.texts.Horario.hoyCerrado, { fecha: date })
  const services = [ends(lunch), ends(dinner)].flatMap((times, i) =>
    times ? [{ from: times[0], to: kitchen[i] ?? times[1] }] : [],
  )
  const serving = opens ? services.find(({ from, to }) => from <= ahora.hora && ahora.hora < to) : undefined
  const later = opens ? services.find(({ from }) => ahora.hora < from) : undefined
  if (serving) c.say(c.texts.Horario.ahoraAbierto, { hora: timeFact(serving.to) })
  else if (later) c.say(c.texts.Horario.ahoraAntes, { hora: timeFact(later.from) })
  else {
    const next = nextOpen(addDays(ahora.fecha, 1), context)
    const [first] = services
    if (next && first)
      c.say(c.texts.Horario.ahoraDespues, { fecha: dateFact(next, c.lang), hora: timeFact(first.from) })
  }
  if (!opens) sayReason(ahora.fecha, context)
  sayServices(context)
  sayClosed(context)
  c.link('reservar', 'contacto')
}

function sayReason(date: IsoDate, context: Context): void {
  const reason = said(closureOn(date, context)?.reasons ?? new Map(), context.c.lang)
  if (reason) context.c.say(context.c.texts.Horario.motivo, { texto: textFact(reason) })
}

/** One day: open or closed, and its times. Without a day: the whole week. */
export const day: Answer = (context) => {
  const { r, c, menu, ahora } = context
  if (!r.day || r.day.of === 'weekend') return week(context)
  if (r.day.of === 'date' && r.day.date === ahora.fecha) return today(context)
  if (r.day.of === 'weekday') {
    const closed = menu.hours.closed.includes(r.day.day)
    const name = dayName(r.day.day, context, 'cada')
    c.say(
      closed ? c.texts.Horario.cerramos : c.texts.Horario.diaAbierto,
      closed ? { dias: name } : { dia: name },
    )
    if (closed) c.say(c.texts.Horario.abrimos, { dias: openDays(context) })
  } else {
    const opens = opensOn(r.day.date, context)
    if (opens && r.day.feast) {
      c.say(c.texts.Horario.especial)
      return sayContact(context)
    }
    c.say(opens ? c.texts.Horario.fechaAbierta : c.texts.Horario.fechaCerrada, {
      fecha: dateFact(r.day.date, c.lang),
    })
    if (!opens) sayReason(r.day.date, context)
    else if (r.day.feast === false) c.say(c.texts.Horario.habitual)
  }
  sayServices(context)
  c.link('reservar', 'contacto')
}

/** Feasts and holidays: the closing days that are noted, and the team for the rest. */
export const holidays: Answer = (context) => {
  const { c, menu, ahora } = context
  const ahead = menu.closures.filter(({ to }) => to >= ahora.fecha).slice(0, 6)
  if (ahead.length > 0) {
    c.say(c.texts.Horario.cierres)
    for (const closure of ahead) {
      const reason = said(closure.reasons, c.lang)
      if (reason)
        c.item(c.texts.Horario.cierre, { fecha: dateFact(closure.from, c.lang), texto: textFact(reason) })
    }
    c.next()
  } else c.say(c.texts.Nada.sinDato)
  sayContact(context)
}
