import type { Informe } from '@/lib/admin/libro/informe.ts'
import { standing } from './columns.ts'

const NUMBER_FORMAT = new Intl.NumberFormat('es')
const share = (n: number, de: number): string =>
  de === 0 ? '–' : `${NUMBER_FORMAT.format(Math.round((n / de) * 1000) / 10)} %`

export function Figures({ i }: { i: Informe }) {
  const servicios = i.dias.filter(({ cubiertos }) => cubiertos > 0).length
  const reservas = i.dias.reduce((n, dia) => n + standing(dia), 0)
  const figures: [string, string, string][] = [
    [
      'Cubiertos',
      NUMBER_FORMAT.format(i.cubiertos),
      `en ${NUMBER_FORMAT.format(reservas)} ${reservas === 1 ? 'reserva' : 'reservas'}, sin anuladas ni faltas`,
    ],
    [
      'Ocupación',
      i.plazas ? share(i.cubiertos, i.plazas * servicios) : '–',
      i.plazas ? `de ${i.plazas} plazas, en ${servicios} servicios` : 'las zonas no tienen plazas puestas',
    ],
    [
      'No vinieron',
      share(i.faltas, i.faltas + i.vinieron),
      `${i.faltas} de ${i.faltas + i.vinieron} que se esperaban`,
    ],
    ['Repiten', share(i.repiten, i.clientes), `${i.repiten} de ${i.clientes} clientes habían venido antes`],
  ]
  return (
    <dl className="mt-6 grid grid-cols-2 gap-4 movil:grid-cols-4">
      {figures.map(([name, figure, more]) => (
        <div key={name} className="border-t-[1.5px] border-texto pt-2">
          <dt className="text-sm font-semibold">{name}</dt>
          <dd className="text-[1.75rem] font-semibold leading-tight tabular-nums">{figure}</dd>
          <dd className="text-sm text-texto-2">{more}</dd>
        </div>
      ))}
    </dl>
  )
}
