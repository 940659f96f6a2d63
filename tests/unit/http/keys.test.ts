import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codigoOf, keysOf } from '../../../lib/reservas/keys.ts'
import CASES from '../../fixtures/codigo.cases.json'

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('the code is eight characters without I, L, O and U', () => {
  for (const clave of fc.sample(fc.uuid(), 500)) expect(codigoOf(clave)).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
})

test('the code is the first 40 bits of the hash, highest first', () => {
  expect(codigoOf('00000000-0000-4000-8000-000000000000')).toBe('VE05BR70')
})

test('one key, one answer: nothing else decides, nor the case it is written in', () => {
  fc.assert(
    fc.property(fc.uuid(), (key) => {
      const claves = keysOf(key)
      expect(keysOf(key.toUpperCase())).toEqual(claves)
      expect(claves.clave).toMatch(UUID_V4)
      expect(claves.clave).not.toBe(key)
      expect(claves.codigo).toBe(codigoOf(claves.clave))
      expect(claves.token).toMatch(/^[\w-]{22}$/)
      expect(claves.tokenHash).toMatch(/^[0-9a-f]{64}$/)
      expect(JSON.stringify([claves.clave, claves.codigo])).not.toContain(claves.token)
    }),
  )
})

test('different keys share nothing', () => {
  const all = fc.sample(fc.uuid(), 500).map(keysOf)
  for (const field of ['clave', 'codigo', 'token', 'tokenHash'] as const)
    expect(new Set(all.map((claves) => claves[field])).size).toBe(new Set(all.map((c) => c.clave)).size)
})

test('SQL derives the same code from the same key', () => {
  expect(CASES.length).toBeGreaterThan(3)
  for (const { clave, codigo } of CASES) expect(codigoOf(clave)).toBe(codigo)
})
