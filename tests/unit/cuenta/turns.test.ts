import { expect, test } from 'vitest'
import { createTurns } from '../../../lib/cuenta/turns.ts'

/** Work that ends when it is told to, and who has begun so far. */
function workshop(inTurn: ReturnType<typeof createTurns>) {
  const began: number[] = []
  const ends = new Map<number, () => void>()
  const come = (n: number) =>
    inTurn(async () => {
      began.push(n)
      await new Promise<void>((end) => ends.set(n, end))
      return n
    })
  return { began, come, end: (n: number) => ends.get(n)?.() }
}

test('M5 sixty who guess wait for their turn, and the owner who comes last is next', async () => {
  const { began, come, end } = workshop(createTurns({ atOnce: 2, most: 100 }))
  for (let n = 0; n < 60; n += 1) void come(n)
  const owner = come(60)
  await expect.poll(() => began).toEqual([0, 1])
  end(0)
  await expect.poll(() => began).toEqual([0, 1, 60])
  end(60)
  expect(await owner).toBe(60)
  await expect.poll(() => began).toEqual([0, 1, 60, 59])
})

test('M5 more than may wait are told at once: whoever has waited longest', async () => {
  const { began, come, end } = workshop(createTurns({ atOnce: 1, most: 2 }))
  const all = [0, 1, 2, 3].map(come)
  expect(await all[1]).toBeNull()
  for (const n of [0, 3, 2]) {
    await expect.poll(() => began.at(-1)).toBe(n)
    end(n)
  }
  expect(await Promise.all(all)).toEqual([0, null, 2, 3])
})

test('a turn is given back when the work fails', async () => {
  const inTurn = createTurns({ atOnce: 1, most: 1 })
  await expect(inTurn(() => Promise.reject(new Error('redirect')))).rejects.toThrow('redirect')
  expect(await inTurn(async () => 'in')).toBe('in')
})
