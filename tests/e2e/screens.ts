import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../chromium.ts'
import { SOLO_NECESARIAS } from './fixtures.ts'

/** `npm run screens`: pictures of the running site (E2E_SITE, default http://localhost:3000) for the README and review. */
const site = process.env.E2E_SITE ?? 'http://localhost:3000'
const folder = resolve(import.meta.dirname, '__screens__')
const PAGES = { portada: '/', carta: '/menu' }
const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** A Tuesday at half past eight in Madrid: the lemon sun is setting. */
const DINNER = new Date('2026-11-24T20:30:00+01:00')

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ args: CHROMIUM_ARGS, executablePath: findChromium(console.log) })
for (const [name, path] of Object.entries(PAGES))
  for (const viewport of WIDTHS) {
    const page = await browser.newPage({ viewport, locale: 'es-ES', reducedMotion: 'reduce' })
    await page.clock.setFixedTime(DINNER)
    await page.addInitScript(SOLO_NECESARIAS)
    await page.goto(site + path, { waitUntil: 'networkidle' })
    await page.screenshot({ path: `${folder}/${name}-${viewport.width}.png` })
    await page.close()
  }
await browser.close()
console.log(`Pictures of ${site} in ${folder}`)
