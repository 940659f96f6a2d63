import 'server-only'
import { z } from 'zod'
import { one, type SaveAviso, save } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { flag } from '@/lib/admin/translations/schema.ts'
import { MAX_MINUTOS, PUNTOS, type Punto, toPlano } from '@/lib/casa/plano.ts'
import { ok, type Result } from '@/lib/core/result.ts'
import type { Json } from '@/lib/supabase/types.ts'

export const CLAVE_PLANO = 'plano'

const whole = (min: number, max: number, message: string) =>
  z
    .string()
    .trim()
    .default('')
    .refine((text) => /^\d{1,3}$/.test(text) && Number(text) >= min && Number(text) <= max, message)
    .transform(Number)
const place = whole(0, 100, 'Escribe un número entre 0 y 100.')
const walk = z
  .string()
  .trim()
  .default('')
  .refine(
    (text) => text === '' || (/^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_MINUTOS),
    `Escribe los minutos, entre 1 y ${MAX_MINUTOS}, o nada.`,
  )
  .transform((text) => (text === '' ? null : Number(text)))
const point = z.object({ visible: flag, x: place, y: place, minutos: walk })

export const planoSchema = z
  .object({
    version: z.coerce.number().int(),
    puntos: z.object({ casa: point, puerto: point, estacion: point, aparcamiento: point }),
  })
  .superRefine(({ puntos: { casa, ...others } }, ctx) => {
    if (casa.visible || !Object.values(others).some(({ visible }) => visible)) return
    ctx.addIssue({
      code: 'custom',
      path: ['puntos', 'casa', 'x'],
      message: 'Los demás puntos se cuentan desde la casa: enséñala también, o no enseñes ninguno.',
    })
  })

export async function getPlano(db: AdminDb): Promise<{ version: number; plano: Punto[] }> {
  const found = one<{ valor: unknown; version: number }>(
    await db.from('ajustes').select('valor, version').eq('clave', CLAVE_PLANO).maybeSingle(),
  )
  return { version: found?.version ?? 0, plano: toPlano(found?.valor) }
}

export async function savePlano(
  db: AdminDb,
  { version, puntos }: z.output<typeof planoSchema>,
): Promise<Result<string, SaveAviso>> {
  const plano = PUNTOS.flatMap((punto): Punto[] => {
    const { visible, x, y, minutos } = puntos[punto]
    return visible ? [{ punto, x, y, minutos: punto === 'casa' ? null : minutos }] : []
  })
  const saved = save(await db.rpc('guardar_plano', { plano: plano as Json, version }))
  return saved.ok ? ok(CLAVE_PLANO) : saved
}
