import { expect, test } from '../support/fixtures.ts'
import {
  allRows,
  cookies,
  functions,
  hanging,
  judgeOf,
  portray,
  saying,
  tablas,
  thefts,
  victim,
  withoutSecrets,
} from '../support/loot.ts'
import { direct, foto } from '../support/perfil.ts'

/**
 * T-PII: two guests, each of whom tries for everything of the other's, and a visitor who has no account. What there is
 * to try comes from the database's own catalogue: what is added tomorrow is tried tomorrow. In CI one robs the other, in
 * verify each the other.
 */
test('T-PII-01 T-PII-06 T-PII: every table by every verb, as the other guest and as nobody: nothing read, nothing written @matrix', async ({
  browser,
  backend,
  sql,
}) => {
  // More than a thousand requests, one after the other.
  test.slow()
  const [ana, eva] = [
    await victim(backend, sql, await cookies(browser), 'Canario Ana'),
    await victim(backend, sql, await cookies(browser), 'Canario Eva'),
  ]
  const shown = await tablas(sql)
  const hang = await hanging(sql)
  for (const [who, thief] of thefts(ana, eva)) {
    const before = await portray(sql, who)
    // A table that knows guests and in which ours has nothing to lose proves nothing.
    expect(hang.filter((tabla) => !(`public.${tabla}` in before))).toEqual([])
    const { broke, judge, tried } = judgeOf(who)
    for (const token of [null, thief.token])
      for (const { tabla, columnas, clave } of shown) {
        const rest = async (method: string, query: string, body?: unknown, prefer?: string) => {
          const path = `/rest/v1/${tabla}${query}`
          const answer = await direct(backend, path, {
            method,
            ...(token ? { token } : {}),
            ...(body === undefined ? {} : { body }),
            ...(prefer ? { prefer } : {}),
          })
          judge(`${method} ${path}`, answer.status, await answer.text())
        }
        await rest('GET', '?select=*')
        const rows = withoutSecrets(await allRows(sql, `public.${tabla}`, who), who)
        for (const row of rows) {
          const at = `?${clave.map((column) => `${column}=eq.${encodeURIComponent(String(row[column]))}`).join('&')}`
          await rest('GET', at)
          // Column by column: one that was granted by mistake is not hidden by one that was not.
          for (const column of columnas) await rest('GET', `${at}&select=${column}`)
          for (const column of columnas)
            await rest('PATCH', at, { [column]: row[column] ?? 'x' }, 'return=representation')
          await rest('PATCH', at, { user_id: thief.id, id: thief.id }, 'return=representation')
          await rest('DELETE', at, undefined, 'return=representation')
          await rest('POST', '', row, 'resolution=merge-duplicates,return=representation')
          await rest('POST', '', row, 'return=minimal')
        }
        for (const id of who.ids)
          for (const column of columnas.filter((name) => /(^|_)id$/.test(name)))
            await rest('GET', `?${column}=eq.${id}`)
      }
    expect(broke).toEqual([])
    expect(await portray(sql, who)).toEqual(before)
    // B-01: the same question by its owner is answered.
    const own = await direct(backend, `/rest/v1/profiles?id=eq.${who.id}`, { token: who.token })
    expect(await own.json()).toHaveLength(1)
    saying(`${shown.length} tables`, tried())
  }
})

