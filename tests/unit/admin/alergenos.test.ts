import { expect, test } from 'vitest'
import { LEGEND, markOf } from '../../../app/almaenigma/(panel)/alergenos/labels.ts'

const fila = {
  id: 'x',
  nombre: 'Ostra',
  grupo: 'Entrantes',
  visible: true,
  presencias: { '14': 'contiene' },
} as const

test('«sin declarar» is what nobody has signed; in a signed dish what is not marked is not listed', () => {
  const signed = { ...fila, declarado_en: '2026-11-20T10:00:00Z' }
  const unsigned = { ...fila, declarado_en: null }
  expect(markOf(signed, 14).label).toBe('contiene')
  expect(markOf(signed, 1).label).toBe('no figura')
  for (const id of [1, 14]) expect(markOf(unsigned, id).label).toBe('sin declarar')
  expect(LEGEND.map(({ label }) => label)).toContain('no figura')
})
