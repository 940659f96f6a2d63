import { expect, test } from 'vitest'
import { addressOf, isOwnPost, originOf } from '../../../lib/http/origin.ts'

const post = (headers: Record<string, string>) =>
  new Request('http://localhost:3000/api/reservas', {
    method: 'POST',
    headers: { host: 'localhost:3000', ...headers },
  })
const JSON_TYPE = { 'content-type': 'application/json' }
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

// `host` is a forbidden header in the browser's Request, not in Node's: without it these tests prove nothing.
test('the host reaches the check', () => {
  expect(post({}).headers.get('host')).toBe('localhost:3000')
})

test.each([
  ['same origin, JSON', { ...JSON_TYPE, origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }],
  ['same origin, form', { ...FORM, origin: 'http://localhost:3000' }],
  ['no browser, JSON', JSON_TYPE],
  ['a form that names its page', { ...FORM, referer: 'http://localhost:3000/reservations' }],
  ['behind a proxy, by the public address', { ...JSON_TYPE, origin: 'https://alma.example' }],
])('T-CSRF-01 served: %s', (_, headers) => {
  expect(isOwnPost(post(headers), 'https://alma.example')).toBe(true)
})

const STRANGERS = [
  'http://evil.example',
  'null',
  'http://localhost:3001',
  'http://localhost:3000.evil.example',
  'x',
]

test.each(
  STRANGERS.flatMap((origin) =>
    [JSON_TYPE, FORM, { 'content-type': 'text/plain' }].map((type) => ({ origin, ...type })),
  ),
)('T-CSRF-01 refused: %o', (headers) => {
  expect(isOwnPost(post(headers))).toBe(false)
})

test.each([
  ['cross-site, whatever the origin says', { ...JSON_TYPE, 'sec-fetch-site': 'cross-site' }],
  ['same-site is another host', { ...JSON_TYPE, 'sec-fetch-site': 'same-site' }],
  ['a form without origin and referer', FORM],
  ['a form from another page', { ...FORM, referer: 'http://evil.example/localhost:3000' }],
  ['a form with a file', { 'content-type': 'multipart/form-data; boundary=x' }],
])('T-CSRF-01 refused: %s', (_, headers) => {
  expect(isOwnPost(post(headers))).toBe(false)
})

test('the address is what the nearest proxy saw, not what the visitor wrote', () => {
  expect(addressOf(post({ 'x-forwarded-for': '1.2.3.4, 10.0.0.7' }))).toBe('10.0.0.7')
  expect(addressOf(post({ 'x-forwarded-for': '::1' }))).toBe('::1')
  expect(addressOf(post({}))).toBe('unknown')
  expect(addressOf(post({ 'x-forwarded-for': 'x'.repeat(5000) })).length).toBeLessThanOrEqual(64)
})

test.each([
  ['https://alma.example', { host: 'localhost:3000' }, 'https://alma.example'],
  [null, { host: 'localhost:3000' }, 'http://localhost:3000'],
  [null, { host: 'alma.example', 'x-forwarded-proto': 'https' }, 'https://alma.example'],
  [null, { host: 'alma.example', 'x-forwarded-proto': 'https, http' }, 'https://alma.example'],
  [null, { host: '[::1]:3000' }, 'http://[::1]:3000'],
  [null, { host: 'a"><script>', 'x-forwarded-proto': 'javascript' }, 'http://localhost'],
  [null, {}, 'http://localhost'],
] as const)('SITE_URL %s, headers %o: the site is at %s', (siteUrl, headers, origin) => {
  expect(originOf(new Headers({ ...headers }), siteUrl)).toBe(origin)
})
