import { expect, type Page } from '@playwright/test'

/** How far a page's code has come: whether its script has begun, or the parts of the panel that are not React's yet. */
const estado = () => {
  if (document.readyState === 'loading') return 'loading'
  // A public page begins with one script, which says so.
  if (document.querySelector('script[src*="/scripts/start"]'))
    return 'viva' in document.documentElement.dataset ? 'viva' : 'waiting for the start script'
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src*="/_next/"]')]
  // The panel comes alive in parts; hidden fields are left out: those of a form's action are not React's.
  const parts = document.querySelectorAll(
    'main :is(form, button, input:not([type=hidden]), select, textarea)',
  )
  const dead = [document.body, ...parts].filter(
    (node) => !Object.keys(node).some((key) => key.startsWith('__react')),
  )
  const come = performance.getEntriesByType('resource').map(({ name }) => name)
  if (scripts.length === 0 || dead.length === 0) return 'viva'
  return {
    muertas: dead.slice(0, 5).map((node) => node.outerHTML.slice(0, 160)),
    porVenir: scripts.map(({ src }) => src).filter((src) => !come.includes(src)),
  }
}

/**
 * Waits until the start script of a public page, or React in the panel, has taken over everything in the page that can be pressed or typed into: a press before is heard by
 * nobody, and a field filled in that very moment may keep what it held.
 * @throws with what has not come alive after half a minute
 */
export async function viva(page: Page): Promise<void> {
  // A page that sends its reader on is asked again where he has arrived.
  const asked = () =>
    page.evaluate(estado).catch((error: unknown) => {
      if (page.isClosed()) throw error
      return String(error)
    })
  await expect.poll(asked, { timeout: 30_000, intervals: [20, 50, 100] }).toBe('viva')
}

/** A page that is waited for, whenever it opens an address or opens it anew; not by who leaves before it is there. */
export function awake(page: Page): Page {
  const { goto, reload } = page
  page.goto = async (url, options) => {
    const answer = await goto.call(page, url, options)
    if (options?.waitUntil !== 'commit') await viva(page)
    return answer
  }
  page.reload = async (options) => {
    const answer = await reload.call(page, options)
    await viva(page)
    return answer
  }
  return page
}

/** Holds the code of every page back, as a slow line does. @returns what lets it come */
export async function hold(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/(_next\/static|scripts)\/.*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
