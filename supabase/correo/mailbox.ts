import { mkdirSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildMime, messageId } from './nodemailer.ts'
import type { Mailer } from './types.ts'

/**
 * The local inbox: where there is no mail server, each mail becomes three files of one name in a folder: `.eml` for a
 * mail programme, `.html` for a browser, `.json` for tests and developers (as the sign-in mails beside them). The name
 * follows from the row, so the same mail again is the same files. Never reachable over HTTP: the links open bookings.
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
        created: creado,
        tipo,
        id,
        fecha,
        to: para,
        subject: asunto,
        texto,
        html,
        idioma,
        codigo,
        appointment: cita,
      } = mensaje
      const name = `${creado.toISOString().replaceAll(':', '-')}-${tipo}-${id}`
      try {
        await write(`${name}.eml`, await buildMime(mensaje))
        await write(`${name}.html`, html)
        const json = {
          sent: fecha.toISOString(),
          to: para,
          subject: asunto,
          text: texto,
          html,
          tipo,
          idioma,
          codigo,
          messageId: messageId(mensaje),
          ics: cita?.contenido ?? null,
        }
        await write(`${name}.json`, `${JSON.stringify(json, null, 2)}\n`)
        return { outcome: 'enviado', error: null }
      } catch (error) {
        return { outcome: 'reintentar', error: String(error).slice(0, 300) }
      }
    },
  }
}
