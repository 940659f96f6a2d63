import { z } from 'zod'
import { isHHmm, isIsoDate } from '../../lib/core/dates.ts'
import { LOCALES } from '../../lib/i18n/locales.ts'
import { TIPOS_CORREO } from '../../lib/reservas/correo-types.ts'

const fecha = z.string().refine(isIsoDate)
const hora = z
  .string()
  .transform((text) => text.slice(0, 5))
  .refine(isHHmm)

/** Without the guest's notes: no e-mail repeats them. */
const data = z.object({
  codigo: z.string().min(1),
  token: z.string().nullish(),
  nombre: z.string(),
  fecha,
  hora,
  personas: z.coerce.number().int().positive(),
  mesa: z.string().nullish(),
  estado: z.string().nullish(),
  duracion: z.coerce.number().int().positive().nullish(),
  secuencia: z.coerce.number().int().nonnegative().nullish(),
  motivo: z.string().nullish(),
  por: z.string().nullish(),
  alternativas: z.array(z.object({ fecha, hora })).nullish(),
  expira_en: z.string().nullish(),
  turno: z.enum(['comida', 'cena']).nullish(),
  pedida: z.object({ fecha, hora }).nullish(),
})

export const correo = z.object({
  id: z.uuid(),
  tipo: z.enum(TIPOS_CORREO),
  para: z.string().min(3).max(254),
  idioma: z.enum(LOCALES).catch('es'),
  datos: data,
  creado_en: z.date(),
})
export type Correo = z.output<typeof correo>

export type Casa = { nombre: string; telefono: string; email: string; direccion: string }

export type Mensaje = {
  /** The outbox row; the same row always gives the same Message-ID. */
  id: string
  tipo: string
  codigo: string
  idioma: string
  from: { nombre: string; email: string }
  to: string
  replyTo: string
  subject: string
  texto: string
  html: string
  appointment: { method: 'REQUEST' | 'CANCEL'; contenido: string } | null
  /** When the event happened; names the file in the local inbox. */
  created: Date
  fecha: Date
}

/**
 * `reintentar`: certainly not delivered, to be tried again. `fallido`: refused for good. `incierto`: unknown, so it is
 * never sent again automatically.
 */
export type Delivery = { outcome: 'enviado' | 'reintentar' | 'fallido' | 'incierto'; error: string | null }

export type Mailer = {
  /** Never throws. When `aborted` fires it stops as soon as the result is known. */
  send(mensaje: Mensaje, aborted: AbortSignal): Promise<Delivery>
}
