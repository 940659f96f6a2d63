import { resolve } from 'node:path'
import { backendOf } from '../../lib/terminal/backend.ts'
import { leerFilas } from '../evaluacion/filas.ts'
import { casaDe, momentoDe } from '../evaluacion/juez/casa.ts'
import { juzgar } from '../evaluacion/juez/juez.ts'
import type { Revisor } from './juicio.ts'

/**
 * The judge of the questions, who decides by the rows of the running backend and shares nothing with the answerer;
 * undefined when there are no rows to read.
 */
export async function revisorDe(env: NodeJS.ProcessEnv): Promise<Revisor | undefined> {
  const backend = backendOf(env, resolve(import.meta.dirname, '../..'))
  const filas = backend && (await leerFilas(backend.url, backend.key).catch(() => null))
  if (!filas) return undefined
  const casa = casaDe(filas, momentoDe(Date.now()))
  return (text, keys, answer, lang) => {
    const caso = { id: text, lang, text, intent: '', must: keys, must_not: [] }
    const faltas = juzgar(casa, caso, answer)
    return faltas.length > 0 ? faltas.map(({ clave, que }) => `${clave} ${que}`).join('; ') : null
  }
}
