import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { saidLast, slugsAfter } from '../talking.ts'

describe('18.2 the country of a wine is no language', () => {
  test.each<[Locale, string]>([
    ['es', 'un blanco francés, pero nada de chablis'],
    ['en', 'a french white, but no chablis'],
    ['fr', 'mon beau-père ne jure que par le blanc français, mais surtout pas de chablis'],
    ['de', 'einen weißen, französisch, aber keinen chablis'],
    ['it', 'un bianco francese, ma niente chablis'],
  ])('%s "%s"', (lang, message) => {
    expect(slugsAfter(saidLast(lang, [message]))).toEqual(['haut-estran'])
  })

  test('of two wines that are called so, the colour says which', () => {
    const answered = saidLast('en', ['what’s the Torcaz by the bottle, the red', 'and two of them?'])
    expect(answered.message).toContain('76.00')
  })
})
