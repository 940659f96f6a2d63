import { expect, test } from 'vitest'
import { claimsInCookies, claimsOf, isAdmin, panelPath } from '../../../lib/cuenta/role.ts'

const b64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const token = (payload: object) => `${b64({ alg: 'HS256' })}.${b64(payload)}.firma`
const cookie = (payload: object) => `base64-${b64({ access_token: token(payload) })}`
const marta = { sub: 'u1', exp: 10, email: 'marta@example.com', app_metadata: { role: 'admin' } }

test('only app_metadata makes an admin', () => {
  expect(isAdmin({ app_metadata: { role: 'admin' } })).toBe(true)
  for (const claims of [
    null,
    'admin',
    [],
    {},
    { role: 'admin' },
    { user_metadata: { role: 'admin' } },
    { app_metadata: 'admin' },
    { app_metadata: ['admin'] },
    { app_metadata: { role: ['admin'] } },
    { app_metadata: { role: 'ADMIN' } },
    { app_metadata: { rol: 'admin' }, user_metadata: { app_metadata: { role: 'admin' } } },
  ])
    expect(isAdmin(claims)).toBe(false)
})

test('claims are read from a whole cookie and from chunks, accents included; anything else is nobody', () => {
  const payload = { ...marta, user_metadata: { username: 'Begoña' } }
  const whole = cookie(payload)
  const half = Math.floor(whole.length / 2)
  const chunks = [
    { name: 'alma-panel.1', value: whole.slice(half) },
    { name: 'alma-panel.0', value: whole.slice(0, half) },
  ]
  for (const jar of [[{ name: 'alma-panel', value: whole }], chunks])
    expect(claimsInCookies(jar)).toEqual({
      sub: 'u1',
      exp: 10,
      email: 'marta@example.com',
      nombre: 'Begoña',
      admin: true,
    })
  expect(claimsOf(token(marta))?.nombre).toBe('marta')
  for (const value of [
    '',
    'base64-',
    'base64-%%%',
    'x',
    `base64-${b64([])}`,
    `base64-${b64({ access_token: 'a.b' })}`,
  ])
    expect(claimsInCookies([{ name: 'alma-panel', value }])).toBeNull()
  expect(claimsInCookies([{ name: 'alma-sesion', value: whole }])).toBeNull()
})

// T-RED-01
test('after signing in one stays in the panel', () => {
  expect(panelPath('/almaenigma/platos/nuevo')).toBe('/almaenigma/platos/nuevo')
  for (const next of [
    null,
    ['/almaenigma'],
    '',
    '/',
    '//evil.com',
    '/\\evil.com',
    '/almaenigma/../menu',
    '/almaenigma//evil.com',
    '/almaenigma@evil.com',
    '/almaenigma.evil.com',
    '/almaenigma/\tplatos',
    '/almaenigma/platos?next=//evil.com',
    '/almaenigma/platos#x',
    'https://evil.com/almaenigma',
    '/almaenigma/login',
    '/almaenigma/renovar',
    '/almaenigma/publicar',
    '/ALMAENIGMA',
  ])
    expect(panelPath(next)).toBe('/almaenigma')
})
