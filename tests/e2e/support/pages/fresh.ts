import { expect, type PlaywrightWorkerArgs } from '@playwright/test'
import { pagesOf, type Tag } from '../../../../lib/cache/tags.ts'
import { type Backend, type Cuenta, cookieFor } from '../identities.ts'

type Playwright = PlaywrightWorkerArgs['playwright']
type Who = { playwright: Playwright; backend: Backend; admin: Cuenta; baseURL: string | undefined }

/**
 * Publishes what the database holds, as a save of the back office does. A test that takes its rows away by SQL leaves
 * the kept pages as they were: for the next reader of the same site they are old.
 * @returns when every page with these tags is fresh, in five languages
 */
export async function freshPages({ playwright, backend, admin, baseURL = '' }: Who, tags: readonly Tag[]) {
  const request = await playwright.request.newContext()
  const headers = { cookie: await cookieFor(backend, admin), origin: baseURL }
  const marked = await request.post(`${baseURL}/almaenigma/publicar`, { headers, data: tags })
  expect(marked.status()).toBe(204)
  for (const path of new Set(tags.flatMap(pagesOf)))
    await expect
      .poll(async () => (await request.head(baseURL + path)).headers()['x-nextjs-cache'], {
        message: `${path} is fresh`,
        intervals: [10, 20, 40],
      })
      .not.toBe('STALE')
  await request.dispose()
}
