import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import PageCache from '../../../server/cache/page-cache.ts'

/** The handler on the installed Next's own file-system cache. */

const KEY = '/route-cache/APP_PAGE/0/$/es/menu'
const NEXT_ROW = '3:I[1,[],"default"]\n'
const OWN_ROW = '4:I[2,[],"Picker"]\n'
const HTML =
  '<!DOCTYPE html><html><head></head><body><h1>Carta</h1><script>self.__next_f.push([1,"x"])</script></body></html>'
const CONTEXT = {
  isFallback: false,
  isRoutePPREnabled: false,
  cacheControl: { revalidate: 300, expire: 900 },
}

const pageOf = (rows: string, status?: number) => ({
  // An enum of Next's that only its own code may name.
  kind: 'APP_PAGE' as never,
  html: HTML,
  rscData: Buffer.from(rows),
  headers: { 'x-next-cache-tags': 'carta' },
  postponed: undefined,
  status,
  segmentData: undefined,
})

describe('what is kept of a page', () => {
  let folder: string
  let cache: PageCache
  const kept = async () => {
    const found = await cache.get(KEY, {
      kind: 'APP_PAGE' as never,
      isFallback: false,
      isRoutePPREnabled: false,
    })
    return found?.value?.kind === 'APP_PAGE' ? found.value : null
  }

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'alma-handler-'))
    const serverDistDir = join(folder, 'server')
    mkdirSync(join(serverDistDir, 'app'), { recursive: true })
    const clientModules = {
      '[project]/node_modules/next/dist/client/components/layout-router.js': { id: 1 },
      '[project]/components/site/carta/picker.tsx': { id: 2 },
    }
    writeFileSync(
      join(serverDistDir, 'app/page_client-reference-manifest.js'),
      `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["/page"] = ${JSON.stringify({ clientModules })}`,
    )
    cache = new PageCache({ fs: nodeFs, flushToDisk: true, serverDistDir, revalidatedTags: [] } as never)
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })

  test('a page that needs no React is kept without it, its data for React beside it', async () => {
    await cache.set(KEY, pageOf(NEXT_ROW), CONTEXT)
    expect((await kept())?.html).toMatch(/^<!DOCTYPE html>.*<h1>Carta<\/h1><\/body><\/html>$/)
    expect((await kept())?.html).not.toContain('__next_f')
    expect((await kept())?.rscData?.toString()).toBe(NEXT_ROW)
    expect(readFileSync(join(folder, 'server', `${KEY}.html`), 'utf8')).toBe((await kept())?.html)
  })

  test('a page with a client component of the house is left whole, and the component is named', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    await cache.set(KEY, pageOf(NEXT_ROW + OWN_ROW), CONTEXT)
    expect((await kept())?.html).toBe(HTML)
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('components/site/carta/picker.tsx'))
  })

  test('an error page is left whole, and every page is with ALMA_LIGHT_PAGES=0', async () => {
    await cache.set(KEY, pageOf(NEXT_ROW, 404), CONTEXT)
    expect((await kept())?.html).toBe(HTML)
    vi.stubEnv('ALMA_LIGHT_PAGES', '0')
    await cache.set(KEY, pageOf(NEXT_ROW, 200), CONTEXT)
    expect((await kept())?.html).toBe(HTML)
  })
})
