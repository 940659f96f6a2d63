import { daysBetween, isIsoDate } from '@/lib/core/dates.ts'
import { browserLocale } from '@/lib/http/door.ts'
import { reply } from '@/lib/http/json.ts'
import { readDias, readTimeSlots } from '@/lib/reservas/availability.ts'
import type { ReservaAviso } from '@/lib/reservas/avisos.ts'
import { refusalReply } from '@/lib/reservas/refusal.ts'

export const dynamic = 'force-dynamic'

const MAX_DIAS = 62

/** What is free for `personas`: with `fecha` (YYYY-MM-DD) the times of a day, with `desde` and `hasta` (62 days at
 * most) the days. 422 for bad parameters, 503 in an outage. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const locale = browserLocale(request)
  const refuse = async (aviso: ReservaAviso | 'unreachable'): Promise<Response> => {
    const { status, ...body } = await refusalReply(aviso, null, locale)
    return reply(status, body)
  }
  const given = searchParams.get('personas') ?? ''
  const personas = /^\d{1,3}$/.test(given) ? Number(given) : Number.NaN
  const [fecha, desde, hasta] = ['fecha', 'desde', 'hasta'].map((name) => searchParams.get(name) ?? '')
  const range = !searchParams.has('fecha') && searchParams.has('desde')
  if (range) {
    if (!desde || !hasta || !isIsoDate(desde) || !isIsoDate(hasta)) return refuse('fecha')
    const days = daysBetween(desde, hasta)
    if (days < 0 || days >= MAX_DIAS) return refuse('fecha')
    if (!Number.isInteger(personas)) return refuse('personas')
    const answer = await readDias(desde, hasta, personas)
    return answer.ok ? reply(200, answer.value) : refuse(answer.aviso)
  }
  if (!fecha || !isIsoDate(fecha)) return refuse('fecha')
  if (!(personas >= 1 && personas <= 99)) return refuse('personas')
  const answer = await readTimeSlots(fecha, personas)
  if (!answer.ok) return refuse(answer.aviso)
  const { comida, cena } = answer.value
  return [...comida, ...cena].some(({ motivo }) => motivo === 'personas')
    ? refuse('personas')
    : reply(200, answer.value)
}
