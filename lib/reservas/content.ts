import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import { TAGS } from '../cache/tags.ts'
import { type AjusteRow, getAjusteRows, kitchenClosings, specialsOf } from '../casa/ajustes.ts'
import { type OpeningHours, turnoOf } from '../casa/horario.ts'
import { specialDaysOf } from '../casa/special-hours.ts'
import { comingWeeks } from '../casa/weeks.ts'
import { type HHmm, type IsoDate, isHHmm, wallClock } from '../core/dates.ts'
import { DEFAULT_LOCALE, type Locale } from '../i18n/locales.ts'
import { optionalText, traducciones } from '../i18n/rows.ts'
import { lista, optionalTexto, type Texto } from '../i18n/textos.ts'
import { readRows } from '../supabase/public.ts'
import { columnsOf, select } from '../supabase/select.ts'
import { toRules } from './read.ts'

const horas = z
  .array(z.string())
  .nullish()
  .transform((list) =>
    (list ?? []).map((hora) => hora.trim().slice(0, 5)).filter((hora): hora is HHmm => isHHmm(hora)),
  )

const COLUMNS = columnsOf('contenido_reservas')({
  titulo_principal: optionalText,
  descripcion_principal: optionalText,
  mensaje_confirmacion: optionalText,
  horarios_comida: horas,
  horarios_cena: horas,
  ocasion_opciones: z
    .array(z.string())
    .nullish()
    .transform((list) => (list ?? []).map((text) => text.trim()).filter(Boolean)),
  traducciones,
})
export const reservasRow = z.object(COLUMNS)
export type ReservasRow = z.output<typeof reservasRow>

export type ContenidoReservas = {
  titulo: Texto | null
  descripcion: Texto | null
  confirmacion: Texto | null
}

export function toContenidoReservas(row: ReservasRow | undefined, locale: Locale): ContenidoReservas {
  const own = (field: 'titulo_principal' | 'descripcion_principal' | 'mensaje_confirmacion') =>
    row ? optionalTexto(row[field], row.traducciones, field, locale) : null
  return {
    titulo: own('titulo_principal'),
    descripcion: own('descripcion_principal'),
    confirmacion: own('mensaje_confirmacion'),
  }
}

const getRows = cache(() =>
  readRows(`contenido_reservas?${select(COLUMNS)}&order=id&limit=1`, reservasRow, [TAGS.reservas]),
)

const OCASIONES = ['Cumpleaños', 'Aniversario', 'Reunión de negocios', 'Cita romántica', 'Otra']

export type ReservasForm = {
  ocasiones: readonly { valor: string; texto: Texto }[]
  personasMax: number
  horizonteDias: number
}

function toReservasForm(
  row: ReservasRow | undefined,
  ajustes: readonly AjusteRow[],
  locale: Locale,
): ReservasForm {
  const { personasMax, horizonteDias } = toRules(null, [...ajustes])
  const own = row?.ocasion_opciones.length ? row.ocasion_opciones : OCASIONES
  const { items, lang } = lista(own, row?.traducciones ?? {}, 'ocasion_opciones', locale)
  const ocasiones = own.map((valor, i) => ({ valor, texto: { text: items[i] ?? valor, lang } }))
  return { ocasiones, personasMax, horizonteDias }
}

export async function getReservasForm(locale: Locale): Promise<ReservasForm> {
  const [rows, ajustes] = await Promise.all([getRows(), getAjusteRows()])
  return toReservasForm(rows[0], ajustes, locale)
}

export const getContenidoReservas = async (locale: Locale): Promise<ContenidoReservas> =>
  toContenidoReservas((await getRows())[0], locale)

/** The hours of the house from `today` (ISO date in Europe/Madrid) on, with the reasons in a language. */
export function toOpeningHours(
  row: ReservasRow | undefined,
  ajustes: readonly AjusteRow[],
  today: IsoDate,
  locale: Locale = DEFAULT_LOCALE,
): OpeningHours {
  const rules = toRules(row ? { ...row, mensaje_whatsapp: null } : null, [...ajustes])
  const kitchenCloses = kitchenClosings(ajustes)
  const turnos = ({ comida, cena }: Pick<typeof rules, 'comida' | 'cena'>) => [
    ...turnoOf('comida', comida, kitchenCloses.comida),
    ...turnoOf('cena', cena, kitchenCloses.cena),
  ]
  return {
    turnos: turnos(rules),
    diasCerrados: rules.diasCerrados,
    specialDays: specialDaysOf(specialsOf(ajustes, locale), rules, turnos, today),
    ...(rules.semana?.length ? { weeks: comingWeeks(rules, turnos, today) } : {}),
  }
}

export async function getOpeningHours(locale: Locale = DEFAULT_LOCALE): Promise<OpeningHours> {
  const [rows, ajustes] = await Promise.all([getRows(), getAjusteRows()])
  return toOpeningHours(rows[0], ajustes, wallClock(Date.now()).fecha, locale)
}
