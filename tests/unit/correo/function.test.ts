import { afterEach, expect, test, vi } from 'vitest'
import { apiBody, httpMailer } from '@/supabase/correo/http-mailer.ts'
import type { Mensaje } from '@/supabase/correo/types.ts'
import { settingsOf } from '@/supabase/functions/correo/settings.ts'

const SECRET = 'a-secret-of-the-house-and-its-function'
const GIVEN = {
  SUPABASE_DB_URL: 'postgresql://postgres:x@db/postgres',
  SITE_URL: 'https://alma.example.com/',
  CORREO_SECRET: SECRET,
  MAIL_API_KEY: 're_key',
}
const read = (env: Record<string, string>) => settingsOf((name) => env[name])

test('what the platform gives by itself is used: the database, and either kind of secret key for the pictures', () => {
  const platform = { ...GIVEN, SUPABASE_URL: 'https://x.supabase.co/', SUPABASE_SERVICE_ROLE_KEY: 'older' }
  expect(read(platform)).toMatchObject({
    site: 'https://alma.example.com',
    way: { api: { url: 'https://api.resend.com/emails', key: 're_key' } },
    storage: { url: 'https://x.supabase.co', clave: 'older' },
  })
  expect(read({ ...platform, SUPABASE_SECRET_KEYS: '{"default":"sb_secret_x"}' })).toMatchObject({
    storage: { clave: 'sb_secret_x' },
  })
  expect(read({ ...platform, SUPABASE_SECRET_KEYS: 'no json' })).toMatchObject({
    storage: { clave: 'older' },
  })
  expect(read(GIVEN)).toMatchObject({ storage: null, sender: null })
})

test('a mail server is taken before the API, with the sender either way', () => {
  const smtp = { SMTP_URL: 'smtps://u:p@host:465', SMTP_FROM: 'mesa@example.com' }
  expect(read({ ...GIVEN, ...smtp })).toMatchObject({
    way: { smtp: 'smtps://u:p@host:465' },
    sender: 'mesa@example.com',
  })
  expect(read({ ...GIVEN, SMTP_FROM: 'mesa@example.com' })).toMatchObject({ sender: 'mesa@example.com' })
})

test('what is missing or too short is named, never shown', () => {
  expect(read({ CORREO_SECRET: 'short' })).toEqual({
    missing: ['SUPABASE_DB_URL', 'SITE_URL', 'CORREO_SECRET', 'MAIL_API_KEY'],
  })
})

const MAIL: Mensaje = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  tipo: 'confirmada',
  codigo: 'ABCD2345',
  idioma: 'de',
  from: { nombre: 'Casa "Alma"\r\nBcc: x', email: 'mesa@example.com' },
  to: 'lola@example.com',
  replyTo: 'mesa@example.com',
  subject: 'Ihr Tisch',
  texto: 't',
  html: '<p>t</p>',
  appointment: { method: 'REQUEST', contenido: 'BEGIN:VCALENDAR ñ' },
  created: new Date(0),
  fecha: new Date(0),
}

test('the calendar goes along, and the house’s name cannot add a header', () => {
  const body = apiBody(MAIL)
  expect(body.from).toBe('"Casa AlmaBcc: x" <mesa@example.com>')
  const [file] = body.attachments as { content: string; filename: string; content_type: string }[]
  expect(file).toMatchObject({ filename: 'ABCD2345.ics', content_type: expect.stringContaining('REQUEST') })
  expect(Buffer.from(file?.content ?? '', 'base64').toString()).toBe('BEGIN:VCALENDAR ñ')
  expect(apiBody({ ...MAIL, fecha: new Date(1e12) })).toEqual(body)
})

afterEach(() => vi.unstubAllGlobals())
test.each([
  [200, {}, 'enviado'],
  [400, {}, 'fallido'],
  [401, {}, 'reintentar'],
  [403, {}, 'reintentar'],
  [409, { name: 'concurrent_idempotent_requests' }, 'reintentar'],
  [409, { name: 'invalid_idempotent_request' }, 'incierto'],
  [422, {}, 'fallido'],
  [429, {}, 'reintentar'],
  [503, {}, 'reintentar'],
] as const)('a provider that answers %i %j: %s', async (status, body, outcome) => {
  const asked = vi.fn(async (..._: Parameters<typeof fetch>) => Response.json(body, { status }))
  vi.stubGlobal('fetch', asked)
  const mailer = httpMailer({ url: 'https://api.example.com/emails', key: 'k' })
  expect(await mailer.send(MAIL, new AbortController().signal)).toMatchObject({ outcome })
  expect(asked.mock.calls[0]?.[1]?.headers).toMatchObject({ 'idempotency-key': `correo/${MAIL.id}` })
})
