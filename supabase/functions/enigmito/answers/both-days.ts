import type { IsoDate } from '../../../../lib/core/dates.ts'
import { dateFact } from '../facts.ts'
import { daysJoined } from '../matters/both-days.ts'
import type { Answer, Context } from './context.ts'
import { day, opensOn, sayReason, sayServices } from './hours.ts'

/** "Are you open on the 25th? And the 26th?": each of the two, then the hours of the first that is open. */
function bothDays(dates: readonly IsoDate[], context: Context): void {
  const { c } = context
  for (const date of dates) {
    const { fechaAbierta, fechaCerrada } = c.texts.Horario
    c.say(opensOn(date, context) ? fechaAbierta : fechaCerrada, { fecha: dateFact(date, c.lang) })
    sayReason(date, context)
  }
  c.next()
  const open = dates.find((date) => opensOn(date, context))
  if (open) sayServices(context, open)
}

export const dayOrTwo: Answer = (context) => {
  const { r, c } = context
  const both = r.day?.of === 'date' ? daysJoined(r.line, r.lang, r.day.date) : null
  if (!both) return day(context)
  bothDays(both, context)
  c.link('reservar', 'contacto')
}
