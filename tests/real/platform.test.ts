import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LOCALES } from '../../lib/i18n/locales.ts'
import { isMissing, supabaseCli } from './parts.ts'
import { type Platform, REF, startPlatform } from './platform.ts'

/** What the Supabase command line sends to the platform out of this folder, in the steps of docs/hosting.md. */
const root = resolve(import.meta.dirname, '../..')
// A copy: the command line leaves notes in the folder.
const work = mkdtempSync(join(tmpdir(), 'alma-platform-'))
let platform: Platform

beforeAll(async () => {
  for (const folder of ['supabase', 'lib', 'messages'])
    cpSync(join(root, folder), join(work, folder), {
      recursive: true,
      filter: (path) => !/\/(node_modules|\.temp)$/.test(path),
    })
  platform = await startPlatform()
  const { url } = platform
  writeFileSync(
    join(work, 'profile.yaml'),
    `name: stand-in\napi_url: ${url}\ndashboard_url: ${url}\nproject_host: localhost\n`,
  )
})
afterAll(async () => {
  await platform?.stop()
  rmSync(work, { recursive: true, force: true })
})

async function supabase(...args: string[]): Promise<void> {
  const file = supabaseCli()
  if (!file) throw new Error(isMissing('Supabase command line'))
  const env = {
    ...process.env,
    HOME: work,
    DO_NOT_TRACK: '1',
    SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`,
  }
  const own = ['--profile', join(work, 'profile.yaml'), '--yes']
  await promisify(execFile)(file, [...args, ...own], { cwd: work, env, maxBuffer: 50_000_000 })
}

const sent = (method: string, path: string) =>
  platform.asked.filter((one) => one.method === method && one.path.startsWith(`/v1/projects/${REF}${path}`))

test('link, and the secret that the site and the project share', async () => {
  await supabase('link', '--project-ref', REF)
  expect(existsSync(join(work, 'supabase/.temp'))).toBe(true)
  await supabase('secrets', 'set', 'ENIGMITO_SITE_SECRET=a-long-random-word')
  expect(sent('POST', '/secrets').map(({ body }) => JSON.parse(body))).toEqual([
    [{ name: 'ENIGMITO_SITE_SECRET', value: 'a-long-random-word' }],
  ])
})

test.each(['enigmito', 'correo'])(
  'functions deploy %s sends every file that the function imports',
  async (name) => {
    await supabase('functions', 'deploy', name, '--use-api')
    const [one] = sent('POST', `/functions/deploy?slug=${name}`)
    const body = one?.body ?? ''
    expect(body).toContain('"verify_jwt":false')
    const files = new Set(Array.from(body.matchAll(/filename="([^"]+)"/g), ([, path = '']) => path))
    expect(files).toContain(`supabase/functions/${name}/index.ts`)
    const missing = [...files].flatMap((path) => {
      if (!path.endsWith('.ts')) return []
      const imports = readFileSync(join(root, path), 'utf8').matchAll(/\b(?:from|import) '(\.[^']+)'/g)
      return Array.from(imports, ([, to = '']) => join(dirname(path), to)).filter((to) => !files.has(to))
    })
    expect(missing).toEqual([])
    // Texts are read by import alone, and a language that is forgotten would be noticed by its guests only.
    for (const locale of LOCALES)
      expect(
        [...files].some((path) => path.endsWith(`/${locale}.json`)),
        locale,
      ).toBe(true)
  },
)

test('config push sends the letters in five languages, the limits and the second factor', async () => {
  // The platform's whole answer is longer than anybody reads: the command line is told no, once it has sent everything.
  await expect(supabase('config', 'push')).rejects.toThrow('nothing here')
  const [patch] = sent('PATCH', '/config/auth')
  const told: Record<string, unknown> = JSON.parse(patch?.body ?? '{}')
  expect(told).toMatchObject({
    mailer_autoconfirm: false,
    mailer_otp_length: 10,
    mailer_notifications_email_changed_enabled: true,
    mfa_totp_enroll_enabled: true,
    mfa_totp_verify_enabled: true,
    rate_limit_token_refresh: 3600,
    rate_limit_verify: 900,
  })
  const letters = ['confirmation', 'invite', 'recovery', 'magic_link', 'email_change', 'reauthentication']
  for (const letter of letters)
    for (const kind of [`mailer_subjects_${letter}`, `mailer_templates_${letter}_content`])
      for (const locale of LOCALES.filter((one) => one !== 'es'))
        expect(told[kind], kind).toContain(`eq $idioma "${locale}"`)
  expect(told.mailer_templates_recovery_content).toContain('/auth/confirm')
})
