import { expect, type Page } from '@playwright/test'

/** When a page's code comes, and that it has come: a robot's hand is faster than any guest's. */

/** How far a page's code has come: the parts one can press or type into that are not React's yet, and its scripts. */
const estado = () => {
  if (document.readyState === 'loading') return 'loading'
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src*="/_next/"]')]
  // A public page comes alive as one, and what its enhancements add, as the calendar, is never React's. The panel comes
  // alive in parts; hidden fields are left out there: those of a form's action are not React's.
  const parts = location.pathname.startsWith('/almaenigma')
    ? [...document.querySelectorAll('main :is(form, button, input:not([type=hidden]), select, textarea)')]
    : []
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
 * Waits until React has taken over everything in the page that can be pressed or typed into: a press before is heard by
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
export function despierta(page: Page): Page {
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
export async function retener(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/_next/static/**/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
