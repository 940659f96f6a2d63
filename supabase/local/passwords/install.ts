import { timingSafeEqual } from 'node:crypto'
import bcrypt from 'bcryptjs'
import { hashInTurn } from './queue.ts'

/** A hash that no password opens. Its cost is that of lite. */
const NOBODY = '$2b$10$abcdefghijklmnopqrstuuJ5E0VrKmYqk1r6iQ1lLxWcYB3vN8m5S'

let installed = false

/** lite hashes in the one event loop that serves every request: its two calls go to a worker thread (E-10). `onWork`
 * is called in the caller's context each time. `cost`: of a new password's hash; without it, lite's. */
export function hashElsewhere(onWork: () => void, cost: number | undefined): void {
  if (installed) return
  installed = true
  Object.assign(bcrypt, {
    hash: (password: string, salt: string | number) => {
      onWork()
      return hashInTurn(password, typeof salt === 'number' ? (cost ?? salt) : salt)
    },
    compare: async (password: string, hash: string) => {
      onWork()
      const made = Buffer.from(await hashInTurn(password, hash))
      const known = Buffer.from(hash)
      return made.length === known.length && timingSafeEqual(made, known)
    },
  })
}

/** The work of one password, for nothing: an unknown address must not be answered sooner than a known one. */
export async function workForNothing(): Promise<void> {
  await hashInTurn('nobody', NOBODY).catch(() => {})
}
