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

/** Holds the code of every page back, as a slow line does. @returns what lets it come */
export async function retener(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/_next/static/**/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
