'use client'
import { useEffect } from 'react'

const PREGUNTA = 'Hay cambios sin guardar. Si sales ahora, se pierden. ¿Salir de todos modos?'

/** While `active`, leaving the page (closing it, or any link in it) asks first. */
export function useGuard(active: boolean): void {
  useEffect(() => {
    if (!active) return
    let allowed = false
    const unload = (event: BeforeUnloadEvent) => {
      if (!allowed) event.preventDefault()
    }
    const click = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!link || link.getAttribute('target') === '_blank' || link.getAttribute('href')?.startsWith('#'))
        return
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      allowed = window.confirm(PREGUNTA)
      if (allowed) return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('beforeunload', unload)
    document.addEventListener('click', click, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', unload)
      document.removeEventListener('click', click, { capture: true })
    }
  }, [active])
}
