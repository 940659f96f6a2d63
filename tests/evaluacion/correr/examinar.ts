import type { Filas } from '../filas.ts'
import { type Casa, casaDe, type Momento } from '../juez/casa.ts'
import type { Caso, Respuesta } from '../juez/caso.ts'
import { type Falta, juzgar } from '../juez/juez.ts'
import { borradorDe } from './conversacion.ts'
import { mensajeDe, preguntar, sobreQue } from './preguntar.ts'

/** A question, what was answered, and the keys that the answer fails. */
export type Resultado = { caso: Caso; respuesta: Respuesta; faltas: readonly Falta[]; ms: number }

/** How an answer is got: over HTTP, or from the core itself. */
export type Preguntar = (
  message: string,
  userLanguage: string,
) => Promise<{ estado: number; respuesta: Respuesta; ms: number }>

export const porHttp =
  (url: string, key: string): Preguntar =>
  (message, userLanguage) =>
    preguntar(url, key, message, userLanguage)

/** Asks every question, one after the other, and judges the answers by the rows. */
export async function examinar(
  casos: readonly Caso[],
  filas: Filas,
  momento: Momento,
  pregunta: Preguntar,
): Promise<{ casa: Casa; resultados: Resultado[]; sinContexto: Caso[] }> {
  const casa = casaDe(filas, momento)
  const resultados: Resultado[] = []
  const sinContexto: Caso[] = []
  for (const caso of casos) {
    const sobre = sobreQue(casa, caso)
    // Nothing of the kind in these rows: there is no such last answer to speak of.
    if (caso.context && !sobre) {
      sinContexto.push(caso)
      continue
    }
    const pagina = caso.ui ?? caso.lang
    const { estado, respuesta, ms } = await pregunta(mensajeDe(caso, sobre), pagina)
    const borrador = caso.must.some((clave) => clave.startsWith('slot:'))
      ? borradorDe(caso.text, pagina, filas, momento)
      : null
    const faltas =
      estado === 200
        ? juzgar(casa, caso, respuesta, sobre, borrador)
        : [{ clave: 'status', que: `HTTP ${estado}` }]
    resultados.push({ caso, respuesta, faltas, ms })
  }
  return { casa, resultados, sinContexto }
}
