import { useCallback, useState } from 'react'
import type { FormAction, FormState } from '@/lib/admin/action/form.ts'
import type { Apunte } from '@/lib/admin/libro/shapes.ts'
import { INICIAL } from '../form/context.ts'
import { type Toast, useToast } from '../parts/toasts.tsx'

export type Acciones = Readonly<
  Record<'pasar' | 'sentar' | 'proponer' | 'mover' | 'anotar' | 'deshacer' | 'enlace', FormAction>
>
type Campos = Readonly<Record<string, string>>
/** A little longer than the button that takes a step back stands there, in seconds. */
const MARGEN = '10'
const CORTADO: Toast = { texto: 'No se ha podido guardar. Comprueba la conexión y repítelo.', error: true }

const datos = (campos: Campos): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(campos)) form.set(name, value)
  return form
}
const queja = ({ errores, mensaje }: FormState): string =>
  Object.values(errores)[0] ?? mensaje ?? 'No se ha guardado.'

/** Does what a host does with a booking, says so, offers to take it back, and has the day read again. */
export function useVerbos(acciones: Acciones, leer: () => Promise<void>) {
  const toast = useToast()
  const [busy, setBusy] = useState<string | null>(null)

  /** Null when the line is cut: whoever asked keeps what was typed. */
  const manda = useCallback(
    async (action: FormAction, campos: Campos): Promise<FormState | null> => {
      const answer = await action(INICIAL, datos(campos)).catch(() => null)
      await leer()
      return answer
    },
    [leer],
  )

  const atras = useCallback(
    async (id: string, version: string): Promise<Toast> => {
      setBusy(id)
      const answer = await manda(acciones.deshacer, { id, version })
      setBusy(null)
      if (!answer) return CORTADO
      return answer.estado === 'hecho' ? { texto: 'Deshecho.' } : { texto: queja(answer), error: true }
    },
    [acciones, manda],
  )

  /** A verb with its fields; answers what the action said, for forms that stay open when it refuses. */
  const hacer = useCallback(
    async (
      verbo: Exclude<keyof Acciones, 'deshacer'>,
      r: Apunte | null,
      campos: Campos,
      hecho: string,
    ): Promise<FormState | null> => {
      setBusy(r?.id ?? 'nueva')
      const own: Campos = r ? { id: r.id, version: String(r.version), margen: MARGEN } : {}
      const answer = await manda(acciones[verbo], { ...own, ...campos })
      setBusy(null)
      if (answer?.estado === 'hecho') {
        // What was written down anew says its own id before the version.
        const [id, version] = r ? [r.id, answer.deshacer] : (answer.deshacer?.split(' ') ?? [])
        const vuelve = verbo !== 'enlace' && id && version
        toast(vuelve ? { texto: hecho, deshacer: () => atras(id, version) } : { texto: hecho })
      } else toast(answer ? { texto: queja(answer), error: true } : CORTADO)
      return answer
    },
    [acciones, atras, manda, toast],
  )
  return { hacer, busy, atras: async (r: Apunte) => toast(await atras(r.id, String(r.version))) }
}
export type Hacer = ReturnType<typeof useVerbos>['hacer']

/** Opens the window in which a verb asks for more. */
export type Abrir = (que: {
  tipo: 'mover' | 'proponer' | 'sentar' | 'rechazada' | 'cancelada_restaurante'
  r: Apunte
}) => void
