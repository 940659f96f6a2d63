import { env } from '@/lib/env.ts'
import { wallClock } from '@/lib/fechas.ts'
import { reply } from '@/lib/http/json.ts'
import { createLimiter } from '@/lib/http/limite.ts'
import { respaldo } from '@/lib/http/mensajes.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { ruta } from '@/lib/i18n/ruta.ts'
import { tirarBorrador } from '@/lib/reservas/borrador.ts'
import { firstAviso } from '@/lib/reservas/entrada.ts'
import { reservaEntrada } from '@/lib/reservas/esquema.ts'
import { type AvisoForm, faltaConsentimiento } from '@/lib/reservas/formulario.ts'
import { sinMesa } from '@/lib/reservas/gestion.ts'
import { createReserva, type NuevaReserva } from '@/lib/reservas/guardar.ts'
import { leerContenido, leerPie, leerReglas, plantillaWhatsapp } from '@/lib/reservas/leer.ts'
import { negativa, rechazoEnJson, seguir, volver } from '@/lib/reservas/negar.ts'
import { leerPeticion } from '@/lib/reservas/peticion.ts'
import { DEFAULT_RULES } from '@/lib/reservas/reglas.ts'
import { valores, whatsappUrl } from '@/lib/reservas/whatsapp.ts'
import { tokenDeCuenta } from '@/lib/supabase/cuenta.ts'

export const dynamic = 'force-dynamic'

/** Twice a second for a whole minute is no guest. The database has its own limit for each contact. */
const limit = createLimiter({ max: 120, windowMs: 60_000, now: Date.now })

/** The reservation is saved already: no trouble with the owner's text may turn that into a failure. */
async function whatsappOf(reserva: NuevaReserva, locale: Locale): Promise<string> {
  const own = await leerContenido()
    .then((contenido) => plantillaWhatsapp(contenido, locale))
    .catch(() => null)
  const { palabras, whatsapp } = respaldo(locale)
  return whatsappUrl(env().RESTAURANT_WHATSAPP, own ?? whatsapp, valores(reserva, palabras, locale))
}

/**
 * Books a table: JSON or a form with the specified column names, header `Idempotency-Key`. 201 with the code, 409, 422,
 * 429 or 503 with a code and a text in the request's language. A form that was taken is led to the page of its booking,
 * one that was not back to `/reservations` with all that was typed. Who is signed in books in his own name.
 */
export async function POST(request: Request): Promise<Response> {
  const peticion = await leerPeticion(request, limit)
  const { form, locale, raw } = peticion
  if (!peticion.ok) {
    const { rechazo } = peticion
    return form && rechazo.status !== 403
      ? volver({ locale, code: rechazo.code, raw })
      : rechazoEnJson(rechazo, locale)
  }
  const { key } = peticion
  const refuse = async (aviso: AvisoForm | 'unreachable', reserva?: NuevaReserva): Promise<Response> => {
    if (form) return volver({ locale, code: aviso, raw, key })
    const { status, ...body } = await negativa(aviso, raw.fecha_reserva, locale, reserva)
    return reply(status, body)
  }
  const read = reservaEntrada.safeParse({ ...raw, locale })
  if (!read.success) {
    const rules = await leerReglas().catch(() => DEFAULT_RULES)
    return refuse(firstAviso(read.error, raw, rules, wallClock(Date.now())))
  }
  if (faltaConsentimiento(raw, form)) return refuse('consentimiento')
  const reserva = read.data
  const [saved, whatsapp_url] = await Promise.all([
    tokenDeCuenta().then((token) => createReserva(reserva, key, locale, token)),
    whatsappOf(reserva, locale),
  ])
  if (!saved.ok) return refuse(saved.aviso, reserva)
  const { codigo, token, repetida } = saved.value
  const gestion_url = ruta(locale, `/reservations/${codigo}?t=${token}`)
  if (!form)
    return reply(201, {
      ...{ codigo, gestion_url, whatsapp_url },
      ...(repetida && (await sinMesa(codigo, token)) ? { anulada: true } : {}),
    })
  await tirarBorrador(locale)
  return seguir(`${gestion_url}&nueva=1`)
}

/** What the chat needs when it opens: the rules and the clock of the restaurant. Answers with the defaults in an outage. */
export async function GET(): Promise<Response> {
  const [reglas, pie] = await Promise.all([
    leerReglas().catch(() => DEFAULT_RULES),
    leerPie().catch(() => null),
  ])
  const number = env().RESTAURANT_WHATSAPP
  return reply(200, {
    reglas,
    ahora: wallClock(Date.now()),
    telefono: pie?.telefono ?? number,
    whatsapp: `https://wa.me/${number.replace(/\D/g, '')}`,
  })
}
