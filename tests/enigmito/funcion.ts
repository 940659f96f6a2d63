import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startFunctions } from '../../supabase/local/functions.ts'
import { Ledger } from '../../supabase/local/processes.ts'
import { KEY } from './postgrest.ts'

export type Funcion = {
  /** One request to the function, as the gateway hands it on. */
  call(init: RequestInit, path?: string): Promise<Response>
  /** One question with the right headers; `more` adds to them or replaces them. */
  ask(body: unknown, more?: Record<string, string>): Promise<Response>
  /** What the function wrote into its log. */
  said: string[]
  stop(): Promise<void>
}

/** Runs the real function in Deno with the permissions and the launcher of the embedded backend. */
export async function startFuncion(databasePort: number, env: Record<string, string> = {}): Promise<Funcion> {
  const dataDir = mkdtempSync(join(tmpdir(), 'alma-funcion-'))
  const said: string[] = []
  const functions = await startFunctions({
    projectDir: resolve(import.meta.dirname, '../..'),
    dataDir,
    env: {
      SUPABASE_URL: `http://127.0.0.1:${databasePort}`,
      SUPABASE_PUBLISHABLE_KEY: KEY,
      ENIGMITO_NOW: '2026-11-25T11:00:00+01:00',
      ENIGMITO_RATE_LIMIT: '0',
      ...env,
    },
    gatewayPort: databasePort,
    ledger: new Ledger(join(dataDir, 'processes.json')),
    log: (line) => void said.push(line),
    watch: false,
  })
  const call = (init: RequestInit, path = '/functions/v1/enigmito'): Promise<Response> =>
    functions.fetch(new Request(`http://gateway${path}`, init), '127.0.0.1')
  return {
    call,
    ask: (body, more = {}) =>
      call({
        method: 'POST',
        headers: { 'content-type': 'application/json', apikey: KEY, authorization: `Bearer ${KEY}`, ...more },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    said,
    stop: async () => {
      await functions.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
