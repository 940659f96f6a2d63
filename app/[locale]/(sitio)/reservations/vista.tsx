import { Marco } from '@/app/[locale]/(sitio)/marco.tsx'
import type { EstadoReserva } from '@/components/site/reserva-resultado.tsx'
import { Reservas } from '@/components/site/reservas.tsx'
import { getPie } from '@/lib/contenido/pie.ts'
import { getApertura, getContenidoReservas } from '@/lib/contenido/reservas.ts'
import { getZonas } from '@/lib/contenido/zonas.ts'
import { wallClock } from '@/lib/fechas.ts'
import type { Locale } from '@/lib/i18n/locales.ts'

/** The reservations page, with what became of a request sent without script. */
export async function VistaReservas({ locale, estado }: { locale: Locale; estado: EstadoReserva }) {
  const [contenido, pie, apertura, zonas] = await Promise.all([
    getContenidoReservas(locale),
    getPie(locale),
    getApertura(locale),
    getZonas(locale),
  ])
  return (
    <Marco locale={locale} pagina="/reservations">
      <Reservas
        locale={locale}
        contenido={contenido}
        pie={pie}
        apertura={apertura}
        zonas={zonas}
        hoy={wallClock(Date.now()).fecha}
        estado={estado}
      />
    </Marco>
  )
}
