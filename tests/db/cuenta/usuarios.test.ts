import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { composeInvitacion } from '../../../supabase/correo/invitacion.ts'
import { makeAdmin, rest, rpc, type Session, signIn, signUp, sql } from '../support/client.ts'
import { own } from '../support/own.ts'

/** Who may come into the back office, and how that is given and taken. */
let admin: Session
beforeAll(async () => {
  admin = await makeAdmin(await signUp({ username: 'Marta' }))
})
const GUESTS = 'invitado-%@example.com'
afterAll(async () => {
  await sql`delete from private.invitaciones where correo like ${GUESTS}`
  await sql`delete from auth.users where email like ${GUESTS}`
})

const said = async (answer: Response): Promise<unknown> => {
  const text = await answer.text()
  const body = text === '' ? null : JSON.parse(text)
  return answer.ok ? body : `${answer.status} ${body.message}`
}
const esAdmin = async (token: string) => (await rest('rpc/es_admin', { body: {}, token })).json()
const darPermiso = (who: string, si: boolean, token = admin.token) =>
  rpc('usuario_admin', { quien: who, admin: si }, token).then(said)

describe('usuarios_lista', () => {
  test('finds by name and by e-mail, a page at a time, and knows who administers', async () => {
    const guest = await signUp()
    await sql`insert into profiles (id, username, accepted_privacy, accepted_terms) values (${guest.id}, 'Ömer 100%', true, true)`
    const wanted = async (text: string) =>
      ((await (await rpc('usuarios_lista', { busca: text }, admin.token)).json()) as { id: string }[]).map(
        ({ id }) => id,
      )
    expect(await wanted('ÖMER 100%')).toEqual([guest.id])
    expect(await wanted(guest.email.slice(0, 20).toUpperCase())).toEqual([guest.id])
    expect(await wanted('%')).toEqual([guest.id])
    const [row] = (await (
      await rpc('usuarios_lista', { busca: admin.email }, admin.token)
    ).json()) as object[]
    expect(row).toMatchObject({ email: admin.email, admin: true, confirmado: true, sesiones: 1 })
    const all: string[] = []
    for (let after: string | null = null; ; ) {
      const page = (await (await rpc('usuarios_lista', { tras: after, limite: 2 }, admin.token)).json()) as {
        email: string
      }[]
      all.push(...page.map(({ email }) => email))
      if (page.length < 2) break
      after = page[1]?.email ?? null
    }
    const [total] =
      await sql`select count(*)::int as n from auth.users where deleted_at is null and email is not null`
    expect([all.length, new Set(all).size]).toEqual([total?.n, total?.n])
  })
})

