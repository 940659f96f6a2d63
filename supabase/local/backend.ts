import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { startMailWorker } from '../correo/loop.ts'
import { folderMailer } from '../correo/mailbox.ts'
import { smtpMailer } from '../correo/nodemailer.ts'
import type { Smtp } from '../correo/settings.ts'
import { ensureAdmin } from './admin.ts'
import { type AuthMailer, startAuthMailer } from './auth-mailer.ts'
import { checkBinaries } from './binaries.ts'
import { openDataFolder } from './data-folder.ts'
import { functionEnv, noFunctions, startFunctions } from './functions.ts'
import { createGateway } from './gateway.ts'
import type { Lite } from './lite.ts'
import { takeLock } from './lock.ts'
import type { Log } from './log.ts'
import { migrate } from './migrations.ts'
import { startPostgres } from './postgres.ts'
import { Ledger } from './processes.ts'
import { loadSecrets, type Secrets, writeEnvFile } from './secrets.ts'
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
  /** Called while the database still starts (requests wait); may reject. */
  onListening?: (known: Listening) => void | Promise<void>
  onLost?: (error: Error) => void
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
    const server = await listen(opts.port, 'SUPABASE_PORT')
    undo.push(() => server.close())
    const url = `http://127.0.0.1:${server.port}`
    const { publishableKey, secretKey, databaseId } = secrets
    const env = functionEnv(url, publishableKey, opts.functionEnv)
    const siteSecret = env.ENIGMITO_SITE_SECRET?.trim() || randomBytes(24).toString('base64url')
    await opts.onListening?.({ url, publishableKey, databaseId, siteSecret, ledger })

    const mailDir = `${dataDir}/mail`
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
      openDatabase({
        dataDir,
        projectDir,
        secrets,
        siteUrl,
        ledger,
        log,
        undo,
        createAuthMailer,
        gaveUp: opts.onLost,
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
    const signUps = startSignUps(database.url, database.authMailer)
    undo.push(() => signUps.stop())
    const gateway = createGateway({
      lite: database.lite,
      signUps,
      functions,
      secrets,
      url,
      siteOrigins: [new URL(siteUrl).origin],
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
    if (opts.correo !== false) {
      const worker = startMailWorker({
        databaseUrl: database.url,
        siteUrl,
        mailer,
        sender,
        storage: { url, clave: secretKey },
        log: (line) => log(`mail: ${line}`),
      })
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

async function openDatabase(opts: {
  dataDir: string
  projectDir: string
  secrets: Secrets
  siteUrl: string
  ledger: Ledger
  log: Log
  undo: (() => Promise<void> | void)[]
  createAuthMailer: (databaseUrl: string) => AuthMailer
  gaveUp: ((error: Error) => void) | undefined
}): Promise<{ lite: Lite; url: string; authMailer: AuthMailer }> {
  const { dataDir, secrets, siteUrl, ledger, log, undo } = opts
  // lite reads these when it is loaded, hence the late import.
  Object.assign(process.env, { LITE_TELEMETRY: '0', DO_NOT_TRACK: '1', EXPERIMENTAL_STORAGE: '1' })
  const [postgres, { openLite }] = await both(
    startPostgres({
      dataDir,
      databaseId: secrets.databaseId,
      password: secrets.databasePassword,
      ledger,
      log,
      gaveUp: opts.gaveUp,
    }).then((p) => {
      undo.push(() => p.stop())
      return p
    }),
    import('./lite.ts'),
  )
  const authMailer = opts.createAuthMailer(postgres.url)
  undo.push(() => authMailer.stop())
  const lite = openLite({ url: postgres.url, secrets, siteUrl, dataDir, authMailer })
  undo.push(() => lite.close())
  await lite.prepare()
  await migrate(postgres.url, opts.projectDir, log)
  await lite.ready()
  return { lite, url: postgres.url, authMailer }
}

/** Waits for both even if one rejects, so that nothing starts during a stop. */
async function both<A, B>(a: Promise<A>, b: Promise<B>): Promise<[A, B]> {
  const settled = await Promise.allSettled([a, b])
  for (const s of settled) if (s.status === 'rejected') throw s.reason
  return Promise.all([a, b])
}

const signUpRequest = (url: string, key: string, email: string, password: string): Request =>
  new Request(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
