import type { ReactNode } from 'react'

type Props = {
  /** What the first column holds, said aloud: the handles of the rows or, while rows are selected, their boxes. */
  handle: 'Orden' | 'Selección'
  handleClass?: string
  name: string
  nameClass?: string
  more?: ReactNode
  className?: string
  children: ReactNode
}

export function Table({
  handle,
  handleClass = 'w-18',
  name,
  nameClass = 'pl-2.5',
  more,
  className = '',
  children,
}: Props) {
  return (
    <table className={`mt-1 w-full border-collapse ${className}`}>
      <thead>
        <tr className="border-b border-linea text-left text-[0.8125rem] text-texto-3 [&>th]:py-3 [&>th]:font-medium">
          <th scope="col" className={handleClass}>
            <span className="sr-only">{handle}</span>
          </th>
          <th scope="col" className={nameClass}>
            {name}
          </th>
          <th scope="col" className="max-movil:hidden">
            Idiomas
          </th>
          {more}
          <th scope="col" className="w-16 text-right">
            Visible
          </th>
        </tr>
      </thead>
      {children}
    </table>
  )
}

const OPENING = 'has-[[data-abre]]:bg-(--anil-velo) has-[[data-abre]]:shadow-[inset_4px_0_0_var(--anil)]'

export const rowClass = (chosen: boolean): string =>
  `${OPENING} border-b border-linea data-arrastrada:relative data-arrastrada:z-10 data-arrastrada:bg-(--limon-velo) [&>td]:py-2.5 ${chosen ? 'bg-(--anil-velo) shadow-[inset_4px_0_0_var(--anil)]' : 'hover:bg-fondo-2'}`
