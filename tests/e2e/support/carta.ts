import type { Browser, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Everything a guest can see of a filter's answer, to be held against the same answer from elsewhere. */
export const portrait = (page: Page) =>
  page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => !element.closest('[hidden]'))
    const texts = (selector: string) => shown(selector).map((element) => element.textContent?.trim())
    const links = (selector: string) =>
      shown(selector).map((link) => `${link.textContent} ${link.getAttribute('href')}`)
    return {
      platos: shown('article').map((article) => article.id),
      secciones: shown('main section[aria-labelledby]').map((section) =>
        section.getAttribute('aria-labelledby'),
      ),
      avisos: texts('[data-aviso]'),
      lineas: shown('[data-linea]').map((line) => `${line.querySelector('span')?.lang} ${line.textContent}`),
      marcas: texts('article mark'),
      nombres: texts('article :is(h3, h4) > span'),
      ocultos: texts('[data-ocultos]'),
      enlaces: links('a[data-filtro]'),
      resumen: texts('[data-resumen]'),
      vacio: texts('[data-vacio] p:first-child'),
      carril: texts('aside nav b'),
      puestas: shown('input:checked[name]').map((box) => (box instanceof HTMLInputElement ? box.value : '')),
      busqueda: shown('input[name=q]').map((box) => (box instanceof HTMLInputElement ? box.value : '')),
    }
  })

/** Moves the pointer over the menu and waits until its code is there. */
export async function wake(page: Page) {
  const index = page.waitForResponse(/\/api\/carta\?/)
  await page.getByRole('search').hover()
  await expect(page.locator('[data-vivo]')).toHaveCount(1)
  await index
}

export async function withoutScript(browser: Browser) {
  const context = await browser.newContext({ javaScriptEnabled: false })
  return { page: await context.newPage(), close: () => context.close() }
}
