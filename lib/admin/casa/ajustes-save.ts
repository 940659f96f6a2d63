import 'server-only'
import { z } from 'zod'
import {
  NOMBRE_CLAVES,
  RULE_CLAVES,
  type rulesSchema,
  TEXTO_CLAVES,
  type textosAjustesSchema,
} from '@/lib/admin/casa/ajustes-schema.ts'
import { rows, type SaveAviso, save } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { staleIdiomas, TRANSLATED } from '@/lib/admin/translations/columns.ts'
import type { Idioma, Traduccion, Traducciones, Translated } from '@/lib/admin/translations/schema.ts'
import { ok, type Result } from '@/lib/core/result.ts'
import { namesOf, type Picked } from '@/lib/supabase/select.ts'

const COLUMNS = namesOf('ajustes', 'clave', 'valor', 'traducciones', 'version')
type Row = Translated<Picked<'ajustes', typeof COLUMNS>>
type AjusteValues = Record<string, { valor: unknown; traducciones?: Traducciones }>

const readAjustes = async (db: AdminDb, claves: readonly string[]): Promise<Row[]> =>
  rows<Row>(
    await db
      .from('ajustes')
      .select(COLUMNS.join())
      .in('clave', [...claves])
      .order('clave')
      .overrideTypes<Row[], { merge: false }>(),
  )
/** Versions only rise, so their sum changes with every save. */
const versionSum = (ajustes: readonly Row[]): number => ajustes.reduce((sum, { version }) => sum + version, 0)

export type Versiones = Readonly<Record<string, number>>
const listVersiones = (ajustes: readonly Row[]): Versiones =>
  Object.fromEntries(ajustes.map(({ clave, version }) => [clave, version]))

const saveAjustes = async (
  db: AdminDb,
  data: AjusteValues,
  version: number,
): Promise<Result<string, SaveAviso>> => {
  const saved = save(await db.rpc('guardar_ajustes', { datos: data, version }))
  return saved.ok ? ok('ajustes') : saved
}

export type TextosAjustes = {
  version: number
  claves: readonly string[]
  versiones: Versiones
  es: Readonly<Record<string, string>>
  traducciones: Traducciones
  viejas: readonly Idioma[]
}

const asText = (valor: unknown): string => (typeof valor === 'string' ? valor : '')

export async function getTextosAjustes(db: AdminDb): Promise<TextosAjustes> {
  const ajustes = await readAjustes(db, [...NOMBRE_CLAVES, ...TEXTO_CLAVES])
  const textos = ajustes.filter(({ clave }) => (TEXTO_CLAVES as readonly string[]).includes(clave))
  const idioma = (i: Idioma): Traduccion => ({
    ...Object.fromEntries(textos.map((row) => [row.clave, asText(row.traducciones[i]?.valor)])),
    estado: textos.some((row) => row.traducciones[i]?.estado === 'borrador') ? 'borrador' : 'revisado',
  })
  return {
    version: versionSum(ajustes),
    claves: ajustes.map(({ clave }) => clave),
    versiones: listVersiones(ajustes),
    es: Object.fromEntries(ajustes.map(({ clave, valor }) => [clave, asText(valor)])),
    traducciones: Object.fromEntries(TRANSLATED.map((i) => [i, idioma(i)])),
    viejas: TRANSLATED.filter((i) => textos.some((row) => staleIdiomas(row, ['valor']).includes(i))),
  }
}

export async function saveTextosAjustes(
  db: AdminDb,
  { version, traducciones, ...es }: z.output<typeof textosAjustesSchema>,
): Promise<Result<string, SaveAviso>> {
  const { claves } = await getTextosAjustes(db)
  const data: AjusteValues = {}
  for (const clave of claves) {
    const valor = es[clave as keyof typeof es]
    const isTranslated = (TEXTO_CLAVES as readonly string[]).includes(clave)
    data[clave] = isTranslated
      ? {
          valor,
          traducciones: Object.fromEntries(
            TRANSLATED.map((i) => {
              const { estado, origen, ...textos } = { origen: undefined, ...traducciones[i] }
              const valor = textos[clave as keyof typeof textos]
              return [i, { valor, estado, ...(origen ? { origen } : {}) }]
            }),
          ),
        }
      : { valor }
  }
  return saveAjustes(db, data, version)
}

const servicio = z.looseObject({ clave: z.string(), cierre_cocina: z.string().catch('') })
const rules = z.object({
  dias_cerrados: z.array(z.number()).catch([]),
  horario: z.array(servicio).catch([]),
  personas_min: z.number().catch(1),
  personas_max: z.number().catch(20),
  aviso_minutos: z.number().catch(0),
  horizonte_dias: z.number().catch(365),
  limite_contacto_dia: z.number().catch(0),
  gestion_minutos: z.number().catch(120),
  oferta_minutos: z.number().catch(60),
  espera_automatica: z.boolean().catch(true),
  avisos_correo: z.string().catch(''),
  ritmo: z
    .object({ personas: z.number().nullish(), reservas: z.number().nullish() })
    .catch({ personas: null, reservas: null }),
  duraciones: z.array(z.object({ hasta: z.number(), minutos: z.number() })).catch([]),
})
export type Rules = z.output<typeof rules> & {
  version: number
  claves: readonly string[]
  versiones: Versiones
}

export async function getRules(db: AdminDb): Promise<Rules> {
  const ajustes = await readAjustes(db, RULE_CLAVES)
  const values = Object.fromEntries(ajustes.map(({ clave, valor }) => [clave, valor]))
  const claves = ajustes.map(({ clave }) => clave)
  return { ...rules.parse(values), version: versionSum(ajustes), claves, versiones: listVersiones(ajustes) }
}

/** Saves the rules in one transaction. Other values in the hours of a service stay as they are. */
export async function saveRules(
  db: AdminDb,
  { version, cierre_comida, cierre_cena, ritmo_personas, ritmo_reservas, ...r }: z.output<typeof rulesSchema>,
): Promise<Result<string, SaveAviso>> {
  const { horario, claves } = await getRules(db)
  const cierre: Readonly<Record<string, string>> = { comida: cierre_comida, cena: cierre_cena }
  const values: Readonly<Record<string, unknown>> = {
    ...r,
    ritmo: { personas: ritmo_personas, reservas: ritmo_reservas },
    horario: horario.map((s) => ({ ...s, cierre_cocina: cierre[s.clave] ?? s.cierre_cocina })),
  }
  const data = Object.fromEntries(claves.map((clave) => [clave, { valor: values[clave] }]))
  return saveAjustes(db, data, version)
}
