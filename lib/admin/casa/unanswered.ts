import 'server-only'
import { rows } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import type { IsoDate } from '@/lib/core/dates.ts'
import type { Locale } from '@/lib/i18n/locales.ts'

export type Unanswered = {
  clave: string
  cuenta: number
  idiomas: readonly { idioma: Locale; cuenta: number }[]
}

export async function listUnanswered(db: AdminDb, desde: IsoDate): Promise<Unanswered[]> {
  const found = rows(await db.rpc('preguntas_resumen', { desde }).overrideTypes<{ idioma: Locale }[]>())
  const by = new Map<string, { idioma: Locale; cuenta: number }[]>()
  for (const { clave, idioma, cuenta } of found) {
    const known = by.get(clave)
    if (known) known.push({ idioma, cuenta })
    else by.set(clave, [{ idioma, cuenta }])
  }
  return [...by]
    .map(([clave, idiomas]) => ({
      clave,
      cuenta: idiomas.reduce((sum, { cuenta }) => sum + cuenta, 0),
      idiomas: idiomas.toSorted((a, b) => b.cuenta - a.cuenta),
    }))
    .sort((a, b) => b.cuenta - a.cuenta || a.clave.localeCompare(b.clave))
}
