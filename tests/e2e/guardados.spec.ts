import { PAGINAS, paginasDe } from '../../lib/contenido/etiquetas.ts'
import { LOCALES } from '../../lib/i18n/locales.ts'
import { ruta } from '../../lib/i18n/ruta.ts'
import { expect, guardar, nombre, test } from './taller.ts'

/** Save after save: the next visitor sees each, and no page that does not show it is made anew. */
const VECES = process.env.ALMA_VERIFY ? 200 : 10

test.afterEach(async ({ sql }) => {
  await sql`delete from platos where nombre like 'Prueba %'`
})

test(`${VECES} saves of a dish: never an old view, and no other page rendered`, async ({
  panel: page,
  sql,
}) => {
  test.setTimeout(60_000 + VECES * 20_000)
  const plato = nombre()
  const [row] = await sql`insert into platos (slug, categoria_id, nombre, declarado_en, declarado_por)
    select ${plato.toLowerCase().replace(' ', '-')}, id, ${plato}, now(), 'prueba'
    from categorias where tipo = 'plato' order by orden limit 1 returning id`
  await sql`insert into plato_precios (plato_id, formato, cents) values (${row?.id}, 'unico', 100)`

  const suyas = new Set(paginasDe('carta'))
  const otras = LOCALES.flatMap((locale) => PAGINAS.map((pagina) => ruta(locale, pagina))).filter(
    (path) => !suyas.has(path),
  )
  // Pages are also made anew by the clock, and say how often; what comes sooner than that was made for a save.
  const hecha = new Map<string, number>()
  const porGuardar: Record<string, number> = {}
  const mirar = async () => {
    for (const path of otras) {
      const headers = (await page.request.head(path)).headers()
      if (headers['x-nextjs-cache'] === 'HIT') continue
      const cada = Number(/s-maxage=(\d+)/.exec(headers['cache-control'] ?? '')?.[1] ?? 0) * 1000
      const antes = hecha.get(path)
      if (antes !== undefined && Date.now() - antes < cada * 0.9)
        porGuardar[path] = (porGuardar[path] ?? 0) + 1
      hecha.set(path, Date.now())
    }
  }
  await mirar()
  await mirar()
  for (const path of Object.keys(porGuardar)) delete porGuardar[path]

  let viejas = 0
  let tarde = 0
  await page.goto(`/almaenigma/platos/${row?.id}`)
  for (let n = 1; n <= VECES; n++) {
    const cents = 1000 + n
    const dicho = `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`
    await page.getByLabel('Precio', { exact: true }).first().fill(dicho)
    const ya = await guardar(page)
    // What is typed next must not meet the answer to this save.
    await expect(page.getByText('Cambios sin guardar')).toBeHidden()
    const path = n % 2 === 0 ? '/menu' : '/fr/menu'
    const seen = async () => {
      const text = await (await page.request.get(path)).text()
      const at = text.indexOf(plato)
      return (
        at >= 0 &&
        /\d+[.,]\d\d/.exec(text.slice(at).replace(/<[^>]*>/g, ' '))?.[0].replace('.', ',') === dicho
      )
    }
    if (ya) viejas += (await seen()) ? 0 : 1
    else {
      tarde += 1
      await expect.poll(seen, { timeout: 30_000 }).toBe(true)
    }
    await mirar()
  }
  test.info().annotations.push({
    type: 'saves',
    description: `${VECES} saves, ${viejas} old views, ${tarde} that said they would follow; other pages made anew: ${JSON.stringify(porGuardar)}`,
  })
  expect({ viejas, porGuardar }).toEqual({ viejas: 0, porGuardar: {} })
})
