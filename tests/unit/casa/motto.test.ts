import { expect, test } from 'vitest'
import { mottoLines } from '../../../lib/casa/motto.ts'

test.each([
  ['Cocina con Alma', 'Cocina', 'con', 'Alma'],
  ['Küche mit Seele', 'Küche', 'mit', 'Seele'],
  ['Cucina con l’anima', 'Cucina', 'con', 'l’anima'],
  ['Une cuisine qui a une âme', 'Une cuisine', 'qui a une', 'âme'],
])('home scene: "%s" stands in two lines, with the small words in italics', (text, first, small, last) => {
  expect(mottoLines(text)).toEqual({ first, small, last })
})

test('home scene: a motto of one or two words is left as it is', () => {
  expect(mottoLines('Alma')).toBeNull()
  expect(mottoLines('Alma Enigma')).toBeNull()
})
