import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { MailWorker } from '../../correo/loop.ts'
import type { Smtp } from '../../correo/settings.ts'
import { type Log, reason } from '../log.ts'

/** What the thread is given: only what can be copied. */
export type MailThreadOptions = {
  databaseUrl: string
  siteUrl: string
  storage: { url: string; clave: string }
  smtp: Smtp | null
  mailDir: string
}

const RESTART_MS = 1000

/**
 * Runs the mail worker in a thread: composing a mail takes some milliseconds, in which the gateway would answer nobody. A
 * thread that ends by an error is started again; a mail that it was sending is of unknown result, as after a crash.
 */
export function startMailThread(opts: MailThreadOptions, log: Log): MailWorker {
  const ended = Promise.withResolvers<void>()
  let stopping = false
  let again: NodeJS.Timeout | undefined
  const open = (): Worker => {
    const made = new Worker(join(import.meta.dirname, 'mail-worker.ts'), { workerData: opts })
    made.on('message', (line: string) => log(line))
    made.on('error', (error) => log(`the worker failed: ${reason(error)}`))
    made.on('exit', () => {
      if (stopping) ended.resolve()
      else
        again = setTimeout(() => {
          thread = open()
        }, RESTART_MS)
    })
    return made
  }
  let thread = open()
  return {
    async stop() {
      stopping = true
      clearTimeout(again)
      thread.postMessage('stop')
      if (thread.threadId === -1) ended.resolve()
      await ended.promise
    },
  }
}
