'use client'
import { Fragment } from 'react'
import { OrderContext } from './order-context.ts'
import { type SortableList, useSortable } from './use-sortable.ts'

export type { SortableItem as Elemento } from './use-sortable.ts'

type Props = SortableList & {
  /** False where the list does not show every row: there "after this one" would say something else than it seems. */
  sortable?: boolean
  como?: 'tbody' | 'ol'
  className?: string
}

/**
 * Rows that can be put in order: dragged by their `<Asa>`, moved with its arrow keys, or sent with its menu. Shows the
 * new order at once and says it aloud; one row is written; the message offers to undo it.
 */
export function Sortable({ sortable = true, como: Lista = 'tbody', className, ...props }: Props) {
  const { ids, de, lista, ...verbos } = useSortable(props)
  return (
    <OrderContext value={{ sortable, ...verbos }}>
      <Lista
        ref={(node: HTMLElement | null) => {
          lista.current = node
        }}
        className={className}
      >
        {ids.map((id) => (
          <Fragment key={id}>{de.get(id)?.fila}</Fragment>
        ))}
      </Lista>
    </OrderContext>
  )
}
