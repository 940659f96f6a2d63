import { useCallback, useEffect, useRef, useState } from 'react'
import type { Dia, Pulso } from '@/lib/admin/libro/shapes.ts'
import { avisos, campana, titulo } from './notices.ts'
import { pedir } from './request.ts'

/** A new booking is to be seen within five seconds; asking costs one small query. */
const CADA_MS = 2500

export type Corte = 'sesion' | 'red' | null

/**
 * A day that stays as it is in the book: asks every few seconds whether it has changed, and keeps what was last seen
 * while nobody answers. Tells of new requests with a sound and in the title of the tab.
 */
export function useDia(inicial: Dia) {
  const [dia, setDia] = useState(inicial)
  const [corte, setCorte] = useState<Corte>(null)
  const [pendientes, setPendientes] = useState<number | null>(null)
  const nuevas = useRef(0)
  const ultima = useRef<string | null | undefined>(undefined)
  const pulso = useRef(inicial.pulso)
  const { fecha } = inicial

  const leer = useCallback(async () => {
    const answer = await pedir<Dia>('dia', { fecha })
    if (!answer.ok) return setCorte(answer.aviso)
    pulso.current = answer.value.pulso
    setDia(answer.value)
    setCorte(null)
  }, [fecha])

  useEffect(() => {
    // Another day came with the page.
    setDia(inicial)
    pulso.current = inicial.pulso
  }, [inicial])

  useEffect(() => {
    let alive = true
    let timer: ReturnType<typeof setTimeout>
    const tell = (said: Pulso) => {
      setPendientes(said.pendientes)
      const fresh =
        ultima.current !== undefined && said.ultima !== null && said.ultima > (ultima.current ?? '')
      ultima.current = said.ultima ?? ultima.current ?? null
      if (!fresh) return
      nuevas.current += 1
      if (avisos.activo('sonido')) campana()
      if (avisos.activo('cuenta') && document.hidden) titulo(nuevas.current)
    }
    const round = async () => {
      const answer = await pedir<Pulso>('pulso', { fecha })
      if (!alive) return
      if (answer.ok) {
        tell(answer.value)
        if (answer.value.pulso !== pulso.current) await leer()
        else setCorte(null)
      } else setCorte(answer.aviso)
      if (alive) timer = setTimeout(round, CADA_MS)
    }
    const back = () => {
      if (document.hidden) return
      nuevas.current = 0
      titulo(0)
    }
    timer = setTimeout(round, 0)
    document.addEventListener('visibilitychange', back)
    return () => {
      alive = false
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', back)
      titulo(0)
    }
  }, [fecha, leer])

  return { dia, corte, pendientes, leer }
}
