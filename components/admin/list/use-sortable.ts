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
import { INITIAL_STATE } from '../form/context.ts'
import { joinPhrases, type Toast, useSay, useToast } from '../parts/toasts.tsx'
import { drag } from './drag.ts'
import type { MoveTarget } from './order-context.ts'

/** `group` is what it is ordered within (its category, its style); its element has `data-fila={id}`. */
export type SortableItem = { id: string; nombre: string; group: string; row: ReactNode }
export type SortableList = {
  items: readonly SortableItem[]
  /** Posts `id` and either `tras` (a row's id, empty for the first place) or `a`; answers the old `tras` to undo it. */
  action: FormAction
  /** The row before the first one shown, when it is of the same group: on the second page of a long list. */
  previous?: string | null
}

/** How long after the last arrow key the new place is written: five presses are one save. */
const PAUSE_MS = 700
const MOVE_MESSAGES = {
  arriba: 'sube un puesto.',
  abajo: 'baja un puesto.',
  principio: 'pasa al principio.',
  final: 'pasa al final.',
} as const satisfies Record<MoveTarget, string>

/** The order shown, what a screen reader is told, and the verbs that change it; `<Sortable>` renders it. */
export function useSortable({ items, action, previous = null }: SortableList) {
  const [, send] = useActionState(action, INITIAL_STATE)
  const servedIds = items.map(({ id }) => id)
  const key = servedIds.join()
  // A local order holds until the server's order arrives.
  const [local, setLocal] = useState<{ key: string; ids: string[] } | null>(null)
  if (local !== null && local.key !== key) setLocal(null)
  const ids = local?.key === key ? local.ids : servedIds
  const say = useSay()
  const list = useRef<HTMLElement>(null)
  const pending = useRef<{ id: string; order: string[]; timer: ReturnType<typeof setTimeout> } | null>(null)
  const toast = useToast()
  const router = useRouter()

  const byId = new Map(items.map((row) => [row.id, row]))
  const nombre = (id: string) => byId.get(id)?.nombre ?? ''
  const groupOf = (order: readonly string[], id: string) =>
    order.filter((other) => byId.get(other)?.group === byId.get(id)?.group)
  const isInFirstGroup = (id: string) => byId.get(id)?.group === items[0]?.group
  const afterOf = (order: readonly string[], id: string): string => {
    const groupIds = groupOf(order, id)
    return groupIds[groupIds.indexOf(id) - 1] ?? (isInFirstGroup(id) ? (previous ?? '') : '')
  }

  const post = async (id: string, fields: Record<string, string>, texto: string): Promise<Toast> => {
    const data = new FormData()
    data.set('id', id)
    for (const [name, value] of Object.entries(fields)) data.set(name, value)
    const answer = await action(INITIAL_STATE, data).catch(() => null)
    startTransition(() => router.refresh())
    if (!answer || answer.estado === 'rechazado') {
      setLocal(null)
      return {
        text: answer?.mensaje ?? 'No se ha guardado el orden. Comprueba la conexión y repítelo.',
        error: true,
      }
    }
    const previousAfter = answer.deshacer
    const done = { text: joinPhrases(texto, answer.mensaje) }
    return previousAfter === null
      ? done
      : {
          ...done,
          undo: () => post(id, { tras: previousAfter }, `${nombre(id)} vuelve a su sitio.`).then(undone),
        }
  }
  // An undo offers no undo of its own. Undone before the moved order has arrived from the server,
  // the data that arrives equals the old order and would not end the local one.
  const undone = ({ text: texto, error }: Toast): Toast => {
    setLocal(null)
    return error ? { text: texto, error } : { text: texto }
  }

  const place = (id: string, target: number): string[] => {
    const groupIds = groupOf(ids, id).filter((other) => other !== id)
    groupIds.splice(target, 0, id)
    let i = 0
    const next = ids.map((other) =>
      byId.get(other)?.group === byId.get(id)?.group ? (groupIds[i++] ?? other) : other,
    )
    setLocal({ key, ids: next })
    say(`${nombre(id)}, posición ${target + 1} de ${groupIds.length}`)
    return next
  }
  const write = (id: string, order: readonly string[]) => {
    const after = afterOf(order, id)
    if (after === afterOf(servedIds, id)) return
    const groupIds = groupOf(order, id)
    void post(
      id,
      { tras: after },
      `${nombre(id)} pasa a la posición ${groupIds.indexOf(id) + 1} de ${groupIds.length}.`,
    ).then(toast)
  }
  const flush = () => {
    if (!pending.current) return
    clearTimeout(pending.current.timer)
    const { id, order } = pending.current
    pending.current = null
    write(id, order)
  }
  const latestFlush = useRef(flush)
  latestFlush.current = flush
  useEffect(() => () => latestFlush.current(), [])

  const move = (id: string, a: MoveTarget) => {
    const groupIds = groupOf(ids, id)
    const index = groupIds.indexOf(id)
    const target = a === 'arriba' ? index - 1 : index + 1
    const isWithin = (a === 'arriba' || a === 'abajo') && target >= 0 && target < groupIds.length
    if (pending.current && pending.current.id !== id) flush()
    if (!isWithin) {
      if (pending.current) flush()
      // The first or last row may be on another page, which only the server knows.
      if (a === 'principio') place(id, 0)
      if (a === 'final') place(id, groupIds.length - 1)
      void post(id, { a }, `${nombre(id)} ${MOVE_MESSAGES[a]}`).then(toast)
      return
    }
    const order = place(id, target)
    if (pending.current) clearTimeout(pending.current.timer)
    pending.current = { id, order, timer: setTimeout(() => latestFlush.current(), PAUSE_MS) }
  }
  const cancel = () => {
    if (!pending.current) return
    clearTimeout(pending.current.timer)
    say(`${nombre(pending.current.id)} se queda donde estaba`)
    pending.current = null
    setLocal(null)
  }
  const grab = (id: string, event: PointerEvent<HTMLElement>) => {
    flush()
    const groupIds = groupOf(ids, id)
    const nodes = groupIds.flatMap((other) => {
      const node = list.current?.querySelector<HTMLElement>(`[data-fila="${CSS.escape(other)}"]`)
      return node ? [node] : []
    })
    const handle = event.currentTarget
    drag({
      y: event.clientY,
      rows: nodes,
      from: groupIds.indexOf(id),
      onEnd: (target, moved) => {
        // The click that ends a drag must not open the menu.
        if (moved)
          handle.addEventListener('click', (click) => click.preventDefault(), { once: true, capture: true })
        if (target !== null) write(id, place(id, target))
      },
    })
  }

  return { ids, byId, list, send, move, flush, cancel, grab }
}
