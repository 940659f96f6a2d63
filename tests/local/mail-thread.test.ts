import { expect, test } from 'vitest'
import { startMailThread } from '../../supabase/local/mail/mail-thread.ts'

test('a thread of the mails that fails is told, started again, and stops when asked', async () => {
  const told: string[] = []
  const twice = Promise.withResolvers<void>()
  const worker = startMailThread(
    {
      databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
      siteUrl: 'http://localhost:3000',
      storage: { url: 'http://127.0.0.1:1', clave: '' },
      // No thread can open a mailbox below a file.
      smtp: null,
      mailDir: `${import.meta.filename}/mail`,
    },
    (line) => {
      told.push(line)
      if (told.length === 2) twice.resolve()
    },
  )
  await twice.promise
  await worker.stop()
  expect(told.slice(0, 2)).toEqual([
    expect.stringMatching(/^the worker failed: ENOTDIR/),
    expect.stringMatching(/^the worker failed: ENOTDIR/),
  ])
})

test('a thread of the mails stops while the database is away', async () => {
  const told: string[] = []
  const away = Promise.withResolvers<void>()
  const worker = startMailThread(
    {
      databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
      siteUrl: 'http://localhost:3000',
      storage: { url: 'http://127.0.0.1:1', clave: '' },
      smtp: { url: 'smtp://127.0.0.1:1', sender: null },
      mailDir: '',
    },
    (line) => {
      told.push(line)
      away.resolve()
    },
  )
  await away.promise
  await worker.stop()
  expect(told).toEqual([expect.stringContaining('the outbox cannot be worked on')])
})
