import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import { type HHmm, isHHmm } from '../fechas.ts'
import { type Apertura, turnoDe } from '../horario.ts'
import type { Locale } from '../i18n/locales.ts'
import { type Texto, textoOpcional } from '../i18n/textos.ts'
import { DEFAULT_RULES, type ReservaRules } from '../reservas/reglas.ts'
import { leer } from '../supabase/publico.ts'
import { type AjusteRow, diasCerradosDe, getAjusteRows, horarioDe, numeroDe } from './ajustes.ts'
import { TAGS } from './etiquetas.ts'
import { opcional, traducciones } from './filas.ts'

/** Slots as the back office writes them; what is not a time of day is left out. */
const horas = z
  .array(z.string())
  .nullish()
  .transform((list) => (list ?? []).map((hora) => hora.trim().slice(0, 5)).filter((hora): hora is HHmm => isHHmm(hora)))

export const reservasRow = z.object({
  titulo_principal: opcional,
  descripcion_principal: opcional,
  horarios_comida: horas,
  horarios_cena: horas,
  traducciones,
})
export type ReservasRow = z.output<typeof reservasRow>

/** Title and introduction of the reservations page. */
export type ContenidoReservas = { titulo: Texto | null; descripcion: Texto | null }

export const toContenidoReservas = (row: ReservasRow | undefined, locale: Locale): ContenidoReservas => ({
  titulo: row ? textoOpcional(row.titulo_principal, row.traducciones, 'titulo_principal', locale) : null,
  descripcion: row
    ? textoOpcional(row.descripcion_principal, row.traducciones, 'descripcion_principal', locale)
    : null,
})

/** What decides whether a table can be asked for: the rows' numbers, or §9's where there is none. */
export const toReservaRules = (
  row: Pick<ReservasRow, 'horarios_comida' | 'horarios_cena'> | undefined,
  ajustes: readonly AjusteRow[],
): ReservaRules => ({
  comida: row?.horarios_comida.length ? row.horarios_comida : DEFAULT_RULES.comida,
  cena: row?.horarios_cena.length ? row.horarios_cena : DEFAULT_RULES.cena,
  diasCerrados: diasCerradosDe(ajustes),
  personasMin: numeroDe(ajustes, 'personas_min', DEFAULT_RULES.personasMin),
  personasMax: numeroDe(ajustes, 'personas_max', DEFAULT_RULES.personasMax),
  avisoMinutos: numeroDe(ajustes, 'aviso_minutos', DEFAULT_RULES.avisoMinutos),
  horizonteDias: numeroDe(ajustes, 'horizonte_dias', DEFAULT_RULES.horizonteDias),
})

const getRows = cache(() =>
  leer(
    'contenido_reservas?select=titulo_principal,descripcion_principal,horarios_comida,horarios_cena,traducciones&order=id&limit=1',
    reservasRow,
    [TAGS.reservas],
  ),
)

export const getContenidoReservas = async (locale: Locale): Promise<ContenidoReservas> =>
  toContenidoReservas((await getRows())[0], locale)

/** The rules of a reservation as the rows stand now. */
export async function getReservaRules(): Promise<ReservaRules> {
  const [rows, ajustes] = await Promise.all([getRows(), getAjusteRows()])
  return toReservaRules(rows[0], ajustes)
}

/** When the house is open: slots, closing of the kitchen, closed weekdays and days. */
export function toApertura(rules: ReservaRules, ajustes: readonly AjusteRow[]): Apertura {
  const horario = horarioDe(ajustes)
  return {
    turnos: [
      ...turnoDe('comida', rules.comida, horario.comida),
      ...turnoDe('cena', rules.cena, horario.cena),
    ],
    diasCerrados: rules.diasCerrados,
    cierres: horario.cierres,
  }
}

export const getApertura = async (): Promise<Apertura> =>
  toApertura(await getReservaRules(), await getAjusteRows())
