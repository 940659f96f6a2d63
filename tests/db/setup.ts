import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startBackend } from '../../supabase/local/backend.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    url: string
    publishableKey: string
    secretKey: string
    databaseUrl: string
    adminEmail: string
    adminPassword: string
    mailDir: string
  }
}

/** One embedded backend for all tests of this folder: real PostgreSQL, real HTTP, the repository's own migrations. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'alma-db-'))
  chmodSync(dataDir, 0o755)
  const backend = await startBackend({
    dataDir,
    port: 0,
    functions: false,
    // Tests of the mails bring their own worker: the rows stay as the triggers wrote them.
    correo: false,
    adminEmail: 'admin@example.com',
    adminPassword: 'una-clave-de-prueba',
  })
  project.provide('url', backend.url)
  project.provide('publishableKey', backend.publishableKey)
  project.provide('secretKey', backend.secretKey)
  project.provide('databaseUrl', backend.databaseUrl)
  project.provide('adminEmail', backend.adminEmail)
  project.provide('adminPassword', backend.adminPassword)
  project.provide('mailDir', backend.mailDir)
  return async () => {
    await backend.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
