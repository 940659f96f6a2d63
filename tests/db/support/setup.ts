import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import type { TestProject } from 'vitest/node'
import { QUICK_PASSWORDS, type Settings, startSite, stopAll, WORKERS } from '../../runner/sites.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    backends: Settings[]
  }
}

/** A Supabase project that runs already, as `supabase status --output json` tells of it. */
function projectOf(told: string): Settings {
  const project: Record<string, string> = JSON.parse(told)
  const value = (name: string): string => {
    const found = project[name]
    if (!found)
      throw new Error(`ALMA_PROJECT has no ${name}: ALMA_PROJECT="$(supabase status --output json)"`)
    return found
  }
  const { hostname } = new URL(value('DB_URL'))
  if (!/^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))
    throw new Error(`These tests empty every table: not at ${hostname}, only on this machine`)
  return {
    url: value('API_URL'),
    publishableKey: value('PUBLISHABLE_KEY'),
    secretKey: value('SECRET_KEY'),
    databaseUrl: value('DB_URL'),
    ...{ adminEmail: '', adminPassword: '', mailDir: '', site: '', anchor: '' },
  }
}

/**
 * An embedded backend for each worker: real PostgreSQL, real HTTP, the repository's own migrations. Database, sign-in,
 * mails and storage of one are all its own, so that two files at work at the same time never meet. With `ALMA_PROJECT`
 * none is started: the tests fill and empty the tables of that project.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.ALMA_PROJECT) {
    const given = projectOf(process.env.ALMA_PROJECT)
    const sql = postgres(given.databaseUrl, { max: 1, onnotice() {} })
    // Bookings that come past a site it trusts would be few an hour, and these tests have no site.
    await sql`select private.sitio_firmar(null)`.finally(() => sql.end())
    project.provide('backends', [given])
    return async () => {}
  }
  const work = mkdtempSync(join(tmpdir(), 'alma-db-'))
  chmodSync(work, 0o755)
  const one = (i: number) =>
    startSite({
      backend: {
        dataDir: join(work, `datos-${i}`),
        port: 0,
        functions: false,
        // Tests of the mails bring their own worker: the rows stay as the triggers wrote them.
        correo: false,
        adminEmail: 'admin@example.com',
        adminPassword: 'una-clave-de-prueba',
        passwordCost: QUICK_PASSWORDS,
      },
      folder: '',
      anchor: '',
      work,
    })
  const sites = await Promise.all(Array.from({ length: WORKERS }, (_, i) => one(i)))
  project.provide(
    'backends',
    sites.map(({ settings }) => settings),
  )
  return async () => {
    await stopAll(sites)
    rmSync(work, { recursive: true, force: true })
  }
}
