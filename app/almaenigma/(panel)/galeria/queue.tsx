import Link from 'next/link'
import { ESTADOS, type Estado, type ExperienciaRow, PER_PAGE } from '@/lib/admin/muro/experiencias.ts'
import { Post } from './post.tsx'

const NOMBRES: Record<Estado, string> = {
  pendiente: 'Por revisar',
  publicada: 'Publicados',
  rechazada: 'Rechazados',
  retirada: 'Retirados',
}
const EMPTY: Record<Estado, string> = {
  pendiente: 'No hay textos por revisar. Cuando alguien escriba, aparecerá aquí.',
  publicada: 'Todavía no hay ningún texto publicado.',
  rechazada: 'No has rechazado ningún texto.',
  retirada: 'No has retirado ningún texto.',
}

type Props = {
  experiencias: readonly ExperienciaRow[]
  estado: Estado
  counts: Readonly<Record<Estado, number>>
}

export function Queue({ experiencias, estado, counts }: Props) {
  return (
    <>
      <p className="mt-4 max-w-prose text-texto-2">
        Lo que escriben los clientes. Nada se ve en la web hasta que lo publicas.
      </p>
      <nav
        aria-label="Estados"
        className="relative -mx-4 mt-2 flex gap-1 overflow-x-auto border-b border-linea px-4 [scrollbar-width:none] movil:mx-0 movil:px-0"
      >
        {ESTADOS.map((e) => (
          <Link
            key={e}
            href={`/almaenigma/galeria?estado=${e}`}
            prefetch={false}
            aria-current={e === estado ? 'page' : undefined}
            className="whitespace-nowrap px-2.5 py-2.5 font-medium text-texto-2 aria-[current]:font-semibold aria-[current]:text-texto aria-[current]:shadow-[inset_0_-3px_0_var(--accion)]"
          >
            {NOMBRES[e]}
            <small className="ml-1 text-[0.8125rem] font-normal tabular-nums text-texto-3">{counts[e]}</small>
          </Link>
        ))}
      </nav>
      {experiencias.length === 0 ? (
        <p className="py-12 text-texto-2">{EMPTY[estado]}</p>
      ) : (
        <ul className="max-w-[900px]">
          {experiencias.map((experiencia) => (
            <li key={`${experiencia.id} ${experiencia.version}`} className="border-b border-linea py-6">
              <Post {...experiencia} />
            </li>
          ))}
        </ul>
      )}
      {counts[estado] > PER_PAGE && (
        <p className="mt-6 text-sm text-texto-3">
          Se muestran {PER_PAGE} de {counts[estado]}.
        </p>
      )}
    </>
  )
}
