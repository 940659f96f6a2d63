import 'server-only'
import { isIsoDate } from '../core/dates.ts'
import { reply } from '../http/json.ts'
import { redirect303 } from '../http/redirect.ts'
import { avisos } from '../http/texts.ts'
import type { Locale } from '../i18n/locales.ts'
import { localePath } from '../i18n/path.ts'
import { saveDraft } from './draft.ts'
import { formValuesOf } from './form.ts'
import type { Refusal } from './request.ts'

export function refusalResponse({ status, code, retryAfter }: Refusal, locale: Locale): Response {
  const texts = avisos(locale)
  if (code === 'unreachable') return reply(status, { code, message: texts.fallo })
  const message = code === 'origen' || code === 'frecuencia' || code === 'clave' ? texts[code] : texts.formato
  return reply(
    status,
    { code, ...(code === 'clave' ? { campo: null } : {}), message },
    retryAfter ? { 'retry-after': String(retryAfter) } : {},
  )
}

type RefusedForm = {
  locale: Locale
  code: string
  raw: Readonly<Record<string, unknown>>
  key?: string
  espera?: boolean
}

/** Back to the form with all that was typed (a cookie); the address holds nothing personal. */
export async function sendBack({ locale, code, raw, key, espera = false }: RefusedForm): Promise<Response> {
  const formValues = formValuesOf(raw)
  await saveDraft(locale, { escritos: formValues, clave: code === 'unreachable' ? (key ?? null) : null })
  const { personas = '', fecha_reserva = '', hora_reserva = '' } = formValues
  const day = isIsoDate(fecha_reserva) && /^\d{1,2}$/.test(personas)
  const query = new URLSearchParams({
    ...(day ? { personas, fecha: fecha_reserva } : {}),
    ...(espera && /^\d\d:\d\d$/.test(hora_reserva) && code !== 'libre' ? { espera: hora_reserva } : {}),
    error: code,
  })
  return redirect303(`${localePath(locale, '/reservations')}?${query}#reserva-errores`)
}
