import { useCallback, useState } from 'react'
import type { FormAction, FormState } from '@/lib/admin/action/form.ts'
import type { LibroEntry } from '@/lib/admin/libro/shapes.ts'
import { INITIAL_STATE } from '../form/context.ts'
import { type Toast, useToast } from '../parts/toasts.tsx'

type Verb = 'advance' | 'seat' | 'changeMesa' | 'propose' | 'move' | 'addEntry' | 'createLink'
export type Actions = Readonly<Record<Verb | 'undo', FormAction>>
type Fields = Readonly<Record<string, string>>
/** A little longer than the undo button stays, in seconds. */
const MARGIN = '10'
const CONNECTION_LOST: Toast = {
  text: 'No hay respuesta y no se sabe si se ha guardado. Mira en el libro cómo está antes de repetirlo.',
  error: true,
}

const toFormData = (fields: Fields): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
/** Null when the connection fails: the caller keeps what was typed. */
const send = (action: FormAction, fields: Fields): Promise<FormState | null> =>
  action(INITIAL_STATE, toFormData(fields)).catch(() => null)

const refusalMessage = ({ errores, mensaje }: FormState): string =>
  Object.values(errores)[0] ?? mensaje ?? 'No se ha guardado.'

export function useVerbs<V extends Verb>(
  actions: Readonly<Record<V | 'undo', FormAction>>,
  read: () => Promise<void>,
) {
  const toast = useToast()
  const [busy, setBusy] = useState<string | null>(null)

  const undo = useCallback(
    async (id: string, version: string): Promise<Toast> => {
      setBusy(id)
      const answer = await send(actions.undo, { id, version })
      await read()
      setBusy(null)
      if (!answer) return CONNECTION_LOST
      return answer.estado === 'hecho' ? { text: 'Deshecho.' } : { text: refusalMessage(answer), error: true }
    },
    [actions, read],
  )

  const perform = useCallback(
    async (
      verb: V,
      r: LibroEntry | null,
      fields: Fields,
      doneMessage: string,
      link?: Toast['link'],
    ): Promise<FormState | null> => {
      setBusy(r?.id ?? 'nueva')
      const own: Fields = r ? { id: r.id, version: String(r.version), margen: MARGIN } : {}
      const answer = await send(actions[verb], { ...own, ...fields })
      // Before the book is read again: whoever sees the new state can take it back.
      if (answer?.estado === 'hecho') {
        // A new entry answers its id before the version.
        const [id, version] = r ? [r.id, answer.deshacer] : (answer.deshacer?.split(' ') ?? [])
        const canUndo = verb !== 'createLink' && id && version
        const said: Toast = link ? { text: doneMessage, link } : { text: doneMessage }
        toast(canUndo ? { ...said, undo: () => undo(id, version) } : said)
      } else toast(answer ? { text: refusalMessage(answer), error: true } : CONNECTION_LOST)
      await read()
      setBusy(null)
      return answer
    },
    [actions, undo, read, toast],
  )
  return { perform, busy, stepBack: async (r: LibroEntry) => toast(await undo(r.id, String(r.version))) }
}
export type Perform = ReturnType<typeof useVerbs<Verb>>['perform']

export type Open = (ask: {
  tipo: 'move' | 'changeMesa' | 'propose' | 'seat' | 'rechazada' | 'cancelada_restaurante'
  r: LibroEntry
}) => void
