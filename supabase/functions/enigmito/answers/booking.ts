import { hasOwn } from '../../../../lib/chat/idioms.ts'
import { LEXICON } from '../../../../lib/chat/words/all.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { usualDay } from '../../../../lib/reservas/semana.ts'
import { countFact, dateFact, textFact } from '../facts.ts'
import { sentencesOn } from '../matters/leads.ts'
import { mattersOf } from '../matters/matters-of.ts'
import { signsIn } from '../matters/signs.ts'
import { storedOn } from '../matters/where.ts'
import { fold } from '../text/fold.ts'
import { type Answer, type Context, sayReachable } from './context.ts'
import { lacksService, opensOn } from './hours.ts'
import { sayTopic } from './topics.ts'
import { rulesOf, weekdayFact } from './weeks.ts'

function sayShut(context: Context): void {
  const { r, c, menu } = context
  if (!r.day || r.day.of === 'weekend') return
  const { date } = r.day
  const lacking = lacksService(date, context)
  if (lacking) {
    const { sinComidaFecha, sinCenaFecha } = c.texts.Horario
    c.say(lacking === 'comida' ? sinComidaFecha : sinCenaFecha, { fecha: dateFact(date, c.lang) })
  } else if (opensOn(date, context)) return
  else if (r.day.of === 'weekday' && usualDay(date, rulesOf(menu)).isRest)
    c.say(c.texts.Reserva.cerradoDia, { dia: weekdayFact(r.day.day, context, 'cada') })
  else c.say(c.texts.Reserva.cerrado, { fecha: dateFact(date, c.lang) })
}

export const offer: Answer = (context) => {
  const { r, c } = context
  sayShut(context)
  const day = r.day && r.day.of !== 'weekend' ? r.day.date : null
  if (day && opensOn(day, context) && !lacksService(day, context))
    c.say(c.texts.Horario.fechaAbierta, { fecha: dateFact(day, c.lang) })
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

/** "Do you need a deposit?", "do you charge for who does not come?": only what the house has written of that, and no booking is spoken of. */
function sayFree({ r, c, menu }: Context): boolean {
  const signs = signsIn(r.words, r.lang)
  const absent = signs.has('unable') && signs.has('cost')
  const ahead = (signs.has('deposit') && !signs.has('until')) || (signs.has('pay') && signs.has('sooner'))
  const byCard = signs.has('card') && (signs.has('book') || signs.has('table'))
  const text = storedOn('cancellation', menu, c.lang)
  if (!text || text.lang !== c.lang || signs.has('cancel') || !(ahead || byCard || absent)) return false
  const told = sentencesOn(text, 'deposit')
  if (!told) return false
  const notice = absent ? (sentencesOn(text, 'until') ?? []) : []
  for (const sentence of [...told, ...notice]) c.say(c.texts.Casa.texto, { texto: textFact(sentence) })
  c.link('reservar', 'contacto')
  return true
}

/** The function can neither read nor change a booking. */
export const modify: Answer = (context) => {
  if (sayFree(context)) return
  sayShut(context)
  if (sayTopic('cancellation', context)) context.c.next()
  context.c.say(context.c.texts.Reserva.cambiar)
  sayReachable(context)
}

/** "Is the table confirmed?", "quindi il tavolo è già sicuro al 100%?"; not whether one with a view is. */
export function asksPending({ r }: Context): boolean {
  if (!r.line.includes('?') || mattersOf(r).includes('sea_view')) return false
  const signs = signsIn(r.words, r.lang)
  return signs.has('certain') && (signs.has('table') || signs.has('book'))
}

const FIRM: Readonly<Record<Locale, RegExp>> = {
  es: /(?<![a-z])(?:(?:esta|queda|estaria)(?: (?:ya|entonces|asi|todo))* (?:confirmad[oa]|reservad[oa]|en firme|fij[oa])|solo (?:es )?una (?:solicitud|peticion))(?![a-z])/,
  en: /(?<![a-z])(?:(?:is|are) (?:it|that|this|we|i)(?: (?:all|now|then|already))* (?:confirmed|booked|fixed|firm|definite|reserved|guaranteed)|(?:just|only) a request)(?![a-z])/,
  fr: /(?<![a-z])(?:(?:c'?est|tout est)(?: (?:donc|bien|deja|alors|tout))* (?:confirmee?|reservee?|definitif|valide)(?! l)|(?:juste|qu'|seulement) ?une (?:simple )?demande)(?![a-z])/,
  de: /(?<![a-z])(?:(?:ist|sind|wars?)(?: (?:das|es|jetzt|dann|damit|schon|denn|alles|nun|also))* (?:fix|fest|bestatigt|verbindlich|gebucht|reserviert)|(?:nur|erst|bloss)(?: mal)?(?: e?ine?)? anfrage)(?![a-z])/,
  it: /(?<![a-z])(?:(?:e|sarebbe|tutto)(?: (?:gia|quindi|allora|cosi|tutto))* (?:confermat[oa]|prenotat[oa]|fissat[oa]|definitiv[oa])|solo una richiesta)(?![a-z])/,
}
/** "Is that fixed now?", "it's only a request, no?": of the booking that is being made, in few words. */
const FEW = 12
export const asksFirm = ({ r }: Context): boolean =>
  r.line.includes('?') && r.line.split(' ').length <= FEW && FIRM[r.lang].test(fold(r.line))

const COST =
  /(?<![a-z])(?:cost|charge|fee|free|gratis|cuesta|coste|cobr|kost|gebuhr|umsonst|payant|gratuit|frais|paga|pagar|payer|penal)/
const CHANGES =
  /(?<![a-z])(?:(?:chang|modif|annul|cancel)\w*(?! (?:table|room|mat|facilit))|cambi(?:ar\w*|are|arl\w+|o)|anular\w*|ander\w*|stornier\w*|umbuch\w*|disdi\w+|disdett\w*|spostar\w*)(?![a-z])/
const BOOKS = /(?<![a-z])(?:reservar|booking|to book|reserver|reservieren|prenotare|buchen)(?![a-z])/
/** "Is there a charge for changing it?", "no cobráis nada por reservar?": what a booking costs, and no dish. */
export const asksBookingCost = ({ r }: Context): boolean => {
  const line = fold(r.line)
  const isFood = r.targets.items.length + r.targets.kinds.length + r.targets.wines.length > 0
  return line.includes('?') && !isFood && COST.test(line) && (CHANGES.test(line) || BOOKS.test(line))
}

/** A request is not yet a table, and here nobody sees whether it has become one. */
export const pending: Answer = (context) => {
  context.c.say(context.c.texts.Reserva.pendiente)
  sayReachable(context)
}

/** A table that there is already is changed, and none is offered. */
export const offerAfter: Answer = (context) => {
  const { c, r } = context
  c.next()
  if (hasOwn(fold(r.line), LEXICON[r.lang])) {
    c.say(c.texts.Reserva.cambiar)
    sayReachable(context)
    return
  }
  c.say(c.texts.Reserva.oferta)
  c.link('reservar')
}
