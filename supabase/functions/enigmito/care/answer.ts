import { type Answer, type Context, sayReachable } from '../answers/context.ts'
import { opensOn } from '../answers/hours.ts'
import { address } from '../answers/house.ts'
import { sayWhenReached } from '../answers/reached.ts'
import { sayTopic } from '../answers/topics.ts'
import { countFact, dateFact, emergencyFact } from '../facts.ts'
import type { IntentId } from '../intents/ids.ts'
import type { Intent } from '../intents/signs.ts'
import { minutesLate } from './later.ts'
import type { Care } from './needs.ts'
import { heardIn, isFirst, type Told, toTell } from './told.ts'

const emergency = { emergencias: emergencyFact }

const SENTENCE = {
  reaction: 'reaccion',
  illness: 'enfermo',
  bill: 'cuenta',
  complaint: 'queja',
  lost: 'perdido',
  late: 'tarde',
  flight: 'viaje',
  person: 'persona',
} as const satisfies Record<Care, string>

/** No other day is spoken of. */
function isToday({ r, ahora }: Context): boolean {
  if (r.day) return r.day.of === 'date' && r.day.date === ahora.fecha
  return r.talk.day === null || r.talk.day === ahora.fecha
}

function sayRegret(care: Care, context: Context): void {
  const { c, menu, r } = context
  const { Cuidado } = c.texts
  if (care === 'illness' && !isFirst(care, r)) c.say(Cuidado.enfermoOtraVez, emergency)
  else if (care === 'complaint' && (heardIn(r, 'past') || !opensOn(context.ahora.fecha, context)))
    c.say(Cuidado.quejaPasada)
  else if (
    care === 'late' &&
    isFirst(care, r) &&
    isToday(context) &&
    !opensOn(context.ahora.fecha, context)
  ) {
    c.say(c.texts.Horario.hoyCerrado, { fecha: dateFact(context.ahora.fecha, c.lang) })
    c.say(Cuidado.tardeCerrado)
    return
  } else if (care === 'late' && isToday(context) && !opensOn(context.ahora.fecha, context))
    c.say(Cuidado.tardeCerrado)
  else if (care !== 'late') c.say(Cuidado[SENTENCE[care]], emergency)
  else if (menu.courtesy === null) c.say(Cuidado.tardeLlama)
  else if ((minutesLate(r.line) ?? 0) > menu.courtesy)
    c.say(Cuidado.tardeMas, { minutos: countFact(menu.courtesy) })
  else c.say(isFirst(care, r) ? Cuidado.tarde : Cuidado.tardeOtraVez, { minutos: countFact(menu.courtesy) })
  // The house's own text tells the same minutes once more.
  if (care === 'late' && menu.courtesy === null) sayTopic('late', context)
}

const isCare = (told: Told): told is Care => told in SENTENCE

/** Asked before anything has happened: whom to tell, and the emergency number. */
export const supposed: Answer = (context) => {
  const { c } = context
  c.say(c.texts.Cuidado.siReacciona, emergency)
  c.next()
  sayReachable(context)
  c.say(c.texts.Alergenos.aviso)
}

/** Who calls an ambulance is asked where to: "what is the address here, for the ambulance?" */
const asksPlace = ({ r }: Context): boolean =>
  r.has('address', 'maps', 'where') || r.topics.includes('directions') || heardIn(r, 'ambulance')

/** Regret first, then the telephone and the contact form; never a dish, a wine or the menu. */
const care: Answer = (context) => {
  const { c, r } = context
  const { Cuidado } = c.texts
  c.link('llamar', 'whatsapp', 'contacto')
  const told = toTell(r)
  for (const one of told)
    if (isCare(one)) sayRegret(one, context)
    else if (one === 'robot') c.say(c.texts.Saludo.soy)
    else if (one !== 'contacto' && one !== 'horas') c.say(Cuidado[one])
  if (r.has('medical')) c.say(c.texts.Nada.medico)
  c.next()
  if (told.includes('contacto')) sayReachable(context)
  if (r.cares.includes('reaction') && asksPlace(context)) {
    c.next()
    address(context)
  }
  const opens = c.handOn() && told.includes('contacto') && isFirst('contacto', r)
  if (opens && !r.cares.includes('reaction') && !told.includes('llamada')) c.say(Cuidado.formulario)
  if (!told.includes('horas')) return
  c.next()
  sayWhenReached(context)
}

const intent = (id: IntentId, one: Care): Intent => ({
  id,
  when: ({ r }) => r.cares[0] === one,
  answer: care,
})

/** "The croquettes were great, tell the chef": thanks, and how it gets there. */
const praised: Answer = (context) => {
  const { c } = context
  c.say(c.texts.Saludo.elogio)
  c.handOn()
  c.link('contacto')
}

export const PRAISE: Intent = {
  id: 'thanks',
  when: ({ r }) => r.cares.length === 0 && heardIn(r, 'compliment'),
  answer: praised,
}

/** Before every other intent. */
export const CARE: readonly Intent[] = [
  intent('care_reaction', 'reaction'),
  intent('care_illness', 'illness'),
  intent('care_bill', 'bill'),
  intent('care_complaint', 'complaint'),
  intent('care_lost', 'lost'),
  intent('care_late', 'late'),
  intent('care_flight', 'flight'),
  intent('care_person', 'person'),
]
