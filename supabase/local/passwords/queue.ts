import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

export type Job = { id: number; password: string; salt: string | number }
export type Answer = { id: number; hash: string; error?: never } | { id: number; hash: null; error: string }

type Waiting = Job & { done: (hash: string) => void; failed: (error: Error) => void }

/** Requests that may wait for a password's hash. Half a minute of work at worst. */
const MOST = 96

const waiting: Waiting[] = []
let running: Waiting | null = null
let worker: Worker | null = null
let ids = 0

let places = MOST

/** A place among those who wait, to be given back when answered; null when all are taken. */
export function takePlace(): (() => void) | null {
  if (places === 0) return null
  places -= 1
  return () => {
    places += 1
  }
}

/** The bcrypt hash of a password, made in a worker thread, one at a time. `salt`: a cost, or a whole hash. Whoever came
 * last is next: who has waited for long has been given up by the site, and guesses that wait shut nobody out. */
export function hashInTurn(password: string, salt: string | number): Promise<string> {
  ids += 1
  const id = ids
  return new Promise((done, failed) => {
    waiting.push({ id, password, salt, done, failed })
    next()
  })
}

function next(): void {
  if (running) return
  running = waiting.pop() ?? null
  if (!running) {
    worker?.unref()
    return
  }
  worker ??= open()
  worker.ref()
  worker.postMessage({ id: running.id, password: running.password, salt: running.salt } satisfies Job)
}

function open(): Worker {
  const made = new Worker(join(import.meta.dirname, 'worker.ts'))
  made.on('message', (answer: Answer) => {
    if (answer.id !== running?.id) return
    const { done, failed } = running
    running = null
    if (answer.hash === null) failed(new Error(answer.error))
    else done(answer.hash)
    next()
  })
  const lost = (error: Error): void => {
    if (worker !== made) return
    worker = null
    running?.failed(error)
    running = null
    next()
  }
  made.on('error', lost)
  made.on('exit', () => lost(new Error('the thread for passwords ended')))
  return made
}
