import { IS_VERIFY } from '../../runner/long.ts'
import { portrait, wake, withoutScript } from '../support/carta.ts'
import { expect, test } from '../support/fixtures.ts'

/** Questions of every kind; both ways of answering have to say the same, to the letter. `npm test` asks one in German. */
const PREGUNTAS = [
  '',
  '?sin=gluten',
  '?sin=gluten,soja,leche',
  '?sin=gluten,crustaceos,huevos,pescado,cacahuetes,soja,leche,frutos_cascara,apio,mostaza,sesamo,sulfitos,altramuces,moluscos',
  '?dieta=vegano',
  '?dieta=vegetariano',
  '?sin=sulfitos&dieta=vegano,vegetariano',
  '?q=gamba',
  '?q=LIMON+pepino',
  '?q=gamba&sin=crustaceos',
  '?q=gamba&sin=crustaceos&mostrar=arroces,para-abrir',
  '?sin=leche,huevos&mostrar=postres,cafes-e-infusiones',
  '?q=nadadenada&sin=soja',
  '?q=a',
]
for (const [path, preguntas] of [
  ['/menu', PREGUNTAS],
  ['/de/menu', ['?q=gamba', '?q=zitrone&sin=gluten', '?sin=soja,sesamo&mostrar=postres']],
  ['/fr/menu', ['?sin=frutos_cascara,gluten', '?q=oeuf']],
] as const)
  test(`§Carta ${path} answers the same with and without JavaScript @matrix`, async ({ page, browser }) => {
    test.setTimeout(180_000)
    const server = await withoutScript(browser)
    for (const pregunta of IS_VERIFY ? preguntas : preguntas.slice(1, 2)) {
      // Another test may publish a dish between the two: then both are read again.
      await expect(async () => {
        await page.goto(path)
        await wake(page)
        await server.page.goto(path + pregunta)
        await page.evaluate((address) => {
          history.pushState(history.state, '', address)
          dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
        }, path + pregunta)
        const wanted = await portrait(server.page)
        await expect.poll(() => portrait(page), pregunta).toEqual(wanted)
      }).toPass()
    }
    await server.close()
  })
