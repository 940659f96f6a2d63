import { expect, test } from 'vitest'
import { nextDayOf } from '../../../app/almaenigma/(panel)/chart-days.ts'
import { askedFor } from '../../../components/admin/libro/free-turnos.tsx'
import { webPageOf } from '../../../components/admin/shell/web-link.tsx'

/** What an owner stumbles over on the first day: a closed one, a page to look at, a time to guess. */

const cuenta = (dia: string, reservas: number) =>
  ({ dia, servicio: 'cena', idioma: 'es', reservas, personas: reservas * 2 }) as const

test('19.20 on a closed day the first page leads to the next one that somebody comes, with all its bookings', () => {
  const dias = [
    cuenta('2026-11-23', 4),
    cuenta('2026-11-28', 9),
    cuenta('2026-11-24', 1),
    { ...cuenta('2026-11-24', 2), servicio: 'comida' } as const,
    cuenta('2026-11-22', 3),
  ]
  expect(nextDayOf(dias, '2026-11-23')).toEqual({
    dia: '2026-11-24',
    long: 'martes, 24 de noviembre',
    reservas: 3,
  })
  expect(nextDayOf(dias, '2026-11-28')).toBeNull()
  expect(nextDayOf([cuenta('2026-11-24', 0)], '2026-11-23')).toBeNull()
})

test('19.17 the button "Ver la web" opens the page that the section changes', () => {
  expect(webPageOf('/almaenigma/contacto')).toBe('/contact')
  expect(webPageOf('/almaenigma/contacto/plano')).toBe('/contact')
  expect(webPageOf('/almaenigma/vinos/1')).toBe('/wine')
  expect(webPageOf('/almaenigma/platos')).toBe('/menu')
  expect(webPageOf('/almaenigma/reservas')).toBe('/')
  expect(webPageOf('/almaenigma')).toBe('/')
})

test('19.19 the free times beside a change are those of what is typed, a party of nobody counts as one', () => {
  const typed = {
    fecha_reserva: '2026-11-28',
    hora_reserva: '20:00',
    personas: '',
    preferencia_mesa: 'exterior',
  }
  expect(askedFor(typed)).toEqual({ fecha: '2026-11-28', hora: '20:00', personas: 1, mesa: 'exterior' })
  expect(askedFor({ ...typed, personas: '6', preferencia_mesa: 'interior' })).toMatchObject({
    personas: 6,
    mesa: 'interior',
  })
})
