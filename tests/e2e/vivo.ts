import type { Page } from '@playwright/test'

/** When a page's code comes, and that it has come: a robot's hand is faster than any guest's. */

/**
 * Waits until React has taken over everything in the page that can be pressed or typed into: a press before is heard by
 * nobody, and a field filled in that very moment may keep what it held.
 */
export async function viva(page: Page): Promise<void> {
  const alive = () => {
    if (!document.querySelector('script[src*="/_next/"]')) return true
    const parts = [
      ...document.querySelectorAll('main :is(form, button, input:not([type=hidden]), select, textarea)'),
    ]
    return [document.body, ...parts].every((node) =>
      Object.keys(node).some((key) => key.startsWith('__react')),
    )
  }
  // Hidden fields are left out: those of a form's action are not React's.
  await page.waitForFunction(alive, undefined, { timeout: 30_000 })
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
