import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startFunctions } from '../../../supabase/local/functions.ts'
import { Ledger } from '../../../supabase/local/process/processes.ts'
import { KEY } from './postgrest.ts'

export type Served = {
  /** One request to the function, as the gateway hands it on. */
  call(init: RequestInit, path?: string): Promise<Response>
  /** One question with the right headers; `more` adds to them or replaces them. */
  ask(body: unknown, more?: Record<string, string>): Promise<Response>
  /** What the function wrote into its log. */
  said: string[]
  stop(): Promise<void>
}

/** How long the function may take to come up; the launcher tries again meanwhile. */
const UP_MS = 60_000

/**
 * Runs the real function in Deno with the permissions and the launcher of the embedded backend, and waits for it to
 * answer: the launcher itself does not wait for a function whose first start failed.
 * @throws when it does not come up, with what it said
 */
export async function startFunction(databasePort: number, env: Record<string, string> = {}): Promise<Served> {
  const dataDir = mkdtempSync(join(tmpdir(), 'alma-funcion-'))
  const said: string[] = []
  const functions = await startFunctions({
    projectDir: resolve(import.meta.dirname, '../../..'),
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
  const stop = async (): Promise<void> => {
    await functions.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const until = Date.now() + UP_MS
  while ((await call({ method: 'OPTIONS' })).status === 503) {
    if (Date.now() > until) {
      await stop()
      throw new Error(`The function does not come up:\n${said.join('\n')}`)
    }
    await sleep(100)
  }
  return {
    call,
    ask: (body, more = {}) =>
      call({
        method: 'POST',
        headers: { 'content-type': 'application/json', apikey: KEY, authorization: `Bearer ${KEY}`, ...more },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    said,
    stop,
  }
}
