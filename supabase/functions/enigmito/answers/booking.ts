import { countFact, dateFact, piece } from '../facts.ts'
import { type Answer, sayReachable } from './context.ts'
import { opensOn } from './hours.ts'
import { sayTopic } from './topics.ts'

export const offer: Answer = (context) => {
  const { r, c, menu } = context
  if (r.day && r.day.of !== 'weekend' && !opensOn(r.day.date, context)) {
    if (r.day.of === 'weekday' && menu.hours.closed.includes(r.day.day)) {
      const day = piece({
        value: c.texts.Horario.cada[r.day.day - 1] ?? '',
        from: { of: 'weekday', day: r.day.day },
      })
      c.say(c.texts.Reserva.cerradoDia, { dia: day })
    } else c.say(c.texts.Reserva.cerrado, { fecha: dateFact(r.day.date, c.lang) })
  }
  if (r.has('available')) c.say(c.texts.Reserva.disponibilidad)
  c.say(c.texts.Reserva.oferta)
  c.link('reservar', 'llamar', 'whatsapp')
}

export const group: Answer = (context) => {
  const { c, menu } = context
  c.say(c.texts.Reserva.grupo, { min: countFact(menu.guests.min), max: countFact(menu.guests.max) })
  if (sayTopic('groups', context)) c.next()
  sayReachable(context)
  c.link('reservar')
}

/** The function can neither read nor change a booking. */
export const modify: Answer = (context) => {
  if (sayTopic('cancellation', context)) context.c.next()
  context.c.say(context.c.texts.Reserva.cambiar)
  sayReachable(context)
}

export const offerAfter: Answer = ({ c }) => {
  c.next()
  c.say(c.texts.Reserva.oferta)
  c.link('reservar')
}
