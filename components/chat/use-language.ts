import { useEffect, useRef, useState } from 'react'
import type { Mensajes } from '@/lib/chat/decir.ts'
import { CLAVES, detectLocale } from '@/lib/chat/recordar.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/i18n/locales.ts'
import { ruta } from '@/lib/i18n/ruta.ts'
import { keep, recall } from './memoria.ts'

const TEXTS: Record<Locale, () => Promise<{ default: Mensajes }>> = {
  es: () => import('@/messages/chat/es.json'),
  en: () => import('@/messages/chat/en.json'),
  fr: () => import('@/messages/chat/fr.json'),
  de: () => import('@/messages/chat/de.json'),
  it: () => import('@/messages/chat/it.json'),
}

/** §9: the language chosen before; else that of the page, if the visitor went to one; else the browser's. */
function firstLocale(page: Locale): Locale {
  const stored = recall(CLAVES.locale)
  if (isLocale(stored)) return stored
  return page === DEFAULT_LOCALE ? detectLocale(navigator.languages) : page
}

export type Language = { locale: Locale; mensajes: Mensajes; choose(locale: Locale): void }

/** The chat's language and its texts, which arrive by themselves; null until the first ones are here. */
export function useLanguage(page: Locale): Language | null {
  const [wanted, setWanted] = useState(() => firstLocale(page))
  const [loaded, setLoaded] = useState<{ locale: Locale; mensajes: Mensajes } | null>(null)
  const speechless = useRef(true)
  useEffect(() => {
    let current = true
    TEXTS[wanted]()
      .then(({ default: mensajes }) => {
        speechless.current = false
        if (current) setLoaded({ locale: wanted, mensajes })
      })
      .catch(() => {
        // Without its first texts there is no chat: the contact page has the phone. A change of language just fails.
        if (speechless.current) location.assign(ruta(page, '/contact'))
      })
    return () => {
      current = false
    }
  }, [wanted, page])
  return (
    loaded && {
      ...loaded,
      choose(locale) {
        keep(CLAVES.locale, locale)
        setWanted(locale)
      },
    }
  )
}
