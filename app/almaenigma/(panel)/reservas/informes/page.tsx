import type { Metadata } from 'next'
import { Chart, ChartLegend } from '@/components/admin/dashboard/chart.tsx'
import { ESTADO, personasText } from '@/components/admin/libro/labels.ts'
import { BUTTON, INPUT, LABEL } from '@/components/admin/parts/classes.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { getInforme, getQueSi, type Informe, periodOf } from '@/lib/admin/libro/informe.ts'
import { dayInWords } from '@/lib/core/date-words.ts'
import { type IsoDate, wallClock } from '@/lib/core/dates.ts'
import { ESTADOS } from '@/lib/reservas/estados.ts'
import { ReservasTabs } from '../tabs.tsx'
import { byWeek, columns } from './columns.ts'
import { Figures } from './figures.tsx'
import { Periods } from './periods.tsx'
import { Totals } from './totals.tsx'
import { WhatIf } from './what-if.tsx'

export const metadata: Metadata = { title: 'Informes de reservas' }

const PATH = '/almaenigma/reservas/informes'
const CANAL = { web: 'La web', chat: 'Enigmito', telefono: 'Teléfono', paso: 'Sin reserva' } as const
const IDIOMA = { es: 'Español', en: 'Inglés', fr: 'Francés', de: 'Alemán', it: 'Italiano' } as const
/** How long before, the shortest first: in an object a key that is a number would come before the others. */
const BEFORE = [
  ['0', 'El mismo día'],
  ['1', 'El día antes'],
  ['2-3', '2 o 3 días'],
  ['4-7', '4 a 7 días'],
  ['8-14', '8 a 14 días'],
  ['15-30', '15 a 30 días'],
  ['31', 'Más de un mes'],
] as const

const cuentas = (
  labels: readonly (readonly [clave: string, palabra: string])[],
  n: Readonly<Record<string, number>>,
) => labels.flatMap(([key, word]) => (n[key] ? [[word, n[key]] as const] : []))
const plazas = (text: unknown): number | null =>
  typeof text === 'string' && /^\d{1,3}$/.test(text) ? Number(text) : null

export default async function Informes({ searchParams }: PageProps<'/almaenigma/reservas/informes'>) {
  const db = await adminDb(PATH)
  const query = await searchParams
  const today = wallClock(Date.now()).fecha
  const period = periodOf(query, today)
  const params = { interior: plazas(query.interior), exterior: plazas(query.exterior) }
  const pregunta = params.interior !== null || params.exterior !== null
  const [i, whatIf] = await Promise.all([
    getInforme(db, period),
    pregunta ? getQueSi(db, period, params) : null,
  ])
  const csv = `${PATH}/csv?${new URLSearchParams(period)}`
  return (
    <section className="px-4 pb-24 pt-5 movil:px-7 movil:py-6">
      <h1 className="font-serif text-[2rem] font-medium leading-none tracking-tight">Reservas</h1>
      <ReservasTabs current={PATH} />
      <form action={PATH} className="mt-4 flex flex-wrap items-end gap-3 print:hidden">
        <Fecha id="desde" label="Desde" value={period.desde} />
        <Fecha id="hasta" label="Hasta, incluido" value={period.hasta} />
        <button type="submit" className={BUTTON.suave}>
          Ver
        </button>
        <a href={csv} download className={BUTTON.linea}>
          Descargar CSV
        </a>
      </form>
      <p className="mt-2 hidden print:block">
        Del {dayInWords(period.desde, 'es')} al {dayInWords(period.hasta, 'es')}
      </p>
      <Periods path={PATH} hoy={today} period={period} />
      {i.reservas === 0 ? (
        <p className="mt-8 max-w-prose text-texto-2">
          No hay ninguna reserva del {dayInWords(period.desde, 'es')} al {dayInWords(period.hasta, 'es')}.
          Elige otro periodo.
        </p>
      ) : (
        <Numbers i={i} hoy={today} />
      )}
      <div className={pregunta ? '' : 'print:hidden'}>
        <WhatIf path={PATH} period={period} params={params} whatIf={whatIf} pregunta={pregunta} />
      </div>
    </section>
  )
}

function Numbers({ i, hoy }: { i: Informe; hoy: IsoDate }) {
  const weekly = byWeek(i)
  return (
    <>
      <Figures i={i} />
      <div className="mt-8 grid items-start gap-10 min-[1200px]:grid-cols-2">
        <div className="min-[1200px]:col-span-2">
          <Chart
            id="g-cubiertos"
            title={weekly ? 'Cubiertos por semana' : 'Cubiertos por día'}
            unit="los cubiertos"
            columnLabel={weekly ? 'Semana' : 'Día'}
            dias={columns(i, hoy)}
          />
          <ChartLegend />
        </div>
        <p className="text-sm text-texto-2 min-[1200px]:col-span-2">
          Estas tablas cuentan todas las que se pidieron ({i.reservas.toLocaleString('es')}), también las
          anuladas y quien no vino; «Dónde se sientan», los cubiertos.
        </p>
        <Totals titulo="Por dónde llegan" unit="Reservas" filas={cuentas(Object.entries(CANAL), i.canales)} />
        <Totals titulo="En qué idioma" unit="Reservas" filas={cuentas(Object.entries(IDIOMA), i.idiomas)} />
        <Totals titulo="Con cuánta antelación" unit="Reservas" filas={cuentas(BEFORE, i.antelacion)} />
        <Totals
          titulo="De cuántas personas"
          unit="Reservas"
          filas={Object.entries(i.grupos).map(([n, count]) => [personasText(Number(n)), count])}
        />
        <Totals
          titulo="Qué fue de ellas"
          unit="Reservas"
          filas={cuentas(
            ESTADOS.map((e) => [e, ESTADO[e]]),
            i.estados,
          )}
        />
        <Totals
          titulo="Dónde se sientan"
          unit="Cubiertos"
          filas={cuentas(Object.entries({ interior: 'Sala', exterior: 'Terraza' }), i.mesas)}
        />
      </div>
    </>
  )
}

const Fecha = ({ id, label, value }: { id: string; label: string; value: string }) => (
  <div>
    <label htmlFor={id} className={LABEL}>
      {label}
    </label>
    <input id={id} type="date" name={id} required defaultValue={value} className={INPUT} />
  </div>
)
