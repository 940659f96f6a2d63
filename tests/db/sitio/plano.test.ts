import { expect, test } from 'vitest'
import { makeAdmin, rest, rpc, signUp, sql } from '../support/client.ts'

const casa = { punto: 'casa', x: 39, y: 63, minutos: null }
const puerto = { punto: 'puerto', x: 58, y: 66, minutos: 2 }

test('19.12 an administrator alone writes the points of the map, and nobody over what he has not seen', async () => {
  const [before] = await sql`select valor from ajustes where clave = 'plano'`
  await sql`delete from ajustes where clave = 'plano'`
  try {
    const admin = await makeAdmin(await signUp())
    const guest = await signUp()
    const write = async (plano: unknown, version: number, token?: string) =>
      (await rpc('guardar_plano', { plano, version }, token)).status
    for (const token of [undefined, guest.token]) expect([401, 403]).toContain(await write([casa], 0, token))
    expect(await write([casa], 1, admin.token)).toBe(409)
    expect(await write([casa, puerto], 0, admin.token)).toBeLessThan(300)
    expect(await write([], 0, admin.token)).toBe(409)
    expect(await write([puerto], 1, admin.token)).toBe(400)
    expect(await (await rest('ajustes?clave=eq.plano&select=valor,version')).json()).toEqual([
      { valor: [casa, puerto], version: 1 },
    ])
  } finally {
    await sql`delete from ajustes where clave = 'plano'`
    if (before)
      await sql`insert into ajustes (clave, valor, publico) values ('plano', ${sql.json(before.valor)}, true)`
  }
})

test('19.12 what is no map of points is not stored', async () => {
  const ok = async (plano: unknown) =>
    (await sql`select private.plano_ok(${sql.json(plano as never)}) as ok`)[0]?.ok
  for (const good of [[], [casa], [casa, puerto], [{ punto: 'casa', x: 0, y: 100 }]])
    expect(await ok(good), JSON.stringify(good)).toBe(true)
  for (const wrong of [
    ...[{}, 'x', [1], [puerto], [casa, casa], [{ ...casa, punto: 'faro' }]],
    ...[
      { ...casa, x: 101 },
      { ...casa, x: -1 },
      { ...casa, y: '5' },
      { ...casa, y: 1.5 },
    ].map((one) => [one]),
    ...[0, 121, 1.5, '2'].map((minutos) => [casa, { ...puerto, minutos }]),
  ])
    expect(await ok(wrong), JSON.stringify(wrong)).toBe(false)
})
