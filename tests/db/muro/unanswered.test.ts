import { afterEach, expect, test } from 'vitest'
import { LOCALES } from '../../../lib/i18n/locales.ts'
import { makeAdmin, rest, signUp, sql } from '../support/client.ts'

afterEach(async () => {
  await sql`delete from preguntas_sin_respuesta`
})

const note = (idioma: unknown, clave: unknown, token?: string): Promise<Response> =>
  rest('rpc/anotar_sin_respuesta', { body: { idioma, clave }, ...(token ? { token } : {}) })
const rows = () =>
  sql`select dia = (now() at time zone 'Europe/Madrid')::date as hoy, idioma, clave, cuenta
    from preguntas_sin_respuesta order by clave, idioma`

test('what nobody could tell counts one up, on the restaurant’s day and by language', async () => {
  for (const clave of ['policy:parking', 'absent:lobster', 'absent:word', 'fact:allergens', 'unclear'])
    for (const idioma of LOCALES)
      expect([clave, idioma, (await note(idioma, clave)).ok]).toEqual([clave, idioma, true])
  await note('fr', 'unclear')
  const found = await rows()
  expect(found).toHaveLength(25)
  expect(found.every((row) => row.hoy)).toBe(true)
  expect(found.filter((row) => row.cuenta !== 1)).toMatchObject([
    { idioma: 'fr', clave: 'unclear', cuenta: 2 },
  ])
})

test('twenty at once are twenty, from visitors and guests alike', async () => {
  const guest = await signUp()
  await Promise.all(
    Array.from({ length: 20 }, (_, i) => note('de', 'policy:dogs', i % 2 ? guest.token : undefined)),
  )
  expect(await rows()).toMatchObject([{ idioma: 'de', clave: 'policy:dogs', cuenta: 20 }])
})

test.each([
  ['es', '¿Puedo llevar a mi perro?'],
  ['es', 'policy:mi correo es lola@example.com'],
  ['es', 'policy:Parking'],
  ['es', `policy:${'x'.repeat(41)}`],
  ['es', 'policy:'],
  ['es', 'other:parking'],
  ['es', 'unclear\n'],
  ['es', ''],
  ['es', null],
  ['pt', 'unclear'],
  [null, 'unclear'],
  ['es', "unclear'; drop table preguntas_sin_respuesta; --"],
])('words of a guest cannot be stored: %s %s', async (idioma, clave) => {
  const answer = await note(idioma, clave)
  expect([400, 422]).toContain(answer.status)
  expect(await rows()).toEqual([])
})

const today = sql`(now() at time zone 'Europe/Madrid')::date`

test('a day ends after 5,000 questions, whoever asks on', async () => {
  await sql`insert into preguntas_sin_respuesta values (${today}, 'es', 'unclear', 4998)`
  const answers = await Promise.all(Array.from({ length: 12 }, () => note('en', 'policy:wifi')))
  expect(answers.filter(({ ok }) => !ok)).toEqual([])
  expect(await sql`select sum(cuenta)::int as n from preguntas_sin_respuesta`).toMatchObject([{ n: 5000 }])
})

test('a day has at most a thousand subjects; those it knows go on counting', async () => {
  await sql`insert into preguntas_sin_respuesta
    select ${today}, 'es', 'policy:' || translate(n::text, '0123456789', 'abcdefghij'), 1 from generate_series(1, 1000) n`
  await note('es', 'policy:nuevo')
  await note('es', 'policy:b')
  expect(
    await sql`select count(*)::int as n, sum(cuenta)::int as cuenta from preguntas_sin_respuesta`,
  ).toMatchObject([{ n: 1000, cuenta: 1001 }])
})

test('what is older than twelve months is erased with the first question of a day', async () => {
  await sql`insert into preguntas_sin_respuesta values
    (${today} - interval '12 months' - interval '1 day', 'es', 'unclear', 7), (${today} - interval '11 months', 'es', 'unclear', 3)`
  await note('it', 'unclear')
  expect(await sql`select idioma, cuenta from preguntas_sin_respuesta order by dia`).toMatchObject([
    { idioma: 'es', cuenta: 3 },
    { idioma: 'it', cuenta: 1 },
  ])
})

test('nobody reads the counts through the API but an administrator', async () => {
  await note('es', 'unclear')
  const guest = await signUp()
  expect((await rest('preguntas_sin_respuesta?select=clave')).status).toBe(401)
  expect(await (await rest('preguntas_sin_respuesta?select=clave', { token: guest.token })).json()).toEqual(
    [],
  )
})

test('the summary adds up the days by subject and language, the most frequent first, for administrators alone', async () => {
  await sql`insert into preguntas_sin_respuesta values
    (${today}, 'es', 'policy:parking', 3), (${today} - 29, 'es', 'policy:parking', 4), (${today} - 30, 'es', 'policy:parking', 9),
    (${today}, 'en', 'unclear', 5)`
  const [day] = await sql`select (${today} - 29)::text as desde`
  const of = async (token?: string) =>
    rest('rpc/preguntas_resumen', { body: { desde: day?.desde }, ...(token ? { token } : {}) })
  expect(await (await of((await makeAdmin(await signUp())).token)).json()).toEqual([
    { clave: 'policy:parking', idioma: 'es', cuenta: 7 },
    { clave: 'unclear', idioma: 'en', cuenta: 5 },
  ])
  expect(await (await of((await signUp()).token)).json()).toEqual([])
  expect((await of()).status).toBe(401)
})