test('T-PII-04 T-PII: every function and every door of the store @matrix', async ({
  browser,
  backend,
  sql,
}) => {
  // More than a thousand requests, one after the other.
  test.slow()
  const [ana, eva] = [
    await victim(backend, sql, await cookies(browser), 'Canario Ana'),
    await victim(backend, sql, await cookies(browser), 'Canario Eva'),
  ]
  const offered = await functions(sql)
  for (const [who, thief] of thefts(ana, eva)) {
    const before = await portray(sql, who)
    expect(who.objetos.map(({ cajon }) => cajon)).toEqual(['avatares', 'experiencias'])
    const { broke, judge, tried } = judgeOf(who)
    const ask = async (method: string, path: string, token: string | null, body?: unknown) => {
      const answer = await direct(backend, path, {
        method,
        ...(token ? { token } : {}),
        ...(body === undefined ? {} : { body }),
      })
      judge(
        `${method} ${path} ${JSON.stringify(body)?.slice(0, 80)}`,
        answer.status,
        await answer.clone().text(),
      )
      return answer
    }
    const value = (name: string, tipo: string, id: string): unknown => {
      if (tipo === 'uuid') return id
      if (tipo === 'integer') return 1
      if (tipo === 'date') return '2027-03-05'
      if (tipo === 'jsonb') return { id, user_id: id, codigo: who.codigo, notas: 'x', estado: 'confirmada' }
      if (name === 'codigo') return who.codigo
      if (name === 'a') return 'confirmada'
      return name === 'token' ? 'x'.repeat(22) : id
    }
    for (const token of [null, thief.token]) {
      // One's own account may be asked for and given up; whose it is, nobody says.
      for (const { nombre, args, tipos } of offered)
        for (const id of args.length > 0 ? who.ids : [who.id])
          await ask('POST', `/rest/v1/rpc/${nombre}`, token, {
            ...Object.fromEntries(args.map((name, i) => [name, value(name, tipos[i] ?? '', id)])),
          })
      for (const { nombre } of offered.filter(({ args }) => args.length === 0))
        await ask('POST', `/rest/v1/rpc/${nombre}`, token, { user_id: who.id, id: who.id })
      for (const { cajon, nombre } of who.objetos) {
        const fake = `${who.id}/${'b'.repeat(32)}.webp`
        const to = (letter: string) => ({
          bucketId: cajon,
          sourceKey: nombre,
          destinationKey: `${thief.id}/${letter.repeat(32)}.webp`,
        })
        const bytes = new Uint8Array(await foto())
        for (const [method, path, body] of [
          ...['', 'authenticated/', 'public/', 'info/', 'info/authenticated/', 'sign/'].map(
            (door) => ['GET', `${door}${cajon}/${nombre}`, undefined] as const,
          ),
          ['POST', `sign/${cajon}/${nombre}`, { expiresIn: 60 }],
          ['POST', `upload/sign/${cajon}/${nombre}`, {}],
          ['PUT', `${cajon}/${nombre}`, bytes],
          ['POST', `${cajon}/${nombre}`, bytes],
          ['POST', `${cajon}/${fake}`, bytes],
          ['POST', `${cajon}/${thief.id}/../${fake}`, bytes],
          ['POST', 'copy', to('c')],
          ['POST', 'move', to('d')],
        ] as const) {
          const answer = await ask(method, `/storage/v1/object/${path}`, token, body)
          expect([method, path, token !== null, answer.ok]).toEqual([method, path, token !== null, false])
        }
        // These may be answered: with nothing, and about nothing.
        for (const [method, path, body] of [
          ['POST', `sign/${cajon}`, { expiresIn: 60, paths: [nombre] }],
          ['POST', `list/${cajon}`, { prefix: who.id }],
          ['POST', `list/${cajon}`, { prefix: `${who.id}/` }],
          ['POST', `list/${cajon}`, { prefix: '' }],
          ['POST', `list-v2/${cajon}`, { prefix: who.id }],
          ['DELETE', cajon, { prefixes: [nombre] }],
          ['DELETE', `${cajon}/${nombre}`, undefined],
        ] as const) {
          const answer = await ask(method, `/storage/v1/object/${path}`, token, body)
          // A refusal may repeat the name it was asked with.
          if (!answer.ok) continue
          // A thief may see what is his own.
          const text = await answer.text()
          const theirs = who.objetos.filter((object) => text.includes(object.nombre.split('/').at(-1) ?? ''))
          expect([path, theirs, /token=/.test(text)]).toEqual([path, [], false])
        }
      }
    }
    expect(broke).toEqual([])
    expect(await portray(sql, who)).toEqual(before)
    expect((await who.jar.get(who.foto)).status()).toBe(200)
    saying(`${offered.length} functions and the store`, tried())
  }
})
