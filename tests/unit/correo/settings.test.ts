import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { folderMailer } from '../../../supabase/correo/mailbox.ts'
import { readSmtp } from '../../../supabase/correo/settings.ts'
import type { Mensaje } from '../../../supabase/correo/types.ts'

describe('SMTP_URL and SMTP_FROM', () => {
  test.each([
    [{}, null],
    [{ SMTP_URL: '  ' }, null],
    [{ SMTP_URL: 'smtp://mail.example:587' }, { url: 'smtp://mail.example:587', sender: null }],
    [
      { SMTP_URL: 'smtps://u:p@mail.example', SMTP_FROM: ' mesa@example.com ' },
      { url: 'smtps://u:p@mail.example', sender: 'mesa@example.com' },
    ],
  ])('%o', (env, expected) => expect(readSmtp(env)).toEqual(expected))

  test.each([
    [{ SMTP_URL: 'mail.example:587' }, 'SMTP_URL'],
    [{ SMTP_URL: 'https://mail.example' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://mail.example', SMTP_FROM: 'a@b.es, c@d.es' }, 'SMTP_FROM'],
    [{ SMTP_URL: 'smtp://mail.example', SMTP_FROM: 'Mesa <a@b.es>' }, 'SMTP_FROM'],
    [{ SMTP_URL: 'smtp://mail.example', SMTP_FROM: 'a@b.es\r\nBcc: c@d.es' }, 'SMTP_FROM'],
  ])('%o is refused by name, without the password', (env, name) => {
    expect(() => readSmtp(env)).toThrow(name)
  })
})

describe('the local inbox', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'alma-buzon-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  const mensaje: Mensaje = {
    id: '7b0a4f6e-3d6c-4a57-9a51-2f1f5f3f9b10',
    tipo: 'gracias',
    codigo: 'ABCD1234',
    idioma: 'es',
    from: { nombre: 'Alma Enigma', email: 'hola@example.com' },
    to: 'lola@example.com',
    replyTo: 'hola@example.com',
    subject: 'Gracias',
    texto: 'Gracias.\n',
    html: '<p>Gracias.</p>',
    appointment: null,
    created: new Date('2026-11-21T10:00:00Z'),
    fecha: new Date('2026-11-21T10:00:01Z'),
  }

  test('three files of one name, for their owner alone; the same mail again is the same files', async () => {
    const inbox = folderMailer(join(folder, 'mail'))
    const aborted = new AbortController().signal
    expect(await inbox.send(mensaje, aborted)).toEqual({ outcome: 'enviado', error: null })
    expect(await inbox.send(mensaje, aborted)).toEqual({ outcome: 'enviado', error: null })
    const names = readdirSync(join(folder, 'mail')).sort()
    expect(names).toEqual(
      ['eml', 'html', 'json'].map((type) => `2026-11-21T10-00-00.000Z-gracias-${mensaje.id}.${type}`),
    )
    for (const name of names) expect(statSync(join(folder, 'mail', name)).mode & 0o777).toBe(0o600)
    expect(statSync(join(folder, 'mail')).mode & 0o777).toBe(0o700)
    expect(JSON.parse(readFileSync(join(folder, 'mail', names[2] ?? ''), 'utf8'))).toMatchObject({
      to: 'lola@example.com',
      subject: 'Gracias',
      text: 'Gracias.\n',
    })
  })

  test('a folder that is gone: the mail waits', async () => {
    const inbox = folderMailer(join(folder, 'mail'))
    rmSync(folder, { recursive: true })
    expect(await inbox.send(mensaje, new AbortController().signal)).toMatchObject({
      outcome: 'reintentar',
    })
  })
})
