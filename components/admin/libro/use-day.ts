import { useCallback, useEffect, useRef, useState } from 'react'
import type { Dia, Pulse } from '@/lib/admin/libro/shapes.ts'
import { tellPending } from '../shell/pending-count.ts'
import { avisos, ring, titulo } from './notices.ts'
import { request } from './request.ts'

/** A new booking is to be seen within five seconds; asking costs one small query. */
const POLL_MS = 2500

export type Outage = 'sesion' | 'red' | null

/**
 * Polls the day and keeps the last answer during an outage. Announces new requests with a sound and in the
 * tab's title.
 */
export function useDia(initial: Dia) {
  const [dia, setDia] = useState(initial)
  const [outage, setOutage] = useState<Outage>(null)
  const [pendingCount, setPendingCount] = useState<number | null>(null)
  const newCount = useRef(0)
  const last = useRef<string | null | undefined>(undefined)
  const pulse = useRef(initial.pulso)
  const { fecha } = initial

  const read = useCallback(async () => {
    const answer = await request<Dia>('dia', { fecha })
    if (!answer.ok) return setOutage(answer.aviso)
    pulse.current = answer.value.pulso
    setDia(answer.value)
    setOutage(null)
  }, [fecha])

  useEffect(() => {
    // The page brought another day.
    setDia(initial)
    pulse.current = initial.pulso
  }, [initial])

  useEffect(() => {
    let alive = true
    let timer: ReturnType<typeof setTimeout>
    const tell = (said: Pulse) => {
      setPendingCount(said.pendientes)
      tellPending(said.pendientes)
      const fresh = last.current !== undefined && said.ultima !== null && said.ultima > (last.current ?? '')
      last.current = said.ultima ?? last.current ?? null
      if (!fresh) return
      newCount.current += 1
      if (avisos.activo('sonido')) ring()
      if (avisos.activo('cuenta') && document.hidden) titulo(newCount.current)
    }
    const round = async () => {
      const answer = await request<Pulse>('pulso', { fecha })
      if (!alive) return
      if (answer.ok) {
        tell(answer.value)
        if (answer.value.pulso !== pulse.current) await read()
        else setOutage(null)
      } else setOutage(answer.aviso)
      if (alive) timer = setTimeout(round, POLL_MS)
    }
    const back = () => {
      if (document.hidden) return
      newCount.current = 0
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
  }, [fecha, read])

  return { dia, corte: outage, pendientes: pendingCount, leer: read }
}
