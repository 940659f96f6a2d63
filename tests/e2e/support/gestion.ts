import { createHash, randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { addDays, type IsoDate, wallClock } from '../../../lib/core/dates.ts'
import type { Locale } from '../../../lib/i18n/locales.ts'
import { dateIssue, type ReservaRules } from '../../../lib/reservas/rules.ts'
import { guest } from './chat.ts'

export type Pedida = { codigo: string; url: string; token: string; fecha: IsoDate }

/** An open day at least `days` ahead, by the restaurant's own rules. */
export async function diaAbierto(request: APIRequestContext, days: number): Promise<IsoDate> {
  const { reglas }: { reglas: ReservaRules } = await (await request.get('/api/reservas')).json()
  let day = addDays(wallClock(Date.now()).fecha, days)
  while (dateIssue(day, reglas, wallClock(Date.now()))) day = addDays(day, 1)
  return day
}

/** A table for four on the terrace at nine, asked for as the chat does. */
export async function pedir(request: APIRequestContext, locale: Locale, days = 12): Promise<Pedida> {
  const { repetir: _, ...pedida } = await pedirYRepetir(request, locale, days)
  return pedida
}

/** The same, and the very same post once more. */
export async function pedirYRepetir(request: APIRequestContext, locale: Locale, days = 12) {
  const { name, email, phone } = guest()
  const fecha = await diaAbierto(request, days)
  const post = {
    headers: { 'idempotency-key': randomUUID() },
    data: {
      nombre: name,
      email,
      telefono: phone,
      fecha_reserva: fecha,
      hora_reserva: '21:00',
      personas: 4,
      preferencia_mesa: 'exterior',
      notas: 'Una trona, por favor',
      primera_visita: true,
      locale,
    },
  }
  const repetir = () => request.post('/api/reservas', post)
  const answer = await repetir()
  const { codigo, gestion_url: url } = (await answer.json()) as { codigo: string; gestion_url: string }
  const token = new URL(url, 'http://x').searchParams.get('t') ?? ''
  return { codigo, url, token, fecha, repetir }
}

/** What opens a row and what of it is stored. */
export const llave = () => {
  const token = randomUUID().replaceAll('-', '')
  return { token, hash: createHash('sha256').update(token).digest('hex'), clave: randomUUID() }
}
