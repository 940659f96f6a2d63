import { z } from 'zod'
import { dayInWords } from '../../lib/core/date-words.ts'
import { wallClock } from '../../lib/core/dates.ts'
import { fill } from '../../lib/i18n/fill-text.ts'
import { LOCALES } from '../../lib/i18n/locales.ts'
import { composeAcceso } from './acceso.ts'
import type { Origin } from './compose.ts'
import { TEXTOS } from './texts.ts'
import type { Mensaje } from './types.ts'

const schema = z.object({
  id: z.uuid(),
  tipo: z.literal('baja'),
  para: z.string().min(3).max(254),
  idioma: z.enum(LOCALES).catch('es'),
  datos: z.object({ nombre: z.string(), borra_en: z.string() }),
  creado_en: z.date(),
})

/**
 * Composes the e-mail to an account that will be deleted: when, and how to keep it. Its link has no token: the owner
 * signs in first.
 * @throws when the row holds no valid time
 */
export function composeBaja(row: unknown, { casa, site, de, ahora }: Origin): Mensaje {
  const { id, tipo, para, idioma, datos, creado_en } = schema.parse(row)
  const { fecha, hora } = wallClock(Date.parse(datos.borra_en))
  const deadline = fill(TEXTOS[idioma].comun.cuando, { dia: dayInWords(fecha, idioma), hora })
  const carta = { tipo, idioma, nombre: datos.nombre, tokenHash: '', codigo: '', limite: deadline }
  return {
    id,
    tipo,
    codigo: '',
    idioma,
    from: { nombre: casa.nombre, email: de ?? casa.email },
    to: para,
    replyTo: casa.email,
    ...composeAcceso(carta, casa, site),
    appointment: null,
    created: creado_en,
    fecha: new Date(ahora),
  }
}
