import { asLocale } from '../../../lib/i18n/locales.ts'
import { answer, knowledgeOf } from '../../../supabase/functions/enigmito/answer.ts'
import type { Rows } from '../../../supabase/functions/enigmito/rows/shape.ts'
import type { Respuesta } from '../judge/case.ts'
import type { Moment } from '../judge/house.ts'
import type { HouseRows } from '../rows.ts'

/** The answerer itself, over rows of one's own: what is under examination here, and never what examines. */
export function answerer(
  rows: HouseRows,
  moment: Moment,
): (texto: string, page: string) => Respuesta & { notes: readonly string[]; lang: string } {
  const knows = knowledgeOf(rows as unknown as Rows)
  const now = { fecha: moment.fecha, hora: moment.hora } as Parameters<typeof answer>[3]
  return (texto, page) => answer(texto, asLocale(page), knows, now)
}
