import type { Locale } from '../../../lib/i18n/locales.ts'
import { localePath } from '../../../lib/i18n/path.ts'
import { type Carta, cartas, textos } from '../support/cuenta.ts'
import { expect, test } from '../support/fixtures.ts'
import { victim } from '../support/loot.ts'
import { enterByDoor } from '../support/perfil.ts'

/** Going for good, and thinking better of it, as a guest does it: with scripts and without, in two languages. */
const CASES: readonly { locale: Locale; javaScriptEnabled: boolean }[] = [
  { locale: 'es', javaScriptEnabled: false },
  { locale: 'de', javaScriptEnabled: true },
]

for (const { locale, javaScriptEnabled } of CASES)
  test(`${locale}, ${javaScriptEnabled ? 'with' : 'without'} scripts: asked for, taken back by the letter, asked for again; a day later nothing is left @matrix`, async ({
    browser,
    backend,
    baseURL,
    sql,
  }) => {
    const t = textos(locale).MisDatos
    const context = await browser.newContext({ javaScriptEnabled, ...(baseURL ? { baseURL } : {}) })
    const ana = await victim(backend, sql, context.request, 'Canario Ana')
    // The loot comes with a goodbye already said; here it is said on the page.
    await sql`delete from private.bajas where user_id = ${ana.id}`
    await sql`delete from correos where user_id = ${ana.id}`
    await sql`update profiles set idioma = null where id = ${ana.id}`
    const page = await context.newPage()
    const here = localePath(locale, '/profile/datos')
    const data = page.locator('#datos')
    const request = async () => {
      await page.goto(here)
      await data.getByLabel(t.confirmo).check()
      await data.getByRole('button', { name: t.pedirBaja }).click()
      await expect(data.getByRole('status')).toHaveText(t.hechos.baja)
    }
    // What came before this test began was the loot's own.
    const old = cartas(ana.email).length
    const farewells = (): Carta[] =>
      cartas(ana.email)
        .slice(old)
        .filter(({ tipo }) => tipo === 'baja')

    await request()
    await expect(page.getByRole('button', { name: t.anularBaja })).toBeVisible()
    // The letter says until when, in the language of the page, and leads to the button.
    await expect.poll(farewells).toHaveLength(1)
    const [letter] = farewells()
    expect(letter?.idioma).toBe(locale)
    const link = /https?:\/\/\S+/.exec(letter?.text ?? '')?.[0] ?? ''
    expect(new URL(link).pathname).toBe(here)
    expect(letter?.text).toContain(t.anularBaja)
    await page.goto(new URL(link).pathname)
    await page.getByRole('button', { name: t.anularBaja }).click()
    await expect(data.getByRole('status')).toHaveText(t.hechos.baja_anulada)
    expect(await sql`select 1 from private.bajas where user_id = ${ana.id}`).toHaveLength(0)

    await request()
    await sql`update private.bajas set pedida_en = now() - interval '25 hours' where user_id = ${ana.id}`
    // The worker's next round.
    await expect.poll(() => sql`select 1 from auth.users where id = ${ana.id}`).toHaveLength(0)
    const [booking] =
      await sql`select nombre, email, notas, user_id, estado from reservas where codigo = ${ana.codigo}`
    expect(booking).toMatchObject({
      ...{ nombre: 'Anónimo', email: 'anonimo@example.invalid', notas: null, user_id: null },
      estado: 'cancelada_cliente',
    })
    expect(
      await sql`select 1 from experiencias where texto = 'Canario Ana' and user_id = ${ana.id}`,
    ).toHaveLength(0)
    // The pictures go with the round after it at the latest.
    await expect
      .poll(() => sql`select 1 from storage.objects where name like ${`${ana.id}/%`}`)
      .toHaveLength(0)
    expect((await context.request.get(ana.foto)).status()).toBe(404)

    // What is left of the session leads to the door, and the door stays shut.
    await page.goto(here)
    await expect(page).toHaveURL(new RegExp(`${localePath(locale, '/profile')}\\?volver=`))
    await expect(enterByDoor(context.request, ana)).rejects.toThrow(/error=/)
    await context.close()
  })
