import { expect, test } from 'vitest'
import { floorHeaders, isCutForm, refusalStatus } from '../../../lib/http/threshold.ts'

// What is decided before the framework hears of a request.

const post = (url: string, headers: Record<string, string>) =>
  refusalStatus({ method: 'POST', url, headers: { host: 'alma.example', ...headers } })

test('L2 a post to the back office from elsewhere is refused, not an error of ours', () => {
  for (const origin of ['https://evil.example', 'null', 'nonsense', 'https://alma.example.evil.example'])
    expect([origin, post('/almaenigma/platos', { origin })]).toEqual([origin, 403])
  expect(post('/almaenigma/platos', { origin: 'https://alma.example' })).toBeNull()
  expect(post('/almaenigma/platos?x=1', { origin: 'http://alma.example' })).toBeNull()
  expect(post('/almaenigma/platos', {})).toBeNull()
  // Behind a proxy the address that the visitor sees counts.
  const behind = { host: '127.0.0.1:3000', 'x-forwarded-host': 'alma.example' }
  expect(post('/almaenigma/login', { ...behind, origin: 'https://alma.example' })).toBeNull()
  expect(post('/almaenigma/login', { ...behind, origin: 'http://127.0.0.1:3000' })).toBe(403)
})

test('L2 a body that cannot be read or is too large is refused before it is read', () => {
  expect(post('/almaenigma/login', { 'content-type': 'multipart/form-data' })).toBe(400)
  expect(post('/almaenigma/login', { 'content-type': 'multipart/form-data; boundary=----x' })).toBeNull()
  expect(post('/almaenigma/importar', { 'content-length': '1048577' })).toBe(413)
  expect(post('/almaenigma/importar', { 'content-length': '1048576' })).toBeNull()
  // A picture has a door of its own, which checks who sends it first.
  expect(post('/almaenigma/imagen', { 'content-length': '9000000' })).toBeNull()
})

test('L2 a form that ends in the middle is the sender’s fault', () => {
  const sent = (tail: string, url = '/almaenigma/platos', type = 'multipart/form-data; boundary=xy') =>
    isCutForm({ method: 'POST', url, headers: { 'content-type': type } }, tail)
  expect(sent('--xy\r\nContent-Disposition: form-data; name="a"\r\n\r\nhalf')).toBe(true)
  expect(sent('\r\n--xy--\r\n')).toBe(false)
  expect(sent('half', '/menu')).toBe(false)
  expect(sent('half', '/almaenigma', 'application/json')).toBe(false)
})

test('what is no post, or not for the back office, is left to whoever answers it', () => {
  const evil = { origin: 'https://evil.example' }
  expect(refusalStatus({ method: 'GET', url: '/almaenigma', headers: evil })).toBeNull()
  expect(post('/api/reservas', evil)).toBeNull()
  expect(post('/almaenigmatica', evil)).toBeNull()
})

test('L3 every answer has the five headers, and https promises to stay https', () => {
  const names = [
    'Content-Security-Policy',
    'X-Content-Type-Options',
    'Referrer-Policy',
    'Permissions-Policy',
    'Cross-Origin-Opener-Policy',
  ]
  expect(Object.keys(floorHeaders('http://localhost:3000'))).toEqual(names)
  expect(Object.keys(floorHeaders(undefined))).toEqual(names)
  expect(Object.keys(floorHeaders('https://alma.example'))).toEqual([...names, 'Strict-Transport-Security'])
})
