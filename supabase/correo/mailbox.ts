import { mkdirSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildMime, messageId } from './nodemailer.ts'
import type { Mailer } from './types.ts'

/**
 * The local inbox, used without a mail server. Each e-mail becomes three files in a folder: `.eml` for a mail client,
 * `.html` for a browser, `.json` for tests. The name comes from the row, so sending it again writes the same files.
 * Never reachable over HTTP: the links open bookings.
 */
export function folderMailer(folder: string): Mailer {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const write = async (name: string, content: string | Buffer) => {
    await writeFile(join(folder, `${name}.new`), content, { mode: 0o600 })
    await rename(join(folder, `${name}.new`), join(folder, name))
  }
  return {
    async send(mensaje) {
      const {
        created,
        tipo,
        id,
        fecha,
        to,
        subject: asunto,
        texto,
        html,
        idioma,
        codigo,
        appointment,
      } = mensaje
      const name = `${created.toISOString().replaceAll(':', '-')}-${tipo}-${id}`
      try {
        await write(`${name}.eml`, await buildMime(mensaje))
        await write(`${name}.html`, html)
        const json = {
          sent: fecha.toISOString(),
          to,
          subject: asunto,
          text: texto,
          html,
          tipo,
          idioma,
          codigo,
          messageId: messageId(mensaje),
          ics: appointment?.contenido ?? null,
        }
        await write(`${name}.json`, `${JSON.stringify(json, null, 2)}\n`)
        return { outcome: 'enviado', error: null }
      } catch (error) {
        return { outcome: 'reintentar', error: String(error).slice(0, 300) }
      }
    },
  }
}
