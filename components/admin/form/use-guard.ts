'use client'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

const PREGUNTA =
  'Hay cambios sin guardar. Si sales ahora, no se publican; este navegador los recuerda por si vuelves. ¿Salir de todos modos?'

/**
 * While `active`, leaving the page asks first: closing it, any link in it, and the browser's Back. A page cannot stop
 * Back; so an entry of the same address is put on top of the history, Back only takes that one away, and the question
 * is asked before anything is lost. The entry stays when there is nothing to lose any more: taking it away would be a
 * traversal, and one that happens while a save is on its way makes the router drop where the save leads.
 */
export function useGuard(active: boolean): void {
  const router = useRouter()
  useEffect(() => {
    if (!active) return
    const href = window.location.href
    const state: unknown = window.history.state
    let allowed = false
    let isPushed = false
    const pushEntry = () => {
      // The router's own marks go along, or it would take the entry for a foreign one and load the page again.
      window.history.pushState({ ...(typeof state === 'object' ? state : {}), guardia: true }, '', href)
      isPushed = true
    }
    // One of an earlier round may still be there.
    if (window.history.state?.guardia === true) isPushed = true
    else pushEntry()

    const unload = (event: BeforeUnloadEvent) => {
      if (!allowed) event.preventDefault()
    }
    const back = (event: PopStateEvent) => {
      if (!isPushed) return
      isPushed = false
      const far = window.location.href !== href
      if (window.confirm(PREGUNTA)) {
        allowed = true
        if (far) return
        event.stopImmediatePropagation()
        window.history.back()
        return
      }
      event.stopImmediatePropagation()
      pushEntry()
    }
    const click = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      if (!link || link.target === '_blank' || link.getAttribute('href')?.startsWith('#')) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || link.hasAttribute('download')) return
      event.preventDefault()
      event.stopPropagation()
      if (!window.confirm(PREGUNTA)) return
      allowed = true
      const to = link.href
      const { origin, pathname } = new URL(to)
      if (origin === window.location.origin && pathname.startsWith('/almaenigma')) router.push(to)
      else window.location.assign(to)
    }
    window.addEventListener('beforeunload', unload)
    window.addEventListener('popstate', back, { capture: true })
    document.addEventListener('click', click, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', unload)
      window.removeEventListener('popstate', back, { capture: true })
      document.removeEventListener('click', click, { capture: true })
    }
  }, [active, router])
}
