// A thread of its own: bcryptjs is plain JavaScript, and one password takes a tenth of a second of it.
import { getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import bcrypt from 'bcryptjs'
import type { Answer, Job } from './queue.ts'

// Where there are few cores, pages and bookings go before passwords. Only Linux gives a thread a priority of its own.
if (process.platform === 'linux') setPriority(0, Math.min(19, getPriority(0) + 5))

parentPort?.on('message', ({ id, password, salt }: Job) => {
  let answer: Answer
  try {
    answer = { id, hash: bcrypt.hashSync(password, salt) }
  } catch (error) {
    answer = { id, hash: null, error: error instanceof Error ? error.message : 'unknown' }
  }
  parentPort?.postMessage(answer)
})
