import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { INTENTS } from '../../../../supabase/functions/enigmito/intents.ts'
import { menuOf } from '../../../../supabase/functions/enigmito/knowing.ts'
import { guessOf } from '../../../../supabase/functions/enigmito/model/guess.ts'
import { masked } from '../../../../supabase/functions/enigmito/model/mask.ts'
import {
  candidates,
  GUESSABLE,
  GUESSED_KINDS,
  GUESSED_TOPICS,
} from '../../../../supabase/functions/enigmito/model/vocabulary.ts'
import { seedRows } from '../rows.ts'

const menu = menuOf(seedRows())

test('everything a model may say leads to an intent of ours', () => {
  const ids = new Set<string>(INTENTS.map(({ id }) => id))
  expect(Object.keys(GUESSABLE).filter((id) => !ids.has(id))).toEqual([])
})

test('nothing it may say is about allergens, diets, opening days or bookings', () => {
  const words = [...Object.keys(GUESSABLE), ...GUESSED_TOPICS].join(' ')
  expect(words).not.toMatch(
    /allerg|diet|vegan|vegetarian|gluten|hour|holiday|open|clos|reserv|book|cancel|walk_in|group/,
  )
})

test('fuzz: whatever JSON arrives, a guess holds words of the lists and rows of the menu only', () => {
  const word = fc.oneof(
    fc.constantFrom(
      'price',
      'dish',
      'topic',
      'rice',
      'parking',
      'tinto',
      'dish:pulpo-brasa',
      'wine:x',
      '__proto__',
    ),
    fc.string(),
    fc.jsonValue(),
  )
  const raw = fc.oneof(
    fc.jsonValue(),
    fc.record(
      {
        intent: word,
        kinds: fc.oneof(word, fc.array(word)),
        topics: fc.oneof(word, fc.array(word)),
        styles: fc.oneof(word, fc.array(word)),
        items: fc.oneof(word, fc.array(word)),
        mentions_allergy_or_diet: fc.oneof(fc.constant(false), word),
      },
      { requiredKeys: [] },
    ),
  )
  fc.assert(
    fc.property(raw, (json) => {
      const guess = guessOf(json, menu)
      if (!guess) return
      expect(Object.hasOwn(GUESSABLE, guess.intent)).toBe(true)
      expect(guess.kinds.every((kind) => GUESSED_KINDS.includes(kind))).toBe(true)
      expect(guess.topics.every((topic) => GUESSED_TOPICS.includes(topic))).toBe(true)
      expect(guess.items.every((item) => menu.items.includes(item))).toBe(true)
      expect(guess.kinds.length + guess.topics.length + guess.styles.length).toBeLessThanOrEqual(9)
    }),
    { numRuns: 3000 },
  )
})

describe('what leaves the house', () => {
  test.each([
    ['escríbeme a lola@example.com', 'escríbeme a [email]'],
    ['ruf mich an: 0171/234 56 78', 'ruf mich an: [number]'],
    ['+34 612345678 soy yo', '[number] soy yo'],
    ['el 25-11-2026', 'el [number]'],
    ['(91) 234.56.78', '([number]'],
    ['mesa 12 para 4', 'mesa 12 para 4'],
    ['menos de 25 euros', 'menos de 25 euros'],
    ['ver www.example.com/x?y=1 ya', 'ver [link] ya'],
    ['a\u202e\u200b\u0007b\nc', 'ab c'],
    ['x'.repeat(3000), 'x'.repeat(400)],
  ])('%s', (text, sent) => expect(masked(text)).toBe(sent))

  test('of a menu of thousands, the rows that look like the question', () => {
    const [first] = menu.items
    if (!first) throw new Error('no item')
    const many = Array.from({ length: 3000 }, (_, i) => ({
      ...first,
      slug: `s-${i}`,
      nombre: `Plato número ${i}`,
    }))
    const octopus = { ...first, slug: 'pulpo', nombre: 'Pulpo a la brasa' }
    const shown = candidates({ ...menu, items: [...many, octopus] }, 'porpo alla brassa, quanto')
    expect(shown).toHaveLength(250)
    expect(shown).toContain(octopus)
  })
})
