import { z } from 'zod'
import { isHHmm, isIsoDate } from '../../lib/core/dates.ts'
import { LOCALES } from '../../lib/i18n/locales.ts'
import { TIPOS_CORREO } from '../../lib/reservas/correo-types.ts'

const fecha = z.string().refine(isIsoDate)
const hora = z
  .string()
  .transform((text) => text.slice(0, 5))
  .refine(isHHmm)

/** What the row says of the event. The guest's notes are there for nobody here: no mail repeats them. */
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
  /** The service that is closed; without it, the day. */
  turno: z.enum(['comida', 'cena']).nullish(),
  /** The time that was asked for, where the house proposes another. */
  pedida: z.object({ fecha, hora }).nullish(),
})

/** A row of `correos` as the outbox hands it to a worker. */
export const correo = z.object({
  id: z.uuid(),
  tipo: z.enum(TIPOS_CORREO),
  para: z.string().min(3).max(254),
  idioma: z.enum(LOCALES).catch('es'),
  datos: data,
  creado_en: z.date(),
})
export type Correo = z.output<typeof correo>

/** Who writes: the restaurant as its rows name it. */
export type Casa = { nombre: string; telefono: string; email: string; direccion: string }

/** A composed mail, before it is written as MIME. */
export type Mensaje = {
  /** The row it comes from; the same row always gives the same Message-ID. */
  id: string
  /** What it is about: an event of a booking, or of an account. */
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
  /** When it is sent: the Date header. */
  fecha: Date
}

/**
 * What became of a mail. `reintentar`: surely not delivered, worth another try. `fallido`: refused for good. `incierto`:
 * nobody knows, so it is never sent again by itself.
 */
export type Delivery = { outcome: 'enviado' | 'reintentar' | 'fallido' | 'incierto'; error: string | null }

export type Mailer = {
  /** Hands one mail over; never throws. When `aborted` fires it gives up as soon as it knows what became of it. */
  send(mensaje: Mensaje, aborted: AbortSignal): Promise<Delivery>
}
