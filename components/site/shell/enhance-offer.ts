import { currentConsent } from '../consent/consent.ts'

/** Remembers that the other language is not wanted. Before the visitor has answered the banner nothing is stored. */
export function enhance(offer: HTMLElement): void {
  const remember = () => {
    if (!offer.hidden || !currentConsent()) return
    try {
      localStorage.setItem('alma-idioma', 'no')
    } catch {
      // It is offered again at the next visit.
    }
  }
  offer.addEventListener('click', remember)
  remember()
}
