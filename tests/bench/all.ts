import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { formatPage, listenTo, originTable, thisCommit } from '../runner/told.ts'

/**
 * `npm run bench -- all`: makes docs/performance.md and docs/performance.json anew, an hour's work on a quiet machine.
 * `-- all served,soak` measures these parts alone; the others stay as they were measured before. Every part says when it was
 * measured and at which commit, and is written as soon as it has ended.
 */
const root = resolve(import.meta.dirname, '../..')

const CHAPTERS = {
  lighthouse: 'Pages on a phone',
  chat: 'The chat opens',
  served: 'Pages a second',
  load: 'Requests at fixed rates',
  booking: 'A booking, beside its transaction alone',
  soak: 'Memory',
  starts: 'Build and start',
  enigmito: 'The assistant’s function',
  oficina: 'Lists and saves of the back office, with a hundred times as much',
  libro: 'The reservation book, with a thousand times as much',
} as const
type Part = keyof typeof CHAPTERS
const all = Object.keys(CHAPTERS) as Part[]
/** Read before the pages are written: writing them is a change. */
const COMMIT = thisCommit()
const FIGURES = join(root, 'docs/performance.json')

type Told = { rows: string[]; table: string[]; ok: boolean; seconds: number; measured: string }

async function measure(part: Part): Promise<Told> {
  const since = Date.now()
  const measured = `${new Date(since).toISOString().slice(0, 10)}, commit ${COMMIT}`
  const one: Told = { rows: [], table: [], ok: false, seconds: 0, measured }
  one.ok = await listenTo(['tests/bench/bench.ts', part], {}, /^(▸|\|)/, (line) => {
    const [, row] = /^▸ (.+)$/.exec(line) ?? []
    if (row) one.rows.push(row)
    // A row of few cells gives a reason: it is on the screen.
    if (line.startsWith('|') && line.split('|').length > 4) one.table.push(line)
  })
  one.seconds = (Date.now() - since) / 1000
  return one
}

const HOW_TO_READ = `
## How to read it

- Nothing here passes or fails: a figure depends on the machine and on what else it does. What must not grow (bytes of each page) is
  held by [tests/e2e/site/bytes.spec.ts](../tests/e2e/site/bytes.spec.ts).
- Ratios within one part are the product: its rows are measured in turns, so that a busy moment hits all alike. One row is measured
  twice: a ratio that is smaller than the difference of those two says nothing.
- Pages a second are a closed loop, what a server can give. Rates are an open loop: each request leaves at its time, as guests do, and
  waiting is counted.
- Lighthouse's figures are a phone with a slow processor and a slow line, computed from what Chromium did here.

## What limits it now

- A page that is kept costs what it takes to compress it and to write its head: its length decides. Behind nginx that is done once a second.
- A booking waits for the disk: its transaction is written before the guest is told.
- The assistant reads every question on the processor: a second core answers a second guest.
- A first start waits for PostgreSQL to make its folder; every later start for the site to read its code.
`

function write(told: Partial<Record<Part, Told>>, command: string): void {
  const missing = all.filter((part) => !told[part]).map((part) => CHAPTERS[part].toLowerCase())
  const chapters = all.flatMap((part) => {
    const one = told[part]
    if (!one) return []
    const { rows, table, ok, seconds, measured } = one
    return [
      `## ${CHAPTERS[part]}`,
      '',
      ...table,
      ...(table.length ? [''] : []),
      ...rows.map((row) => `- ${row}`),
      ...(ok ? [] : ['- **It did not come to its end.**']),
      '',
      `\`npm run bench -- ${part}\`, ${seconds.toFixed(0)} s, ${measured}.`,
      '',
    ]
  })
  const page = [
    '# Performance',
    '',
    '`npm run bench -- all` makes this page anew, and [performance.json](performance.json) beside it.',
    '',
    ...originTable(command, COMMIT, missing.length ? [`| not measured yet | ${missing.join('; ')} |`] : []),
    HOW_TO_READ.trim(),
    '',
    ...chapters,
  ].join('\n')
  writeFileSync(join(root, 'docs/performance.md'), page)
  writeFileSync(FIGURES, `${JSON.stringify(told, null, 2)}\n`)
  formatPage('docs/performance.md')
  formatPage('docs/performance.json')
}

const named = process.argv[3]?.split(',').filter((name): name is Part => Object.hasOwn(CHAPTERS, name))
const since = Date.now()
const before: Partial<Record<Part, Told>> =
  named && existsSync(FIGURES) ? JSON.parse(readFileSync(FIGURES, 'utf8')) : {}
const found = { ...before }
for (const part of named ?? all) {
  console.log(`── ${CHAPTERS[part]}`)
  found[part] = await measure(part)
  if (!found[part].ok) process.exitCode = 1
  const minutes = ((Date.now() - since) / 60_000).toFixed(0)
  write(found, `\`npm run bench -- all${named ? ` ${named.join(',')}` : ''}\`, ${minutes} minutes`)
}
