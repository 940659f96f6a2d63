import {
  type Completeness,
  completeness,
  IDIOMAS,
  type Idioma,
} from '@/components/admin/translations/completeness.ts'
import type { PreguntaRow } from '@/lib/admin/casa/preguntas-frecuentes.ts'
import { staleIdiomas } from '@/lib/admin/translations/columns.ts'

export function completenessIn(fila: PreguntaRow, idioma: Idioma): Completeness {
  const t = fila.traducciones[idioma]
  const texto = (campo: string) => {
    const value = t?.[campo]
    return typeof value === 'string' ? value : ''
  }
  return completeness(
    [
      { dicho: 'la pregunta', es: fila.pregunta, t: texto('pregunta') },
      { dicho: 'la respuesta', es: fila.respuesta, t: texto('respuesta') },
    ],
    texto('estado'),
    staleIdiomas(fila, ['pregunta', 'respuesta']).includes(idioma),
  )
}
export const untranslated = (fila: PreguntaRow): boolean =>
  IDIOMAS.some((idioma) => completenessIn(fila, idioma).grade !== 'completo')
