import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import type { Trial } from './attempts.ts'

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
  const [employee, cliente] = [await cuenta(), await cuenta()]
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
