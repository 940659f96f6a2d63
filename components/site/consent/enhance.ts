import { consentimiento, consentir } from './consent.ts'
import { contarVisita } from './count-visit.ts'

/** The banner: asks who has not chosen, and again whoever presses "Cookies" in the footer, with what they chose. */
export function mejorar(aviso: HTMLElement & { toque?: Element }): void {
  // In the order of cookies.tsx.
  const [, analytics, marketing, terms] = aviso.querySelectorAll('input')
  const [aceptar, necesarias] = aviso.querySelectorAll('button')
  if (!analytics || !marketing || !terms || !aceptar || !necesarias) return
  let de: HTMLElement | null = null
  const cerrar = (conAnalitica: boolean, conMarketing: boolean) => {
    consentir(conAnalitica, conMarketing)
    aviso.hidden = true
    de?.focus()
  }
  terms.onchange = () => {
    aceptar.disabled = !terms.checked
  }
  aceptar.onclick = () => cerrar(analytics.checked, marketing.checked)
  necesarias.onclick = () => cerrar(false, false)
  for (const abrir of document.querySelectorAll<HTMLElement>('[data-cookies=abrir]'))
    abrir.onclick = () => {
      de = abrir
      const elegido = consentimiento()
      if (elegido) {
        analytics.checked = elegido.analytics
        marketing.checked = elegido.marketing
      }
      aviso.hidden = false
      aviso.focus()
    }
  aviso.hidden = !!consentimiento()
  contarVisita()
  // What was ticked and pressed before this code came (asomar.tsx).
  aceptar.disabled = !terms.checked
  aviso.toque?.closest('button')?.click()
}
