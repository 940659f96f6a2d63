import { z } from 'zod'
import { dayAndMonth, dayInWords } from '../../lib/core/date-words.ts'
import { isHHmm, isIsoDate } from '../../lib/core/dates.ts'
import { oneLine } from '../../lib/reservas/whatsapp.ts'
import type { Origin } from './compose.ts'
import { type Carta, html, texto } from './render.ts'
import type { Mensaje } from './types.ts'

/** The guest's notes are shown on the page, not in the e-mail. */
const schema = z.object({
  id: z.uuid(),
  tipo: z.literal('decision'),
  para: z.string().min(3).max(254),
  datos: z.object({
    codigo: z.string().min(1),
    nombre: z.string(),
    telefono: z.string(),
    fecha: z.string().refine(isIsoDate),
    hora: z.string().refine(isHHmm),
    personas: z.number().int(),
    mesa: z.string(),
    primera_visita: z.boolean(),
    ocasion: z.string().nullish(),
    cambio: z.boolean(),
    token: z.string().min(20).max(64),
  }),
  creado_en: z.date(),
})

/**
 * Composes the restaurant's own e-mail about a request, with the link to decide it. In Spanish, as the back office is.
 * @throws when the row is no such request
 */
export function composeDecision(row: unknown, { casa, site, de, ahora }: Origin): Mensaje {
  const { id, tipo, para, datos, creado_en: created } = schema.parse(row)
  const nombre = oneLine(datos.nombre)
  const guests = `${datos.personas} ${datos.personas === 1 ? 'persona' : 'personas'}`
  const carta: Carta = {
    idioma: 'es',
    house: oneLine(casa.nombre),
    subject: `${datos.cambio ? 'Cambio' : 'Nueva solicitud'}: ${dayAndMonth(datos.fecha, 'es')}, ${datos.hora}, ${guests}`,
    greeting: datos.cambio
      ? 'Un cliente ha cambiado su reserva y espera respuesta:'
      : 'Un cliente ha pedido mesa y espera respuesta:',
    paragraphs: [],
    facts: [
      ['Cuándo', `${dayInWords(datos.fecha, 'es')}, a las ${datos.hora}`],
      ['Cuántos', guests],
      ['Mesa', datos.mesa === 'exterior' ? 'En la terraza' : 'En la sala'],
      ['Nombre', nombre],
      ['Teléfono', datos.telefono],
      ['Primera visita', datos.primera_visita ? 'Sí' : 'No'],
      ...(datos.ocasion ? ([['Ocasión', oneLine(datos.ocasion)]] as [string, string][]) : []),
      ['Código', datos.codigo],
    ],
    alternativas: null,
    button: {
      texto: 'Aceptar, rechazar o proponer otra hora',
      url: `${site}/almaenigma/decision?${new URLSearchParams({ t: datos.token })}`,
    },
    avisos: [
      'El enlace sirve una sola vez y caduca a los dos días. Quien lo tenga puede decidir: no lo reenvíes a nadie de fuera.',
    ],
    signature: [oneLine(casa.nombre)],
    footer:
      'Este correo lo pide la propia casa en los ajustes de reservas. Abrir el enlace no cambia nada: se decide en la página.',
  }
  return {
    id,
    tipo,
    codigo: datos.codigo,
    idioma: 'es',
    from: { nombre: casa.nombre, email: de ?? casa.email },
    to: para,
    replyTo: casa.email,
    subject: carta.subject.slice(0, 77),
    texto: texto(carta),
    html: html(carta),
    appointment: null,
    created,
    fecha: new Date(ahora),
  }
}
