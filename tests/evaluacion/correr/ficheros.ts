import { readFileSync } from 'node:fs'
import type { Caso } from '../juez/caso.ts'

/** Questions of a file, one JSON object a line. @throws Error naming the line that is none */
export function leerPreguntas(fichero: string): Caso[] {
  return readFileSync(fichero, 'utf8')
    .split('\n')
    .flatMap((linea, indice) => {
      if (linea.trim() === '') return []
      try {
        const caso = JSON.parse(linea) as Partial<Caso>
        if (typeof caso.text !== 'string' || typeof caso.lang !== 'string')
          throw new Error('no text or no lang')
        return [{ id: `line-${indice + 1}`, intent: 'other', must: [], must_not: [], ...caso } as Caso]
      } catch (error) {
        throw new Error(
          `${fichero}, line ${indice + 1}: ${error instanceof Error ? error.message : 'not JSON'}`,
        )
      }
    })
}
