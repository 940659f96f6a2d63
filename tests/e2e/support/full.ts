import type { Page } from '@playwright/test'
import type { Sql } from 'postgres'
import type { IsoDate } from '../../../lib/core/dates.ts'
import { guest, openDay } from './chat.ts'
import { expect } from './fixtures.ts'

/**
 * A day on which no other test books, as once seats are counted everything on it counts: one of the twenty from `from`
 * on, and another one the next time. Taken: 62 and 140 (reservar), 95 and 118 (chat-lleno), 165 (areas).
 */
export const loneDia = (page: Page, from: number) => openDay(page, from + Math.floor(Math.random() * 20))

/** Seats in each area; null: nobody counts them, as in a new house. */
export const aforo = (sql: Sql, seats: number | null) =>
  sql`update public.zonas set aforo = ${seats}::integer`

export async function occupy(
  page: Page,
  fecha: IsoDate,
  hora_reserva: string,
  mesas: readonly string[] = ['interior', 'exterior'],
): Promise<void> {
  for (const mesa of mesas) {
    const { name: nombre, email, phone: telefono } = guest()
    const answer = await page.request.post('/api/reservas', {
      data: {
        nombre,
        email,
        telefono,
        fecha_reserva: fecha,
        hora_reserva,
        personas: 2,
        preferencia_mesa: mesa,
      },
    })
    expect(answer.status()).toBe(201)
  }
}
