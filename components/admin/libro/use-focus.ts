import { useEffect, useRef } from 'react'
import type { LibroEntry } from '@/lib/admin/libro/shapes.ts'

type Watched = {
  reservas: readonly LibroEntry[]
  /** The row that the keys act on. */
  chosen: string | null
  /** A save is under way, or a window is open: the focus is theirs. */
  isElsewhere: boolean
}

/** Keyboard users do not lose the focus when the pressed button is gone, or when its row moves to another hour. */
export function useRowFocus({ reservas, chosen, isElsewhere }: Watched): void {
  const byKeys = useRef(false)
  useEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    const pressed = ({ type }: Event) => {
      byKeys.current = type === 'keydown'
    }
    window.addEventListener('keydown', pressed, { signal, capture: true })
    window.addEventListener('pointerdown', pressed, { signal, capture: true })
    return () => listeners.abort()
  }, [])
  useEffect(() => {
    const row = chosen && !isElsewhere ? document.getElementById(`r-${chosen}`) : null
    const here = document.activeElement
    if (here === document.body) row?.focus()
    else if (row?.contains(here)) here?.scrollIntoView({ block: 'nearest' })
  }, [isElsewhere, chosen])
  useEffect(() => {
    if (!byKeys.current || isElsewhere || document.activeElement !== document.body) return
    // A node that moves in the document loses the focus.
    if (reservas.some(({ id }) => id === chosen)) document.getElementById(`r-${chosen}`)?.focus()
  }, [reservas, chosen, isElsewhere])
}
