import { createHash, randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { addDays, type IsoDate, wallClock } from '../../../lib/core/dates.ts'
import type { Locale } from '../../../lib/i18n/locales.ts'
import { dateIssue, type ReservaRules } from '../../../lib/reservas/rules.ts'
import { guest } from './chat.ts'

export type Asked = { codigo: string; url: string; token: string; fecha: IsoDate }

/** An open day at least `days` ahead, by the restaurant's own rules. */
export async function openDia(request: APIRequestContext, days: number): Promise<IsoDate> {
  const { reglas }: { reglas: ReservaRules } = await (await request.get('/api/reservas')).json()
  let day = addDays(wallClock(Date.now()).fecha, days)
  while (dateIssue(day, reglas, wallClock(Date.now()))) day = addDays(day, 1)
  return day
}

export async function bookBySite(request: APIRequestContext, locale: Locale, days = 12): Promise<Asked> {
  const { repetir: _, ...pedida } = await requestAndRepeat(request, locale, days)
  return pedida
}

export async function requestAndRepeat(request: APIRequestContext, locale: Locale, days = 12) {
  const { name, email, phone } = guest()
  const fecha = await openDia(request, days)
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
  const replay = () => request.post('/api/reservas', post)
  const answer = await replay()
  const { codigo, gestion_url: url } = (await answer.json()) as { codigo: string; gestion_url: string }
  const token = new URL(url, 'http://x').searchParams.get('t') ?? ''
  return { codigo, url, token, fecha, repetir: replay }
}

export const key = () => {
  const token = randomUUID().replaceAll('-', '')
  return { token, hash: createHash('sha256').update(token).digest('hex'), clave: randomUUID() }
}
