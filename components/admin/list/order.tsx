'use client'
import { Fragment } from 'react'
import { OrderContext } from './order-context.ts'
import { type SortableList, useSortable } from './use-sortable.ts'

type Props = SortableList & {
  /** False where the list does not show every row: there "after this one" would say something else than it seems. */
  sortable?: boolean
  as?: 'tbody' | 'ol'
  className?: string
}

/**
 * Rows that can be sorted: dragged by their `<Handle>`, moved with its arrow keys or its menu. Optimistic;
 * one row is written, and the message offers to undo it.
 */
export function Sortable({ sortable = true, as: List = 'tbody', className, ...props }: Props) {
  const { ids, byId, list, ...verbs } = useSortable(props)
  return (
    <OrderContext value={{ sortable, ...verbs }}>
      <List
        ref={(node: HTMLElement | null) => {
          list.current = node
        }}
        className={className}
      >
        {ids.map((id) => (
          <Fragment key={id}>{byId.get(id)?.row}</Fragment>
        ))}
      </List>
    </OrderContext>
  )
}
