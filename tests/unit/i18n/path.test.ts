import { expect, test } from 'vitest'
import { asLocale, isLocale, LOCALES } from '../../../lib/i18n/locales.ts'
import { localePath, withoutLocale } from '../../../lib/i18n/path.ts'

test('Spanish has no prefix, the others have theirs', () => {
  expect(localePath('es', '/')).toBe('/')
  expect(localePath('es', '/menu')).toBe('/menu')
  expect(localePath('de', '/')).toBe('/de')
  expect(localePath('de', '/menu')).toBe('/de/menu')
})

test('an address without its language is the Spanish path', () => {
  for (const locale of LOCALES)
    for (const path of ['/', '/menu'] as const)
      expect(withoutLocale(locale, localePath(locale, path))).toBe(path)
})

test('a language that is none of ours is Spanish', () => {
  expect(LOCALES.every(isLocale)).toBe(true)
  expect(['pt', 'EN', '', null, undefined, 3].map(asLocale)).toEqual(Array(6).fill('es'))
})
