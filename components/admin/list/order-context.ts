'use client'
import { createContext, type PointerEvent, use } from 'react'

/** Where a row can be sent without naming another one. */
export const DESTINOS = {
  arriba: 'Mover arriba',
  abajo: 'Mover abajo',
  principio: 'Mover al principio',
  final: 'Mover al final',
} as const
export type Destino = keyof typeof DESTINOS

type Contexto = {
  /** False where the list does not show every row: there "after this one" would say something else than it seems. */
  ordenable: boolean
  enviar: (form: FormData) => void
  mover: (id: string, a: Destino) => void
  /** Writes what the arrow keys have done so far. */
  asentar: () => void
  cancelar: () => void
  agarrar: (id: string, event: PointerEvent<HTMLElement>) => void
}
const nada = () => undefined
export const Ordenacion = createContext<Contexto>({
  ordenable: false,
  enviar: nada,
  mover: nada,
  asentar: nada,
  cancelar: nada,
  agarrar: nada,
})
export const useOrden = () => use(Ordenacion)
