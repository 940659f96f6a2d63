import { onConsent } from './consent.ts'

/** Counts a visit without a name: path and language only. */
export function countVisita(): void {
  let isCounted = false
  onConsent('analytics', (isAllowed) => {
    if (!isAllowed || isCounted) return
    isCounted = true
    const visita = JSON.stringify({ pagina: location.pathname, idioma: document.documentElement.lang })
    navigator.sendBeacon('/api/visita', new Blob([visita], { type: 'application/json' }))
  })
}
