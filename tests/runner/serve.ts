import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { freePort } from '../../supabase/local/process/ports.ts'
import { SMALL_HEAP } from '../../supabase/local/web.ts'

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
 * @param how `host`: the address of this machine that it listens on; a site calls itself at 127.0.0.1. `alone`: `cwd` is
 *   a standalone folder, which has a server of its own; `out`: an open file for what it prints
 */
export async function serve(
  cwd: string,
  home: string,
  env: Record<string, string>,
  probe: string,
  children: ChildProcess[],
  how: { host?: string; alone?: boolean; out?: number } = {},
): Promise<string> {
  const { host = '127.0.0.1', alone = false, out = 'inherit' } = how
  const port = await freePort()
  const url = `http://${host}:${port}`
  const next = resolve(root, 'node_modules/next/dist/bin/next')
  const args = [...SMALL_HEAP, ...(alone ? ['server.js'] : [next, 'start', '-p', String(port), '-H', host])]
  const child = spawn(process.execPath, args, {
    cwd,
    stdio: ['ignore', out, out],
    env: {
      PATH: process.env.PATH ?? '',
      HOME: home,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      SITE_URL: url,
      ...(alone ? { HOSTNAME: host, PORT: String(port) } : {}),
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
