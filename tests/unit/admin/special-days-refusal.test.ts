import { expect, test } from 'vitest'
import { CLOSE_HREF } from '../../../app/almaenigma/(panel)/ajustes/dias/close-href.ts'
import { refusalOf } from '../../../app/almaenigma/(panel)/ajustes/dias/refusal.ts'
import type { Affected } from '../../../lib/admin/libro/cierres.ts'

const reserva = (nombre: string, personas: number): Affected => ({
  id: '00000000-0000-4000-8000-000000000000',
  codigo: 'AE-1',
  nombre,
  telefono: null,
  email: null,
  idioma: 'es',
  estado: 'confirmada',
  fecha: '2026-12-10',
  hora: '21:00',
  personas,
  mesa: 'interior',
})
const days = { desde: '2026-12-10', hasta: '2026-12-10' } as const

test('a closing over bookings is refused with who has booked, and leads to Cierres with day and reason', () => {
  const reservas = [reserva('Ana', 4), reserva('Luis', 10)]
  const { estado, mensaje, valores } = refusalOf(
    { ...days, closes: { turno: 'cena' }, reservas, waiting: 1 },
    { motivo: 'Obras' },
  )
  expect(estado).toBe('rechazado')
  expect(mensaje).toMatch(/No se ha cerrado nada todavía\. Hay 2 reservas, 14 personas: Ana .*Luis/)
  expect(mensaje).toContain('En lista de espera: 1.')
  expect(valores?.[CLOSE_HREF]).toBe(
    '/almaenigma/reservas/cierres?desde=2026-12-10&hasta=2026-12-10&turno=cena&motivo=Obras',
  )
})

test('other hours over bookings ask whether they stay; more than six are counted', () => {
  const reservas = Array.from({ length: 8 }, (_, i) => reserva(`Mesa ${i}`, 2))
  const { errores, valores } = refusalOf({ ...days, closes: null, reservas, waiting: 0 }, {})
  expect(errores.quedan).toMatch(/^Hay 8 reservas, 16 personas: Mesa 0 .* y 2 más\./)
  expect(valores?.[CLOSE_HREF]).toBeUndefined()
})
