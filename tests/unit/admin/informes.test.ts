import { expect, test } from 'vitest'
import { nombreOf } from '../../../app/almaenigma/(panel)/ajustes/labels.ts'
import { standing } from '../../../app/almaenigma/(panel)/reservas/informes/columns.ts'

test('reports: bookings are counted on the basis of the covers, without those called off and those who did not come', () => {
  const dia = { dia: '2026-12-10', servicio: 'cena', reservas: 3, cubiertos: 0, de_paso: 0 } as const
  expect(standing({ ...dia, anuladas: 3, faltas: 0 })).toBe(0)
  expect(standing({ ...dia, reservas: 21, anuladas: 6, faltas: 2 })).toBe(13)
})

test('the versions of the settings are told in words, not by their keys', () => {
  expect(nombreOf('avisos_correo')).toBe('Correo de la casa')
})
