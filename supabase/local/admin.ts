import { createHash } from 'node:crypto'
import postgres from 'postgres'
import { type Log, StartError } from './log.ts'
import { randomPassword, type Secrets, saveSecrets } from './secrets.ts'

const DEFAULT_EMAIL = 'admin@almaenigma.example.com'

/** Makes the first admin; later starts leave the account alone. The password is '' when it was changed. */
export async function ensureAdmin(opts: {
  databaseUrl: string
  dataDir: string
  secrets: Secrets
  email: string | undefined
  password: string | undefined
  signUp: (email: string, password: string) => Promise<Response>
  log: Log
}): Promise<{ email: string; password: string; created: boolean }> {
  const { secrets, dataDir, log } = opts
  const sql = postgres(opts.databaseUrl, { max: 1, onnotice() {} })
  const print = async (email: string): Promise<string | null> => {
    const [row] = await sql<{ hash: string }[]>`
      select encrypted_password as hash from auth.users where email = ${email} and deleted_at is null`
    return row ? createHash('sha256').update(row.hash).digest('base64url') : null
  }
  try {
    const known = secrets.admin
    if (known?.print) {
      if ((opts.email && opts.email !== known.email) || (opts.password && opts.password !== known.password))
        log('the admin account exists already: ADMIN_EMAIL and ADMIN_PASSWORD count at the first start only')
      const same = (await print(known.email)) === known.print
      return { email: known.email, password: same ? known.password : '', created: false }
    }
    // Stored before the account is made: after a killed start the next one uses the same values.
    const email = (known?.email ?? opts.email ?? DEFAULT_EMAIL).toLowerCase()
    const password = known?.password ?? opts.password ?? randomPassword()
    secrets.admin = { email, password, print: null }
    saveSecrets(dataDir, secrets)
    if ((await print(email)) === null) {
      const answer = await opts.signUp(email, password)
      if (!answer.ok) throw refused(await answer.json().catch(() => null))
    }
    await sql`update auth.users set
      email_confirmed_at = coalesce(email_confirmed_at, now()),
      raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || '{"role":"admin"}'::jsonb
      where email = ${email}`
    secrets.admin = { email, password, print: await print(email) }
    saveSecrets(dataDir, secrets)
    return { email, password, created: true }
  } catch (error) {
    // Refused values must not be used again at the next start.
    if (error instanceof StartError) {
      secrets.admin = null
      saveSecrets(dataDir, secrets)
    }
    throw error
  } finally {
    await sql.end()
  }
}

function refused(body: unknown): StartError {
  const { code, msg, error_code: errorCode } = (body ?? {}) as Record<string, unknown>
  const why = String(msg ?? errorCode ?? code ?? 'no reason given')
  return new StartError(
    `The admin account could not be made (${why}): choose other values with ADMIN_EMAIL and ADMIN_PASSWORD.`,
  )
}
