// A thread of its own: bcryptjs is plain JavaScript, and one password takes a tenth of a second of it.
import { parentPort } from 'node:worker_threads'
import bcrypt from 'bcryptjs'
import { lowerThreadPriority } from '../process/thread-priority.ts'
import type { Answer, Job } from './queue.ts'

lowerThreadPriority()

parentPort?.on('message', ({ id, password, salt }: Job) => {
  let answer: Answer
  try {
    answer = { id, hash: bcrypt.hashSync(password, salt) }
  } catch (error) {
    answer = { id, hash: null, error: error instanceof Error ? error.message : 'unknown' }
  }
  parentPort?.postMessage(answer)
})
