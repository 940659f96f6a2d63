import { direccion, enter, freshCorreo, openCuenta, textos } from '../support/cuenta.ts'
import { expect, test } from '../support/fixtures.ts'
import { darDeAlta } from '../support/identities.ts'

/** The rows of the error catalogue (§8) that are about accounts, each as a guest meets it. */

const referer = `${process.env.E2E_SITE}/`

test('§8 T-SES-04 refresh_token_not_found, Invalid Refresh Token: local auth state is cleared and the user signed out @matrix', async ({
  page,
  backend,
  sql,
}) => {
  const cuenta = await darDeAlta(backend)
  await page.request.post('/api/sesion', {
    form: cuenta,
    headers: { referer, 'x-forwarded-for': direccion() },
  })
  expect((await (await page.request.get('/api/sesion')).json()).usuario).not.toBeNull()
  // The backend forgets the session, and the token in the cookie is about to end.
  await sql`delete from auth.refresh_tokens where user_id::text = (select id::text from auth.users where email = ${cuenta.email})`
  await sql`delete from auth.sessions where user_id = (select id from auth.users where email = ${cuenta.email})`
  const jar = await page.context().cookies()
  const chunks = jar
    .filter(({ name }) => /^alma-cuenta(\.\d+)?$/.test(name))
    .sort((a, b) => a.name.localeCompare(b.name))
  const session = JSON.parse(
    Buffer.from(
      chunks
        .map(({ value }) => value)
        .join('')
        .replace(/^base64-/, ''),
      'base64url',
    ).toString(),
  )
  session.expires_at = Math.floor(Date.now() / 1000) + 30
  const text = `base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`
  const size = Math.ceil(text.length / chunks.length)
  await page
    .context()
    .addCookies(chunks.map((cookie, i) => ({ ...cookie, value: text.slice(i * size, (i + 1) * size) })))
  expect((await (await page.request.get('/api/sesion')).json()).usuario).toBeNull()
  const left = (await page.context().cookies()).map(({ name }) => name)
  expect(left.filter((name) => name.startsWith('alma-cuenta'))).toEqual([])
  await page.goto('/profile')
  await expect(page.getByRole('button', { name: textos('es').Perfil.entrar, exact: true })).toBeVisible()
})

test.describe('the profile of a new account', () => {
  test.use({ extraHTTPHeaders: { 'x-forwarded-for': direccion() } })

  test('§8 profile creation failure: a Spanish warning, and it can be completed later; a duplicate (23505) is none @matrix', async ({
    page,
    sql,
  }) => {
    const t = textos('es').Acceso
    const fails = (name: string, code: string) =>
      sql.unsafe(`create or replace function private.prueba_falla() returns trigger language plpgsql as
        $$ begin if new.username = '${name}' then raise exception 'no' using errcode = '${code}'; end if; return new; end $$;
        create or replace trigger prueba_falla before insert on public.profiles for each row execute function private.prueba_falla()`)
    try {
      await fails('Duplicada', '23505')
      await openCuenta(page, 'es', freshCorreo(), 'Duplicada')
      await expect(page.getByText(t.hecho.confirmada)).toBeVisible()
      await page.context().clearCookies()

      await fails('Torpe', 'P0001')
      const email = freshCorreo()
      await openCuenta(page, 'es', email, 'Torpe')
      await expect(page.getByText(t.avisoPerfil)).toBeVisible()
      expect(t.avisoPerfil).toMatch(/^Tu cuenta se ha creado, pero ha habido un problema/)
    } finally {
      await sql.unsafe('drop trigger prueba_falla on public.profiles; drop function private.prueba_falla()')
    }
    await page.getByRole('link', { name: t.completarAhora }).click()
    await page.locator('[name=accepted_privacy]').check()
    await page.locator('[name=accepted_terms]').check()
    await page.getByRole('button', { name: t.completar.enviar }).click()
    await expect(page.getByText(t.hecho.perfil)).toBeVisible()
  })
})

test('§8 auth library, weak password: the rule is told beside the form, nothing typed is lost but the password @matrix', async ({
  page,
}) => {
  const t = textos('es').Acceso
  const email = freshCorreo()
  await page.goto('/profile/alta')
  await page.locator('[name=username]').fill('Carmen')
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill('contraseña')
  await page.locator('[name=accepted_privacy]').check()
  await page.locator('[name=accepted_terms]').check()
  await page.getByRole('button', { name: t.alta.enviar }).click()
  await expect(page.locator('main').getByRole('alert')).toHaveText(t.error.comun)
  await expect(page.locator('[name=email]')).toHaveValue(email)
  await expect(page.locator('[name=username]')).toHaveValue('Carmen')
  await expect(page.locator('[name=password]')).toHaveValue('')
})

test('§8 auth library, invalid JWT; §8 auth library, session missing: nobody is signed in, and every door says so kindly', async ({
  page,
}) => {
  const exp = Math.floor(Date.now() / 1000) + 3600
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = {
    sub: '00000000-0000-4000-8000-000000000000',
    exp,
    email: 'x@example.com',
    role: 'authenticated',
  }
  const token = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.AAAA`
  const value = `base64-${part({ access_token: token, refresh_token: 'x', token_type: 'bearer', expires_in: 3600, expires_at: exp, user: { id: claims.sub } })}`
  for (const jar of [value, null]) {
    await page.context().clearCookies()
    if (jar)
      await page.context().addCookies([{ name: 'alma-cuenta', value: jar, url: process.env.E2E_SITE ?? '' }])
    const changed = await page.request.post('/api/sesion/clave', {
      form: { actual: 'una', password: 'caballo grapa batería', idioma: 'es' },
      headers: { referer, 'x-forwarded-for': direccion() },
      maxRedirects: 0,
    })
    expect(changed.headers().location).toBe('/profile')
    expect((await (await page.request.get('/api/sesion')).json()).usuario).toBeNull()
  }
  await page.goto('/profile/seguridad')
  await expect(page).toHaveURL('/profile?volver=%2Fprofile%2Fseguridad')
})

test('§8 sign-in refused: one sentence for whatever was wrong', async ({ page, consola: _ }) => {
  await enter(page, 'fr', freshCorreo(), 'rien du tout')
  await expect(page.getByText(textos('fr').Acceso.error.credenciales)).toBeVisible()
})
