import 'server-only'
import { z } from 'zod'
import { type HHmm, isHHmm } from '../core/dates.ts'
import { siteSettings } from '../core/env.ts'
import type { Locale } from '../i18n/locales.ts'
import { readRowsUncached } from '../supabase/public.ts'
import { DEFAULT_RULES } from './default-rules.ts'
import type { ReservaRules } from './rules.ts'
import { toSemana } from './semana.ts'
import { type DiaEspecial, TIPOS_DIA } from './special-days.ts'

const slots = z
  .array(
    z
      .string()
      .transform((text) => text.slice(0, 5))
      .refine(isHHmm),
  )
  .catch([])
const textos = z.record(z.string(), z.record(z.string(), z.unknown())).catch({})

const contenidoSchema = z.object({
  mensaje_whatsapp: z.string().nullable().catch(null),
  horarios_comida: slots,
  horarios_cena: slots,
  traducciones: textos,
})
const footerSchema = z.object({
  telefono: z.string().nullable(),
  email: z.string().nullable(),
  instagram_url: z.string().nullable(),
  tripadvisor_url: z.string().nullable(),
  google_maps_url: z.string().nullable(),
  whatsapp_url: z.string().nullable(),
})
const ajusteSchema = z.object({ clave: z.string(), valor: z.unknown() })

export type FooterLinks = z.output<typeof footerSchema>
export type Contenido = z.output<typeof contenidoSchema>

export async function readContenido(): Promise<Contenido | null> {
  const columns = 'mensaje_whatsapp,horarios_comida,horarios_cena,traducciones'
  return (await readRowsUncached(`contenido_reservas?select=${columns}&limit=1`, contenidoSchema))[0] ?? null
}

export async function readFooter(): Promise<FooterLinks | null> {
  const columns = 'telefono,email,instagram_url,tripadvisor_url,google_maps_url,whatsapp_url'
  return (await readRowsUncached(`footer_info?select=${columns}&limit=1`, footerSchema))[0] ?? null
}

/** What is no time of day is left out; what is no list means the usual times. */
const ownTimes = z
  .array(z.unknown())
  .transform((list) => [
    ...new Set(list.filter((hora) => typeof hora === 'string' && isHHmm(hora)) as HHmm[]),
  ])
  .transform((horas) => horas.sort())
  .optional()
  .catch(undefined)
const diaSchema = z.object({
  desde: z.iso.date(),
  hasta: z.iso.date(),
  tipo: z
    .enum(TIPOS_DIA)
    .nullish()
    .transform((tipo) => tipo ?? 'cierre'),
  comida: ownTimes,
  cena: ownTimes,
})

const toCierres = (valor: unknown): DiaEspecial[] =>
  (Array.isArray(valor) ? valor : []).flatMap((item) => {
    const { success, data } = diaSchema.safeParse(item)
    return success ? [data] : []
  })

const NUMERIC_KEYS = [
  'dias_cerrados',
  'aviso_minutos',
  'horizonte_dias',
  'personas_min',
  'personas_max',
  'aviso_grupos_desde',
] as const

/** Rules out of rows; whatever is missing or malformed keeps its default (§9). */
export function toRules(contenido: Contenido | null, ajustes: z.output<typeof ajusteSchema>[]): ReservaRules {
  const valor = new Map(ajustes.map(({ clave, valor }) => [clave, valor]))
  const number = (clave: (typeof NUMERIC_KEYS)[number], least: number, otherwise: number): number =>
    z.number().int().min(least).catch(otherwise).parse(valor.get(clave))
  const own = <T>(given: readonly T[] | undefined, otherwise: readonly T[]) =>
    given?.length ? given : otherwise
  const grupoDesde = number('aviso_grupos_desde', 1, 0)
  return {
    comida: own(contenido?.horarios_comida, DEFAULT_RULES.comida),
    cena: own(contenido?.horarios_cena, DEFAULT_RULES.cena),
    diasCerrados: z
      .array(z.number().int().min(1).max(7))
      .catch([...DEFAULT_RULES.diasCerrados])
      .parse(valor.get('dias_cerrados')),
    cierres: toCierres(valor.get('cierres')),
    semana: toSemana(valor.get('semana')),
    personasMin: number('personas_min', 1, DEFAULT_RULES.personasMin),
    personasMax: number('personas_max', 1, DEFAULT_RULES.personasMax),
    avisoMinutos: number('aviso_minutos', 0, DEFAULT_RULES.avisoMinutos),
    horizonteDias: number('horizonte_dias', 1, DEFAULT_RULES.horizonteDias),
    ...(grupoDesde > 0 ? { grupoDesde } : {}),
  }
}

export async function readRules(): Promise<ReservaRules> {
  const [contenido, ajustes] = await Promise.all([
    readContenido(),
    readRowsUncached(
      `ajustes?select=clave,valor&clave=in.(cierres,semana,${NUMERIC_KEYS.join(',')})`,
      ajusteSchema,
    ),
  ])
  return toRules(contenido, ajustes)
}

export async function readCasa(): Promise<{
  reglas: ReservaRules
  telefono: string
  pie: FooterLinks | null
}> {
  const [rules, pie] = await Promise.all([
    readRules().catch(() => DEFAULT_RULES),
    readFooter().catch(() => null),
  ])
  return { reglas: rules, telefono: pie?.telefono ?? siteSettings().RESTAURANT_WHATSAPP, pie }
}

/** The reviewed translation, else the Spanish text, else null. */
export function whatsappTemplate(contenido: Contenido | null, locale: Locale): string | null {
  const { estado = 'revisado', mensaje_whatsapp: text } = contenido?.traducciones[locale] ?? {}
  if (estado === 'revisado' && typeof text === 'string' && text.trim()) return text
  return contenido?.mensaje_whatsapp?.trim() ? contenido.mensaje_whatsapp : null
}