describe('the role', () => {
  test('given, it counts at once; taken, the living token is nobody’s at the next request', async () => {
    const other = await signUp({ username: 'Pau' })
    expect(await darPermiso(other.id, true)).toBeNull()
    expect(await esAdmin(other.token)).toBe(true)
    const insert = () =>
      rest('categorias', {
        body: { slug: `prueba-${randomUUID().slice(0, 8)}`, tipo: 'plato', nombre: 'Prueba' },
        prefer: 'return=minimal',
        token: other.token,
      })
    expect((await insert()).status).toBe(201)
    expect(await darPermiso(other.id, false)).toBeNull()
    expect(await esAdmin(other.token)).toBe(false)
    expect((await insert()).ok).toBe(false)
    expect(await (await rest('historial?select=id', { token: other.token })).json()).toEqual([])
    const found =
      await sql`select antes, despues, quien, titulo from historial where tabla = 'usuarios' and fila = ${other.id} order by id`
    expect(found).toMatchObject([
      { antes: { admin: false }, despues: { admin: true }, quien: admin.id },
      { antes: { admin: true }, despues: { admin: false }, quien: admin.id },
    ])
    expect(JSON.stringify(found)).not.toContain('@')
    await sql`delete from categorias where slug like 'prueba-%'`
  })

  test('the last administrator stays, also when two take each other’s at the same moment, and his account does too', async () => {
    const keep = (await sql`select id from auth.users where raw_app_meta_data ->> 'role' = 'admin'`).map(
      ({ id }) => id,
    )
    const [a, b] = [await makeAdmin(await signUp()), await makeAdmin(await signUp())]
    await sql`update auth.users set raw_app_meta_data = raw_app_meta_data - 'role' where id = any(${keep})`
    try {
      const both = await Promise.all([darPermiso(a.id, false, b.token), darPermiso(b.id, false, a.token)])
      expect(both.filter((answer) => answer === null)).toHaveLength(1)
      const left = (await esAdmin(a.token)) ? a : b
      expect(await esAdmin(left.token)).toBe(true)
      expect(await darPermiso(left.id, false, left.token)).toBe('409 ultimo_admin')
      expect(await said(await rpc('baja_pedir', {}, left.token))).toBe('409 ultimo_admin')
      // An account that nobody has confirmed is no second administrator.
      await sql`update auth.users set email_confirmed_at = null, raw_app_meta_data = raw_app_meta_data || '{"role":"admin"}'
        where id = ${left === a ? b.id : a.id}`
      expect(await darPermiso(left.id, false, left.token)).toBe('409 ultimo_admin')
    } finally {
      await sql`update auth.users set raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || '{"role":"admin"}' where id = any(${keep})`
      await sql`update auth.users set raw_app_meta_data = raw_app_meta_data - 'role' where id in (${a.id}, ${b.id})`
    }
  })

  test('an address that nobody has confirmed, and nobody at all, are told', async () => {
    const guest = await signUp()
    await sql`update auth.users set email_confirmed_at = null where id = ${guest.id}`
    expect(await darPermiso(guest.id, true)).toBe('409 sin_confirmar')
    expect(await darPermiso(randomUUID(), true)).toBe('404 no_existe')
  })

  test('signed out everywhere: no session is renewed, and the back office is closed to the living token', async () => {
    const other = await makeAdmin(await signUp())
    const second = await signIn(other.email, 'una-clave-larga')
    expect(await esAdmin(second.token)).toBe(true)
    expect(await said(await rpc('usuario_cerrar_sesiones', { quien: other.id }, admin.token))).toBe(2)
    expect([await esAdmin(other.token), await esAdmin(second.token)]).toEqual([false, false])
    expect(await esAdmin((await signIn(other.email, 'una-clave-larga')).token)).toBe(true)
    await sql`update auth.users set raw_app_meta_data = raw_app_meta_data - 'role' where id = ${other.id}`
  })

  test('nobody else may ask for any of this', async () => {
    const guest = await signUp({ role: 'admin' })
    for (const [name, args] of [
      ['usuarios_lista', {}],
      ['usuario_admin', { quien: guest.id, admin: true }],
      ['usuario_cerrar_sesiones', { quien: admin.id }],
      ['usuario_invitar', { correo: 'x@example.com' }],
      ['invitaciones_lista', {}],
      ['invitacion_retirar', { id: randomUUID() }],
    ] as const)
      for (const token of [undefined, guest.token]) {
        const answer = await rpc(name, args, token)
        expect([name, answer.ok, (await answer.json()).code]).toEqual([name, false, '42501'])
      }
  })
})

