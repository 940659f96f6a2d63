import 'server-only'
import { z } from 'zod'
import type { DiaInput } from '@/lib/admin/casa/special-days-schema.ts'
import { listVersiones } from '@/lib/admin/historial/read.ts'
import { one, type SaveAviso, save } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { TRANSLATED } from '@/lib/admin/translations/columns.ts'
import { ok, type Result, refuse } from '@/lib/core/result.ts'
import { TIPOS_DIA } from '@/lib/reservas/special-days.ts'

export const CLAVE_DIAS = 'cierres'

const hora = z.array(z.string()).optional().catch(undefined)
const row = z.looseObject({
  tipo: z.enum(TIPOS_DIA).catch('cierre'),
  desde: z.string(),
  hasta: z.string(),
  motivo: z.string().nullish(),
  traducciones: z.record(z.string(), z.looseObject({ motivo: z.string().optional() })).catch({}),
  comida: hora,
  cena: hora,
  aforo: z
    .object({ interior: z.number().optional(), exterior: z.number().optional() })
    .optional()
    .catch(undefined),
})
export type Dia = z.output<typeof row>
export type Dias = { version: number; lista: readonly Dia[] }

export const claveOf = ({ desde, tipo }: Pick<Dia, 'desde' | 'tipo'>): string => `${desde}-${tipo}`

export async function getDias(db: AdminDb): Promise<Dias> {
  const found = one<{ valor: unknown; version: number }>(
    await db.from('ajustes').select('valor, version').eq('clave', CLAVE_DIAS).maybeSingle(),
  )
  const list = Array.isArray(found?.valor) ? found.valor : []
  return {
    version: found?.version ?? 0,
    lista: list
      .flatMap((item) => row.safeParse(item).data ?? [])
      .sort((a, b) => a.desde.localeCompare(b.desde) || a.tipo.localeCompare(b.tipo)),
  }
}

const writeDias = async (
  db: AdminDb,
  lista: readonly Dia[],
  version: number,
): Promise<Result<null, SaveAviso>> => {
  const saved = save(await db.rpc('guardar_ajustes', { datos: { [CLAVE_DIAS]: { valor: lista } }, version }))
  return saved.ok ? ok(null) : saved
}

/** The entry that is stored for what was typed. */
export function rowOf({ tipo, desde, hasta, motivo, traducciones, comida, cena, aforo }: DiaInput): Dia {
  const horas = (s: DiaInput['comida']) =>
    tipo === 'apertura_especial'
      ? s.como === 'horas' && s.horas.length > 0
        ? s.horas
        : undefined
      : s.como === 'siempre'
        ? undefined
        : s.como === 'cerrado'
          ? []
          : s.horas
  const hasHoras = tipo === 'horario_especial' || tipo === 'apertura_especial'
  const { interior, exterior } = aforo
  return {
    tipo,
    desde,
    hasta: hasta || desde,
    ...(motivo ? { motivo } : {}),
    traducciones: Object.fromEntries(
      TRANSLATED.flatMap((i) => (traducciones[i].motivo ? [[i, traducciones[i]]] : [])),
    ),
    ...(hasHoras ? { comida: horas(comida), cena: horas(cena) } : {}),
    ...(tipo === 'aforo_reducido'
      ? {
          aforo: {
            ...(interior === null ? {} : { interior }),
            ...(exterior === null ? {} : { exterior }),
          },
        }
      : {}),
  }
}

/**
 * Replaces the special day `clave`, or adds one; returns its key. `conflicto` when somebody has saved any of them
 * since, `dia` when another one of its kind begins on that day.
 */
export async function saveDia(db: AdminDb, dia: DiaInput): Promise<Result<string, SaveAviso>> {
  const { version, lista } = await getDias(db)
  const others = lista.filter((d) => claveOf(d) !== dia.clave)
  if (dia.clave !== '' && others.length === lista.length) return refuse('no_existe')
  const newDia = rowOf(dia)
  if (others.some((d) => claveOf(d) === claveOf(newDia))) return refuse('dia')
  const saved = await writeDias(db, [...others, newDia], dia.version ?? version)
  return saved.ok ? ok(claveOf(newDia)) : saved
}

export async function deleteDia(db: AdminDb, clave: string): Promise<Result<string, SaveAviso>> {
  const { version, lista } = await getDias(db)
  const rest = lista.filter((d) => claveOf(d) !== clave)
  if (rest.length === lista.length) return refuse('no_existe')
  const { entradas } = await listVersiones(db, 'ajustes', CLAVE_DIAS, null, 1)
  const gone = await writeDias(db, rest, version)
  return gone.ok ? ok(String(entradas[0]?.id ?? '')) : gone
}
