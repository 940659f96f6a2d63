import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS } from './chromium.ts'

/** Browser tests against the built site that tests/run.ts has started; addresses come in through E2E_*. */
export default defineConfig({
  testDir: './e2e',
  outputDir: './e2e/__results__',
  fullyParallel: false,
  workers: 1,
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
    launchOptions: {
      args: CHROMIUM_ARGS,
      ...(process.env.E2E_CHROMIUM ? { executablePath: process.env.E2E_CHROMIUM } : {}),
    },
    screenshot: 'only-on-failure',
  },
})
