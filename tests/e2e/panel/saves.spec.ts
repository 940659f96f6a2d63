import type { Page } from '@playwright/test'
import type { Sql } from 'postgres'
import { PAGES, pagesOf, type Tag } from '../../../lib/cache/tags.ts'
import { LOCALES } from '../../../lib/i18n/locales.ts'
import { localePath } from '../../../lib/i18n/path.ts'
import { IS_VERIFY } from '../../runner/long.ts'
import { expect, nombre, read, save, test } from '../support/workshop.ts'

/**
 * Save after save, in one section after the other: the next visitor sees each, and no other page is made anew. In CI once
 * in two sections, in verify two hundred times.
 */
const TIMES = IS_VERIFY ? 200 : 2
/** In so many of the five sections. */
const SECCIONES = Math.min(5, TIMES)

/** A row of a section, with the text that is saved again and again and the page that shows it. */
type Fila = { editor: string; campo: string; tag: Tag; pagina: '/menu' | '/wine' | '/contact' }

async function rows(sql: Sql, probe: string): Promise<Fila[]> {
  const slug = probe.toLowerCase().replace(' ', '-')
  const id = async (made: PromiseLike<readonly { id?: string }[]>) => {
    const [row] = await made
    if (!row?.id) throw new Error('no row')
    return row.id
  }
  const categoria = await id(sql`insert into categorias (slug, tipo, nombre, orden)
    values (${slug}, 'plato', ${probe}, -5) returning id`)
  const plato = await id(sql`insert into platos (slug, categoria_id, nombre, declarado_en, declarado_por)
    values (${slug}, ${categoria}, ${probe}, now(), 'prueba') returning id`)
  await sql`insert into plato_precios (plato_id, formato, cents) values (${plato}, 'unico', 900)`
  const bebida = await id(sql`insert into bebidas (slug, categoria_id, nombre, declarado_en, declarado_por)
    select ${slug}, id, ${probe}, now(), 'prueba' from categorias where tipo = 'bebida' order by orden limit 1
    returning id`)
  await sql`insert into bebida_precios (bebida_id, formato, cents) values (${bebida}, 'unico', 300)`
  const vino = await id(sql`insert into vinos
      (slug, nombre, bodega, pais, estilo, precio_botella_cents, stock, declarado_en, declarado_por)
    values (${slug}, ${probe}, 'Bodega', 'España', 'blanco', 2000, 6, now(), 'prueba') returning id`)
  await sql`insert into vino_alergenos (vino_id, alergeno_id, presencia)
    select ${vino}, id, 'contiene' from alergenos where clave = 'sulfitos'`
  const pregunta = await id(sql`insert into preguntas_frecuentes (tema, pregunta, respuesta)
    values (${`prueba_${slug.replace(/[^a-z]/g, '')}`.slice(0, 38)}, ${probe}, 'Todavía no.') returning id`)
  const descripcion = 'Descripción'
  return [
    { editor: `platos/${plato}`, campo: descripcion, tag: 'carta', pagina: '/menu' },
    // What a drink is made of is not changed without signing its allergens anew.
    { editor: `bebidas/${bebida}`, campo: 'Nombre', tag: 'carta', pagina: '/menu' },
    { editor: `vinos/${vino}`, campo: 'Nota de cata', tag: 'cava', pagina: '/wine' },
    { editor: `categorias/${categoria}`, campo: descripcion, tag: 'carta', pagina: '/menu' },
    { editor: `preguntas-frecuentes/${pregunta}`, campo: 'Respuesta', tag: 'preguntas', pagina: '/contact' },
  ]
}

test.afterEach(async ({ sql }) => {
  await sql`delete from platos where nombre like 'Prueba %'`
  await sql`delete from bebidas where nombre like 'Prueba %'`
  await sql`delete from vinos where nombre like 'Prueba %'`
  await sql`delete from categorias where nombre like 'Prueba %'`
  await sql`delete from preguntas_frecuentes where pregunta like 'Prueba %'`
})

const ALL = LOCALES.flatMap((locale) => PAGES.map((page) => localePath(locale, page)))

