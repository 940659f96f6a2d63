import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS } from './chromium.ts'
import { TODO } from './e2e/rutas.ts'

// Each worker reads this file anew: its own site's settings (E2E_SITE_1 …) take the place of the first one's.
const mine = `_${process.env.TEST_PARALLEL_INDEX}`
for (const [name, value] of Object.entries(process.env))
  if (name.startsWith('E2E_') && name.endsWith(mine)) process.env[name.slice(0, -mine.length)] = value

/** Browser tests against the built site that tests/run.ts has started; addresses come in through E2E_*. */
export default defineConfig({
  testDir: './e2e',
  outputDir: './e2e/__results__',
  fullyParallel: false,
  workers: Number(process.env.E2E_WORKERS ?? 1),
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
    contextOptions: { reducedMotion: TODO ? 'no-preference' : 'reduce' },
    launchOptions: {
      args: CHROMIUM_ARGS,
      ...(process.env.E2E_CHROMIUM ? { executablePath: process.env.E2E_CHROMIUM } : {}),
    },
    screenshot: 'only-on-failure',
  },
})
