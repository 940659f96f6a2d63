import { headsFact, piece, textFact, timesFact } from '../facts.ts'
import { asksApart, lacksSubject, opensWithYes } from '../matters/apart.ts'
import { allowedOf, leadOf, sentencesOn } from '../matters/leads.ts'
import { signsIn } from '../matters/signs.ts'
import { bottlesIn, headsIn, perBottleIn, perPersonIn } from '../matters/sum.ts'
import { faqOn, placeOn, storedOn, WHERE } from '../matters/where.ts'
import { type Said, said } from '../said.ts'
import type { Topic } from '../words/shape.ts'
import { type Context, noData, sayContact } from './context.ts'

/** A text not published in the guest's language is shown in Spanish, after a line that says so. */
export function sayStored(text: Said, { c }: Pick<Context, 'c'>): void {
  if (text.lang !== c.lang) c.say(c.texts.Casa.enEspanol)
  c.say(c.texts.Casa.texto, { texto: textFact(text) })
}

export const isStored = (topic: Topic, { menu, c }: Context): boolean =>
  storedOn(topic, menu, c.lang) !== null

/** Who cannot climb, or asks about it, is told what is level. */
const climbs = ({ words, lang }: Context['r']): boolean => {
  const signs = signsIn(words, lang)
  return signs.has('wheels') || signs.has('step') || signs.has('lift')
}

/** A yes that opens a stored text answers the question of its own row: where another is asked, the first words fit that one. */
function sayFitting(topic: Topic, text: Said, context: Context, joined: boolean): void {
  const { r, c, menu, index } = context
  const faq = faqOn(topic, menu)
  const own = text.lang === c.lang && opensWithYes(text.value, c.lang)
  const allowed = allowedOf(topic, text, r)
  if (allowed) {
    sayStored(allowed, context)
    return
  }
  const fitting = own ? leadOf(topic, text, r) : null
  if (fitting) {
    c.say(c.texts.Casa[fitting.lead], { texto: textFact(fitting.text) })
    if (fitting.lead === 'noDentro') sayWarm(context)
    return
  }
  const question = faq ? said(faq.question, c.lang) : null
  if (faq && question && text.lang === c.lang && question.lang === c.lang) {
    if (own && asksApart(r.words, faq, c.lang, index))
      c.say(c.texts.Casa.escrito, { pregunta: textFact(question) })
    else if (joined && lacksSubject(text.value, c.lang))
      c.say(c.texts.Casa.texto, { texto: textFact(question) })
  }
  sayStored(text, context)
}

/** Who must stay outside with the dog is told what keeps them warm. */
function sayWarm({ r, c, menu }: Context): void {
  const signs = signsIn(r.words, r.lang)
  const text = signs.has('rain') || signs.has('cold') ? storedOn('heating', menu, c.lang) : null
  if (text?.lang === c.lang)
    c.say(c.texts.Casa.texto, { texto: textFact(sentencesOn(text, 'outside')?.[0] ?? text) })
}

/** Returns false, and says nothing, when no row has an answer. */
export function sayTopic(topic: Topic, context: Context, joined = context.c.joined): boolean {
  const { c, menu, r } = context
  const text = storedOn(topic, menu, c.lang)
  if (!text) return false
  sayFitting(topic, text, context, joined)
  const bottle = perBottleIn(text.value)
  const [each, heads] = bottle === null ? [perPersonIn(text.value), headsIn(r)] : [bottle, bottlesIn(r)]
  if (each !== null && heads !== null)
    c.say(c.texts.Hilo.totalPara, {
      cantidad: timesFact(heads),
      total: headsFact(text, each, heads, c.lang),
    })
  const level = topic === 'private_room' && climbs(r) ? placeOn('accessibility', menu, c.lang) : null
  if (level) {
    c.next()
    sayStored(level, context)
  }
  context.c.link(...WHERE[topic].links)
  return true
}

export function sayTopics(topics: readonly Topic[], context: Context): void {
  const { c } = context
  const open = topics.filter((topic) => {
    c.next()
    return !sayTopic(topic, context, c.joined || topics.length > 1)
  })
  const [first] = open
  if (!first || (first === 'other' && open.length === 1 && topics.length > 1)) return
  c.next()
  if (!(open.length === 1 && first === 'transport')) {
    noData(context, `policy:${first}`)
    return
  }
  // No row covers bus or train: the address and the map are what we have.
  c.missing('policy:transport')
  c.say(c.texts.Nada.sinDato)
  const value = context.menu.contact?.direccion
  if (value)
    c.say(c.texts.Contacto.direccion, {
      direccion: piece({ value, from: { of: 'contact', field: 'direccion' } }),
    })
  c.link('mapa')
  sayContact(context)
}
