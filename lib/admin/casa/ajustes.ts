import 'server-only'
import { z } from 'zod'
import {
  CLAVES_NOMBRE,
  CLAVES_REGLAS,
  CLAVES_TEXTO,
  type reglasSchema,
  type textosAjustesSchema,
} from '@/lib/admin/casa/ajustes-schema.ts'
import { rows, type SaveAviso, save } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { TRADUCIDOS, viejasDe } from '@/lib/admin/translations/columns.ts'
import type { Idioma, Traduccion, Traducciones } from '@/lib/admin/translations/schema.ts'
import { ok, type Result } from '@/lib/core/result.ts'

type Fila = { clave: string; valor: unknown; traducciones: Traducciones; version: number }
type Datos = Record<string, { valor: unknown; traducciones?: Traducciones }>

const leer = async (db: AdminDb, claves: readonly string[]): Promise<Fila[]> =>
  rows<Fila>(
    await db
      .from('ajustes')
      .select('clave, valor, traducciones, version')
      .in('clave', [...claves])
      .order('clave')
      .overrideTypes<Fila[], { merge: false }>(),
  )
/** One number for what an editor saw: each setting's version only rises. */
const suma = (filas: readonly Fila[]): number => filas.reduce((sum, { version }) => sum + version, 0)

/** The version of each setting, by its key. */
export type Versiones = Readonly<Record<string, number>>
const versionesDe = (filas: readonly Fila[]): Versiones =>
  Object.fromEntries(filas.map(({ clave, version }) => [clave, version]))

const guardar = async (db: AdminDb, datos: Datos, version: number): Promise<Result<string, SaveAviso>> => {
  const saved = save(await db.rpc('guardar_ajustes', { datos, version }))
  return saved.ok ? ok('ajustes') : saved
}

/** The texts of the settings: Spanish by key, and the other languages with their state, as one row of texts. */
export type TextosAjustes = {
  version: number
  /** The settings there are; the form shows no other. */
  claves: readonly string[]
  versiones: Versiones
  es: Readonly<Record<string, string>>
  traducciones: Traducciones
  viejas: readonly Idioma[]
}

const palabra = (valor: unknown): string => (typeof valor === 'string' ? valor : '')

/** Throws when the backend is away. */
export async function getTextosAjustes(db: AdminDb): Promise<TextosAjustes> {
  const filas = await leer(db, [...CLAVES_NOMBRE, ...CLAVES_TEXTO])
  const textos = filas.filter(({ clave }) => (CLAVES_TEXTO as readonly string[]).includes(clave))
  const idioma = (i: Idioma): Traduccion => ({
    ...Object.fromEntries(textos.map((fila) => [fila.clave, palabra(fila.traducciones[i]?.valor)])),
    estado: textos.some((fila) => fila.traducciones[i]?.estado === 'borrador') ? 'borrador' : 'revisado',
  })
  return {
    version: suma(filas),
    claves: filas.map(({ clave }) => clave),
    versiones: versionesDe(filas),
    es: Object.fromEntries(filas.map(({ clave, valor }) => [clave, palabra(valor)])),
    traducciones: Object.fromEntries(TRADUCIDOS.map((i) => [i, idioma(i)])),
    viejas: TRADUCIDOS.filter((i) => textos.some((fila) => viejasDe(fila, ['valor']).includes(i))),
  }
}

/** Saves names and texts in one transaction; `conflicto` when somebody saved one of them since. */
export async function saveTextosAjustes(
  db: AdminDb,
  { version, traducciones, ...es }: z.output<typeof textosAjustesSchema>,
): Promise<Result<string, SaveAviso>> {
  const { claves } = await getTextosAjustes(db)
  const datos: Datos = {}
  for (const clave of claves) {
    const valor = es[clave as keyof typeof es]
    const traducida = (CLAVES_TEXTO as readonly string[]).includes(clave)
    datos[clave] = traducida
      ? {
          valor,
          traducciones: Object.fromEntries(
            TRADUCIDOS.map((i) => {
              const { estado, origen, ...textos } = { origen: undefined, ...traducciones[i] }
              const valor = textos[clave as keyof typeof textos]
              return [i, { valor, estado, ...(origen ? { origen } : {}) }]
            }),
          ),
        }
      : { valor }
  }
  return guardar(db, datos, version)
}

const servicio = z.looseObject({ clave: z.string(), cierre_cocina: z.string().catch('') })
const reglas = z.object({
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
export type Reglas = z.output<typeof reglas> & {
  version: number
  claves: readonly string[]
  versiones: Versiones
}

/** The rules of reservations as they stand; what is missing or malformed has the value the rules themselves take. */
export async function getReglas(db: AdminDb): Promise<Reglas> {
  const filas = await leer(db, CLAVES_REGLAS)
  const valores = Object.fromEntries(filas.map(({ clave, valor }) => [clave, valor]))
  const claves = filas.map(({ clave }) => clave)
  return { ...reglas.parse(valores), version: suma(filas), claves, versiones: versionesDe(filas) }
}

/** Saves the rules in one transaction. What else the hours of a service hold stays as it is. */
export async function saveReglas(
  db: AdminDb,
  {
    version,
    cierre_comida,
    cierre_cena,
    ritmo_personas,
    ritmo_reservas,
    ...r
  }: z.output<typeof reglasSchema>,
): Promise<Result<string, SaveAviso>> {
  const { horario, claves } = await getReglas(db)
  const cierre: Readonly<Record<string, string>> = { comida: cierre_comida, cena: cierre_cena }
  const valores: Readonly<Record<string, unknown>> = {
    ...r,
    ritmo: { personas: ritmo_personas, reservas: ritmo_reservas },
    horario: horario.map((s) => ({ ...s, cierre_cocina: cierre[s.clave] ?? s.cierre_cocina })),
  }
  const datos = Object.fromEntries(claves.map((clave) => [clave, { valor: valores[clave] }]))
  return guardar(db, datos, version)
}
