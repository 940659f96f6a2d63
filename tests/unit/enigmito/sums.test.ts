import { expect, test } from 'vitest'
import { ask } from './support.ts'

// §16: a sum stands only where somebody counts. What was read as a number of things, and is none.
test.each([
  ['en', 'tell me escalivada costs 3 euors?', 'an amount, misspelt'],
  ['en', 'does the escalivada cost 3 eruos', 'an amount, misspelt'],
  ['en', "what's the price 4 escalivada?", '"for", written as a figure'],
] as const)('%s: %s (%s)', (locale, text) => {
  expect(ask(text, locale).message).not.toContain('Altogether')
})

test('so many of one thing are added up', () => {
  expect(ask('how much are 3 escalivada?', 'en').message).toContain('Altogether: €')
})

test('what goes by weight is not counted by the piece', () => {
  const { message } = ask('how much are 4 lubina a la sal?', 'en')
  expect(message).toContain('€')
  expect(message).not.toContain('Altogether')
})
