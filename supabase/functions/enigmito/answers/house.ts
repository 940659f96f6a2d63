import { piece, textFact } from '../facts.ts'
import { said, texts } from '../said.ts'
import { fold, stems, tokens } from '../text/fold.ts'
import { STOP } from '../text/lexicon.ts'
import { type Answer, type Context, noData, sayContact, sayReachable } from './context.ts'
import { untoldIn } from './lists/untold.ts'
import { sayWhenReached } from './reached.ts'
import { sayStored, sayTopic, sayTopics } from './topics.ts'

function introduce({ menu, c }: Context): void {
  const name = said(menu.settings.get('asistente') ?? new Map(), c.lang)
  if (name) c.say(c.texts.Saludo.nombre, { nombre: textFact(name) })
  c.say(c.texts.Saludo.soy)
}

export const greet: Answer = (context) => {
  const { c } = context
  c.say(c.texts.Saludo.hola)
  introduce(context)
  c.say(c.texts.Saludo.puedo)
  c.say(c.texts.Saludo.pregunta)
  c.link('carta', 'vinos', 'reservar')
}

export const identity: Answer = (context) => {
  introduce(context)
  context.c.say(context.c.texts.Saludo.puedo)
  human(context)
}

export const capabilities: Answer = ({ c }) => {
  c.say(c.texts.Saludo.puedo)
  c.say(c.texts.Saludo.pregunta)
  c.link('carta', 'vinos', 'reservar', 'contacto')
}

export const thanks: Answer = ({ c }) => {
  c.say(c.texts.Saludo.gracias)
  c.link('carta', 'reservar')
}

export const bye: Answer = ({ c }) => {
  c.say(c.texts.Saludo.adios)
  c.link('carta', 'reservar')
}

export const outside: Answer = ({ c }) => {
  c.say(c.texts.Nada.fuera)
  c.link('carta', 'vinos', 'reservar', 'contacto')
}

export const unknown: Answer = (context) => {
  const { c } = context
  c.missing('unclear')
  c.say(c.texts.Nada.noEntiendo)
  c.say(c.texts.Nada.ejemplos)
  sayContact(context)
  c.link('carta')
}

export const address: Answer = (context) => {
  const { menu, c } = context
  const value = menu.contact?.direccion
  if (!value) return noData(context, 'fact:address')
  c.say(c.texts.Contacto.direccion, {
    direccion: piece({ value, from: { of: 'contact', field: 'direccion' } }),
  })
  if (menu.contact?.google_maps_url) c.say(c.texts.Contacto.mapa)
  c.link('mapa')
  sayTopic('directions', context)
  c.link('llamar', 'contacto')
}

export const phone: Answer = (context) => {
  const { menu, c } = context
  const value = menu.contact?.telefono
  if (!value) return noData(context, 'fact:phone')
  c.say(c.texts.Contacto.telefono, { telefono: piece({ value, from: { of: 'contact', field: 'telefono' } }) })
  c.link('llamar', 'whatsapp', 'contacto')
}

export const email: Answer = (context) => {
  const { menu, c } = context
  const value = menu.contact?.email
  if (!value) return noData(context, 'fact:email')
  c.say(c.texts.Contacto.correo, { correo: piece({ value, from: { of: 'contact', field: 'email' } }) })
  c.link('correo', 'llamar', 'contacto')
}

const social =
  (
    link: 'whatsapp' | 'instagram' | 'tripadvisor',
    field: 'whatsapp_url' | 'instagram_url' | 'tripadvisor_url',
  ): Answer =>
  (context) => {
    const { menu, c } = context
    if (!menu.contact?.[field]) return noData(context, `fact:${link}`)
    c.say(c.texts.Contacto[link])
    c.link(link, 'contacto')
  }
export const whatsapp = social('whatsapp', 'whatsapp_url')
export const instagram = social('instagram', 'instagram_url')
export const tripadvisor = social('tripadvisor', 'tripadvisor_url')

export const human: Answer = (context) => {
  context.c.say(context.c.texts.Contacto.persona)
  sayReachable(context)
  sayWhenReached(context)
}

export const about: Answer = (context) => {
  const { menu, c } = context
  const contact = menu.contact
  const footer = texts(
    contact?.descripcion_restaurante,
    contact?.traducciones ?? {},
    'descripcion_restaurante',
  )
  const own = said(footer, c.lang) ?? said(menu.settings.get('descripcion') ?? new Map(), c.lang)
  const part = touched(context) ?? menu.philosophy[0]
  if (!own && !part) return noData(context, 'fact:about')
  if (own) sayStored(own, context)
  if (part) sayPart(part, context)
  c.link('filosofia', 'carta', 'contacto')
}

type Part = Context['menu']['philosophy'][number]

function sayPart({ title, body }: Part, context: Context): void {
  const { c } = context
  const [name, text] = [said(title, c.lang), said(body, c.lang)]
  if (!text) return
  c.next()
  if (name && name.lang === text.lang && name.lang === c.lang)
    c.say(c.texts.Carta.texto, { nombre: textFact(name), texto: textFact(text) })
  else sayStored(text, context)
}

function touched({ r, menu }: Context): Part | null {
  const asked = new Set(r.words.filter((word) => word.length > 3 && !STOP.has(word)).flatMap(stems))
  const score = ({ title, subtitle, body }: Part): number =>
    [title, subtitle, body]
      .flatMap((text) => [text.get(r.lang), text.get('es')])
      .flatMap((text) => [...new Set(tokens(text ?? ''))])
      .filter((word) => asked.has(word)).length
  const [best] = menu.philosophy
    .map((part) => ({ part, score: score(part) }))
    .sort((a, b) => b.score - a.score)
  return best && best.score > 0 ? best.part : null
}

const CHEF = /\b(chef|cociner[oa]s?|jef[ea] de cocina|al frente de la cocina|dirige la cocina)\b/

export const chef: Answer = (context) => {
  const { menu, c } = context
  const own = said(menu.settings.get('chef') ?? new Map(), c.lang)
  const part = menu.philosophy.find(({ title, subtitle, body }) =>
    [title, subtitle, body].some((text) => CHEF.test(fold(text.get('es') ?? ''))),
  )
  if (own) sayStored(own, context)
  else if (part) sayPart(part, context)
  else return noData(context, 'fact:chef')
  c.link('filosofia', 'carta', 'contacto')
}

/** Advice is for others to give; who is diabetic hears what the rows do not tell, and who knows more. */
export const medical: Answer = (context) => {
  const { c, r } = context
  if (untoldIn(r).includes('sugar') && !r.words.some((word) => word.startsWith('insulin'))) {
    c.say(c.texts.Carta.sinDatosAzucar)
    sayContact(context)
    c.link('carta', 'llamar', 'contacto')
    return
  }
  c.say(c.texts.Nada.medico)
  c.say(c.texts.Nada.fuera)
  c.next()
  c.say(c.texts.Alergenos.aviso)
  c.link('llamar', 'carta', 'contacto')
}

export const locked: Answer = (context) => {
  context.c.say(context.c.texts.Nada.privado)
  outside(context)
}

export const page =
  (link: 'privacidad' | 'terminos' | 'galeria' | 'perfil'): Answer =>
  ({ c }) => {
    c.say(c.texts.Casa.pagina)
    c.link(link, 'contacto')
  }

/** The assistant promises no discount; only the owner's text on offers is told. */
export const gifts: Answer = (context) => {
  context.c.say(context.c.texts.Nada.regalos)
  if (context.r.has('claim')) outside(context)
  else sayTopics(['promo'], context)
  context.c.link('llamar')
}
