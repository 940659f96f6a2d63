import { expect, test } from 'vitest'
import { once } from '../../../../supabase/functions/enigmito/text/once.ts'

test('each text is read once, however often it is asked for', () => {
  const asked: string[] = []
  const read = once((text) => {
    asked.push(text)
    return { text }
  })
  expect([read('a'), read('b'), read('a')]).toEqual([{ text: 'a' }, { text: 'b' }, { text: 'a' }])
  expect(read('a')).toBe(read('a'))
  expect(asked).toEqual(['a', 'b'])
})
