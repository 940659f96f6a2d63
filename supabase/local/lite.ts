import { AsyncLocalStorage } from 'node:async_hooks'
import { App } from '@supabase/lite'
import { AUTH, AUTH_EMAIL } from './accounts.ts'
import { FACTOR_TABLES } from './factors/tables.ts'
import type { AuthMailer } from './mail/auth-mailer.ts'
import { hashElsewhere } from './passwords/install.ts'
import { connect } from './postgres/connection.ts'
import type { Secrets } from './secrets.ts'
import { fileStorage } from './storage.ts'

/** What became of one request: the database's error, which lite's answer drops (E-04), and whether a password was
 * hashed. */
export type Trace = { error: DatabaseError | null; hashed?: boolean }
export type DatabaseError = { code: string; message: string; detail?: string; hint?: string }

export type Lite = {
  fetch(request: Request, peer: string | null, trace: Trace): Promise<Response>
  prepare(): Promise<void>
  /** Call after migrations; replaces what lite does at the first request. */
  ready(): Promise<void>
  close(): Promise<void>
}

const requests = new AsyncLocalStorage<Trace>()
let quiet = false

export const FILE_SIZE_LIMIT = '10MiB'

/** lite prints whole database errors, with guests' data; its output during a request is dropped. */
function quietConsole(): void {
  if (quiet) return
  quiet = true
  for (const method of ['error', 'warn', 'log', 'info'] as const) {
    const original = console[method].bind(console)
    console[method] = (...args: unknown[]) => {
      if (!requests.getStore()) original(...args)
    }
  }
}

export function openLite(opts: {
  url: string
  secrets: Secrets
  siteUrl: string
  dataDir: string
  authMailer: AuthMailer
  passwordCost: number | undefined
}): Lite {
  const connection = connect(opts.url)
  const inner = connection.withContext.bind(connection)
  const traced: typeof connection.withContext = async (...args) => {
    try {
      return await inner(...args)
    } catch (error) {
      const trace = requests.getStore()
      if (trace && isDatabaseError(error)) trace.error = error
      throw error
    }
  }
  connection.withContext = traced
  const app = new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: opts.secrets.jwtSecret,
      publishable_key: opts.secrets.publishableKey,
      secret_key: opts.secrets.secretKey,
      site_url: opts.siteUrl,
      ...AUTH,
      email: AUTH_EMAIL,
    },
    api: { enabled: true, schemas: ['public'] },
    storage: { enabled: true, file_size_limit: FILE_SIZE_LIMIT },
    db: { seed: { enabled: false } },
    options: { server: { admin: false, disableStudio: true } },
  })
  app._mailer = opts.authMailer
  app._storageAdapter = fileStorage(`${opts.dataDir}/storage`)
  quietConsole()
  const onWork = () => {
    const trace = requests.getStore()
    if (trace) trace.hashed = true
  }
  hashElsewhere(onWork, opts.passwordCost)
  const silent = <T>(work: () => Promise<T>): Promise<T> => requests.run({ error: null }, work)
  return {
    fetch: (request, peer, trace) =>
      requests.run(trace, async () => app.fetch(request, { peerAddress: peer })),
    prepare: () =>
      silent(async () => {
        await app.ensureSystemSchema()
        await connection.exec(FACTOR_TABLES)
      }),
    async ready() {
      // Otherwise lite grants every table to everybody at the first request, with a race (E-02, E-03). The
      // member is private, hence the pinned version and this check.
      if (!('rlsState' in connection)) throw new Error('this version of @supabase/lite has no rlsState')
      Reflect.set(connection, 'rlsState', 'active')
      await silent(() => connection.introspect())
    },
    close: () => connection.close(),
  }
}

function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && typeof (error as Error & { code?: unknown }).code === 'string'
}
