import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import { type HHmm, isHHmm, isIsoDate } from '../fechas.ts'
import type { Apertura } from '../horario.ts'
import type { Locale } from '../i18n/locales.ts'
import { type Texto, texto } from '../i18n/textos.ts'
import { leer } from '../supabase/publico.ts'
import { TAGS } from './etiquetas.ts'
import { traducciones } from './filas.ts'

export const ajusteRow = z.object({ clave: z.string(), valor: z.unknown(), traducciones })
export type AjusteRow = z.output<typeof ajusteRow>

/** The settings of the house that public pages show, in one language. */
export type Ajustes = {
  nombre: string
  poblacion: string
  lema: Texto
  descripcion: Texto
  avisoAlergias: Texto | null
  avisoPescado: Texto | null
  avisoSobras: Texto | null
  avisoPrecios: Texto | null
}

const NOMBRE = 'Alma Enigma'
const LEMA = 'Cocina con Alma'

const find = (rows: readonly AjusteRow[], clave: string) => rows.find((row) => row.clave === clave)

/** A text setting in a language; null when there is none. */
export function textoDe(rows: readonly AjusteRow[], clave: string, locale: Locale): Texto | null {
  const row = find(rows, clave)
  return row && typeof row.valor === 'string' && row.valor.trim()
    ? texto(row.valor, row.traducciones, 'valor', locale)
    : null
}

/** A number setting, or what holds without it. */
export const numeroDe = (rows: readonly AjusteRow[], clave: string, otherwise: number): number => {
  const valor = find(rows, clave)?.valor
  return typeof valor === 'number' && Number.isFinite(valor) ? valor : otherwise
}

const weekdays = z.array(z.int().min(1).max(7))
/** Closed weekdays, 1 = Monday; §9 without a setting. */
export function diasCerradosDe(rows: readonly AjusteRow[]): number[] {
  const parsed = weekdays.safeParse(find(rows, 'dias_cerrados')?.valor)
  return parsed.success ? parsed.data : [1]
}

const hora = z.string().refine(isHHmm)
const fecha = z.string().refine(isIsoDate)
const horarioRow = z.object({
  servicios: z.array(z.object({ clave: z.string(), cierre_cocina: hora })).default([]),
  cierres: z.array(z.object({ tipo: z.string(), desde: fecha, hasta: fecha })).default([]),
})

/** When the kitchen closes after each sitting, and the days the house is closed although its weekday is open. */
export type Horario = { comida: HHmm | null; cena: HHmm | null; cierres: Apertura['cierres'] }

export function horarioDe(rows: readonly AjusteRow[]): Horario {
  const parsed = horarioRow.safeParse(find(rows, 'horario')?.valor)
  if (!parsed.success) return { comida: null, cena: null, cierres: [] }
  const { servicios, cierres } = parsed.data
  const closing = (clave: string) => servicios.find((s) => s.clave === clave)?.cierre_cocina ?? null
  return {
    comida: closing('comida'),
    cena: closing('cena'),
    cierres: cierres.filter(({ tipo }) => tipo === 'cierre').map(({ desde, hasta }) => ({ desde, hasta })),
  }
}

export function toAjustes(rows: readonly AjusteRow[], locale: Locale): Ajustes {
  const valor = (clave: string, otherwise: string) => textoDe(rows, clave, 'es')?.text ?? otherwise
  return {
    nombre: valor('nombre', NOMBRE),
    poblacion: valor('poblacion', ''),
    lema: textoDe(rows, 'lema', locale) ?? { text: LEMA, lang: 'es' },
    descripcion: textoDe(rows, 'descripcion', locale) ?? { text: '', lang: locale },
    avisoAlergias: textoDe(rows, 'aviso_alergias', locale),
    avisoPescado: textoDe(rows, 'aviso_pescado', locale),
    avisoSobras: textoDe(rows, 'aviso_sobras', locale),
    avisoPrecios: textoDe(rows, 'aviso_precios', locale),
  }
}

/** Every public setting, read once per page. */
export const getAjusteRows = cache(() =>
  leer('ajustes?select=clave,valor,traducciones&publico=is.true&order=clave', ajusteRow, [TAGS.ajustes]),
)

export const getAjustes = async (locale: Locale): Promise<Ajustes> => toAjustes(await getAjusteRows(), locale)
