import { getAjustes } from '@/lib/casa/ajustes.ts'
import { getFooter } from '@/lib/casa/footer.ts'
import { backendSettings } from '@/lib/core/env.ts'
import { calendarLabels } from '@/lib/http/calendar-texts.ts'
import { browserLocale } from '@/lib/http/door.ts'
import { reply } from '@/lib/http/json.ts'
import { originOf } from '@/lib/http/origin.ts'
import { avisos } from '@/lib/http/texts.ts'
import { toIcs } from '@/lib/reservas/calendar-file.ts'
import { localeManagePath } from '@/lib/reservas/links.ts'
import { viewReserva } from '@/lib/reservas/manage.ts'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ codigo: string }> }

/** A booking as a calendar file. 404 for an unknown code as for a wrong token, 503 in an outage. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  const { codigo } = await params
  const token = new URL(request.url).searchParams.get('t') ?? ''
  const early = avisos(browserLocale(request))
  try {
    const reserva = await viewReserva(codigo, token)
    if (!reserva) return reply(404, { code: 'no_encontrada', message: early.no_encontrada })
    const { idioma } = reserva
    const [pie, { nombre }] = await Promise.all([getFooter(idioma), getAjustes(idioma)])
    // The UID must not depend on the host of the request; the link should.
    const { SITE_URL } = backendSettings()
    const origin = originOf(request.headers, SITE_URL)
    const file = toIcs(
      {
        codigo,
        nombre: reserva.nombre,
        fecha: reserva.fecha_reserva,
        hora: reserva.hora_reserva,
        personas: reserva.personas,
        mesa: reserva.preferencia_mesa,
        estado: reserva.estado,
        duracion: reserva.duracion,
        sequence: reserva.secuencia,
        notas: reserva.notas,
        instant: reserva.actualizado_en,
      },
      {
        method: 'PUBLISH',
        textos: calendarLabels(idioma),
        site: SITE_URL,
        url: origin + localeManagePath(idioma, codigo, token),
        casa: { nombre, email: pie.email, direccion: pie.direccion },
      },
    )
    const method = /^METHOD:(\w+)/m.exec(file)?.[1] ?? 'PUBLISH'
    return new Response(file, {
      headers: {
        'content-type': `text/calendar; charset=utf-8; method=${method}`,
        'content-disposition': `attachment; filename="${codigo}.ics"`,
        'cache-control': 'no-store',
      },
    })
  } catch (error) {
    console.error('ics', error instanceof Error ? error.message : error)
    return reply(503, { code: 'unreachable', message: early.fallo })
  }
}
