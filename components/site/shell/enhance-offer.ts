import { asLocale, type Locale } from '@/lib/i18n/locales.ts'
import { localePath, withoutLocale } from '@/lib/i18n/path.ts'
import { currentConsent } from '../consent/consent.ts'
import { createButton, createElement } from '../enhance/element.ts'

type Texts = { tambien: string; cerrar: string }

const TEXTS: Record<Locale, () => Promise<{ default: Texts }>> = {
  es: () => import('@/messages/oferta/es.json'),
  en: () => import('@/messages/oferta/en.json'),
  fr: () => import('@/messages/oferta/fr.json'),
  de: () => import('@/messages/oferta/de.json'),
  it: () => import('@/messages/oferta/it.json'),
}

/** The page in another language, with its query. */
function addressIn(locale: Locale): string {
  const path = withoutLocale(asLocale(document.documentElement.lang), location.pathname)
  return localePath(locale, path as `/${string}`) + location.search
}

/** Remembers that the other language is not wanted. Before the visitor has answered the banner nothing is stored. */
function remember(): void {
  if (!currentConsent()) return
  try {
    localStorage.setItem('alma-idioma', 'no')
  } catch {
    // It is offered again at the next visit.
  }
}

/** Offers the page in the language that the element is in: language-offer.tsx has found it, and shows its place. */
export async function enhance(offer: HTMLElement): Promise<void> {
  const lang = asLocale(offer.lang)
  const texts = await TEXTS[lang]().catch(() => null)
  if (!texts) {
    // An empty bar offers nothing.
    offer.hidden = true
    return
  }
  const { tambien, cerrar } = texts.default
  offer.append(
    createElement('a', { class: 'enlace', lang, hreflang: lang, href: addressIn(lang) }, tambien),
    createButton('×', { 'aria-label': cerrar }, () => {
      offer.hidden = true
      remember()
    }),
  )
}
