import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Name, PARTS } from '../runner/parts.ts'
import { formatPage, listenTo, originTable, thisCommit } from '../runner/told.ts'

/**
 * `npm run proof`: makes docs/proof.md anew: every figure of the booking law and of reliability, with the day, the
 * versions, the kind of machine and the command. `-- races,load` runs these chapters alone, and the page says which it has not.
 */
const root = resolve(import.meta.dirname, '../..')
/** A tenth of what `npm run verify` does, and a fifth of the mutants, so that all of it takes less than half an hour. */
const SCALE = '0.1'
const MUTANTS = '0.2'

const CHAPTERS = {
  db: 'The rules of a booking, the rights and the races, on a real PostgreSQL',
  mutation: 'The rules of a booking changed by one sign',
  policies: 'Policies, grants, triggers and functions changed on purpose',
  races: 'The last seats',
  answers: 'Answers that are lost',
  guesses: 'Passwords that are guessed while guests book',
  power: 'Power cuts',
  wayback: 'A copy, and the way back',
  kills: 'Every process killed in every order',
  hostile: 'What strangers send',
  guard: 'The back office without its guard file',
  load: 'Load, as an open loop',
} as const
type Part = keyof typeof CHAPTERS
const isPart = (name: string): name is Part => Object.hasOwn(CHAPTERS, name)
const all = Object.keys(CHAPTERS).filter(isPart)
const parts = process.argv[2]?.split(',').filter(isPart) ?? all

type Told = { figures: string[]; ok: boolean; seconds: number }
const told = new Map<Part, Told>(parts.map((part) => [part, { figures: [], ok: false, seconds: 0 }]))
const byTitle = new Map(
  all.filter((part): part is Part & Name => part !== 'load').map((part) => [PARTS[part].what, part]),
)

const run = (args: readonly string[], hear: (line: string) => void): Promise<boolean> =>
  listenTo(
    args,
    { ALMA_SCALE: SCALE, ALMA_MUTANTS: MUTANTS, BENCH_SECONDS: '5' },
    /^(▸|──|✓|✗|SURVIVED|survivor)/,
    hear,
  )

/** The parts of the tests: a figure belongs to the heading above it, the table at the end says how each went. */
async function runTests(names: readonly Part[]): Promise<void> {
  let current: Told | undefined
  await run(['tests/run.js', '--only', names.join(',')], (line) => {
    const [, title = ''] = /^── (.+)$/.exec(line) ?? []
    const [, figure] = /^▸ (.+)$/.exec(line) ?? []
    if (title) current = told.get(byTitle.get(title) ?? 'load')
    if (figure) current?.figures.push(figure)
    const [, score] = /^All files +\| +([\d.]+) /.exec(line) ?? []
    if (score)
      told.get('mutation')?.figures.push(`${score} of a hundred mutants of \`lib/reservas\` turn a test red`)
    const [, name = '', seconds, passed, failed] = /^(\w+) +([\d.]+) +(\d+) +(\d+)$/.exec(line) ?? []
    const one = isPart(name) ? told.get(name) : undefined
    if (!one) return
    one.seconds = Number(seconds)
    one.ok = failed === '0'
    if (name === 'db') one.figures.push(`${passed} tests passed, ${failed} failed`)
  })
}

async function runLoad(one: Told): Promise<void> {
  const since = Date.now()
  one.ok = await run(['tests/bench/bench.ts', 'load'], (line) => {
    const [, figure] = /^▸ (.+)$/.exec(line) ?? []
    if (figure) one.figures.push(figure)
  })
  one.seconds = (Date.now() - since) / 1000
}

function page(minutes: number): string {
  const missing = all.filter((part) => !told.has(part)).map((part) => CHAPTERS[part].toLowerCase())
  const head = [
    '# The proof',
    '',
    '`npm run proof` makes this page anew. Nothing in it is written by hand: each figure comes from a program of `tests`, run on',
    'the embedded backend with a real PostgreSQL. What the codes and promises mean is in [reliability.md](reliability.md).',
    '',
    ...originTable(
      `\`npm run proof${missing.length ? ` -- ${parts.join(',')}` : ''}\`, ${minutes.toFixed(0)} minutes`,
      thisCommit(),
      missing.length ? [`| not run this time | ${missing.join('; ')} |`] : [],
    ),
  ]
  const chapters = [...told].flatMap(([part, { figures, ok, seconds }]) => [
    `## ${CHAPTERS[part]}`,
    '',
    ...figures.map((figure) => `- ${figure}`),
    ...(ok ? [] : ['- **It did not pass.**']),
    '',
    `\`${part === 'load' ? 'npm run bench -- load' : `npm test -- --only ${part}`}\`, ${seconds.toFixed(0)} s.`,
    '',
  ])
  return [...head, ...chapters].join('\n')
}

const since = Date.now()
const tests = parts.filter((part) => part !== 'load')
if (tests.length > 0) await runTests(tests)
const load = told.get('load')
if (load) await runLoad(load)
writeFileSync(join(root, 'docs/proof.md'), page((Date.now() - since) / 60_000))
formatPage('docs/proof.md')
if ([...told.values()].some(({ ok }) => !ok)) process.exitCode = 1
