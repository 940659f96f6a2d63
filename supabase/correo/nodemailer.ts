import { Socket } from 'node:net'
import { Readable } from 'node:stream'
import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import { parseConnectionUrl } from 'nodemailer/lib/shared/index.js'
import SMTPConnection from 'nodemailer/lib/smtp-connection/index.js'
import type { Delivery, Mailer, Mensaje } from './types.ts'

type SmtpError = Error & { code?: string | undefined; responseCode?: number | undefined }

/** Milliseconds; `total` ends a delivery whatever the server is still doing. */
export type Timeouts = { connection: number; greeting: number; quiet: number; total: number }
const TIMEOUTS: Timeouts = { connection: 10_000, greeting: 15_000, quiet: 60_000, total: 120_000 }

/** The same for every try of an outbox row, so that a mail server can detect a duplicate. */
export const messageId = ({ id, from }: Mensaje): string => `<${id}@${from.email.split('@').at(-1)}>`

export function buildMime(mensaje: Mensaje): Promise<Buffer> {
  const { from, to, replyTo, subject: asunto, texto, html, appointment, idioma, fecha, id, codigo } = mensaje
  return new MailComposer({
    from: { name: from.nombre, address: from.email },
    to: { name: '', address: to },
    replyTo: { name: from.nombre, address: replyTo },
    subject: asunto,
    text: texto,
    html,
    messageId: messageId(mensaje),
    date: fecha,
    headers: {
      'Content-Language': idioma,
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
    ...(appointment
      ? {
          icalEvent: {
            method: appointment.method,
            filename: `${codigo}.ics`,
            content: appointment.contenido,
          },
        }
      : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
    baseBoundary: id.replaceAll('-', ''),
  })
    .compile()
    .build()
}

/** Refusals because of our settings or this connection, not the e-mail: it waits until they are fixed. */
const OWN_FAULT_CODES = new Set([421, 530, 534, 535, 538])

/**
 * Before the body was begun the e-mail is certainly not delivered. After that only the server's answer counts: it may
 * have accepted the e-mail although its answer was lost.
 */
function verdictOf(error: SmtpError, begun: boolean): Delivery {
  const said = error.responseCode ?? 0
  const text = error.message.slice(0, 300)
  const aboutMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE'
  if (aboutMail && said >= 500 && !OWN_FAULT_CODES.has(said)) return { outcome: 'fallido', error: text }
  if (begun && !(aboutMail && said >= 400 && said < 600)) return { outcome: 'incierto', error: text }
  return { outcome: 'reintentar', error: text }
}

/**
 * Sends through an SMTP server, one connection for each e-mail. One recipient, so an answer is about the whole e-mail.
 * @param url `smtp://…` or `smtps://…`; parameters such as `?requireTLS=true` are nodemailer's
 */
export function smtpMailer(url: string, timeouts: Timeouts = TIMEOUTS): Mailer {
  const { auth, ...options } = parseConnectionUrl(url)

  const deliver = (mensaje: Mensaje, raw: Buffer, aborted: AbortSignal): Promise<Delivery> => {
    const { promise, resolve } = Promise.withResolvers<Delivery>()
    let begun = false
    // Read only after the server has asked for the body (354): from then on the result is uncertain.
    const body = Readable.from(
      (function* () {
        begun = true
        yield raw
      })(),
    )
    const socket = new Socket()
    const connection = new SMTPConnection({
      ...options,
      socket,
      connectionTimeout: timeouts.connection,
      greetingTimeout: timeouts.greeting,
      socketTimeout: timeouts.quiet,
      logger: false,
    })
    const lost = (text: string) => resolve(verdictOf(new Error(text), begun))
    const failed = (error: SmtpError) => resolve(verdictOf(error, begun))
    connection.on('error', failed)
    connection.on('end', () => lost('The connection was closed.'))
    const late = setTimeout(() => lost('The mail server took too long.'), timeouts.total)
    // Once the body is being sent, wait a little for the answer.
    const stop = () => (begun ? setTimeout(() => lost('Stopped.'), 4000).unref() : lost('Stopped.'))
    if (aborted.aborted) stop()
    aborted.addEventListener('abort', stop, { once: true })

    const send = () =>
      connection.send({ from: mensaje.from.email, to: [mensaje.to] }, body, (error) => {
        if (error) return failed(error)
        resolve({ outcome: 'enviado', error: null })
        connection.quit()
      })
    connection.connect(() => {
      if (!auth || !connection.allowsAuth) return send()
      connection.login(auth, (error) => (error ? failed(error) : send()))
    })
    return promise.finally(() => {
      clearTimeout(late)
      aborted.removeEventListener('abort', stop)
      connection.close()
      // A server that never closes its side must not keep ours open.
      setTimeout(() => socket.destroy(), 500).unref()
    })
  }

  return {
    async send(mensaje, aborted) {
      let raw: Buffer
      try {
        raw = await buildMime(mensaje)
      } catch (error) {
        return { outcome: 'fallido', error: String(error).slice(0, 300) }
      }
      return deliver(mensaje, raw, aborted)
    },
  }
}
