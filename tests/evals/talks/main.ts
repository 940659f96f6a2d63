import '../../../lib/terminal/loader.ts'
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Talk } from './case.ts'

type Wanted = {
  files: readonly string[]
  lang?: string
  kind?: string
  ids?: string
  failures?: boolean
  json?: boolean
  baseline?: boolean
}

/** Every file of conversations that the repository holds. */
const ownFiles = (): string[] =>
  readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .map((name) => join(import.meta.dirname, name))

const nameOf = (file: string): string => relative(import.meta.dirname, file).replace(/\.jsonl$/, '')

/**
 * `npm run eval -- --talks`: replays and judges conversations and prints what came of it.
 *
 * @returns the exit code: 1 when something is worse than the stored figures and these are asked for
 */
export async function evalTalks({ lang, kind, ids, ...wanted }: Wanted): Promise<number> {
  const { readTalks } = await import('./case.ts')
  const { judgeAll } = await import('./run.ts')
  const { failures, reportOf, written } = await import('./report.ts')
  const { compare, heldOf } = await import('./baseline.ts')
  const chosen = ids?.split(',')
  const isWanted = ({ id, lang: its, kinds }: Talk): boolean =>
    (!lang || its === lang) &&
    (!kind || (kinds as readonly string[]).includes(kind)) &&
    (!chosen || chosen.includes(id))
  const files = wanted.files.length > 0 ? wanted.files : ownFiles()
  const since = performance.now()
  const talks = files.map((file) => readTalks(file).filter(isWanted))
  const all = await judgeAll(talks.flat())
  const report = reportOf(all)
  if (wanted.json) console.log(JSON.stringify({ ...report, verdicts: all }, null, 1))
  else {
    if (wanted.failures) console.log(failures(all))
    console.log(written(report))
    console.log(`  ${((performance.now() - since) / 1000).toFixed(1)} s`)
  }
  if (!wanted.baseline) return 0
  const held = files.map((file, i) => {
    const own = all.filter(({ talk }) => talks[i]?.includes(talk))
    return [nameOf(file), heldOf(own)] as const
  })
  const worse = compare(Object.fromEntries(held))
  console.log(worse.length > 0 ? worse.join('\n') : 'Not below the stored figures')
  return worse.length > 0 ? 1 : 0
}
