import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import CATALOGO from '../fixtures/error-catalogue.json'

/** The error catalogue (§8), row by row: none may lose its test. */
const tests = resolve(import.meta.dirname, '..')

/** The titles of tests and of groups of tests that name the catalogue. */
const TITULO = /\(\s*(['"`])((?:(?!\1)[^\n])*§8(?:(?!\1)[^\n])*)\1,/g
const titulos = readdirSync(tests, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(test|spec)\.ts$/.test(name))
  .flatMap((name) => Array.from(readFileSync(join(tests, name), 'utf8').matchAll(TITULO)))
  .map(([, , title = '']) => title)

test.each(CATALOGO)('the row "$fila" has a test that names it: $cita', ({ cita }) => {
  expect(titulos.filter((title) => title.includes(cita))).not.toEqual([])
})

test('the catalogue has eleven rows', () => {
  expect(new Set(CATALOGO.map(({ fila }) => fila)).size).toBe(11)
})
