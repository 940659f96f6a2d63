import { mkdirSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type Mail = { to: string; subject: string; text?: string; html?: string }

/**
 * The local post office: each mail becomes one JSON file in a folder, which tests and developers read.
 * The folder is never reachable over HTTP: its mails hold sign-in codes.
 */
export function mailFolder(folder: string): { send(mail: Mail): Promise<void> } {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  let count = 0
  return {
    async send(mail) {
      count += 1
      const sent = new Date().toISOString()
      const name = `${sent.replaceAll(':', '-')}-${process.pid}-${String(count).padStart(4, '0')}.json`
      const file = join(folder, name)
      await writeFile(`${file}.new`, `${JSON.stringify({ sent, ...mail }, null, 2)}\n`, { mode: 0o600 })
      await rename(`${file}.new`, file)
    },
  }
}
