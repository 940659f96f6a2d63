import { expect, test } from 'vitest'
import { mergeGuest } from '../../../components/site/reservas/live/enhance-guest.ts'

const guest = {
  nombre: 'Clara Soler',
  email: 'clara@example.com',
  telefono: '+34600123456',
  dieta: 'Vegano.',
  personas: 4,
  haVenido: true,
  necesidades: { dieta: ['vegano' as const], alergenos: [] },
}

test('signed in: name, e-mail, phone and diet are filled in, and it is no first visit', () => {
  expect(mergeGuest({ primera_visita: 'on' }, guest)).toEqual({
    nombre: 'Clara Soler',
    email: 'clara@example.com',
    telefono: '+34600123456',
    requisitos_dieteticos: 'Vegano.',
  })
})

test('signed in: what was typed stays, what the account does not know stays empty, and no consent is given', () => {
  const merged = mergeGuest({ nombre: 'Otra' }, { ...guest, telefono: '', haVenido: false })
  expect(merged.nombre).toBe('Otra')
  expect(merged.telefono).toBeUndefined()
  expect(merged.consiente_dieta).toBeUndefined()
})
