import type { Page } from '@playwright/test'

export type Thing = { '@type': string; '@id'?: string; [property: string]: unknown }

/** The things that a page tells of in microdata, in the shape of JSON-LD. Runs in the browser: it may use nothing from outside. */
export const thingsOf = (page: Page): Promise<Thing[]> =>
  page.evaluate(() => {
    type Found = { '@type': string; [property: string]: unknown }
    const absolute = (address: string | null) => new URL(address ?? '', document.baseURI).href
    const valueIn = (element: Element): unknown => {
      if (element.hasAttribute('itemscope')) return thingOf(element)
      if (element instanceof HTMLMetaElement) return element.content
      if (element instanceof HTMLLinkElement || element instanceof HTMLAnchorElement) return element.href
      return element.textContent
    }
    function thingOf(scope: Element): Found {
      const thing: Found = {
        '@type': (scope.getAttribute('itemtype') ?? '').replace('https://schema.org/', ''),
      }
      if (scope.hasAttribute('itemid')) thing['@id'] = absolute(scope.getAttribute('itemid'))
      for (const element of scope.querySelectorAll('[itemprop]')) {
        if (element.parentElement?.closest('[itemscope]') !== scope) continue
        const property = element.getAttribute('itemprop') ?? ''
        const known = thing[property]
        const value = valueIn(element)
        thing[property] = known === undefined ? value : [known, value].flat()
      }
      return thing
    }
    return [...document.querySelectorAll('[itemscope]:not([itemprop])')].map(thingOf)
  })
