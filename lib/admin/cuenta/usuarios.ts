import 'server-only'
import { z } from 'zod'
import { one, rows, type SaveAviso, save, USER_AVISOS } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { ok, type Result } from '@/lib/core/result.ts'

const user = z.object({
  id: z.uuid(),
  email: z.string(),
  nombre: z.string(),
  admin: z.boolean(),
  confirmado: z.boolean(),
  creado_en: z.string(),
  ultima_entrada: z.string().nullable(),
  sesiones: z.number().int(),
  segundo_factor: z.boolean(),
})
export type User = z.output<typeof user>

const PER_PAGE = 40

/**
 * One page of the accounts, sorted by e-mail. Throws when the backend is down.
 * @param tras the last e-mail of the page before
 * @returns `sigue`: where the next page begins, null at the end
 */
export async function listUsers(
  db: AdminDb,
  { busca, tras, soloAdmins }: { busca: string; tras: string | null; soloAdmins: boolean },
): Promise<{ usuarios: User[]; sigue: string | null }> {
  const found = z.array(user).parse(
    rows(
      await db.rpc('usuarios_lista', {
        busca: busca || null,
        tras,
        limite: PER_PAGE + 1,
        solo_admins: soloAdmins,
      }),
    ),
  )
  const users = found.slice(0, PER_PAGE)
  return { usuarios: users, sigue: found.length > PER_PAGE ? (users.at(-1)?.email ?? null) : null }
}

const invitacion = z.object({
  id: z.uuid(),
  correo: z.string(),
  por: z.string().nullable(),
  creada_en: z.string(),
  caduca_en: z.string(),
  caducada: z.boolean(),
})
export type Invitacion = z.output<typeof invitacion>

export const listInvitaciones = async (db: AdminDb): Promise<Invitacion[]> =>
  z.array(invitacion).parse(rows(await db.rpc('invitaciones_lista')))

export const permissionSchema = z.object({
  id: z.uuid(),
  admin: z.enum(['si', 'no']).transform((a) => a === 'si'),
})
/** Applies from the next request on. `ultimo_admin` when no admin would be left. */
export async function setAdmin(
  db: AdminDb,
  { id, admin }: z.output<typeof permissionSchema>,
): Promise<Result<string, SaveAviso>> {
  const saved = save(await db.rpc('usuario_admin', { quien: id, admin }), USER_AVISOS)
  return saved.ok ? ok(id) : saved
}

export const idSchema = z.object({ id: z.uuid() })
type WithId = z.output<typeof idSchema>
export async function closeSessions(db: AdminDb, { id }: WithId): Promise<Result<string, SaveAviso>> {
  const saved = save(await db.rpc('usuario_cerrar_sesiones', { quien: id }), USER_AVISOS)
  return saved.ok ? ok(id) : saved
}

/** For a colleague whose telephone is gone. Ends all sessions of that account. */
export async function removeFactor(db: AdminDb, { id }: WithId): Promise<Result<string, SaveAviso>> {
  const saved = save(await db.rpc('usuario_quitar_factor', { quien: id }), USER_AVISOS)
  return saved.ok ? ok(id) : saved
}

export const isFactorDemanded = async (db: AdminDb): Promise<boolean> =>
  one(await db.rpc('segundo_factor_exigido')) === true

export const demandSchema = z.object({ exigir: z.enum(['si', 'no']).transform((a) => a === 'si') })
/** `sin_factor` for whoever has come in without one. */
export async function demandFactor(
  db: AdminDb,
  { exigir }: z.output<typeof demandSchema>,
): Promise<Result<string, SaveAviso>> {
  const saved = save(await db.rpc('segundo_factor_exigir', { exigir }), USER_AVISOS)
  return saved.ok ? ok('') : saved
}

export const inviteSchema = z.object({
  correo: z
    .string()
    .trim()
    .toLowerCase()
    .max(254)
    .pipe(z.email('Escribe un correo completo, por ejemplo nombre@ejemplo.com.')),
})
/** The outbox sends the e-mail. `ya_tiene_cuenta` when the address has an account. */
export async function invite(
  db: AdminDb,
  { correo }: z.output<typeof inviteSchema>,
): Promise<Result<string, SaveAviso>> {
  const saved = save<string>(await db.rpc('usuario_invitar', { correo }), USER_AVISOS)
  return saved.ok ? ok(correo) : saved
}

export async function withdrawInvitacion(db: AdminDb, { id }: WithId): Promise<Result<string, SaveAviso>> {
  const saved = save(await db.rpc('invitacion_retirar', { id }), USER_AVISOS)
  return saved.ok ? ok(id) : saved
}
