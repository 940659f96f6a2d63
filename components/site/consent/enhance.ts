import { currentConsent, saveConsent } from './consent.ts'
import { countVisita } from './count-visit.ts'

export function enhance(banner: HTMLElement & { toque?: Element }): void {
  // In the order of cookies.tsx.
  const [, analytics, marketing, terms] = banner.querySelectorAll('input')
  const [acceptButton, necessaryButton] = banner.querySelectorAll('button')
  if (!analytics || !marketing || !terms || !acceptButton || !necessaryButton) return
  let opener: HTMLElement | null = null
  const closeBanner = (withAnalytics: boolean, withMarketing: boolean) => {
    saveConsent(withAnalytics, withMarketing)
    banner.hidden = true
    opener?.focus()
  }
  terms.onchange = () => {
    acceptButton.disabled = !terms.checked
  }
  acceptButton.onclick = () => closeBanner(analytics.checked, marketing.checked)
  necessaryButton.onclick = () => closeBanner(false, false)
  for (const openButton of document.querySelectorAll<HTMLElement>('[data-cookies=abrir]'))
    openButton.onclick = () => {
      opener = openButton
      const chosen = currentConsent()
      if (chosen) {
        analytics.checked = chosen.analytics
        marketing.checked = chosen.marketing
      }
      banner.hidden = false
      banner.focus()
    }
  banner.hidden = !!currentConsent()
  countVisita()
  // What was ticked and pressed before this code loaded.
  acceptButton.disabled = !terms.checked
  banner.toque?.closest('button')?.click()
}
