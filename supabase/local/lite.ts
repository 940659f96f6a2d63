import { AsyncLocalStorage } from 'node:async_hooks'
import { App } from '@supabase/lite'
import { AUTH, AUTH_EMAIL } from './accounts.ts'
import type { AuthMailer } from './auth-mailer.ts'
import { connect } from './connection.ts'
import type { Secrets } from './secrets.ts'
import { fileStorage } from './storage.ts'

/** What went wrong inside the database during one request; lite's own answer loses it (E-04). */
export type Trace = { error: DatabaseError | null }
export type DatabaseError = { code: string; message: string; detail?: string; hint?: string }

export type Lite = {
  /** Handles one request, filling the trace with the database's error, if any. */
  fetch(request: Request, peer: string | null, trace: Trace): Promise<Response>
  /** Makes the schemas auth and storage, once per database. */
  prepare(): Promise<void>
  /** Call after migrations: fixes what lite would otherwise do by itself at the first request. */
  ready(): Promise<void>
  close(): Promise<void>
}

const requests = new AsyncLocalStorage<Trace>()
let quiet = false

export const FILE_SIZE_LIMIT = '10MiB'

/**
 * lite prints whole database errors, rows included, to the console. Guests' data have no place in a log:
 * what it prints while it handles a request is dropped; the gateway writes its own line.
 */
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

/** Supabase's embeddable server on top of a PostgreSQL: `/auth/v1`, `/rest/v1` and `/storage/v1`. */
export function openLite(opts: {
  url: string
  secrets: Secrets
  siteUrl: string
  dataDir: string
  authMailer: AuthMailer
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
  const silent = <T>(work: () => Promise<T>): Promise<T> => requests.run({ error: null }, work)
  return {
    fetch: (request, peer, trace) =>
      requests.run(trace, async () => app.fetch(request, { peerAddress: peer })),
    prepare: () => silent(() => app.ensureSystemSchema()),
    async ready() {
      // Left alone, lite grants every table to everybody at the first request, and races itself doing so (E-02, E-03).
      // The member is private, hence the exact pin of lite's version and the check.
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
