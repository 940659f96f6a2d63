import { z } from 'zod'
import { dayAndMonth } from '../../lib/core/date-words.ts'
import { wallClock } from '../../lib/core/dates.ts'
import { oneLine } from '../../lib/reservas/whatsapp.ts'
import { greetingName, type Origin } from './compose.ts'
import { type Carta, html, texto } from './render.ts'
import type { Mensaje } from './types.ts'

const schema = z.object({
  id: z.uuid(),
  tipo: z.literal('invitacion'),
  para: z.string().min(3).max(254),
  datos: z.object({ por: z.string().nullish(), caduca_en: z.string(), token: z.string().min(20).max(64) }),
  creado_en: z.date(),
})

/**
 * Composes an invitation to administer the site. In Spanish, as the back office is.
 * @throws when the row is no invitation
 */
export function composeInvitacion(row: unknown, { casa, site, de, ahora }: Origin): Mensaje {
  const { id, tipo, para, datos, creado_en: created } = schema.parse(row)
  const nombre = oneLine(casa.nombre)
  const { fecha, hora } = wallClock(Date.parse(datos.caduca_en))
  const inviter = greetingName(datos.por ?? '')
  const carta: Carta = {
    idioma: 'es',
    house: nombre,
    subject: `Te invitan a administrar la web de ${nombre}`.slice(0, 77),
    greeting: 'Hola:',
    paragraphs: [
      `${inviter ?? `Alguien de ${nombre}`} te invita a administrar la web: la carta, las reservas y los textos.`,
      'Abre el enlace, elige una contraseña y confirma este correo. Con eso podrás entrar.',
    ],
    facts: [],
    alternativas: null,
    button: {
      texto: 'Aceptar la invitación',
      url: `${site}/almaenigma/invitacion?${new URLSearchParams({ t: datos.token })}`,
    },
    avisos: [
      `El enlace sirve una sola vez, solo para este correo, y caduca el ${dayAndMonth(fecha, 'es')} a las ${hora}. No se lo pases a nadie.`,
    ],
    signature: [nombre],
    footer: `Te escribimos porque alguien que administra la web de ${nombre} dio esta dirección. Si no sabes de qué se trata, no hagas nada: sin abrir el enlace no pasa nada.`,
  }
  return {
    id,
    tipo,
    codigo: '',
    idioma: 'es',
    from: { nombre: casa.nombre, email: de ?? casa.email },
    to: para,
    replyTo: casa.email,
    subject: carta.subject,
    texto: texto(carta),
    html: html(carta),
    appointment: null,
    created,
    fecha: new Date(ahora),
  }
}
