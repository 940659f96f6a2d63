import type { Handler } from './gateway.ts'
import type { Lite } from './lite.ts'
import type { Log } from './log.ts'
import type { AuthMailer } from './mail/auth-mailer.ts'
import { migrate } from './migrations.ts'
import { startPostgres } from './postgres/postgres.ts'
import type { Ledger } from './process/processes.ts'
import type { Secrets } from './secrets.ts'

export type DatabaseOptions = {
  dataDir: string
  projectDir: string
  secrets: Secrets
  siteUrl: string
  ledger: Ledger
  log: Log
  undo: (() => Promise<void> | void)[]
  createAuthMailer: (databaseUrl: string) => AuthMailer
  /** A new database begins with bookings of invented guests. */
  demo: boolean
  /** bcrypt's cost of a new password; without it, lite's. */
  passwordCost: number | undefined
}

/** `url`: as the database's owner; `rest`: what answers for the data, else lite does. */
export type Database = { lite: Lite; url: string; authMailer: AuthMailer; rest?: Handler }

/** Starts PostgreSQL and lite and brings the schema up to date; `undo` is given what stops them. */
export async function openDatabase(opts: DatabaseOptions): Promise<Database> {
  const { dataDir, secrets, siteUrl, ledger, log, undo, passwordCost } = opts
  // lite reads these when it is loaded, hence the late import.
  Object.assign(process.env, { LITE_TELEMETRY: '0', DO_NOT_TRACK: '1', EXPERIMENTAL_STORAGE: '1' })
  const [postgres, { openLite }] = await both(
    startPostgres({
      dataDir,
      databaseId: secrets.databaseId,
      password: secrets.databasePassword,
      ledger,
      log,
    }).then((p) => {
      undo.push(() => p.stop())
      return p
    }),
    import('./lite.ts'),
  )
  const authMailer = opts.createAuthMailer(postgres.url)
  undo.push(() => authMailer.stop())
  const lite = openLite({ url: postgres.url, secrets, siteUrl, dataDir, authMailer, passwordCost })
  undo.push(() => lite.close())
  await lite.prepare()
  await migrate(postgres.url, opts.projectDir, log, opts.demo)
  await lite.ready()
  return { lite, url: postgres.url, authMailer }
}

/** Waits for both even if one rejects, so that nothing starts during a stop. */
export async function both<A, B>(a: Promise<A>, b: Promise<B>): Promise<[A, B]> {
  const settled = await Promise.allSettled([a, b])
  for (const s of settled) if (s.status === 'rejected') throw s.reason
  return Promise.all([a, b])
}
