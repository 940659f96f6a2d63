import { expect, test } from '../support/fixtures.ts'
import { cookieFor } from '../support/identities.ts'

test.beforeEach(async ({ sql }) => {
  await sql`delete from preguntas_sin_respuesta`
})

test('what Enigmito could not tell is counted after the answer, and the owner reads the subject, not the words @matrix', async ({
  page,
  sql,
  backend,
  admin,
  baseURL,
}) => {
  const ask = (message: string) =>
    page.request.post('/api/enigmito', {
      data: { message, userLanguage: 'fr' },
      headers: { origin: baseURL ?? '' },
    })
  const first = await ask('vous avez du kebab ? Signé Lola')
  expect(first.status()).toBe(200)
  expect(Object.keys(await first.json())).toEqual(['message', 'suggestions'])
  await ask('vous avez du kebab ?')
  await ask('combien coûte la paella ?')
  const counted = () => sql`select idioma, cuenta from preguntas_sin_respuesta where clave = 'absent:kebab'`
  await expect.poll(counted).toMatchObject([{ idioma: 'fr', cuenta: 2 }])

  const at = {
    domain: new URL(baseURL ?? '').hostname,
    path: '/almaenigma',
    httpOnly: true,
    sameSite: 'Lax',
  } as const
  const pairs = (await cookieFor(backend, admin)).split('; ').map((pair) => pair.split('='))
  await page.context().addCookies(pairs.map(([name = '', value = '']) => ({ name, value, ...at })))
  await sql`insert into preguntas_sin_respuesta values (current_date - 40, 'de', 'policy:music', 3)`
  await page.goto('/almaenigma')
  await page.getByRole('link', { name: 'Preguntas sin respuesta' }).click()
  const row = (tema: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: tema })
  await expect(row('Plato: kebab')).toContainText('francés: 2 veces')
  await expect(row('Plato: kebab').getByRole('link')).toHaveAttribute('href', '/almaenigma/platos/nuevo')
  await expect(row('Música')).toHaveCount(0)
  await expect(page.getByRole('main')).not.toContainText(/Lola|Signé/)
  await page.getByRole('link', { name: '90 días' }).click()
  await expect(row('Música')).toContainText('alemán: 3 veces')
})
