import { piece, textFact } from '../facts.ts'
import { said } from '../said.ts'
import { type Answer, type Context, noData, sayContact, sayReachable } from './context.ts'

/** Who is speaking. The name is a setting; without one the assistant has none. */
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

/** Anything but the restaurant. */
export const outside: Answer = ({ c }) => {
  c.say(c.texts.Nada.fuera)
  c.link('carta', 'vinos', 'reservar', 'contacto')
}

/** Nothing was understood: say what works, and whom to ask. */
export const unknown: Answer = (context) => {
  const { c } = context
  c.say(c.texts.Nada.noEntiendo)
  c.say(c.texts.Nada.ejemplos)
  sayContact(context)
  c.link('carta')
}

export const address: Answer = (context) => {
  const { menu, c } = context
  const value = menu.contact?.direccion
  if (!value) return noData(context)
  c.say(c.texts.Contacto.direccion, {
    direccion: piece({ value, from: { of: 'contact', field: 'direccion' } }),
  })
  if (menu.contact?.google_maps_url) c.say(c.texts.Contacto.mapa)
  c.link('mapa', 'llamar', 'contacto')
}

/** No row says how to come by bus or train: the address and the map are what we have. */
export const transport: Answer = (context) => {
  const { menu, c } = context
  c.say(c.texts.Nada.sinDato)
  const value = menu.contact?.direccion
  if (value)
    c.say(c.texts.Contacto.direccion, {
      direccion: piece({ value, from: { of: 'contact', field: 'direccion' } }),
    })
  c.link('mapa')
  sayContact(context)
}

export const phone: Answer = (context) => {
  const { menu, c } = context
  const value = menu.contact?.telefono
  if (!value) return noData(context)
  c.say(c.texts.Contacto.telefono, { telefono: piece({ value, from: { of: 'contact', field: 'telefono' } }) })
  c.link('llamar', 'whatsapp', 'contacto')
}

export const email: Answer = (context) => {
  const { menu, c } = context
  const value = menu.contact?.email
  if (!value) return noData(context)
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
    if (!menu.contact?.[field]) return noData(context)
    c.say(c.texts.Contacto[link])
    c.link(link, 'contacto')
  }
export const whatsapp = social('whatsapp', 'whatsapp_url')
export const instagram = social('instagram', 'instagram_url')
export const tripadvisor = social('tripadvisor', 'tripadvisor_url')

export const human: Answer = (context) => {
  context.c.say(context.c.texts.Contacto.persona)
  sayReachable(context)
}

/** The restaurant in its own stored words. */
export const about: Answer = (context) => {
  const { menu, c } = context
  const contact = menu.contact
  const translated = new Map(
    Object.entries(contact?.traducciones ?? {}).flatMap(([lang, row]) =>
      typeof row.descripcion_restaurante === 'string' && (row.estado ?? 'revisado') === 'revisado'
        ? [[lang, row.descripcion_restaurante] as const]
        : [],
    ),
  )
  const own = said(menu.settings.get('descripcion') ?? new Map(), c.lang)
  const footer = contact?.descripcion_restaurante
    ? {
        value: translated.get(c.lang) ?? contact.descripcion_restaurante,
        lang: translated.has(c.lang) ? c.lang : ('es' as const),
      }
    : null
  const text = footer ?? own
  if (!text) return noData(context)
  c.say(c.texts.Horario.motivo, { texto: textFact(text) })
  c.link('filosofia', 'carta', 'contacto')
}
