import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseTalk } from '../../../../../lib/chat/parse-talk.ts'
import { NO_TALK, type Talk } from '../../../../../lib/chat/talk.ts'
import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { answer } from '../../../../../supabase/functions/enigmito/answer.ts'
import { assistance } from '../../../../../supabase/functions/enigmito/model/assist.ts'
import { heardOf, isCondition } from '../../../../../supabase/functions/enigmito/model/heard.ts'
import { GUESSABLE } from '../../../../../supabase/functions/enigmito/model/vocabulary.ts'
import { knowing, NOW } from '../../support.ts'

const demo = knowing()
const TALK: Talk = parseTalk({
  ...NO_TALK,
  frame: { act: 'list', of: 'dish', want: ['kind:rice'], exclude: ['allergen:moluscos'], ask: [] },
  listed: ['dish:paella-valenciana', 'dish:arroz-negro', 'dish:pulpo-brasa'],
  avoid: [
    { who: 'guest', allergens: ['moluscos'], diets: [] },
    { who: 'child', allergens: ['cacahuetes', 'leche'], diets: ['vegetarian'] },
  ],
})
const HOUSE = { ...demo, now: NOW, talk: TALK }

const word = fc.oneof(
  fc.constantFrom(
    ...(['kind:rice', 'kind:fish', 'style:tinto', 'place:rioja', 'grape:bobal', 'allergen:leche'] as const),
    ...([
      'diet:vegan',
      'quality:spicy',
      'dish:pulpo-brasa',
      'wine:x',
      '__proto__',
      'kind:constructor',
    ] as const),
    ...([
      'price',
      'description',
      'pairing',
      'rice',
      'tinto',
      'cheapest',
      'swap',
      'narrow',
      'keep',
      'new',
    ] as const),
    ...(['2026-12-12', '2026-11-24', '2027-02-30', '21:00', '25:00', 'comida', 'cena'] as const),
  ),
  fc.string({ maxLength: 12 }),
  fc.integer({ min: -3, max: 3_000 }),
  fc.constant(null),
)
const words = fc.oneof(word, fc.array(word, { maxLength: 4 }))
const entry = fc.record({
  who: fc.constantFrom('guest', 'child', 'companion', 'dog', 7),
  what: fc.constantFrom('gluten', 'leche', 'vegan', 'pregnant', 'kryptonite', null),
})
const raw = fc.oneof(
  { weight: 1, arbitrary: fc.jsonValue() },
  {
    weight: 9,
    arbitrary: fc.record(
      {
        intent: fc.oneof(fc.constantFrom(...Object.keys(GUESSABLE), 'allergy_or_diet', 'booking'), word),
        mentions_allergy_or_diet: fc.oneof(
          { weight: 4, arbitrary: fc.boolean() },
          { weight: 1, arbitrary: word },
        ),
        ...{ kinds: words, topics: words, styles: words, items: words, pick: words, ask: words },
        ...{ want: words, exclude: words, min: word, max: word, sort: word, change: word },
        ...{ day: word, time: word, part: word, guests: word },
        avoid_add: fc.oneof(word, fc.array(entry, { maxLength: 4 })),
      },
      { requiredKeys: ['mentions_allergy_or_diet'] },
    ),
  },
)

test('18 fuzz: whatever JSON arrives, only words of our lists, rows and days that can be booked are heard', () => {
  fc.assert(
    fc.property(raw, (json) => {
      const heard = heardOf(json, HOUSE)
      if (!heard) return
      expect(heard.items.every((item) => demo.menu.items.includes(item))).toBe(true)
      expect(heard.want.every((key) => isCondition(key, 'want', HOUSE))).toBe(true)
      expect(heard.exclude.every((key) => isCondition(key, 'exclude', HOUSE))).toBe(true)
      expect(heard.day === null || (heard.day >= NOW.fecha && heard.day <= '2027-11-25')).toBe(true)
      expect(heard.time === null || /^([01]\d|2[0-3]):[0-5]\d$/.test(heard.time)).toBe(true)
      expect(heard.guests === null || (heard.guests >= 1 && heard.guests <= 20)).toBe(true)
      expect(parseTalk({ avoid: heard.avoid }).avoid).toEqual(heard.avoid)
    }),
    { numRuns: 1500 },
  )
})

const LINES: readonly [Locale, string][] = [
  ['en', 'xyzzy plugh frobnicate'],
  ['es', 'mejor bichitos que no arruinen el monedero'],
  ['fr', 'le samedi après le grand pont'],
  ['de', 'nicht den da, das Fischige von vorhin'],
  ['it', 'mia figlia diventa un pallone con le noci'],
]

describe('18 fuzz: no model takes away what is avoided, and none says what is not proven', () => {
  test.each(LINES)('%s: %s', async (lang, text) => {
    const first = answer(text, lang, demo, NOW, TALK)
    const question = { message: text, page: lang, knowledge: demo, ahora: NOW, talk: TALK }
    await fc.assert(
      fc.asyncProperty(raw, async (json) => {
        const help = assistance({ model: async () => json, limit: () => 0, clock: () => 0, log: () => {} })
        const { talk, notes, message } = await help(first, question)
        for (const { who, allergens, diets } of TALK.avoid) {
          const own = talk.avoid.find((one) => one.who === who)
          expect(own?.allergens).toEqual(expect.arrayContaining([...allergens]))
          expect(own?.diets).toEqual(expect.arrayContaining([...diets]))
        }
        expect(notes.filter((note) => note.startsWith('unverified'))).toEqual([])
        expect(message).not.toBe('')
        expect(talk.day === null || talk.day >= NOW.fecha).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})
