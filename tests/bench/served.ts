import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../supabase/local/process/ports.ts'
import { figure } from '../endurance/client.ts'
import { serve } from '../runner/serve.ts'
import { copyOfTheBuild } from '../runner/sites.ts'
import { withHouse } from './house.ts'
import { median } from './numbers.ts'
import { type Pulled, pull } from './pull.ts'

/**
 * `npm run bench -- served`: pages a second, in turns, so that a busy machine hits all alike: our `/menu`; the same content as
 * Next makes it (the page filter off); an empty App Router page; and, where nginx is installed, our page behind
 * `deploy/nginx.conf` and the same bytes as a file. The first is measured twice: how far the two differ is what the figures
 * can tell apart. It builds nothing: build first.
 */
const root = resolve(import.meta.dirname, '../..')
const anchor = resolve(root, 'tests/bench/anclas/vacia')
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8)
const ROUNDS = 3
const CONNECTIONS = 16
const PAGE = '/menu'

const BEHIND = 'our page behind deploy/nginx.conf'
const FILE = 'nginx: the same bytes as a file'

/** deploy/nginx.conf as it is, but for the port, the certificate and where it keeps: those belong to a server. */
function configOf(work: string, port: number, filePort: number, site: string): string {
  const own = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
    .replace('/var/cache/nginx/alma', join(work, 'kept'))
    .replace('server 127.0.0.1:3000;', `server ${new URL(site).host};`)
    .replace(/server \{\s*listen 80;[\s\S]*?\n\}\n/, '')
    .replace(/ *listen 443 ssl http2;/, `  listen 127.0.0.1:${port};`)
    .replace(/ *listen \[::\]:443 ssl http2;\n/, '')
    .replace(/ *(ssl_|add_header Strict)[^;]*;\n/g, '')
    .replace(/ *server_name [^;]*;\n/, '')
    .replace('gzip on;', 'gzip on;\n  gzip_static on;')
  const folders = ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const temp = folders
    .map((name) => `${name === 'body' ? 'client_body' : name}_temp_path ${join(work, name)};`)
    .join('\n')
  return `daemon off; worker_processes 1; pid ${join(work, 'nginx.pid')}; error_log ${join(work, 'error.log')};
events { worker_connections 512; }
http { access_log off; default_type text/html; ${temp}
${own}
server { listen 127.0.0.1:${filePort}; root ${join(work, 'files')}; gzip_static on; location / { try_files $uri =404; } }
}`
}

async function startProxy(
  work: string,
  site: string,
  children: ChildProcess[],
): Promise<{ behind: string; file: string } | null> {
  if (spawnSync('nginx', ['-v']).error) return null
  const page = Buffer.from(await (await fetch(site + PAGE)).arrayBuffer())
  mkdirSync(join(work, 'files'), { recursive: true })
  writeFileSync(join(work, 'files/page.html'), page)
  spawnSync('gzip', ['-6', '-k', '-f', join(work, 'files/page.html')])
  const [port, filePort] = [await freePort(), await freePort()]
  const config = join(work, 'nginx.conf')
  writeFileSync(config, configOf(work, port, filePort, site))
  const child = spawn('nginx', ['-p', work, '-c', config], { stdio: 'inherit' })
  children.push(child)
  const found = { behind: `http://127.0.0.1:${port}${PAGE}`, file: `http://127.0.0.1:${filePort}/page.html` }
  for (const end = Date.now() + 10_000; Date.now() < end && child.exitCode === null; await sleep(100))
    if (await fetch(found.file).catch(() => null)) return found
  throw new Error('nginx does not answer')
}

export const benchServed = (): Promise<void> =>
  withHouse(async ({ work, children, open }) => {
    const ours = await open()
    const whole = await open({ ALMA_LIGHT_PAGES: '0' }, copyOfTheBuild(join(work, 'whole')))
    const targets: Record<string, string> = {
      'our page': ours + PAGE,
      'our page, once more': ours + PAGE,
      'the same content as Next makes it': whole + PAGE,
    }
    if (existsSync(join(anchor, '.next/BUILD_ID')))
      targets['an empty App Router page'] = await serve(anchor, work, {}, '/', children)
    // The first answer is made, the second is kept.
    for (const url of Object.values(targets)) for (let i = 0; i < 3; i++) await (await fetch(url)).text()
    const before = await startProxy(work, ours, children)
    if (before) {
      targets[BEHIND] = before.behind
      targets[FILE] = before.file
    } else figure('nginx is not installed: not measured')

    const rounds = new Map<string, Pulled[]>()
    for (let round = -1; round < ROUNDS; round++)
      for (const [name, url] of Object.entries(targets)) {
        const pulled = await pull([url], CONNECTIONS, { seconds: round < 0 ? 2 : SECONDS })
        if (round >= 0) rounds.set(name, [...(rounds.get(name) ?? []), pulled])
      }
    const speed = (name: string): number => median((rounds.get(name) ?? []).map((one) => one.perSecond))
    for (const [name, all] of rounds) {
      const failed = all.reduce((sum, one) => sum + one.failed, 0)
      const half = median(all.map(({ p50 }) => p50)).toFixed(1)
      const most = median(all.map(({ p99 }) => p99)).toFixed(0)
      const kilobytes = ((all[0]?.bytes ?? 0) / 1000).toFixed(1)
      figure(
        `${name}: ${speed(name).toFixed(0)} a second, half within ${half} ms, 99 of 100 within ${most} ms, ${kilobytes} kB as sent, ${failed} failed; our page × ${(speed('our page') / speed(name)).toFixed(2)}`,
      )
    }
    if (before) figure(`behind nginx against the file: ${(speed(BEHIND) / speed(FILE)).toFixed(2)}`)
  })
