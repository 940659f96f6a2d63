import 'server-only'
import { createHash } from 'node:crypto'
import { ok, type Result, refuse } from '../core/result.ts'
import type { Locale } from '../i18n/locales.ts'
import { errorName, errorOf, requestSupabase } from '../supabase/request.ts'
import { isMensajeAviso, type MensajeAviso, type MensajeInput } from './schema.ts'

type Mensaje = Omit<MensajeInput, 'privacidad' | 'locale'>

/** The idempotency key of the row: the same message twice is one row, a changed one is another. */
export function claveOf(key: string, { nombre, email, telefono, asunto, texto }: Mensaje): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([key.toLowerCase(), nombre, email.toLowerCase(), telefono, asunto, texto]), 'utf8')
    .digest('hex')
  const variant = (8 + (Number.parseInt(hex.slice(16, 17), 16) % 4)).toString(16)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

/** The one insert into `mensajes`; its trigger decides. `key`: the sender's, or the day. `unreachable` when it is not
 * known to be saved. */
export async function saveMensaje(
  mensaje: Mensaje,
  key: string,
  locale: Locale,
): Promise<Result<null, MensajeAviso>> {
  const { nombre, email, telefono, asunto, texto } = mensaje
  const row = { nombre, email, telefono, asunto, texto, idioma: locale, clave: claveOf(key, mensaje) }
  // Outside the try: a backend that is not configured is an error, not an outage.
  const request = requestSupabase('/rest/v1/mensajes', {
    headers: { prefer: 'return=minimal' },
    body: row,
    timeoutMs: 8000,
  })
  try {
    const answer = await request
    if (answer.status === 201) return ok(null)
    const error = errorOf(await answer.json())
    // The answer to an earlier, identical post was lost.
    if (answer.status === 409 && error.code === '23505') return ok(null)
    const aviso = error.message === 'texto_largo' ? 'texto' : error.message
    if (error.code.startsWith('PT4') && isMensajeAviso(aviso)) return refuse(aviso)
    console.error(`mensajes: the insert answered ${answer.status} ${error.code}`)
  } catch (error) {
    console.error(`mensajes: the insert got no answer (${errorName(error)})`)
  }
  return refuse('unreachable')
}
