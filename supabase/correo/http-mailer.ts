import type { Delivery, Mailer, Mensaje } from './types.ts'

export type MailApi = { url: string; key: string }

const TIMEOUT_MS = 30_000
/** Refusals of this e-mail itself; every other one may pass, or is about our account with the provider. */
const FOR_GOOD = new Set([400, 413, 422])

const base64 = (text: string): string => {
  let bytes = ''
  for (const byte of new TextEncoder().encode(text)) bytes += String.fromCharCode(byte)
  return btoa(bytes)
}

const address = ({ nombre, email }: Mensaje['from']): string =>
  `"${nombre.replace(/["\\\r\n]/g, '')}" <${email}>`

/** One e-mail in the words of Resend's API, which others speak too. The same row always gives the same body. */
export const apiBody = (mensaje: Mensaje): Record<string, unknown> => ({
  from: address(mensaje.from),
  to: [mensaje.to],
  reply_to: mensaje.replyTo,
  subject: mensaje.subject,
  text: mensaje.texto,
  html: mensaje.html,
  headers: {
    'Content-Language': mensaje.idioma,
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
  },
  ...(mensaje.appointment
    ? {
        attachments: [
          {
            filename: `${mensaje.codigo}.ics`,
            content: base64(mensaje.appointment.contenido),
            content_type: `text/calendar; charset=utf-8; method=${mensaje.appointment.method}`,
          },
        ],
      }
    : {}),
})

async function verdictOf(answer: Response): Promise<Delivery> {
  const said = (await answer.text().catch(() => '')).replaceAll(/\s+/g, ' ').slice(0, 200)
  const error = `${answer.status} ${said}`.trim()
  if (answer.ok) return { outcome: 'enviado', error: null }
  // It was taken before, and the house has changed its name or address since: nobody knows which of both went out.
  if (answer.status === 409 && said.includes('invalid_idempotent_request'))
    return { outcome: 'incierto', error }
  return { outcome: FOR_GOOD.has(answer.status) ? 'fallido' : 'reintentar', error }
}

/**
 * Sends through a provider's HTTP API. Each request carries the row's id as `Idempotency-Key`: the provider sends one
 * e-mail for a key, so what may have been lost on its way is simply asked for again. All seven tries are within the 24
 * hours for which keys are kept.
 */
export function httpMailer({ url, key }: MailApi, timeoutMs = TIMEOUT_MS): Mailer {
  return {
    async send(mensaje, aborted) {
      try {
        const answer = await fetch(url, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${key}`,
            'content-type': 'application/json',
            'idempotency-key': `correo/${mensaje.id}`,
          },
          body: JSON.stringify(apiBody(mensaje)),
          signal: AbortSignal.any([aborted, AbortSignal.timeout(timeoutMs)]),
        })
        return await verdictOf(answer)
      } catch (error) {
        return { outcome: 'reintentar', error: String(error).slice(0, 300) }
      }
    },
  }
}
