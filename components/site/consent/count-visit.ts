import { onConsent } from './consent.ts'

/** One more reader of this page, for the house's own count: the page and its language, and nobody's name. */
export function countVisita(): void {
  let isCounted = false
  onConsent('analytics', (isAllowed) => {
    if (!isAllowed || isCounted) return
    isCounted = true
    const visita = JSON.stringify({ pagina: location.pathname, idioma: document.documentElement.lang })
    navigator.sendBeacon('/api/visita', new Blob([visita], { type: 'application/json' }))
  })
}
