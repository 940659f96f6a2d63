import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { env, folder, refused } from './run.ts'

// What cannot work is told in one sentence that names what to change, before anything is made.
test.each(['PORT', 'SUPABASE_PORT'])('a taken port is told in a sentence that names %s', async (name) => {
  const other = createServer().listen(Number(env[name]), '127.0.0.1')
  await new Promise((listening) => other.once('listening', listening))
  const text = await refused()
  other.close()
  expect(text).toMatch(new RegExp(`^Port ${env[name]} is taken .* with ${name}\\.$`))
  expect(existsSync(join(folder, 'data/postgres'))).toBe(false)
})

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['SUPABASE_PORT', '0'],
  ['SUPABASE_URL', 'http://127.0.0.1:1'],
  ['SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_x'],
  ['ADMIN_PASSWORD', 'corta'],
  ['ADMIN_EMAIL', 'nadie'],
  ['SITE_URL', 'alma.example.com'],
  ['SMTP_URL', 'mail.example.com'],
])('%s=%s is refused in a sentence that names it', async (name, value) => {
  expect(await refused({ [name]: value })).toContain(name)
  expect(existsSync(join(folder, 'data'))).toBe(false)
})

test('both ports the same is refused', async () => {
  expect(await refused({ SUPABASE_PORT: env.PORT ?? '' })).toMatch(/PORT and SUPABASE_PORT/)
})

test('a data folder that cannot be written is told in a sentence that names ALMA_DATA_DIR', async () => {
  writeFileSync(join(folder, 'file'), '')
  expect(await refused({ ALMA_DATA_DIR: join(folder, 'file') })).toContain('ALMA_DATA_DIR')
  expect(await refused({ ALMA_DATA_DIR: join(folder, 'file/below') })).toContain('ALMA_DATA_DIR')
  if (process.getuid?.() === 0) return
  mkdirSync(join(folder, 'closed'))
  chmodSync(join(folder, 'closed'), 0o500)
  expect(await refused({ ALMA_DATA_DIR: join(folder, 'closed') })).toContain('ALMA_DATA_DIR')
})
