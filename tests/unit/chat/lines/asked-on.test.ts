import { describe, expect, test } from 'vitest'
import type { ChatState } from '../../../../lib/chat/state.ts'
import { NO_TALK } from '../../../../lib/chat/talk.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { converse, MODES } from '../converse.ts'

/** Behind the hours of a Sunday; the Monday after it is closed. */
const HOURS: ChatState = {
  ...MODES.talking,
  talk: {
    ...NO_TALK,
    day: '2026-11-29',
    frame: { act: 'hours', of: null, want: [], exclude: [], max: null, min: null, sort: null, ask: [] },
  },
}

describe('issue 18: what is asked on behind an answer', () => {
  test.each<[Locale, string]>([
    ['es', 'y el dia siguiente'],
    ['en', 'and the day after'],
    ['fr', 'et le lendemain'],
    ['de', 'und am tag danach'],
    ['it', 'e il giorno dopo'],
  ])('%s: "%s" is asked with the day it counts from', (locale, text) => {
    const { effects } = converse(locale, {}, HOURS).say(text)
    const asked = effects.find((effect) => effect.type === 'ask')
    expect(asked?.talk?.day).toBe('2026-11-29')
  })

  test('who was put in hospital wishes for no table', () => {
    const { asked } = converse('en').say(
      'cant do molluscs, last time they put me in hospital lol. is the hake ok',
    )
    expect(asked).toHaveLength(1)
  })

  test.each(['can you put us in at all', 'squeeze me in as soon as you can'])(
    '"%s" wishes for a table',
    (text) => {
      expect(converse('en').say(text).asked).toEqual([])
    },
  )
})
