import type { Page } from '@playwright/test'
import type { Locale } from '../../../lib/i18n/locales.ts'
import { bookBySite } from './gestion.ts'
import { LOST } from './paths.ts'

export type Scene = {
  name: string
  /** The page by its Spanish path, with its question. */
  pagina: `/${string}`
  /** Only where it can be reached: the full-screen menu is for narrow screens. */
  hasta?: number
  /** The cookie banner is still to be answered. */
  sinElegir?: true
  llegar?: (page: Page, locale: Locale) => Promise<void>
}

/** The button works once the page has come alive. */
async function open(page: Page, opener: string, opened: string) {
  const target = page.locator(opened).first()
  const button = page.locator(opener).first()
  for (let turn = 0; turn < 20 && !(await target.isVisible()); turn++) {
    // Once it has opened, its button may be gone.
    await button.click({ timeout: 1000 }).catch(() => {})
    await target.waitFor({ state: 'visible', timeout: 1000 }).catch(() => {})
  }
  await target.waitFor({ state: 'visible' })
}

export const SCENES: readonly Scene[] = [
  { name: 'portada', pagina: '/' },
  { name: 'panel', pagina: '/dashboard' },
  { name: 'carta', pagina: '/menu' },
  { name: 'carta filtrada', pagina: '/menu?sin=gluten&dieta=vegetariano' },
  { name: 'carta buscada', pagina: '/menu?q=arroz' },
  { name: 'filosofía', pagina: '/philosophy' },
  { name: 'contacto', pagina: '/contact' },
  { name: 'contacto con errores', pagina: '/contact?error=campos&campo=email' },
  { name: 'cava', pagina: '/wine' },
  { name: 'cava filtrada', pagina: '/wine?estilo=tinto&copa=1' },
  { name: 'galería', pagina: '/gallery' },
  {
    name: 'visor de la galería',
    pagina: '/gallery',
    llegar: async (page) => {
      await page.waitForLoadState('networkidle')
      await open(page, 'a[data-foto]', 'main dialog[open]')
    },
  },
  { name: 'perfil', pagina: '/profile' },
  { name: 'reservas', pagina: '/reservations' },
  { name: 'reservas con errores', pagina: '/reservations?error=telefono' },
  {
    name: 'reservas con el día elegido',
    pagina: '/reservations',
    llegar: async (page) => {
      await page.locator('[role=grid]').waitFor()
      // Next month has open days whatever today is.
      await page.locator('[data-mes] button').last().click()
      await page.locator('[data-dia] [aria-busy]').waitFor({ state: 'detached' })
      await page.locator('[data-fecha]:not([aria-disabled])').first().click()
      await page.locator('[name=hora_reserva]:enabled').first().check()
      // A day half behind the header that stays in view is no small target: nobody presses it there.
      await page.locator('[role=grid]').evaluate((grid) => grid.scrollIntoView({ block: 'center' }))
    },
  },
  {
    name: 'cambiar una reserva',
    pagina: '/reservations',
    llegar: async (page, locale) => {
      const { url, fecha } = await bookBySite(page.request, locale)
      await page.goto(`${url}&cambiar=1&personas=3&fecha=${fecha}&mesa=interior`)
      await page.locator('#horas').waitFor()
    },
  },
  { name: 'privacidad', pagina: '/privacidad' },
  { name: 'términos', pagina: '/terminos' },
  { name: 'perdida', pagina: LOST },
  {
    name: 'menú de pantalla completa',
    pagina: '/wine',
    hasta: 1080,
    llegar: (page) => open(page, 'header button[aria-haspopup="dialog"]', 'dialog[open]'),
  },
  {
    name: 'idiomas abiertos',
    pagina: '/philosophy',
    llegar: async (page) => {
      const button = page.locator('header button[popovertarget="idiomas"]')
      if (await button.isVisible()) await button.click()
    },
  },
  {
    name: 'chat abierto',
    pagina: '/contact',
    llegar: (page) => open(page, 'button[aria-haspopup="dialog"][aria-label*="Enigmito"]', '[role="log"]'),
  },
  { name: 'aviso de cookies en la portada', pagina: '/', sinElegir: true },
  { name: 'aviso de cookies', pagina: '/menu', sinElegir: true },
]
