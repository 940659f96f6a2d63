import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from './log.ts'

export type Secrets = {
  jwtSecret: string
  databasePassword: string
  publishableKey: string
  secretKey: string
  /** Cached pages of another database must not be shown. */
  databaseId: string
  /** `print` shows whether the password was changed (see admin.ts). */
  admin: { email: string; password: string; print: string | null } | null
}

const random = (bytes: number): string => randomBytes(bytes).toString('base64url')

export function randomPassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  // Bytes above the last multiple of the length would favour some letters.
  const fair = 256 - (256 % letters.length)
  let password = ''
  while (password.length < 20) {
    for (const byte of randomBytes(32)) {
      if (byte < fair && password.length < 20) password += letters[byte % letters.length] ?? ''
    }
  }
  return password
}

export function loadSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json')
  if (existsSync(file)) {
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as Secrets
    } catch {
      throw new StartError(
        `The file ${file} cannot be read: restore it, or choose another folder with ALMA_DATA_DIR.`,
      )
    }
  }
  if (existsSync(join(dataDir, 'postgres/PG_VERSION')))
    throw new StartError(
      `The file ${file} is missing, and without it the database beside it cannot be opened: restore it, or choose another folder with ALMA_DATA_DIR.`,
    )
  const secrets: Secrets = {
    jwtSecret: random(48),
    databasePassword: random(24),
    publishableKey: `sb_publishable_${random(24)}`,
    secretKey: `sb_secret_${random(24)}`,
    databaseId: random(16),
    admin: null,
  }
  saveSecrets(dataDir, secrets)
  return secrets
}

export function saveSecrets(dataDir: string, secrets: Secrets): void {
  write(join(dataDir, 'secrets.json'), `${JSON.stringify(secrets, null, 2)}\n`)
}

export function writeEnvFile(dataDir: string, values: Record<string, string>): void {
  const text = Object.entries(values).map(([key, value]) => `${key}=${value}\n`)
  write(join(dataDir, 'env'), text.join(''))
}

function write(file: string, text: string): void {
  writeFileSync(`${file}.new`, text, { mode: 0o600 })
  renameSync(`${file}.new`, file)
}
