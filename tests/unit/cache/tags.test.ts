import { expect, test } from 'vitest'
import { PAGES, pagesOf, TAGS } from '../../../lib/cache/tags.ts'

test('a dish shows on the menu and beside its wines, in five languages', () => {
  expect(pagesOf(TAGS.carta)).toEqual(
    ['', '/en', '/fr', '/de', '/it'].flatMap((prefix) => [`${prefix}/menu`, `${prefix}/wine`]),
  )
})

test('what every page shows is on every page', () => {
  for (const tag of [TAGS.pie, TAGS.ajustes, TAGS.reservas]) {
    const pages = pagesOf(tag)
    expect(pages).toHaveLength(PAGES.length * 5)
    expect(new Set(pages).size).toBe(pages.length)
    expect(pages).toEqual(expect.arrayContaining(['/', '/en', '/it/contact']))
  }
})
