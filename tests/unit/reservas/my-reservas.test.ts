import { expect, test } from 'vitest'
import { distribute } from '../../../lib/reservas/distribute.ts'

const appointment = (fecha_reserva: string, hora_reserva: string, estado: string) => ({
  fecha_reserva,
  hora_reserva,
  estado,
})
const NOW = { fecha: '2026-11-27', hora: '21:30' } as const

test('§3 a guest’s bookings: the next one first, then what is past or will not be, the last one first', () => {
  const { proximas, anteriores } = distribute(
    [
      appointment('2026-12-31', '22:30', 'pendiente'),
      appointment('2026-11-28', '13:00', 'cancelada_cliente'),
      appointment('2026-11-27', '21:00', 'sentada'),
      appointment('2026-11-27', '13:00', 'confirmada'),
      appointment('2026-11-27', '22:00', 'confirmada'),
      appointment('2025-12-31', '21:00', 'finalizada'),
    ],
    NOW,
  )
  const names = (some: readonly { fecha_reserva: string; hora_reserva: string }[]) =>
    some.map((one) => `${one.fecha_reserva} ${one.hora_reserva}`)
  expect(names(proximas)).toEqual(['2026-11-27 21:00', '2026-11-27 22:00', '2026-12-31 22:30'])
  expect(names(anteriores)).toEqual(['2026-11-28 13:00', '2026-11-27 13:00', '2025-12-31 21:00'])
})
