import type { Metadata } from 'next'
import { Attention } from '@/components/admin/dashboard/attention.tsx'
import { ByIdioma } from '@/components/admin/dashboard/by-language.tsx'
import { Chart, ChartLegend } from '@/components/admin/dashboard/chart.tsx'
import { TranslationBoard } from '@/components/admin/dashboard/counters.tsx'
import { Today } from '@/components/admin/dashboard/today.tsx'
import { DemoNotice } from '@/components/admin/libro/demo-notice.tsx'
import { listProgramados } from '@/lib/admin/carta/programado-save.ts'
import { getSummary } from '@/lib/admin/casa/dashboard.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { countDemo } from '@/lib/admin/libro/demo.ts'
import { getJobRuns } from '@/lib/admin/libro/informe.ts'
import { getDia } from '@/lib/admin/libro/read.ts'
import { addDays, wallClock } from '@/lib/core/dates.ts'
import { ENTITIES, pointsOf } from './attention-points.ts'
import { DAYS_AHEAD, DAYS_BACK, diasOf, idiomasOf, nextDayOf } from './chart-days.ts'
import { removeDemoAction } from './reservas/actions.ts'

export const metadata: Metadata = { title: 'Resumen' }

export default async function DashboardPage() {
  const db = await adminDb('/almaenigma')
  const today = wallClock(Date.now()).fecha
  const from = addDays(today, -DAYS_BACK)
  const hasta = addDays(today, DAYS_AHEAD)
  const [summary, runs, demo, dia, planned] = await Promise.all([
    getSummary(db, from, hasta),
    getJobRuns(db),
    countDemo(db),
    getDia(db, today),
    listProgramados(db),
  ])
  const failed = planned.filter(({ estado, dia }) => estado === 'fallido' && dia >= addDays(today, -7))
  const platos = summary.fichas.find(({ tabla }) => tabla === 'platos')
  return (
    <div className="px-4 pb-24 pt-5 movil:px-7 movil:py-6">
      <h1 className="font-serif text-[2rem] font-medium leading-none tracking-tight">Resumen</h1>
      <p className="mt-2 text-sm text-texto-3">
        {platos?.total ?? 0} platos en total, {platos?.visibles ?? 0} publicados.
      </p>
      <DemoNotice count={demo} remove={removeDemoAction} />
      <div className="mt-6 grid max-w-[1200px] gap-x-12 gap-y-10 min-[1280px]:grid-cols-2">
        <div className="grid min-w-0 content-start gap-10">
          <Today dia={dia} comes={nextDayOf(summary.dias, today)} />
          <Attention points={pointsOf(summary, runs, failed.length)} />
        </div>
        <section aria-labelledby="reservas" className="grid min-w-0 content-start gap-6">
          <div>
            <h2 id="reservas" className="font-serif text-2xl font-medium">
              Reservas
            </h2>
            <p className="mt-1 text-texto-2">
              Los últimos {DAYS_BACK} días y los {DAYS_AHEAD} próximos, sin contar las canceladas ni las que
              no vinieron.
            </p>
          </div>
          <Chart
            id="g-personas"
            title="Personas por día"
            unit="las personas"
            dias={diasOf(summary.dias, today, from, hasta, 'personas')}
          />
          <Chart
            id="g-reservas"
            title="Reservas por día"
            unit="las reservas"
            dias={diasOf(summary.dias, today, from, hasta, 'reservas')}
          />
          <ChartLegend />
          <ByIdioma
            idiomas={idiomasOf(summary.dias)}
            term={`del ${from.slice(8)}/${from.slice(5, 7)} al ${hasta.slice(8)}/${hasta.slice(5, 7)}`}
          />
        </section>
        <div className="min-w-0 min-[1280px]:col-span-2">
          <TranslationBoard entities={ENTITIES} cells={summary.traducciones} />
        </div>
      </div>
    </div>
  )
}
