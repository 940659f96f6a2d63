'use client'
import { createContext, type PointerEvent, use } from 'react'

export const MOVE_TARGETS = {
  arriba: 'Mover arriba',
  abajo: 'Mover abajo',
  principio: 'Mover al principio',
  final: 'Mover al final',
} as const
export type MoveTarget = keyof typeof MOVE_TARGETS

type OrderContextValue = {
  /** False where the list does not show every row: there "after this one" would say something else than it seems. */
  sortable: boolean
  send: (form: FormData) => void
  move: (id: string, a: MoveTarget) => void
  /** Writes what the arrow keys have done so far. */
  flush: () => void
  cancel: () => void
  grab: (id: string, event: PointerEvent<HTMLElement>) => void
}
const noop = () => undefined
export const OrderContext = createContext<OrderContextValue>({
  sortable: false,
  send: noop,
  move: noop,
  flush: noop,
  cancel: noop,
  grab: noop,
})
export const useOrder = () => use(OrderContext)
