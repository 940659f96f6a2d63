import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { folderMailer } from '../correo/mailbox.ts'
import { smtpMailer } from '../correo/nodemailer.ts'
import type { Smtp } from '../correo/settings.ts'
import { ensureAdmin } from './admin.ts'
import { startBackups } from './backup/schedule.ts'
import { openDataFolder } from './data-folder.ts'
import { both, openDatabase } from './database.ts'
import { startFactors } from './factors/factors.ts'
import { functionEnv, noFunctions, startFunctions } from './functions.ts'
import { createGateway } from './gateway.ts'
import type { Log } from './log.ts'
import { type AuthMailer, startAuthMailer } from './mail/auth-mailer.ts'
import { startSweeping } from './mail/mail-folder.ts'
import { startMailThread } from './mail/mail-thread.ts'
import { checkBinaries } from './postgres/binaries.ts'
import { signSite } from './postgres/site-secret.ts'
import { takeLock } from './process/lock.ts'
import { Ledger } from './process/processes.ts'
import { startWatchdog } from './process/watch.ts'
import { loadSecrets, writeEnvFile } from './secrets.ts'
import { listen } from './server.ts'
import { startSignUps } from './sign-ups.ts'

export type BackendOptions = {
  dataDir: string
  /** On 127.0.0.1; 0 takes a free port. */
  port: number
  log?: (line: string) => void
  adminEmail?: string
  adminPassword?: string
  functions?: boolean
  functionEnv?: Record<string, string>
  siteUrl?: string
  projectDir?: string
  correo?: boolean
  /** Without a mail server each mail becomes a file in `mailDir`. */
  smtp?: Smtp | null
  watchFunctions?: boolean
  /** A new database begins with bookings of invented guests. */
  demo?: boolean
  /** A copy a day; none without it. */
  backups?: { folder: string; keep: number }
  /** bcrypt's cost of a new password. Tests take the least there is: a hash is a tenth of a second of one core. */
  passwordCost?: number | undefined
  /** Another database than the one of npm's packages: the tests have one as a hosted project's. */
  openDatabase?: typeof openDatabase
  /** Called while the database still starts (requests wait); may reject. */
  onListening?: (known: Listening) => void | Promise<void>
}

export type Listening = {
  url: string
  publishableKey: string
  databaseId: string
  siteSecret: string
  ledger: Ledger
}

export type Backend = {
  url: string
  publishableKey: string
  secretKey: string
  databaseUrl: string
  adminEmail: string
  /** '' when it was changed since the first start. */
  adminPassword: string
  created: boolean
  mailDir: string
  envFile: string
  stop(): Promise<void>
}

/** Throws StartError when it cannot run; everything is stopped by then. */
export async function startBackend(opts: BackendOptions): Promise<Backend> {
  const log: Log = opts.log ?? (() => {})
  const projectDir = opts.projectDir ?? resolve(import.meta.dirname, '../..')
  const siteUrl = opts.siteUrl ?? 'http://localhost:3000'
  const dataDir = openDataFolder(opts.dataDir)
  const undo: (() => Promise<void> | void)[] = [takeLock(dataDir)]
  let stopped: Promise<void> | undefined
  const stop = (): Promise<void> => {
    stopped ??= (async () => {
      for (const step of undo.reverse()) await step()
    })()
    return stopped
  }
  try {
    const secrets = loadSecrets(dataDir)
    if (secrets.admin === null) checkBinaries(opts.functions !== false)
    const ledger = new Ledger(`${dataDir}/processes.json`)
    await ledger.endLeftovers(log)
    undo.push(startWatchdog(ledger.file))
    const server = await listen(opts.port, 'SUPABASE_PORT')
    undo.push(() => server.close())
    const url = `http://127.0.0.1:${server.port}`
    const { publishableKey, secretKey, databaseId } = secrets
    const env = functionEnv(url, publishableKey, opts.functionEnv)
    const given = env.ENIGMITO_SITE_SECRET?.trim() || null
    const siteSecret = given ?? randomBytes(24).toString('base64url')
    await opts.onListening?.({ url, publishableKey, databaseId, siteSecret, ledger })

    const mailDir = `${dataDir}/mail`
    undo.push(startSweeping(mailDir))
    const mailer = opts.smtp ? smtpMailer(opts.smtp.url) : folderMailer(mailDir)
    const sender = opts.smtp?.sender ?? null
    const createAuthMailer = (databaseUrl: string): AuthMailer =>
      startAuthMailer({
        databaseUrl,
        siteUrl,
        mailer,
        sender,
        background: Boolean(opts.smtp),
        log: (line) => log(`mail: ${line}`),
      })
    const [database, functions] = await both(
      (opts.openDatabase ?? openDatabase)({
        dataDir,
        projectDir,
        secrets,
        siteUrl,
        ledger,
        log,
        undo,
        createAuthMailer,
        demo: opts.demo ?? false,
        passwordCost: opts.passwordCost,
      }),
      opts.functions === false
        ? Promise.resolve(noFunctions)
        : startFunctions({
            projectDir,
            dataDir,
            env: { ...env, ENIGMITO_SITE_SECRET: siteSecret },
            gatewayPort: server.port,
            ledger,
            log,
            watch: opts.watchFunctions ?? false,
          }).then((f) => {
            undo.push(() => f.stop())
            return f
          }),
    )
    // A site that was started by somebody else knows only a secret that was given to both.
    await signSite(database.url, opts.onListening ? siteSecret : given)
    const signUps = startSignUps(database.url, database.authMailer)
    undo.push(() => signUps.stop())
    const factors = startFactors(database.url, secrets.jwtSecret, siteUrl)
    undo.push(() => factors.stop())
    const gateway = createGateway({
      lite: database.lite,
      ...(database.rest ? { rest: database.rest } : {}),
      signUps,
      factors,
      functions,
      secrets,
      url,
      siteOrigins: [new URL(siteUrl).origin],
      dataDir,
      log,
    })
    const admin = await ensureAdmin({
      databaseUrl: database.url,
      dataDir,
      secrets,
      email: opts.adminEmail,
      password: opts.adminPassword,
      signUp: (email, password) => gateway(signUpRequest(url, publishableKey, email, password), '127.0.0.1'),
      log,
    })
    writeEnvFile(dataDir, {
      SUPABASE_URL: url,
      SUPABASE_PUBLISHABLE_KEY: publishableKey,
      SUPABASE_SECRET_KEY: secretKey,
      DATABASE_URL: database.url,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    })
    database.authMailer.open()
    server.serve(gateway)
    if (opts.backups && opts.backups.keep > 0)
      undo.push(startBackups({ dataDir, ...opts.backups, log: (line) => log(`backup: ${line}`) }))
    if (opts.correo !== false) {
      const storage = { url, clave: secretKey }
      const worker = startMailThread(
        { databaseUrl: database.url, siteUrl, storage, smtp: opts.smtp ?? null, mailDir },
        (line) => log(`mail: ${line}`),
      )
      undo.push(() => worker.stop())
    }
    return {
      url,
      publishableKey,
      secretKey,
      databaseUrl: database.url,
      adminEmail: admin.email,
      adminPassword: admin.password,
      created: admin.created,
      mailDir,
      envFile: `${dataDir}/env`,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

const signUpRequest = (url: string, key: string, email: string, password: string): Request =>
  new Request(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
