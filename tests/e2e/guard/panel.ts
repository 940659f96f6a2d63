import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import type { Trial } from './attempts.ts'

/** Whoever has a session of the panel alone changes nothing of its account; only an administrator is told why. */
const withWrongPassword = (more: Record<string, string> = {}): Trial => ({
  fields: { actual: 'no es esta', code: '000000', ...more },
  twin: async (_, body) => body.includes('actual no es esa'),
})
const OWN_ACCOUNT: Record<string, Trial> = {
  'cuenta/changePasswordAction': withWrongPassword({ password: 'tres tazas de luna' }),
  'cuenta/changeCorreoAction': withWrongPassword({ email: 'canario-otro@example.com' }),
  'cuenta/removeOwnFactorAction': withWrongPassword(),
  'cuenta/beginOwnFactorAction': withWrongPassword(),
  'cuenta/confirmOwnFactorAction': {
    fields: { id: randomUUID(), code: '000000' },
    twin: async (_, body) => body.includes('sirve una sola vez'),
  },
}

/** The history, the bin, accounts and invitations, tried: what each action is given, and how to see that it worked. */
export async function panelTrials(sql: Sql): Promise<Record<string, Trial>> {
  const nombre = `Restaurado ${randomUUID()}`
  const [removed] = await sql<{ id: string }[]>`
    insert into platos (slug, categoria_id, nombre, visible)
    select ${`canario-${randomUUID()}`}, id, ${nombre}, false from categorias where tipo = 'plato' limit 1 returning id`
  await sql`delete from platos where id = ${removed?.id ?? null}`
  const [baja] = await sql<{ id: string }[]>`
    select id::text from historial where tabla = 'platos' and fila = ${removed?.id ?? ''} and operacion = 'baja'`

  /** Somebody with an account and a session, whose rights are given and whose sessions are ended. */
  const cuenta = async () => {
    const id = randomUUID()
    await sql`insert into auth.users (id, email, email_confirmed_at) values (${id}, ${`canario-${id}@example.com`}, now())`
    await sql`insert into auth.sessions (id, user_id) values (${randomUUID()}, ${id})`
    return id
  }
  const [employee, cliente, lost] = [await cuenta(), await cuenta(), await cuenta()]
  await sql`insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
    values (${randomUUID()}, ${lost}, 'Panel', 'totp', 'verified', now(), now(), 'MZXW6YQ')`
  const [admin] = await sql<{ id: string }[]>`select id from private.admins() as id limit 1`
  const [open] = await sql<{ id: string }[]>`insert into private.invitaciones (correo, token_hash, por)
    values (${`canario-${randomUUID()}@example.com`}, ${randomUUID()}, ${admin?.id ?? null}) returning id`
  const guest = `canario-${randomUUID()}@example.com`

  return {
    'historial/restoreAction': {
      fields: { tabla: 'platos', historial: baja?.id ?? '' },
      twin: async () => (await sql`select 1 from platos where nombre = ${nombre}`).length === 1,
    },
    // Nobody is asked here: there is no model. Only an administrator gets as far as to be told so.
    '(panel)/proposeTraduccionAction': {
      fields: { idioma: 'en', 'textos.0.campo': 'nombre', 'textos.0.rotulo': 'Nombre', 'textos.0.es': 'Sal' },
      twin: async (_, body) => body.includes('El traductor no ha podido contestar'),
    },
    'usuarios/setAdminAction': {
      fields: { id: employee, admin: 'si' },
      twin: async () =>
        (
          await sql`update auth.users set raw_app_meta_data = raw_app_meta_data - 'role'
          where id = ${employee} and raw_app_meta_data ->> 'role' = 'admin' returning 1`
        ).length === 1,
    },
    'usuarios/closeSessionsAction': {
      fields: { id: cliente },
      twin: async () => (await sql`select 1 from auth.sessions where user_id = ${cliente}`).length === 0,
    },
    'usuarios/removeFactorAction': {
      fields: { id: lost },
      twin: async () => (await sql`select 1 from auth.mfa_factors where user_id = ${lost}`).length === 0,
    },
    // Only an administrator is told that he has no second factor himself.
    'usuarios/demandFactorAction': {
      fields: { exigir: 'si' },
      twin: async (_, body) => body.includes('Antes activa tu propio segundo factor'),
    },
    ...OWN_ACCOUNT,
    'usuarios/inviteAction': {
      fields: { correo: guest },
      twin: async () => (await sql`select 1 from private.invitaciones where correo = ${guest}`).length === 1,
    },
    'usuarios/withdrawInvitacionAction': {
      fields: { id: open?.id ?? '' },
      twin: async () =>
        (
          await sql`select 1 from private.invitaciones where id = ${open?.id ?? null} and retirada_en is not null`
        ).length === 1,
    },
  }
}

/** What the tries above leave behind; the history itself stays, as it must. */
export async function sweepPanel(sql: Sql): Promise<void> {
  await sql`delete from private.invitaciones where correo like 'canario-%@example.com'`
  await sql`delete from auth.users where email like 'canario-%@example.com'`
}
