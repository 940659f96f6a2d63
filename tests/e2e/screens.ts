import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { CHROMIUM_ARGS, findChromium } from '../runner/chromium.ts'
import { ONLY_NECESSARY } from './support/paths.ts'
import { SCENES, type Scene } from './support/scenes.ts'

/**
 * `npm run screens`: a picture of every page, 390 and 1440 px wide, in light colours, of the site at E2E_SITE (default
 * http://localhost:3000), into `__screens__`. A long page is cut after two screens.
 */
const site = process.env.E2E_SITE ?? 'http://localhost:3000'
const folder = resolve(import.meta.dirname, '__screens__')
const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
/** File name of each scene that has a picture. Those that cover the screen are one screen high. */
const FOTOS: Record<string, string> = {
  portada: 'portada',
  panel: 'panel',
  carta: 'carta',
  'carta filtrada': 'carta-filtrada',
  'carta buscada': 'carta-buscada',
  filosofía: 'filosofia',
  contacto: 'contacto',
  cava: 'cava',
  'cava filtrada': 'cava-filtrada',
  galería: 'galeria',
  'visor de la galería': 'galeria-visor',
  perfil: 'perfil',
  reservas: 'reservas',
  privacidad: 'privacidad',
  términos: 'terminos',
  perdida: 'no-encontrado',
  'menú de pantalla completa': 'menu-movil',
  'chat abierto': 'chat',
  'aviso de cookies': 'cookies',
}

/** A Tuesday at half past eight in Madrid: the lemon sun is setting. */
const DINNER = new Date('2026-11-24T20:30:00+01:00')

mkdirSync(folder, { recursive: true })
for (const old of readdirSync(folder)) if (old.endsWith('.png')) rmSync(`${folder}/${old}`)
const browser = await chromium.launch({ args: CHROMIUM_ARGS, executablePath: findChromium(console.log) })

/** One picture: two screens of a page, one of what lies over it; as few colours as a print has. */
async function foto(
  { pagina, hasta, sinElegir, llegar }: Scene,
  name: string,
  viewport: (typeof WIDTHS)[number],
) {
  if (viewport.width > (hasta ?? viewport.width)) return
  const page = await browser.newPage({
    viewport,
    locale: 'es-ES',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  })
  if (!sinElegir) await page.addInitScript(ONLY_NECESSARY)
  await page.clock.setFixedTime(DINNER)
  await page.goto(site + pagina, { waitUntil: 'networkidle' })
  await llegar?.(page, 'es')
  await page.waitForTimeout(300)
  const covered = llegar !== undefined || sinElegir === true
  const { width, height } = viewport
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  // What sticks to the edges of the screen sticks to the edges of the picture.
  if (!covered) await page.setViewportSize({ width, height: Math.min(Math.max(whole, height), 2 * height) })
  await page.waitForTimeout(200)
  const png = await page.screenshot({ scale: 'css' })
  await sharp(png)
    .png({ palette: true, colours: 128, effort: 8 })
    .toFile(`${folder}/${name}-${viewport.width}.png`)
  await page.close()
}

for (const scene of SCENES) {
  const name = FOTOS[scene.name]
  if (name) for (const viewport of WIDTHS) await foto(scene, name, viewport)
}
await browser.close()
console.log(`Pictures of ${site} in ${folder}`)
