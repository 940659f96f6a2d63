import { expect, test } from 'vitest'
import { PAGES } from '../../../lib/cache/tags.ts'
import { asErrorCuenta, localeOfPath, returnPathOf } from '../../../lib/cuenta/links.ts'

test.each(['/gallery', '/en/gallery?escribir=1', '/de/profile', '/', '/fr'])('goes back to %s', (path) => {
  expect(returnPathOf(path, '/profile')).toBe(path)
})

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/gallery?escribir=1&next=//evil.example',
  '/es/gallery',
  '/pt/gallery',
  '/almaenigma',
  '/gallery#<script>',
  '/%2F%2Fevil.example',
  ' /gallery',
  '',
  null,
  undefined,
  ['/gallery'],
])('does not go back to %j', (path) => {
  expect(returnPathOf(path, '/profile')).toBe('/profile')
})

test('every page one may come back to is a page', () => {
  for (const path of PAGES)
    if (!['/privacidad', '/terminos'].includes(path)) expect(returnPathOf(path, '')).toBe(path)
})

test('the language of an address of ours', () => {
  expect(['/gallery', '/de/gallery?x=1', '/en', '', '/pt/x'].map(localeOfPath)).toEqual([
    'es',
    'de',
    'en',
    'es',
    'es',
  ])
})

test('an error nobody foresaw is none', () => {
  expect([asErrorCuenta('espera'), asErrorCuenta('<b>'), asErrorCuenta(['espera'])]).toEqual([
    'espera',
    null,
    null,
  ])
})
