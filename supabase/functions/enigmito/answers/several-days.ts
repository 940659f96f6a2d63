import type { IsoDate } from '../../../../lib/core/dates.ts'
import { dateFact } from '../facts.ts'
import { severalDays } from '../matters/several-days.ts'
import type { Answer, Context } from './context.ts'
import { day, opensOn, sayReason, sayServices } from './hours.ts'

/** The days that are asked together whether the house is open on them. */
export function daysAsked({ r, ahora }: Context): readonly IsoDate[] | null {
  if (r.day?.of === 'weekend') return null
  const known = r.day?.date ?? r.talk.day ?? ahora.fecha
  return severalDays(r.line, r.lang, known, ahora)
}

/** "Are you open on the 24th and 25th? And the 26th?": each of them, then the hours of the first that is open. */
function eachDay(dates: readonly IsoDate[], context: Context): void {
  const { c } = context
  const { abreEse, fechaCerrada } = c.texts.Horario
  for (const date of dates) {
    c.say(opensOn(date, context) ? abreEse : fechaCerrada, { fecha: dateFact(date, c.lang) })
    sayReason(date, context)
  }
  c.next()
  const open = dates.find((date) => opensOn(date, context))
  if (open) sayServices(context, open)
}

export const dayOrMore: Answer = (context) => {
  const dates = daysAsked(context)
  if (!dates) return day(context)
  eachDay(dates, context)
  context.c.link('reservar', 'contacto')
}

/** "What day of the week is that?": its whole date, and whether the house is open. */
export const weekdayOf: Answer = (context) => {
  const { r, c } = context
  if (r.day?.of !== 'date') return day(context)
  const { date } = r.day
  const fecha = dateFact(date, c.lang)
  c.say(c.texts.Horario.esDia, { fecha })
  c.say(opensOn(date, context) ? c.texts.Horario.eseDiaAbre : c.texts.Horario.eseDiaCierra)
  sayReason(date, context)
  c.link('reservar', 'contacto')
}
