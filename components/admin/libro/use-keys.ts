import { useEffect } from 'react'
import type { LibroEntry } from '@/lib/admin/libro/shapes.ts'
import { isTyping, singleKeys } from '../palette/single-keys.ts'

type Props = {
  visibleReservas: readonly LibroEntry[]
  chosen: string | null
  choose: (id: string) => void
  onKey: (key: 'c' | 'n' | 's' | 'm', r: LibroEntry) => void
}

/** J and K go from booking to booking, C confirms, N marks a no-show, S seats, M changes the table; `/` belongs to the whole panel. */
export function useKeys({ visibleReservas, chosen, choose, onKey }: Props) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.metaKey || event.ctrlKey || event.altKey)
        return
      if (
        isTyping(event.target) ||
        document.querySelector('dialog[open], [popover]:popover-open') ||
        !singleKeys.activas()
      )
        return
      const key = event.key.toLowerCase()
      const at = visibleReservas.findIndex(({ id }) => id === chosen)
      if (key === 'j' || key === 'k') {
        const next =
          visibleReservas[
            at === -1 ? 0 : Math.min(visibleReservas.length - 1, Math.max(0, at + (key === 'j' ? 1 : -1)))
          ]
        if (!next) return
        event.preventDefault()
        choose(next.id)
        document.getElementById(`r-${next.id}`)?.focus()
      }
      const r = visibleReservas[at]
      if (r && (key === 'c' || key === 'n' || key === 's' || key === 'm')) {
        event.preventDefault()
        onKey(key, r)
      }
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [visibleReservas, chosen, choose, onKey])
}
