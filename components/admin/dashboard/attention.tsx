import Link from 'next/link'
import { Icon } from '../parts/line-icon.tsx'

export type AttentionPoint = {
  n: number
  one: string
  many: string
  reason: string
  href: string
  urgent: boolean
}

export function Attention({ points }: { points: readonly AttentionPoint[] }) {
  const active = points.filter(({ n }) => n > 0)
  return (
    <section aria-labelledby="atencion" className="min-w-0">
      <h2 id="atencion" className="font-serif text-2xl font-medium">
        Pendiente
      </h2>
      <p className="mt-1 text-texto-2">
        {active.length > 0 ? 'Esto necesita a alguien ahora.' : 'Todo está en orden: no hay nada pendiente.'}
      </p>
      <ul className="mt-4 border-t border-linea empty:hidden">
        {active.map((point) => (
          <li key={point.many} className="border-b border-linea">
            <PointRow {...point} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function PointRow({ n, one, many, reason, href, urgent }: AttentionPoint) {
  return (
    <Link href={href} prefetch={false} className="flex items-center gap-4 py-3 hover:bg-fondo-2">
      <b
        className={`grid h-11 min-w-11 place-items-center rounded-xs px-2 text-lg font-semibold tabular-nums ${urgent ? 'bg-limon text-tinta' : 'bg-fondo-2'}`}
      >
        {n}
      </b>
      <span className="min-w-0">
        <span className="block font-semibold">{n === 1 ? one : many}</span>
        <span className="block text-sm text-texto-3">{reason}</span>
      </span>
      <Icon name="sigue" className="ml-auto size-4" />
    </Link>
  )
}
