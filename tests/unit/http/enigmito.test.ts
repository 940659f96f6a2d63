import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fallback, topicOf } from '../../../app/api/enigmito/fallback.ts'
import { askEnigmito, PAUSE_MS } from '../../../lib/enigmito/ask.ts'
import { isAllowed } from '../../../lib/enigmito/links.ts'
import { LOCALES } from '../../../lib/i18n/locales.ts'

const PIE = {
  telefono: '+34 900 000 000',
  email: 'hola@almaenigma.example.com',
  instagram_url: 'https://instagram.example.com/almaenigma',
  tripadvisor_url: null,
  google_maps_url: 'https://maps.example.com/almaenigma',
  whatsapp_url: 'https://wa.me/34900000000',
}
const GOOD = { message: 'Abrimos a las 13:00.', suggestions: [{ text: 'Carta', url: '/menu' }] }

/** Asks a function that gives these answers one after the other. */
async function ask(...replies: (() => Promise<Response>)[]) {
  const waits: number[] = []
  let calls = 0
  const answer = await askEnigmito(
    { message: '¿A qué hora abrís?', userLanguage: 'es' },
    {
      url: 'http://backend',
      key: 'key',
      fetch: () => replies[calls++]?.() ?? Promise.reject(new Error('too many calls')),
      wait: async (ms) => waits.push(ms),
    },
  )
  return { answer, calls, waits }
}
const json = (status: number, body: unknown) => async () => Response.json(body, { status })
const FAILURES: [string, () => Promise<Response>][] = [
  ['no connection', () => Promise.reject(new TypeError('fetch failed'))],
  ['its time limit', () => Promise.reject(new DOMException('', 'TimeoutError'))],
  ['503', json(503, { error: 'unavailable' })],
  ['HTML', async () => new Response('<html>', { status: 200 })],
  ['no message', json(200, { suggestions: [] })],
  ['an empty message', json(200, { message: '  ', suggestions: [] })],
  ['a message of another type', json(200, { message: { html: '<b>' } })],
  ['a megabyte', json(200, { message: 'x'.repeat(1_000_000), suggestions: [] })],
]

test('a good answer is handed on after one call', async () => {
  expect(await ask(json(200, GOOD))).toEqual({ answer: GOOD, calls: 1, waits: [] })
})

test.each(FAILURES)(
  '§8 chat call failure, T-AI-05, T-AI-01 %s: once more after a second',
  async (_, failure) => {
    expect(await ask(failure, json(200, GOOD))).toEqual({ answer: GOOD, calls: 2, waits: [PAUSE_MS] })
    expect(await ask(failure, failure)).toEqual({ answer: null, calls: 2, waits: [PAUSE_MS] })
  },
)

test('19.12 what is named is handed on where it is a name of a row', async () => {
  const named = ['dish:paella', 'wine:vessana-blanca', '../etc', { dish: 1 }]
  expect((await ask(json(200, { ...GOOD, named }))).answer).toEqual({
    ...GOOD,
    named: ['dish:paella', 'wine:vessana-blanca'],
  })
  expect((await ask(json(200, { ...GOOD, named: 'dish:paella' }))).answer).toEqual(GOOD)
})

test('links of another shape are left out, the message stays', async () => {
  expect((await ask(json(200, { message: 'Hola', suggestions: 'x' }))).answer).toEqual({
    message: 'Hola',
    suggestions: [],
  })
})

describe('T-LINK-01', () => {
  test.each([
    '/menu',
    '/de/wine',
    '/reservations?fecha=2026-11-27',
    '/menu#arroces',
    'tel:+34900000000',
    'mailto:hola@almaenigma.example.com',
    'https://maps.example.com/almaenigma',
    'https://wa.me/34900000000',
  ])('shown: %s', (url) => expect(isAllowed(url, PIE)).toBe(true))

  test.each([
    '//evil.com',
    '/\\evil.com',
    '/\t/evil.com',
    '/menu/../../evil',
    '/menu?x=\n',
    '/almaenigma',
    '/xx/menu',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'http://maps.example.com/almaenigma',
    'https://maps.example.com/almaenigma@evil.com',
    'https://maps.example.com/almaenigma.evil.com',
    'https://wa.me/34611111111',
    'tel:+34611111111',
    'mailto:evil@example.com',
    'mailto:hola@almaenigma.example.com?bcc=evil@example.com',
    '',
  ])('dropped: %j', (url) => expect(isAllowed(url, PIE)).toBe(false))

  test('without the footer only pages of the site are shown', () => {
    expect(isAllowed('/menu', null)).toBe(true)
    expect(isAllowed('tel:+34900000000', null)).toBe(false)
  })

  test('fuzz: no shown address leaves the site but for the stored ones', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '//',
      'menu',
      '?',
      '#',
      '@',
      ':',
      'evil.com',
      '.',
      '\t',
      '\n',
      'javascript:',
      'https://',
      '%2f',
      'en',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (parts) => {
        const url = parts.join('')
        if (isAllowed(url, PIE))
          expect(new URL(url, 'https://alma.example').origin).toBe('https://alma.example')
      }),
      { numRuns: 5000 },
    )
  })
})

test.each([
  ['¿Qué vino va con el arroz?', 'vino'],
  ['Do you have sparkling wine?', 'vino'],
  ['Quel vin avec le poisson ?', 'vino'],
  ['Haben Sie Weißwein?', 'vino'],
  ['¿Tenéis platos sin gluten?', 'carta'],
  ['What is on the menu?', 'carta'],
  ['Was kann man bei Ihnen essen?', 'carta'],
  ['Che piatti avete?', 'carta'],
  ['¿Dónde estáis?', 'general'],
  ['¿Dónde estáis? [dietary: vegano] [wine: tinto]', 'general'],
])('§8 chat call failure: the fallback knows the topic: %s', (message, tema) =>
  expect(topicOf(message)).toBe(tema),
)

test.each(LOCALES)(
  '§8 chat call failure: the fallback in %s: a text and links that the filter lets through',
  (locale) => {
    for (const question of ['menu', 'vino wine vin wein', 'x']) {
      const { message, suggestions } = fallback(question, locale, PIE.telefono)
      expect(message.length).toBeGreaterThan(20)
      expect(suggestions.filter(({ url }) => !isAllowed(url, PIE))).toEqual([])
      expect(suggestions.at(-1)?.url).toBe('tel:+34900000000')
    }
  },
)
