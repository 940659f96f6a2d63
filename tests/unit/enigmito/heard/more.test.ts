import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { stateOf } from '../../../../supabase/functions/enigmito/answers/state.ts'
import { knowing } from '../support.ts'
import { saidLast } from '../talking.ts'

const demo = knowing()
const LOCALES: readonly Locale[] = ['es', 'en', 'fr', 'de', 'it']
const FISH: Record<Locale, string> = {
  es: 'que pescados teneis',
  en: 'what fish do you have',
  fr: 'vous avez quoi comme poissons',
  de: 'welchen fisch habt ihr',
  it: 'che pesce avete',
}
const MORE: Record<Locale, readonly string[]> = {
  es: ['algo más?', 'enséñame otro', '¿qué más tenéis?'],
  en: ['anything else?', 'show me another one', 'got any others?'],
  fr: ['autre chose ?', 'd’autres ?', 'montre-moi un autre'],
  de: ['noch was?', 'zeig mir einen anderen', 'was habt ihr sonst noch?'],
  it: ['altro?', 'qualcos’altro?', 'fammi vedere un altro'],
}
const slugs = (lang: Locale, said: readonly string[]) => saidLast(lang, said).named

describe('18.3 what else there is of the last list', () => {
  test.each(LOCALES.flatMap((lang) => MORE[lang].map((more) => [lang, more] as const)))(
    '%s: "%s" tells others of it, and none twice',
    (lang, more) => {
      const first = slugs(lang, [FISH[lang]])
      const next = slugs(lang, [FISH[lang], more])
      expect(next.length).toBeGreaterThan(0)
      expect(next.filter((ref) => first.includes(ref))).toEqual([])
      const fish = demo.index.byKind.get('fish') ?? []
      expect(
        next.flatMap((ref) => demo.menu.bySlug.get(ref) ?? []).every((item) => fish.includes(item)),
      ).toBe(true)
    },
  )

  test('what must not be in it stays out of what else there is', () => {
    const { named, message } = saidLast('en', [
      "i'm allergic to fish, what starters are there",
      'anything else?',
    ])
    const items = named.flatMap((ref) => demo.menu.bySlug.get(ref) ?? [])
    expect(items.filter((item) => stateOf(item, 'pescado') === 'contains')).toEqual([])
    expect(message).toContain('fish')
  })

  test('when all has been told, that is said', () => {
    const { message } = saidLast('es', ['soy celiaco, que pescados teneis', 'algo más?', 'algo más?'])
    expect(message).not.toMatch(/no tengo una respuesta/)
  })

  test('one more question is no wish for more of the list', () => {
    expect(saidLast('en', [FISH.en, 'another question, do you have wifi?']).intent).toBe('topic')
  })
})

test('de: what the cheapest of those is, is told with its price, not by what is in it', () => {
  const { intent, message } = saidLast('de', [FISH.de, 'was ist das günstigste davon'])
  expect([intent, /€/.test(message)]).toEqual(['extreme', true])
})