/** Asked again where the site closed a connection that lay idle between two saves. */
const heads = (page: Page) =>
  Promise.all(ALL.map(async (path) => (await page.request.head(path, { maxRetries: 2 })).headers()))

/** Counts the pages that are made anew though no save touched what they show. */
function counter(page: Page) {
  const made = new Map<string, number>()
  // Pages that lay ready when they were last looked at: what is still being made on a slow machine is made once.
  const ready = new Set<string>()
  const unsaved: Record<string, string[]> = {}
  return {
    porGuardar: unsaved,
    /** Whether every page lies ready: what others have saved before is made anew when it is asked for, and counts for nobody. */
    async listas(): Promise<boolean> {
      const all = (await heads(page)).every((headers) => headers['x-nextjs-cache'] === 'HIT')
      if (all) for (const path of ALL) ready.add(path)
      return all
    },
    /**
     * @param own the pages that show what was saved: made anew, as they must be
     * @returns whether every page lies ready
     */
    async mirar(own: ReadonlySet<string>): Promise<boolean> {
      let all = true
      for (const [i, headers] of (await heads(page)).entries()) {
        const path = ALL[i] ?? ''
        const estado = headers['x-nextjs-cache']
        if (estado === 'HIT') {
          ready.add(path)
          if (own.has(path)) made.set(path, Date.now())
          continue
        }
        all = false
        if (!ready.delete(path)) continue
        // Pages are also made anew by the clock, and say how often; what comes sooner than that was made for a save.
        const each = Number(/s-maxage=(\d+)/.exec(headers['cache-control'] ?? '')?.[1] ?? 0)
        const makes = (Date.now() - (made.get(path) ?? 0)) / 1000
        if (!own.has(path) && makes < each * 0.9)
          unsaved[path] = [...(unsaved[path] ?? []), `${estado} after ${makes} of ${each} s`]
        made.set(path, Date.now())
      }
      return all
    },
  }
}

test(`${TIMES} saves in ${SECCIONES} sections: never an old view, and no other page rendered @matrix`, async ({
  panel: page,
  sql,
}) => {
  test.setTimeout(90_000 + TIMES * 20_000)
  const probe = nombre()
  const cuenta = counter(page)
  await expect.poll(cuenta.listas, { timeout: 60_000 }).toBe(true)
  let old = 0
  let late = 0
  let n = 0
  const ms: number[] = []
  const own = (await rows(sql, probe)).filter((_, i) => i % 2 === 0 || IS_VERIFY).slice(0, SECCIONES)
  for (const { editor, campo, tag, pagina } of own) {
    await page.goto(`/almaenigma/${editor}`)
    for (let time = 0; time < TIMES / own.length; time++) {
      const said = `${probe}, vez ${++n}.`
      await page.getByLabel(campo, { exact: true }).fill(said)
      const antes = Date.now()
      const ya = await save(page)
      ms.push(Date.now() - antes)
      // What is typed next must not meet the answer to this save.
      await expect(page.getByText('Cambios sin guardar')).toBeHidden()
      const path = localePath(n % 2 === 0 ? 'es' : 'fr', pagina)
      const view = () => read(page, path, [said]).then(([seen]) => seen)
      if (ya) old += (await view()) ? 0 : 1
      else {
        late += 1
        await expect.poll(view, { timeout: 30_000 }).toBe(true)
      }
      const look = () => cuenta.mirar(new Set(pagesOf(tag)))
      // Pages that follow later must not be put down to the next save.
      if (ya) await look()
      else await expect.poll(look, { timeout: 30_000 }).toBe(true)
    }
  }
  ms.sort((a, b) => a - b)
  const { porGuardar } = cuenta
  test.info().annotations.push({
    type: 'saves',
    description: `${n} saves, ${old} old views, ${late} that said they would follow, ${ALL.length} pages looked at after each; other pages made anew: ${JSON.stringify(porGuardar)}; from the press to the message ${ms[ms.length >> 1]} ms (median), ${ms.at(-1)} ms (longest)`,
  })
  expect({ n, viejas: old, porGuardar }).toEqual({ n: TIMES, viejas: 0, porGuardar: {} })
})
