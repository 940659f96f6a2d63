import { asLocale } from '../../../lib/i18n/locales.ts'
import { answer, knowledgeOf } from '../../../supabase/functions/enigmito/answer.ts'
import type { Rows } from '../../../supabase/functions/enigmito/rows/shape.ts'
import type { Filas } from '../filas.ts'
import type { Momento } from '../juez/casa.ts'
import type { Respuesta } from '../juez/caso.ts'

/** The answerer itself, over rows of one's own: what is under examination here, and never what examines. */
export function contestador(
  filas: Filas,
  momento: Momento,
): (texto: string, pagina: string) => Respuesta & { notes: readonly string[]; lang: string } {
  const sabe = knowledgeOf(filas as unknown as Rows)
  const ahora = { fecha: momento.fecha, hora: momento.hora } as Parameters<typeof answer>[3]
  return (texto, pagina) => answer(texto, asLocale(pagina), sabe, ahora)
}
