import './runner/environment.ts'
import { defineConfig } from '@playwright/test'
import { MATRIX } from './e2e/support/paths.ts'
import { CHROMIUM_ARGS, findChromium } from './runner/chromium.ts'
import { IS_VERIFY } from './runner/long.ts'
import { WORKERS } from './runner/sites.ts'

// Found once, by the main process; its workers read this file anew.
process.env.E2E_CHROMIUM ??= findChromium(console.log)

// Each worker reads this file anew: its own site's settings (E2E_SITE_1 …) take the place of the first one's.
const mine = `_${process.env.TEST_PARALLEL_INDEX}`
for (const [name, value] of Object.entries(process.env))
  if (name.startsWith('E2E_') && name.endsWith(mine)) process.env[name.slice(0, -mine.length)] = value

const matrix = new RegExp(MATRIX)

/**
 * Browser tests against the built site, which e2e/setup.ts starts once for each worker; addresses come in through E2E_*.
 * `flows` is what guests and the house do, `matrix` what walks through many pages, widths, languages or faults.
 */
export default defineConfig({
  testDir: './e2e',
  outputDir: './e2e/__results__',
  fullyParallel: false,
  globalSetup: './e2e/support/setup.ts',
  workers: WORKERS,
  projects: [
    { name: 'flows', grepInvert: matrix },
    { name: 'matrix', grep: matrix },
  ],
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT ?? './e2e/__results__/report.json' }]],
  use: {
    baseURL: process.env.E2E_SITE ?? 'http://localhost:3000',
    browserName: 'chromium',
    locale: 'es-ES',
    timezoneId: 'America/New_York',
    viewport: { width: 1440, height: 900 },
    // What moves costs a fifth of a browser's work. In CI it moves where a test asks for it (`SE_MUEVE`), in verify
    // wherever a test does not ask for less.
    contextOptions: { reducedMotion: IS_VERIFY ? 'no-preference' : 'reduce' },
    launchOptions: {
      args: CHROMIUM_ARGS,
      executablePath: process.env.E2E_CHROMIUM,
    },
    screenshot: 'only-on-failure',
  },
})
