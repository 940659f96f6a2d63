import { alConsentir } from './consent.ts'

/** One more reader of this page, for the house's own count: the page and its language, and nobody's name. */
export function contarVisita(): void {
  let contada = false
  alConsentir('analytics', (permitido) => {
    if (!permitido || contada) return
    contada = true
    const visita = JSON.stringify({ pagina: location.pathname, idioma: document.documentElement.lang })
    navigator.sendBeacon('/api/visita', new Blob([visita], { type: 'application/json' }))
  })
}
