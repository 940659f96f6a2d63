import { type Answer, type Context, sayReachable } from '../answers/context.ts'
import { sayTopic } from '../answers/topics.ts'
import { countFact, emergencyFact } from '../facts.ts'
import type { IntentId } from '../intents/ids.ts'
import type { Intent } from '../intents/signs.ts'
import type { Care } from './needs.ts'

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

function sayRegret(care: Care, context: Context): void {
  const { c, menu } = context
  const { Cuidado } = c.texts
  if (care !== 'late') c.say(Cuidado[SENTENCE[care]], emergency)
  else if (menu.courtesy === null) c.say(Cuidado.tardeLlama)
  else c.say(Cuidado.tarde, { minutos: countFact(menu.courtesy) })
  // The house's own text tells the same minutes once more.
  if (care === 'late' && menu.courtesy === null) sayTopic('late', context)
}

/** Who has been told how sorry we are is not told it again word for word; in an emergency everything is said each time. */
const isRepeated = (care: Care, { r }: Context): boolean =>
  SAID_ONCE.has(care) && r.talk.frame?.act === 'care' && r.talk.frame.ask.includes(`care:${care}`)
const SAID_ONCE: ReadonlySet<Care> = new Set<Care>(['complaint', 'bill'])

/** Asked before anything has happened: whom to tell, and the emergency number. */
export const supposed: Answer = (context) => {
  const { c } = context
  c.say(c.texts.Cuidado.siReacciona, emergency)
  c.next()
  sayReachable(context)
  c.say(c.texts.Alergenos.aviso)
}

/** Regret first, then the telephone and the contact form; never a dish, a wine or the menu. */
const care: Answer = (context) => {
  const { c, r } = context
  c.link('llamar', 'whatsapp', 'contacto')
  const fresh = r.cares.filter((one) => !isRepeated(one, context))
  for (const one of fresh) sayRegret(one, context)
  if (fresh.length === 0) c.say(c.texts.Cuidado.otraVez)
  if (r.has('medical')) c.say(c.texts.Nada.medico)
  c.next()
  sayReachable(context)
  if (c.handOn() && !r.cares.includes('reaction')) c.say(c.texts.Cuidado.formulario)
}

const intent = (id: IntentId, one: Care): Intent => ({
  id,
  when: ({ r }) => r.cares[0] === one,
  answer: care,
})

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
