import { piece, textFact } from '../facts.ts'
import { storedOn, WHERE } from '../matters/where.ts'
import type { Said } from '../said.ts'
import type { Topic } from '../words/shape.ts'
import { type Context, noData, sayContact } from './context.ts'

/** A text not published in the guest's language is shown in Spanish, after a line that says so. */
export function sayStored(text: Said, { c }: Context): void {
  if (text.lang !== c.lang) c.say(c.texts.Casa.enEspanol)
  c.say(c.texts.Casa.texto, { texto: textFact(text) })
  if (text.value.length < SHORT) c.say(c.texts.Casa.algoMas)
}

const SHORT = 70

export const isStored = (topic: Topic, { menu, c }: Context): boolean =>
  storedOn(topic, menu, c.lang) !== null

/** Returns false, and says nothing, when no row has an answer. */
export function sayTopic(topic: Topic, context: Context): boolean {
  const text = storedOn(topic, context.menu, context.c.lang)
  if (!text) return false
  sayStored(text, context)
  context.c.link(...WHERE[topic].links)
  return true
}

export function sayTopics(topics: readonly Topic[], context: Context): void {
  const { c } = context
  const open = topics.filter((topic) => {
    c.next()
    return !sayTopic(topic, context)
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
