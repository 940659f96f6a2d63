'use client'
import { createContext, type PointerEvent, use } from 'react'

/** Where a row can be sent without naming another one. */
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
  enviar: (form: FormData) => void
  mover: (id: string, a: MoveTarget) => void
  /** Writes what the arrow keys have done so far. */
  asentar: () => void
  cancelar: () => void
  agarrar: (id: string, event: PointerEvent<HTMLElement>) => void
}
const noop = () => undefined
export const OrderContext = createContext<OrderContextValue>({
  sortable: false,
  enviar: noop,
  mover: noop,
  asentar: noop,
  cancelar: noop,
  agarrar: noop,
})
export const useOrder = () => use(OrderContext)
