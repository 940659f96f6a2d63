import { isIsoDate, wallClock } from '@/lib/fechas.ts'
import { reply } from '@/lib/http/json.ts'
import { avisos } from '@/lib/http/mensajes.ts'
import { asLocale } from '@/lib/i18n/locales.ts'
import { leerReglas } from '@/lib/reservas/leer.ts'
import { disponibilidad, guestsIssue } from '@/lib/reservas/reglas.ts'

export const dynamic = 'force-dynamic'

/**
 * The lunch and dinner times of a day (`fecha`, YYYY-MM-DD) for a party (`personas`): each free, or why not. 422 with a
 * code for parameters that are none, 503 while the rules cannot be read: a guess would be worse.
 */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const texts = avisos(asLocale(request.headers.get('accept-language')?.slice(0, 2)))
  const fecha = searchParams.get('fecha') ?? ''
  const given = searchParams.get('personas') ?? ''
  if (!isIsoDate(fecha)) return reply(422, { code: 'fecha', campo: 'fecha_reserva', message: texts.fecha })
  const rules = await leerReglas().catch(() => null)
  if (!rules) return reply(503, { code: 'unreachable', message: texts.fallo })
  const personas = /^\d{1,3}$/.test(given) ? Number(given) : Number.NaN
  if (guestsIssue(personas, rules)) {
    const { personasMin: min, personasMax: max } = rules
    const message = texts.personas.replace('{min}', String(min)).replace('{max}', String(max))
    return reply(422, { code: 'personas', campo: 'personas', message })
  }
  return reply(200, disponibilidad(fecha, personas, rules, wallClock(Date.now())))
}
