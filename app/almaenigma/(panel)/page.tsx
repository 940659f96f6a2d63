import type { Metadata } from 'next'
import { Atencion } from '@/components/admin/dashboard/attention.tsx'
import { PorIdioma } from '@/components/admin/dashboard/by-language.tsx'
import { Grafica, LeyendaGrafica } from '@/components/admin/dashboard/chart.tsx'
import { Tablero } from '@/components/admin/dashboard/counters.tsx'
import { getResumen } from '@/lib/admin/casa/dashboard.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { getRondas } from '@/lib/admin/libro/informe.ts'
import { addDays, wallClock } from '@/lib/core/dates.ts'
import { ENTIDADES, puntosDe } from './attention-points.ts'
import { ADELANTE, ATRAS, diasDe, idiomasDe } from './chart-days.ts'

export const metadata: Metadata = { title: 'Resumen' }

/** What needs somebody now, how full the days are, and how far the translations are. */
export default async function Resumen() {
  const db = await adminDb('/almaenigma')
  const hoy = wallClock(Date.now()).fecha
  const desde = addDays(hoy, -ATRAS)
  const hasta = addDays(hoy, ADELANTE)
  const [resumen, rondas] = await Promise.all([getResumen(db, desde, hasta), getRondas(db)])
  const platos = resumen.fichas.find(({ tabla }) => tabla === 'platos')
  return (
    <div className="px-4 pb-24 pt-5 movil:px-7 movil:py-6">
      <h1 className="font-serif text-[2rem] font-medium leading-none tracking-tight">Resumen</h1>
      <p className="mt-2 text-sm text-texto-3">
        {platos?.total ?? 0} platos en total, {platos?.visibles ?? 0} publicados.
      </p>
      <div className="mt-6 grid max-w-[1200px] gap-x-12 gap-y-10 min-[1280px]:grid-cols-2">
        <Atencion puntos={puntosDe(resumen, rondas)} />
        <section aria-labelledby="reservas" className="grid min-w-0 content-start gap-6">
          <div>
            <h2 id="reservas" className="font-serif text-2xl font-medium">
              Reservas
            </h2>
            <p className="mt-1 text-texto-2">
              Los últimos {ATRAS} días y los {ADELANTE} próximos, sin contar las canceladas ni las que no
              vinieron.
            </p>
          </div>
          <Grafica
            id="g-personas"
            titulo="Personas por día"
            unidad="las personas"
            dias={diasDe(resumen.dias, hoy, desde, hasta, 'personas')}
          />
          <Grafica
            id="g-reservas"
            titulo="Reservas por día"
            unidad="las reservas"
            dias={diasDe(resumen.dias, hoy, desde, hasta, 'reservas')}
          />
          <LeyendaGrafica />
          <PorIdioma
            idiomas={idiomasDe(resumen.dias)}
            plazo={`del ${desde.slice(8)}/${desde.slice(5, 7)} al ${hasta.slice(8)}/${hasta.slice(5, 7)}`}
          />
        </section>
        <div className="min-w-0 min-[1280px]:col-span-2">
          <Tablero entidades={ENTIDADES} casillas={resumen.traducciones} />
        </div>
      </div>
    </div>
  )
}
