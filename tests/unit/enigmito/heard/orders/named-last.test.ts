import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { slugsAfter, told } from '../../talking.ts'

describe('18.3 a limit that stands alone in its sentence belongs to the wish before it', () => {
  test.each<[Locale, string]>([
    ['en', 'something with fish but no shellfish, allergic to crustaceans. under 25 euro'],
    ['es', 'algo con pescado pero sin marisco, soy alérgico a los crustáceos. menos de 25 euros'],
    ['de', 'etwas mit fisch aber ohne meeresfrüchte, allergisch gegen krebstiere. unter 25 euro'],
  ])('%s: "%s"', (lang, said) => {
    const slugs = slugsAfter(told(lang, said))
    expect(slugs).toContain('dorada-espalda')
    expect(slugs).not.toContain('lubina-sal')
  })
})

describe('18.2 what is named last stays, when nothing meets the limit that was told before', () => {
  test('fr: "et un chablis ?" behind bubbles under 35 €', () => {
    expect(told('fr', 'des bulles à moins de 35', 'et un chablis ?').message).toContain('52,00')
  })
})

describe('false friends of single words', () => {
  test('es: "claro" is no beer with lemon', () => {
    const { message } = told('es', 'el viernes 25 abris?', 'claro si es navidad. y el 31?')
    expect(message).not.toContain('Clara')
    expect(message).toMatch(/31 de diciembre/)
  })

  test('es: the secret of a broth is no cut of pork', () => {
    expect(slugsAfter(told('es', 'y cual es el secreto del fumet?'))).not.toContain('secreto-iberico')
  })

  test.each<[string]>([
    ['mañana pa la resaca, las bravas cuanto'],
    ['uff q dolor. algun tinto entre 25 y 35 la botella'],
  ])('es: "%s" asks for no medicine', (said) => {
    expect(told('es', said).intent).not.toBe('medical')
  })

  test('it: a voucher is no wine of one’s own', () => {
    expect(
      told('it', 'posso portare il vino mio?', 'regalo un buono a mia cugina, da quanto partono').message,
    ).toMatch(/30\s€/)
  })
})
