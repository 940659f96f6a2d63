import { parentPort, workerData } from 'node:worker_threads'
import { startMailWorker } from '../../correo/loop.ts'
import { folderMailer } from '../../correo/mailbox.ts'
import { smtpMailer } from '../../correo/nodemailer.ts'
import { lowerThreadPriority } from '../process/thread-priority.ts'
import type { MailThreadOptions } from './mail-thread.ts'

lowerThreadPriority()
const { smtp, mailDir, ...opts } = workerData as MailThreadOptions
const worker = startMailWorker({
  ...opts,
  mailer: smtp ? smtpMailer(smtp.url) : folderMailer(mailDir),
  sender: smtp?.sender ?? null,
  log: (line) => parentPort?.postMessage(line),
})
// The first and only message asks for the end: with the port closed, the thread has nothing left to wait for.
parentPort?.once('message', async () => {
  await worker.stop()
  parentPort?.close()
})
