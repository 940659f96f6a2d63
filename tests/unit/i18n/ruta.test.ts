import { expect, test } from 'vitest'
import { asLocale, isLocale, LOCALES } from '../../../lib/i18n/locales.ts'
import { ruta, sinIdioma } from '../../../lib/i18n/path.ts'

test('Spanish has no prefix, the others have theirs', () => {
  expect(ruta('es', '/')).toBe('/')
  expect(ruta('es', '/menu')).toBe('/menu')
  expect(ruta('de', '/')).toBe('/de')
  expect(ruta('de', '/menu')).toBe('/de/menu')
})

test('an address without its language is the Spanish path', () => {
  for (const locale of LOCALES)
    for (const path of ['/', '/menu'] as const) expect(sinIdioma(locale, ruta(locale, path))).toBe(path)
})

test('a language that is none of ours is Spanish', () => {
  expect(LOCALES.every(isLocale)).toBe(true)
  expect(['pt', 'EN', '', null, undefined, 3].map(asLocale)).toEqual(Array(6).fill('es'))
})
