import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { AUTH, AUTH_EMAIL, AUTH_TOTP } from '../../supabase/local/accounts.ts'
import { FILE_SIZE_LIMIT } from '../../supabase/local/lite.ts'
import { WRITTEN_AT_RUN_TIME } from '../../supabase/local/pages.ts'

const root = resolve(import.meta.dirname, '../..')
const toml = readFileSync(resolve(root, 'supabase/config.toml'), 'utf8')

/** The value of `key` in the section `[name]` of config.toml. */
function value(name: string, key: string): string | undefined {
  const section = toml.split(/^\[/m).find((part) => part.startsWith(`${name}]`))
  return section?.match(new RegExp(`^${key} = (.+)$`, 'm'))?.[1]
}

test('the embedded backend and the Supabase CLI follow the same rules for accounts', () => {
  for (const [key, wanted] of Object.entries(AUTH)) expect(value('auth', key), key).toBe(String(wanted))
  expect(value('storage', 'file_size_limit')).toBe(`"${FILE_SIZE_LIMIT}"`)
  expect(value('auth', 'enable_anonymous_sign_ins')).toBe('false')
  for (const [key, wanted] of Object.entries(AUTH_EMAIL))
    expect(value('auth.email', key), key).toBe(String(wanted))
  for (const [key, wanted] of Object.entries(AUTH_TOTP))
    expect(value('auth.mfa.totp', key), key).toBe(String(wanted))
})

test('guests, who all come from the site’s address, do not share what the account server gives one', () => {
  const DEFAULTS = { sign_in_sign_ups: 30, token_refresh: 150, token_verifications: 30 }
  for (const [key, one] of Object.entries(DEFAULTS))
    expect(Number(value('auth.rate_limit', key)), key).toBeGreaterThanOrEqual(20 * one)
})

test('the sections have the names that version 3 of the Supabase CLI knows', () => {
  expect(toml).not.toMatch(/^\[inbucket\]/m)
  expect(value('local_smtp', 'enabled')).toBe('true')
  expect(value('auth.email', 'enabled')).toBe('true')
  expect(value('auth.email', 'enable_signup')).toBeUndefined()
})

test.each(readdirSync(resolve(root, 'supabase/functions')))(
  'the function %s is declared without the platform’s token check, and lies where it is declared',
  (name) => {
    expect(value(`functions.${name}`, 'verify_jwt')).toBe('false')
    const entry = JSON.parse(value(`functions.${name}`, 'entrypoint') ?? '""')
    expect(existsSync(resolve(root, 'supabase', entry))).toBe(true)
  },
)

test('the function of the mails takes the versions of packages that the worker takes', () => {
  const { imports } = JSON.parse(
    readFileSync(resolve(root, 'supabase/functions/correo/deno.json'), 'utf8'),
  ) as { imports: Record<string, string> }
  const { dependencies } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'))
  for (const [name, place] of Object.entries(imports)) {
    const plain = name.replace(/\/$/, '')
    expect(place.replace(/^npm:\/?|\/$/g, '')).toBe(`${plain}@${dependencies[plain]}`)
  }
})

test('the installed Next still keeps its pages where they are looked for', () => {
  // After a new version of Next: start, visit a page, and see which folders of .next have changed.
  const store = readFileSync(
    resolve(root, 'node_modules/next/dist/server/lib/incremental-cache/file-system-cache.js'),
    'utf8',
  )
  for (const folder of WRITTEN_AT_RUN_TIME) expect(store).toContain(folder.split('/')[1])
})
