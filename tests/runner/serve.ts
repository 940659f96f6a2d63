import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { freePort } from '../../supabase/local/ports.ts'

/** The built site as tests and benchmarks start it: on a free port, with nothing of the caller's environment. */
const root = resolve(import.meta.dirname, '../..')

/** Next's kept pages belong to the database they were made from: forgotten before another one answers. */
export function forgetPages() {
  for (const kept of ['.next/cache/fetch-cache', '.next/server/route-cache'])
    rmSync(join(root, kept), { recursive: true, force: true })
}

/**
 * Starts a built Next app and waits until it answers `probe`.
 * @param children where the process is noted at once, for whoever has to stop it
 */
export async function serve(
  cwd: string,
  home: string,
  env: Record<string, string>,
  probe: string,
  children: ChildProcess[],
): Promise<string> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const next = resolve(root, 'node_modules/next/dist/bin/next')
  const child = spawn(process.execPath, [next, 'start', '-p', String(port), '-H', '127.0.0.1'], {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      PATH: process.env.PATH ?? '',
      HOME: home,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      SITE_URL: url,
      ...env,
    },
  })
  children.push(child)
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    if (child.exitCode !== null) break
    const answer = await fetch(url + probe).catch(() => null)
    if (answer?.ok) return url
    await new Promise((later) => setTimeout(later, 150))
  }
  throw new Error(`The built site in ${cwd} does not answer at ${probe}`)
}
