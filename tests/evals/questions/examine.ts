import type { Case, Respuesta } from '../judge/case.ts'
import { type Casa, casaDe, type Moment } from '../judge/house.ts'
import { type Fault, judge } from '../judge/judge.ts'
import type { HouseRows } from '../rows.ts'
import { aboutWhat, ask, mensajeDe } from './ask.ts'
import { draftOf } from './draft.ts'

/** A question, what was answered, and the keys that the answer fails. */
export type Result = { asked: Case; respuesta: Respuesta; faults: readonly Fault[]; ms: number }

/** How an answer is got: over HTTP, or from the core itself. */
export type Ask = (
  message: string,
  userLanguage: string,
) => Promise<{ estado: number; respuesta: Respuesta; ms: number }>

export const overHttp =
  (url: string, key: string): Ask =>
  (message, userLanguage) =>
    ask(url, key, message, userLanguage)

/** Asks every question, one after the other, and judges the answers by the rows. */
export async function examine(
  cases: readonly Case[],
  rows: HouseRows,
  moment: Moment,
  pregunta: Ask,
): Promise<{ casa: Casa; resultados: Result[]; withoutContext: Case[] }> {
  const casa = casaDe(rows, moment)
  const results: Result[] = []
  const withoutContext: Case[] = []
  for (const example of cases) {
    const about = aboutWhat(casa, example)
    // Nothing of the kind in these rows: there is no such last answer to speak of.
    if (example.context && !about) {
      withoutContext.push(example)
      continue
    }
    const page = example.ui ?? example.lang
    const { estado, respuesta, ms } = await pregunta(mensajeDe(example, about), page)
    const draft = example.must.some((clave) => clave.startsWith('slot:'))
      ? draftOf(example.text, page, rows, moment)
      : null
    const faults =
      estado === 200
        ? judge(casa, example, respuesta, about, draft)
        : [{ clave: 'status', que: `HTTP ${estado}` }]
    results.push({ asked: example, respuesta, faults, ms })
  }
  return { casa, resultados: results, withoutContext }
}
