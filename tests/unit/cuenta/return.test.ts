import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localeOfPath, returnPathOf } from '../../../lib/cuenta/links.ts'
import { panelPath } from '../../../lib/cuenta/role.ts'
import { LOCALES } from '../../../lib/i18n/locales.ts'
import { ESCAPES } from '../../fixtures/escapes.ts'
import { times } from '../../runner/long.ts'

const ORIGIN = 'https://alma.example'

/** Where a browser would go, from the page of the site that is most deeply nested. */
const host = (path: string): string => new URL(path, `${ORIGIN}/de/profile/alta`).host

/** Pieces that have led away from some site, in any order. */
const pieces = fc.constantFrom(
  '/',
  '//',
  '\\',
  '/\\',
  '\t',
  '\n',
  '\r',
  '\0',
  ' ',
  '%09',
  '%0a',
  '%2F',
  '%252F',
  '%5C',
  '／',
  '＼',
  '⁄',
  '․․',
  '．．',
  '..',
  ';',
  '@',
  '：',
  ':',
  '#',
  '?',
  'http:',
  'https://',
  'javascript:',
  'data:text/html,',
  'evil.example',
  'alma.example',
  'profile',
  'de',
  '‮',
  '\u200b',
  '\ud800',
)
const evil = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc.webUrl(),
  fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
  fc.constantFrom(...ESCAPES),
)

/** `npm run verify` tries more. */
const MANY = times(50_000, 1000)

test('T-RED-01 no `next`, whatever is in it, leads away from the site', () => {
  fc.assert(
    fc.property(evil, (next) => {
      const returnOne = returnPathOf(next, '/profile')
      const here = [returnOne, `${returnOne}?ver=2`, panelPath(next)].every(
        (path) => host(path) === 'alma.example',
      )
      // Letter by letter one of ours.
      return (
        here &&
        /^\/[a-z/]*(\?escribir=1)?$/.test(returnOne) &&
        LOCALES.some((one) => one === localeOfPath(next))
      )
    }),
    { numRuns: MANY },
  )
})

test.each(ESCAPES)('T-RED-01 %j is no way back', (next) => {
  expect([returnPathOf(next, '/profile'), panelPath(next)]).toEqual(['/profile', '/almaenigma'])
})
