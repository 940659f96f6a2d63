import type { ReactNode } from 'react'

/** The frame of a list of rows: handle or box, name, languages, price, switch. The rows are an `<Orden>`. */
export function Tabla({
  que,
  selection,
  children,
}: {
  que: string
  selection: boolean
  children: ReactNode
}) {
  return (
    <table className="mt-1 w-full border-collapse">
      <thead>
        <tr className="border-b border-linea text-left text-[0.8125rem] text-texto-3 [&>th]:py-3 [&>th]:font-medium">
          <th scope="col" className="w-18">
            <span className="sr-only">{selection ? 'Selección' : 'Orden'}</span>
          </th>
          <th scope="col" className="pl-2.5">
            {que}
          </th>
          <th scope="col" className="max-movil:hidden">
            Idiomas
          </th>
          <th scope="col" className="text-right">
            Precio
          </th>
          <th scope="col" className="w-16 text-right">
            Visible
          </th>
        </tr>
      </thead>
      {children}
    </table>
  )
}

/** How a row looks: the one that is open beside its editor, the one that is being dragged. */
export const rowClass = (chosen: boolean): string =>
  `border-b border-linea data-arrastrada:relative data-arrastrada:z-10 data-arrastrada:bg-(--limon-velo) [&>td]:py-2.5 ${chosen ? 'bg-(--anil-velo) shadow-[inset_4px_0_0_var(--anil)]' : 'hover:bg-fondo-2'}`
