import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { type Settings, startSite, stopAll, WORKERS } from '../../runner/sites.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    backends: Settings[]
  }
}

/**
 * An embedded backend for each worker: real PostgreSQL, real HTTP, the repository's own migrations. Database, sign-in,
 * mails and storage of one are all its own, so that two files at work at the same time never meet.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
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
