import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import lighthouse from 'lighthouse'
import { PAGES } from '../../lib/cache/tags.ts'
import { localePath } from '../../lib/i18n/path.ts'
import { CHROMIUM_ARGS, findChromium } from '../runner/chromium.ts'
import { forgetPages, serve } from '../runner/serve.ts'
import { measureOpening } from './chat.ts'
import { median } from './numbers.ts'

/**
 * `npm run bench`: Lighthouse's mobile figures of every public page, and how long the chat takes to open. It reports and
 * never judges: figures depend on the machine. E2E_SITE names a site that already runs; otherwise the production site is built and started.
 * `-- /menu /wine` measures only those pages, `-- chat` only the chat, BENCH_RUNS sets how often each (median; default 5).
 */
const root = resolve(import.meta.dirname, '../..')
const RUNS = Number(process.env.BENCH_RUNS ?? 5)
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const TIMES = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const

/** The shortest texts and the longest. */
const LANGUAGES = ['es', 'de'] as const

const chat = process.argv.includes('chat')
const pages = process.argv.slice(2).filter((arg) => arg.startsWith('/'))
const work = mkdtempSync(join(tmpdir(), 'alma-bench-'))
const children: ChildProcess[] = []
const undo: (() => Promise<void>)[] = []

/** The production site on a database of its own; ends with this process. */
async function ownSite(): Promise<string> {
  const build = spawn('next', ['build'], { cwd: root, stdio: 'inherit' })
  const [code] = await once(build, 'exit')
  if (code !== 0) throw new Error('The site cannot be built')
  const { startBackend } = await import('../../supabase/local/backend.ts')
  const backend = await startBackend({ dataDir: join(work, 'datos'), port: 0 })
  undo.push(() => backend.stop())
  forgetPages()
  const env = { SUPABASE_URL: backend.url, SUPABASE_PUBLISHABLE_KEY: backend.publishableKey }
  return serve(root, work, env, '/api/health', children)
}

/** A Chromium that Lighthouse can talk to; returns the port it listens on. */
async function openChromium(): Promise<number> {
  const profile = join(work, 'chromium')
  const child = spawn(
    findChromium(console.error),
    [...CHROMIUM_ARGS, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`],
    { stdio: 'ignore' },
  )
  children.push(child)
  for (const end = Date.now() + 20_000; Date.now() < end; ) {
    try {
      return Number(readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')[0])
    } catch {
      await new Promise((later) => setTimeout(later, 100))
    }
  }
  throw new Error('Chromium does not answer')
}

/** One run. On a busy machine Chromium sometimes loses its own trace: such a run is none, and is made again. */
async function run(url: string, port: number) {
  for (let attempt = 1; ; attempt++) {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' })
    if (result && !result.lhr.runtimeError) return result.lhr
    if (attempt === 3) throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no answer'}`)
  }
}

/** One page, RUNS times: the medians, and what keeps a category below 100. */
async function measure(url: string, port: number) {
  const scores: Record<string, number[]> = {}
  const reasons = new Set<string>()
  for (let turn = 0; turn < RUNS; turn++) {
    const { categories, audits } = await run(url, port)
    for (const name of CATEGORIES) {
      const category = categories[name]
      scores[name] = [...(scores[name] ?? []), Math.round((category?.score ?? 0) * 100)]
      for (const { id, weight } of category?.auditRefs ?? []) {
        const audit = audits[id]
        if (weight > 0 && audit && audit.score !== null && audit.score < (name === 'performance' ? 0.9 : 1))
          reasons.add(`${id} ${audit.displayValue ?? ''}`.trim())
      }
    }
    for (const [short, id] of Object.entries(TIMES))
      scores[short] = [...(scores[short] ?? []), audits[id]?.numericValue ?? Number.NaN]
  }
  const row = Object.fromEntries(Object.entries(scores).map(([name, all]) => [name, median(all)]))
  return { row, reasons: [...reasons] }
}

async function lighthouses(site: string): Promise<void> {
  const port = await openChromium()
  const chosen =
    pages.length > 0 ? pages : LANGUAGES.flatMap((locale) => PAGES.map((page) => localePath(locale, page)))
  console.log(`\nLighthouse, mobile, median of ${RUNS}, ${site}\n`)
  console.log('| page | performance | accessibility | best practices | SEO | FCP s | LCP s | TBT ms | CLS |')
  console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |')
  for (const page of chosen) {
    // The page is made at its first visit and kept; measured is the kept one.
    await fetch(site + page)
    const { row, reasons } = await measure(site + page, port)
    const seconds = (name: string) => ((row[name] ?? 0) / 1000).toFixed(2)
    const cells = [...CATEGORIES.map((name) => row[name]), seconds('FCP'), seconds('LCP')]
    console.log(`| ${[page, ...cells, Math.round(row.TBT ?? 0), (row.CLS ?? 0).toFixed(3)].join(' | ')} |`)
    for (const reason of reasons) console.log(`|   ${reason}`)
  }
}

async function opening(site: string): Promise<void> {
  const found = await measureOpening(`${site}/menu`, RUNS)
  console.log(
    `\nEnigmito opens, same phone, processor slowed down 4 times, ms from the press to the painted window\n`,
  )
  console.log('| how | median | slowest |')
  console.log('| --- | ---: | ---: |')
  for (const [how, { median: usual, worst }] of Object.entries(found))
    console.log(`| ${how} | ${Math.round(usual)} | ${Math.round(worst)} |`)
}

try {
  const site = process.env.E2E_SITE ?? (await ownSite())
  const all = process.argv.length < 3
  if (pages.length > 0 || !chat) await lighthouses(site)
  if (all || chat) await opening(site)
} finally {
  for (const child of children) child.kill('SIGTERM')
  for (const step of undo) await step()
  rmSync(work, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}
process.exit(0)
