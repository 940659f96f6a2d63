import { useEffect } from 'react'
import type { LibroEntry } from '@/lib/admin/libro/shapes.ts'
import { escribe, singleKeys } from '../palette/single-keys.ts'

type Que = {
  visibleReservas: readonly LibroEntry[]
  chosen: string | null
  choose: (id: string) => void
  onKey: (key: 'c' | 'n' | 's', r: LibroEntry) => void
}

/** J and K go from booking to booking, C confirms, N marks a no-show, S seats; `/` belongs to the whole panel. */
export function useKeys({ visibleReservas: visibles, chosen: elegida, choose: elegir, onKey: tecla }: Que) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.metaKey || event.ctrlKey || event.altKey)
        return
      if (
        escribe(event.target) ||
        document.querySelector('dialog[open], [popover]:popover-open') ||
        !singleKeys.activas()
      )
        return
      const key = event.key.toLowerCase()
      const at = visibles.findIndex(({ id }) => id === elegida)
      if (key === 'j' || key === 'k') {
        const next =
          visibles[at === -1 ? 0 : Math.min(visibles.length - 1, Math.max(0, at + (key === 'j' ? 1 : -1)))]
        if (!next) return
        event.preventDefault()
        elegir(next.id)
        document.getElementById(`r-${next.id}`)?.focus()
      }
      const r = visibles[at]
      if (r && (key === 'c' || key === 'n' || key === 's')) {
        event.preventDefault()
        tecla(key, r)
      }
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [visibles, elegida, elegir, tecla])
}
