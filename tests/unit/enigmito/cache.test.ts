import { describe, expect, test } from 'vitest'
import { keepRows } from '../../../supabase/functions/enigmito/rows/cache.ts'
import type { Reading } from '../../../supabase/functions/enigmito/rows/read.ts'
import { seedRows } from './rows.ts'

const rows = seedRows()

function scene() {
  const state = { now: 0, text: 'a', fails: false, reads: 0, prepared: 0 }
  const knowledge = keepRows(
    async (): Promise<Reading> => {
      state.reads++
      if (state.fails) throw new Error('down')
      return { rows, text: state.text }
    },
    ({ text }) => {
      state.prepared++
      return text
    },
    () => state.now,
    () => {},
  )
  return { state, knowledge }
}

describe('rows in memory', () => {
  test('a change is told within five seconds, and one read serves many', async () => {
    const { state, knowledge } = scene()
    expect(await Promise.all([knowledge(), knowledge(), knowledge()])).toEqual(['a', 'a', 'a'])
    expect(state.reads).toBe(1)
    state.text = 'b'
    state.now = 1_900
    expect(await knowledge()).toBe('a')
    state.now = 5_000
    expect(await knowledge()).toBe('b')
  })

  test('rows that did not change are not prepared again', async () => {
    const { state, knowledge } = scene()
    await knowledge()
    state.now = 10_000
    await knowledge()
    expect([state.reads, state.prepared]).toEqual([2, 1])
  })

  test('T-FLT-02 an outage: the last rows for a minute, then nothing; and back when it is over', async () => {
    const { state, knowledge } = scene()
    await knowledge()
    state.fails = true
    state.now = 30_000
    expect(await knowledge()).toBe('a')
    state.now = 70_000
    await expect(knowledge()).rejects.toThrow()
    state.fails = false
    state.now = 72_000
    expect(await knowledge()).toBe('a')
  })

  test('no rows from the start: an error, and the next try after a second', async () => {
    const { state, knowledge } = scene()
    state.fails = true
    await expect(knowledge()).rejects.toThrow()
    await expect(knowledge()).rejects.toThrow()
    expect(state.reads).toBe(1)
    state.fails = false
    state.now = 1_500
    expect(await knowledge()).toBe('a')
  })
})