describe('invitations', () => {
  const url = own.url
  const apikey = own.publishableKey
  beforeEach(async () => {
    await sql`delete from private.invitaciones`
  })

  /** Invites an address; answers it and the token that the letter alone carries. */
  async function invites(
    correo = `invitado-${randomUUID()}@example.com`,
  ): Promise<{ correo: string; token: string }> {
    const answer = await rpc('usuario_invitar', { correo }, admin.token)
    expect(await said(answer)).toMatch(/^20/)
    const [row] =
      await sql`select i.id, i.token_hash, private.enlace_de(i.id) as token from private.invitaciones i
      where i.correo = ${correo.toLowerCase()} and i.retirada_en is null`
    expect(row?.token_hash).toBe(createHash('sha256').update(row?.token).digest('hex'))
    return { correo: correo.toLowerCase(), token: row?.token }
  }
  const alta = (email: string, data: Record<string, unknown>, password = 'una-clave-larga') =>
    fetch(`${url}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, data }),
    })
  /** The link of the letter about the address, opened. */
  async function confirms(email: string): Promise<void> {
    const [user] = await sql`select confirmation_token as t from auth.users where email = ${email}`
    const answer = await fetch(`${url}/auth/v1/verify`, {
      method: 'POST',
      headers: { apikey, 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'signup', token_hash: user?.t }),
    })
    expect(answer.status).toBe(200)
  }
  const enters = async (email: string, password = 'una-clave-larga') =>
    esAdmin((await signIn(email, password)).token)

  test('whoever signs up with the letter administers from the confirmation on, once', async () => {
    const { correo, token } = await invites()
    expect(await said(await rpc('invitacion_ver', { token }))).toBe(correo)
    expect(await said(await rpc('invitacion_preparar', { token }))).toBe(true)
    await alta(correo, { username: 'Pau', invitacion: token })
    const [before] =
      await sql`select raw_app_meta_data ->> 'role' as role from auth.users where email = ${correo}`
    expect(before?.role).toBeNull()
    await confirms(correo)
    expect(await enters(correo)).toBe(true)
    expect(await said(await rpc('invitacion_ver', { token }))).toBeNull()
    expect(await said(await rpc('invitacion_preparar', { token }))).toBe(false)
    const [user] = await sql`select id, raw_user_meta_data as m from auth.users where email = ${correo}`
    expect(user?.m).not.toHaveProperty('invitacion')
    const [entry] =
      await sql`select operacion, quien, titulo from historial where tabla = 'usuarios' and fila = ${user?.id}`
    expect(entry).toEqual({ operacion: 'alta', quien: admin.id, titulo: 'Pau' })
    await sql`update auth.users set raw_app_meta_data = raw_app_meta_data - 'role' where email = ${correo}`
  })

  // GoTrue confirms an address and, in the same transaction, writes back the copies of the metadata it had read before.
  test('the role outlives the account server’s own copy of the metadata, written after the confirmation', async () => {
    const { correo, token } = await invites()
    await alta(correo, { username: 'Pau', invitacion: token })
    const id = await sql.begin(async (tx) => {
      const [copy] = await tx`select id, raw_app_meta_data as app, raw_user_meta_data as own from auth.users
        where email = ${correo} for update`
      await tx`update auth.users set email_confirmed_at = now(), confirmation_token = '' where id = ${copy?.id}`
      await tx`update auth.users set raw_user_meta_data = ${tx.json({ ...copy?.own, email_verified: true })} where id = ${copy?.id}`
      await tx`update auth.users set raw_app_meta_data = ${tx.json({ ...copy?.app, provider: 'email' })} where id = ${copy?.id}`
      return copy?.id
    })
    const [user] =
      await sql`select raw_app_meta_data as app, raw_user_meta_data as own from auth.users where id = ${id}`
    expect(user?.app).toMatchObject({ provider: 'email', role: 'admin' })
    expect(user?.own).toMatchObject({ username: 'Pau', email_verified: true })
    expect(user?.own).not.toHaveProperty('invitacion')
    expect(await enters(correo)).toBe(true)
    expect(await said(await rpc('invitacion_ver', { token }))).toBeNull()
    const entries = await sql`select quien, titulo from historial where tabla = 'usuarios' and fila = ${id}`
    expect(entries).toEqual([{ quien: admin.id, titulo: 'Pau' }])
    await sql`update auth.users set raw_app_meta_data = raw_app_meta_data - 'role' where id = ${id}`
  })

  test('without the letter, with another’s, with an old or withdrawn one, or by a sender who was sent away: a plain account', async () => {
    const cases: [string, () => Promise<{ correo: string; token: string | null }>][] = [
      ['without it', async () => ({ ...(await invites()), token: null })],
      [
        'another’s',
        async () => ({ correo: `invitado-${randomUUID()}@example.com`, token: (await invites()).token }),
      ],
      [
        'expired',
        async () => {
          const made = await invites()
          await sql`update private.invitaciones set caduca_en = now() where correo = ${made.correo}`
          return made
        },
      ],
      [
        'withdrawn',
        async () => {
          const made = await invites()
          const [row] = (await (await rpc('invitaciones_lista', {}, admin.token)).json()) as { id: string }[]
          expect((await rpc('invitacion_retirar', { id: row?.id }, admin.token)).status).toBe(204)
          return made
        },
      ],
      [
        'replaced',
        async () => {
          const made = await invites()
          await invites(made.correo)
          return made
        },
      ],
      [
        'of a sender who administers no more',
        async () => {
          const made = await invites()
          const other = await signUp()
          await sql`update private.invitaciones set por = ${other.id} where correo = ${made.correo}`
          return made
        },
      ],
    ]
    for (const [name, make] of cases) {
      const { correo, token } = await make()
      await alta(correo, token ? { invitacion: token } : {})
      await confirms(correo)
      expect([name, await enters(correo)]).toEqual([name, false])
    }
  })

  test('an account that a stranger made with the address before goes, and its password opens nothing', async () => {
    const correo = `invitado-${randomUUID()}@example.com`
    await alta(correo, { username: 'Intruso' }, 'clave-del-intruso')
    const { token } = await invites(correo)
    expect(await said(await rpc('invitacion_preparar', { token }))).toBe(true)
    await alta(correo, { invitacion: token })
    await confirms(correo)
    await expect(signIn(correo, 'clave-del-intruso')).rejects.toThrow()
    expect(await enters(correo)).toBe(true)
    await sql`update auth.users set raw_app_meta_data = raw_app_meta_data - 'role' where email = ${correo}`
  })

  test('a confirmed account is never touched by a letter, and is not invited', async () => {
    const guest = await signUp()
    expect(await said(await rpc('usuario_invitar', { correo: guest.email.toUpperCase() }, admin.token))).toBe(
      '409 ya_tiene_cuenta',
    )
    const { correo, token } = await invites()
    await alta(correo, {})
    await confirms(correo)
    expect(await said(await rpc('invitacion_preparar', { token }))).toBe(false)
    expect(await enters(correo)).toBe(false)
  })

  test('the letter: one, to the address, with the token that stands nowhere else; brakes and bad addresses', async () => {
    const { correo, token } = await invites()
    const mails = await sql`select * from correos where para = ${correo}`
    expect(mails).toHaveLength(1)
    expect(JSON.stringify(mails)).not.toContain(token)
    expect(
      await (await rest(`correos?para=eq.${correo}&select=*`, { token: admin.token })).text(),
    ).not.toContain(token)
    const taken = await sql.begin(async (tx) => {
      await tx`update correos set proximo_en = now() + interval '1 day' where para <> ${correo}`
      const rows = await tx`select * from private.correos_tomar(1)`
      return rows[0]
    })
    const letter = composeInvitacion(taken, {
      casa: { nombre: 'Alma Enigma', telefono: '+34 900 000 000', email: 'hola@example.com', direccion: '' },
      site: 'https://alma.example.com',
      de: null,
      ahora: Date.now(),
    })
    expect(letter.to).toBe(correo)
    expect(letter.texto).toContain(`https://alma.example.com/almaenigma/invitacion?t=${token}`)
    expect(letter.html).toContain(token)
    for (const bad of ['', 'x', 'a@b', 'a b@example.com', 'a@example.com\nbcc: x@example.com'])
      expect([bad, await said(await rpc('usuario_invitar', { correo: bad }, admin.token))]).toEqual([
        bad,
        '422 correo',
      ])
    await sql`insert into private.invitaciones (correo, token_hash, por, retirada_en)
      select 'invitado-' || n || '@example.com', gen_random_uuid()::text, ${admin.id}, now() from generate_series(1, 20) n`
    expect(await said(await rpc('usuario_invitar', { correo: 'otra@example.com' }, admin.token))).toBe(
      '429 limite',
    )
    await sql`delete from correos where para = ${correo}`
  })
})
