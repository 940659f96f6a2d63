import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import { type HHmm, isHHmm } from '../fechas.ts'
import { type Apertura, turnoDe } from '../horario.ts'
import { DEFAULT_LOCALE, type Locale } from '../i18n/locales.ts'
import { type Texto, textoOpcional } from '../i18n/textos.ts'
import { toRules } from '../reservas/leer.ts'
import { leer } from '../supabase/publico.ts'
import { type AjusteRow, cierresDe, cierresEspeciales, getAjusteRows } from './ajustes.ts'
import { TAGS } from './etiquetas.ts'
import { opcional, traducciones } from './filas.ts'

/** Slots as the back office writes them; what is not a time of day is left out. */
const horas = z
  .array(z.string())
  .nullish()
  .transform((list) =>
    (list ?? []).map((hora) => hora.trim().slice(0, 5)).filter((hora): hora is HHmm => isHHmm(hora)),
  )

export const reservasRow = z.object({
  titulo_principal: opcional,
  descripcion_principal: opcional,
  mensaje_confirmacion: opcional,
  horarios_comida: horas,
  horarios_cena: horas,
  traducciones,
})
export type ReservasRow = z.output<typeof reservasRow>

/** Title and introduction of the reservations page, and what is said to who has asked for a table. */
export type ContenidoReservas = {
  titulo: Texto | null
  descripcion: Texto | null
  confirmacion: Texto | null
}

export function toContenidoReservas(row: ReservasRow | undefined, locale: Locale): ContenidoReservas {
  const own = (campo: 'titulo_principal' | 'descripcion_principal' | 'mensaje_confirmacion') =>
    row ? textoOpcional(row[campo], row.traducciones, campo, locale) : null
  return {
    titulo: own('titulo_principal'),
    descripcion: own('descripcion_principal'),
    confirmacion: own('mensaje_confirmacion'),
  }
}

const getRows = cache(() =>
  leer(
    'contenido_reservas?select=titulo_principal,descripcion_principal,mensaje_confirmacion,horarios_comida,horarios_cena,traducciones&order=id&limit=1',
    reservasRow,
    [TAGS.reservas],
  ),
)

export const getContenidoReservas = async (locale: Locale): Promise<ContenidoReservas> =>
  toContenidoReservas((await getRows())[0], locale)

/**
 * When the house is open: the slots of the rows (or §9's), when the kitchen closes, the closed weekdays, and the special
 * closings with their reason in a language.
 */
export function toApertura(
  row: ReservasRow | undefined,
  ajustes: readonly AjusteRow[],
  locale: Locale = DEFAULT_LOCALE,
): Apertura {
  const rules = toRules(row ? { ...row, mensaje_whatsapp: null } : null, [...ajustes])
  const cierres = cierresDe(ajustes)
  return {
    turnos: [
      ...turnoDe('comida', rules.comida, cierres.comida),
      ...turnoDe('cena', rules.cena, cierres.cena),
    ],
    diasCerrados: rules.diasCerrados,
    cierres: cierresEspeciales(ajustes, locale),
  }
}

/** The language only matters to those who show why the house is closed. */
export async function getApertura(locale: Locale = DEFAULT_LOCALE): Promise<Apertura> {
  const [rows, ajustes] = await Promise.all([getRows(), getAjusteRows()])
  return toApertura(rows[0], ajustes, locale)
}
