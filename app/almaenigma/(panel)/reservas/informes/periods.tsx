import Link from 'next/link'
import type { Period } from '@/lib/admin/libro/informe.ts'
import { addDays, type IsoDate } from '@/lib/core/dates.ts'

const firstOf = (dia: IsoDate): IsoDate => `${dia.slice(0, 7)}-01` as IsoDate

function periods(today: IsoDate): readonly (readonly [string, Period])[] {
  const month = firstOf(today)
  const before = addDays(month, -1)
  return [
    ['Últimos 30 días', { desde: addDays(today, -29), hasta: today }],
    ['Este mes', { desde: month, hasta: addDays(firstOf(addDays(month, 32)), -1) }],
    ['El mes pasado', { desde: firstOf(before), hasta: before }],
    ['El último año', { desde: addDays(today, -364), hasta: today }],
  ]
}

type Props = { path: string; hoy: IsoDate; period: Period }

export const Periods = ({ path, hoy, period }: Props) => (
  <nav aria-label="Periodos" className="mt-3 flex flex-wrap gap-x-5 print:hidden">
    {periods(hoy).map(([nombre, p]) => (
      <Link
        key={nombre}
        href={`${path}?${new URLSearchParams(p)}`}
        prefetch={false}
        aria-current={p.desde === period.desde && p.hasta === period.hasta ? 'page' : undefined}
        className="inline-flex min-h-10 items-center text-[0.9375rem] underline underline-offset-4 aria-[current]:font-semibold aria-[current]:no-underline"
      >
        {nombre}
      </Link>
    ))}
  </nav>
)
