import { afterEach, expect, test } from 'vitest'
import { PAGES } from '../../../lib/cache/tags.ts'
import { LOCALES } from '../../../lib/i18n/locales.ts'
import { rest, signUp, sql } from '../support/client.ts'

afterEach(async () => {
  await sql`delete from visitas`
})

const count = (page: unknown, idioma: unknown, token?: string): Promise<Response> =>
  rest('rpc/contar_visita', { body: { pagina: page, idioma }, ...(token ? { token } : {}) })

test('every public page in every language counts one up, on the restaurant’s day', async () => {
  for (const page of PAGES)
    for (const idioma of LOCALES)
      expect([page, idioma, (await count(page, idioma)).ok]).toEqual([page, idioma, true])
  const rows =
    await sql`select dia = (now() at time zone 'Europe/Madrid')::date as today, cuenta from visitas`
  expect(rows).toHaveLength(PAGES.length * LOCALES.length)
  expect(rows.every((row) => row.today && row.cuenta === 1)).toBe(true)
})

test('thirty at once are thirty, from visitors and guests alike', async () => {
  const guest = await signUp()
  await Promise.all(
    Array.from({ length: 30 }, (_, i) => count('/menu', 'fr', i % 2 ? guest.token : undefined)),
  )
  expect(await sql`select pagina, idioma, cuenta from visitas`).toMatchObject([
    { pagina: '/menu', idioma: 'fr', cuenta: 30 },
  ])
})

test.each([
  ['/nada', 'es'],
  ['/menu/', 'es'],
  ['/en/menu', 'en'],
  ['', 'es'],
  [null, 'es'],
  ['/menu', 'pt'],
  ['/menu', null],
  ["/menu'; drop table visitas; --", 'es'],
])('%s in %s is no page of ours and fills no row', async (page, idioma) => {
  const answer = await count(page, idioma)
  expect(answer.status).toBe(422)
  expect((await answer.json()).code).toBe('PT422')
  expect(await sql`select 1 from visitas`).toHaveLength(0)
})

test('nobody from outside writes or reads the table itself', async () => {
  const guest = await signUp()
  await count('/menu', 'es')
  const body = { dia: '2026-11-21', pagina: '/menu', idioma: 'es', cuenta: 1_000_000 }
  for (const token of [undefined, guest.token]) {
    const call = token ? { token } : {}
    expect((await rest('visitas', { body, prefer: 'return=minimal', ...call })).ok).toBe(false)
    const read = await rest('visitas?select=cuenta', call)
    expect(read.ok ? await read.json() : []).toEqual([])
  }
})
