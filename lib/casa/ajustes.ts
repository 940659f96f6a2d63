import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import { TAGS } from '../cache/tags.ts'
import { type HHmm, type IsoDate, isHHmm, isIsoDate } from '../core/dates.ts'
import type { Locale } from '../i18n/locales.ts'
import { optionalText, traducciones } from '../i18n/rows.ts'
import { optionalTexto, type Texto, texto } from '../i18n/textos.ts'
import { readRows } from '../supabase/public.ts'
import { columnsOf, select } from '../supabase/select.ts'

const COLUMNS = columnsOf('ajustes')({ clave: z.string(), valor: z.unknown(), traducciones })
const ajusteRow = z.object(COLUMNS)
export type AjusteRow = z.output<typeof ajusteRow>

export type Ajustes = {
  nombre: string
  poblacion: string
  pais: string
  lema: Texto
  descripcion: Texto
  avisoAlergias: Texto | null
  avisoPescado: Texto | null
  avisoSobras: Texto | null
  avisoPrecios: Texto | null
  horario: Texto | null
}

const NOMBRE = 'Alma Enigma'
const MOTTO = 'Cocina con Alma'

const find = (rows: readonly AjusteRow[], clave: string) => rows.find((row) => row.clave === clave)

export function textoOf(rows: readonly AjusteRow[], clave: string, locale: Locale): Texto | null {
  const row = find(rows, clave)
  return row && typeof row.valor === 'string' && row.valor.trim()
    ? texto(row.valor, row.traducciones, 'valor', locale)
    : null
}

const hora = z.string().refine(isHHmm)
const horarioRow = z.array(z.object({ clave: z.string(), cierre_cocina: hora }))

export function kitchenClosings(rows: readonly AjusteRow[]): { comida: HHmm | null; cena: HHmm | null } {
  const parsed = horarioRow.safeParse(find(rows, 'horario')?.valor)
  const closing = (clave: string) =>
    (parsed.success && parsed.data.find((servicio) => servicio.clave === clave)?.cierre_cocina) || null
  return { comida: closing('comida'), cena: closing('cena') }
}

const dia = z.string().refine(isIsoDate)
const especialRow = z.object({
  tipo: z.string().default('cierre'),
  desde: dia,
  hasta: dia,
  motivo: optionalText,
  traducciones: traducciones.default({}),
})

export type Especial = { tipo: string; desde: IsoDate; hasta: IsoDate; motivo: Texto | null }

export function specialsOf(rows: readonly AjusteRow[], locale: Locale): Especial[] {
  const list = find(rows, 'cierres')?.valor
  return (Array.isArray(list) ? list : []).flatMap((item) => {
    const { success, data } = especialRow.safeParse(item)
    if (!success) return []
    const { tipo, desde, hasta, motivo } = data
    return [{ tipo, desde, hasta, motivo: optionalTexto(motivo, data.traducciones, 'motivo', locale) }]
  })
}

export function toAjustes(rows: readonly AjusteRow[], locale: Locale): Ajustes {
  const textOr = (clave: string, otherwise: string) => textoOf(rows, clave, 'es')?.text ?? otherwise
  return {
    nombre: textOr('nombre', NOMBRE),
    poblacion: textOr('poblacion', ''),
    pais: textOr('pais', 'ES'),
    lema: textoOf(rows, 'lema', locale) ?? { text: MOTTO, lang: 'es' },
    descripcion: textoOf(rows, 'descripcion', locale) ?? { text: '', lang: locale },
    avisoAlergias: textoOf(rows, 'aviso_alergias', locale),
    avisoPescado: textoOf(rows, 'aviso_pescado', locale),
    avisoSobras: textoOf(rows, 'aviso_sobras', locale),
    avisoPrecios: textoOf(rows, 'aviso_precios', locale),
    horario: textoOf(rows, 'horario_nota', locale),
  }
}

export const getAjusteRows = cache(() =>
  readRows(`ajustes?${select(COLUMNS)}&publico=is.true&order=clave`, ajusteRow, [TAGS.ajustes]),
)

export const getAjustes = async (locale: Locale): Promise<Ajustes> => toAjustes(await getAjusteRows(), locale)
