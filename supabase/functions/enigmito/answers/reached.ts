import { addDays } from '../../../../lib/core/dates.ts'
import { dateFact, textFact, timeFact } from '../facts.ts'
import { storedOn } from '../matters/where.ts'
import type { Context } from './context.ts'
import { nextOpen, opensOn, servicesOf } from './hours.ts'

const isServing = (context: Context): boolean => {
  const { fecha, hora } = context.ahora
  return (
    opensOn(fecha, context) && servicesOf(fecha, context).some(({ from, to }) => from <= hora && hora < to)
  )
}

/** When somebody answers the telephone, where it is offered at an hour at which nobody may. As the rows tell it. */
export function sayWhenReached(context: Context): void {
  const { c, menu, ahora } = context
  if (!menu.contact?.telefono || isServing(context)) return
  const closed = !opensOn(ahora.fecha, context)
  if (closed && !c.hasSaid(c.texts.Horario.hoyCerrado))
    c.say(c.texts.Horario.hoyCerrado, { fecha: dateFact(ahora.fecha, c.lang) })
  const stored = storedOn('attention', menu, c.lang)
  if (stored) {
    if (stored.lang !== c.lang) c.say(c.texts.Casa.enEspanol)
    c.say(c.texts.Casa.texto, { texto: textFact(stored) })
    return
  }
  const next = closed ? nextOpen(addDays(ahora.fecha, 1), context) : null
  const [first] = next ? servicesOf(next, context) : []
  if (next && first)
    c.say(c.texts.Horario.ahoraDespues, { fecha: dateFact(next, c.lang), hora: timeFact(first.from) })
}
