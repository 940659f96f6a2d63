import { resolve } from 'node:path'
import { backendOf } from '../../../lib/terminal/backend.ts'
import { casaDe, momentOf } from '../judge/house.ts'
import { judge } from '../judge/judge.ts'
import { readRows } from '../rows.ts'
import type { Revisor } from './judge.ts'

/**
 * The judge of the questions, who decides by the rows of the running backend and shares nothing with the answerer;
 * undefined when there are no rows to read.
 */
export async function revisorDe(env: NodeJS.ProcessEnv): Promise<Revisor | undefined> {
  const backend = backendOf(env, resolve(import.meta.dirname, '../../..'))
  const rows = backend && (await readRows(backend.url, backend.key).catch(() => null))
  if (!rows) return undefined
  const casa = casaDe(rows, momentOf(Date.now()))
  return (text, keys, answer, lang) => {
    const example = { id: text, lang, text, intent: '', must: keys, must_not: [] }
    const faults = judge(casa, example, answer)
    return faults.length > 0 ? faults.map(({ clave, que }) => `${clave} ${que}`).join('; ') : null
  }
}
