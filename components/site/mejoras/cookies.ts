import { consentimiento, consentir } from '../consentimiento.ts'
import { contarVisita } from './visita.ts'

/** The banner: asks who has not chosen, and again whoever presses "Cookies" in the footer, with what they chose. */
export function mejorar(aviso: HTMLElement): void {
  const parte = (name: string) => aviso.querySelector<HTMLInputElement>(`[name=${name}]`)
  const boton = (name: string) => aviso.querySelector<HTMLButtonElement>(`[data-cookies=${name}]`)
  const [analytics, marketing, terms, aceptar] = [
    parte('analytics'),
    parte('marketing'),
    parte('terms'),
    boton('aceptar'),
  ]
  if (!analytics || !marketing || !terms || !aceptar) return
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
  boton('necesarias')?.addEventListener('click', () => cerrar(false, false))
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
}
