'use client'
import { useRouter } from 'next/navigation'
import {
  type PointerEvent,
  type ReactNode,
  startTransition,
  useActionState,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { FormAction } from '@/lib/admin/action/form.ts'
import { INICIAL } from '../form/context.ts'
import { frases, type Toast, useDecir, useToast } from '../parts/toasts.tsx'
import { arrastrar } from './drag.ts'
import type { Destino } from './order-context.ts'

/** A row of a list: `grupo` is what it is ordered within (its category, its style); its element says `data-fila={id}`. */
export type Elemento = { id: string; nombre: string; grupo: string; fila: ReactNode }
export type Ordenable = {
  filas: readonly Elemento[]
  /** Posts `id` and either `tras` (a row's id, empty for the first place) or `a`; answers the old `tras` to undo it. */
  action: FormAction
  /** The row before the first one shown, when it is of the same group: on the second page of a long list. */
  previa?: string | null
}

/** How long after the last arrow key the new place is written: five presses are one save. */
const PAUSA_MS = 700
const DICHO = {
  arriba: 'sube un puesto.',
  abajo: 'baja un puesto.',
  principio: 'pasa al principio.',
  final: 'pasa al final.',
} as const satisfies Record<Destino, string>

/** The order as the reader sees it, what is said aloud, and the verbs that change it; `<Orden>` draws it. */
export function useOrdenable({ filas, action, previa = null }: Ordenable) {
  const [, enviar] = useActionState(action, INICIAL)
  const servidas = filas.map(({ id }) => id)
  const clave = servidas.join()
  // What was moved here holds until the server's own order arrives.
  const [local, setLocal] = useState<{ clave: string; ids: string[] } | null>(null)
  if (local !== null && local.clave !== clave) setLocal(null)
  const ids = local?.clave === clave ? local.ids : servidas
  const decir = useDecir()
  const lista = useRef<HTMLElement>(null)
  const pendiente = useRef<{ id: string; orden: string[]; timer: ReturnType<typeof setTimeout> } | null>(null)
  const toast = useToast()
  const router = useRouter()

  const de = new Map(filas.map((fila) => [fila.id, fila]))
  const nombre = (id: string) => de.get(id)?.nombre ?? ''
  const grupo = (lista: readonly string[], id: string) =>
    lista.filter((otro) => de.get(otro)?.grupo === de.get(id)?.grupo)
  const esPrimera = (id: string) => de.get(id)?.grupo === filas[0]?.grupo
  const trasDe = (lista: readonly string[], id: string): string => {
    const suyas = grupo(lista, id)
    return suyas[suyas.indexOf(id) - 1] ?? (esPrimera(id) ? (previa ?? '') : '')
  }

  const post = async (id: string, campos: Record<string, string>, texto: string): Promise<Toast> => {
    const data = new FormData()
    data.set('id', id)
    for (const [name, value] of Object.entries(campos)) data.set(name, value)
    const answer = await action(INICIAL, data).catch(() => null)
    startTransition(() => router.refresh())
    if (!answer || answer.estado === 'rechazado') {
      setLocal(null)
      return {
        texto: answer?.mensaje ?? 'No se ha guardado el orden. Comprueba la conexión y repítelo.',
        error: true,
      }
    }
    const antes = answer.deshacer
    const done = { texto: frases(texto, answer.mensaje) }
    return antes === null
      ? done
      : { ...done, deshacer: () => post(id, { tras: antes }, `${nombre(id)} vuelve a su sitio.`).then(atras) }
  }
  // Undoing is not undone: the list is there to move it again. Taken back before the moved order had come from the server,
  // what comes is what stood there first, and would not end what was moved here.
  const atras = ({ texto, error }: Toast): Toast => {
    setLocal(null)
    return error ? { texto, error } : { texto }
  }

  const colocar = (id: string, hasta: number): string[] => {
    const suyas = grupo(ids, id).filter((otro) => otro !== id)
    suyas.splice(hasta, 0, id)
    let i = 0
    const next = ids.map((otro) => (de.get(otro)?.grupo === de.get(id)?.grupo ? (suyas[i++] ?? otro) : otro))
    setLocal({ clave, ids: next })
    decir(`${nombre(id)}, posición ${hasta + 1} de ${suyas.length}`)
    return next
  }
  const escribir = (id: string, orden: readonly string[]) => {
    const tras = trasDe(orden, id)
    if (tras === trasDe(servidas, id)) return
    const suyas = grupo(orden, id)
    void post(
      id,
      { tras },
      `${nombre(id)} pasa a la posición ${suyas.indexOf(id) + 1} de ${suyas.length}.`,
    ).then(toast)
  }
  const asentar = () => {
    if (!pendiente.current) return
    clearTimeout(pendiente.current.timer)
    const { id, orden } = pendiente.current
    pendiente.current = null
    escribir(id, orden)
  }
  const ultima = useRef(asentar)
  ultima.current = asentar
  useEffect(() => () => ultima.current(), [])

  const mover = (id: string, a: Destino) => {
    const suyas = grupo(ids, id)
    const donde = suyas.indexOf(id)
    const hasta = a === 'arriba' ? donde - 1 : donde + 1
    const dentro = (a === 'arriba' || a === 'abajo') && hasta >= 0 && hasta < suyas.length
    if (pendiente.current && pendiente.current.id !== id) asentar()
    if (!dentro) {
      if (pendiente.current) asentar()
      // The ends may lie on other pages: the server knows them.
      if (a === 'principio') colocar(id, 0)
      if (a === 'final') colocar(id, suyas.length - 1)
      void post(id, { a }, `${nombre(id)} ${DICHO[a]}`).then(toast)
      return
    }
    const orden = colocar(id, hasta)
    if (pendiente.current) clearTimeout(pendiente.current.timer)
    pendiente.current = { id, orden, timer: setTimeout(() => ultima.current(), PAUSA_MS) }
  }
  const cancelar = () => {
    if (!pendiente.current) return
    clearTimeout(pendiente.current.timer)
    decir(`${nombre(pendiente.current.id)} se queda donde estaba`)
    pendiente.current = null
    setLocal(null)
  }
  const agarrar = (id: string, event: PointerEvent<HTMLElement>) => {
    asentar()
    const suyas = grupo(ids, id)
    const nodes = suyas.flatMap((otro) => {
      const node = lista.current?.querySelector<HTMLElement>(`[data-fila="${CSS.escape(otro)}"]`)
      return node ? [node] : []
    })
    const asa = event.currentTarget
    arrastrar({
      y: event.clientY,
      filas: nodes,
      desde: suyas.indexOf(id),
      fin: (hasta, seMovio) => {
        // The click that ends a drag must not open the menu.
        if (seMovio)
          asa.addEventListener('click', (click) => click.preventDefault(), { once: true, capture: true })
        if (hasta !== null) escribir(id, colocar(id, hasta))
      },
    })
  }

  return { ids, de, lista, enviar, mover, asentar, cancelar, agarrar }
}
