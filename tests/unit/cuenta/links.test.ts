import { expect, test } from 'vitest'
import {
  asCorreo,
  asEspera,
  asLinkType,
  asTokenHash,
  CUENTA_ERRORS,
  isOwner,
  maskedCorreo,
} from '../../../lib/cuenta/links.ts'
import { LOCALES } from '../../../lib/i18n/locales.ts'
import de from '../../../messages/de.json'
import en from '../../../messages/en.json'
import es from '../../../messages/es.json'
import fr from '../../../messages/fr.json'
import it from '../../../messages/it.json'

test('§5 e-mail addresses: trimmed, in small letters, with a top level of two letters or more', () => {
  expect(
    [' Lola@Example.COM ', 'lola@example', 'lola@ex ample.com', 'a@b.c', 'lola@example.com\n', '', null].map(
      asCorreo,
    ),
  ).toEqual(['lola@example.com', null, null, null, 'lola@example.com', null, null])
})

test('what a link carries, or nothing', () => {
  expect([
    asTokenHash('a'.repeat(64)),
    asTokenHash('a'),
    asTokenHash(['a'.repeat(64)]),
    asTokenHash('../'.repeat(20)),
  ]).toEqual(['a'.repeat(64), null, null, null])
  expect([
    asLinkType('recovery'),
    asLinkType('sms'),
    asEspera('57'),
    asEspera('-1'),
    asEspera('1e9'),
  ]).toEqual(['recovery', null, 57, null, null])
})

test('an address is shown so that only its owner knows it', () => {
  expect(maskedCorreo('lola.perez@example.com')).toBe('l•••@example.com')
})

test('§6 the owner’s address, however it is written; nobody is the owner of none', () => {
  expect([isOwner('Duena@X.es', 'duena@x.es'), isOwner('otra@x.es', 'duena@x.es'), isOwner('', '')]).toEqual([
    true,
    false,
    false,
  ])
})

test.each(LOCALES)('§8 every error of the accounts has its words: %s', (locale) => {
  const words = { es, en, fr, de, it }[locale].Acceso.error
  expect(CUENTA_ERRORS.filter((code) => !words[code])).toEqual([])
})
