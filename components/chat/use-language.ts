import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { detectLocale, STORAGE_KEYS } from '@/lib/chat/preferences.ts'
import type { Mensajes } from '@/lib/chat/say.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/i18n/locales.ts'
import { keep, recall } from './memory.ts'

const TEXTS: Record<Locale, () => Promise<{ default: Mensajes }>> = {
  es: () => import('@/messages/chat/es.json'),
  en: () => import('@/messages/chat/en.json'),
  fr: () => import('@/messages/chat/fr.json'),
  de: () => import('@/messages/chat/de.json'),
  it: () => import('@/messages/chat/it.json'),
}

const here = new Map<Locale, Mensajes>()

export async function loadTexts(locale: Locale): Promise<Mensajes> {
  const known = here.get(locale)
  if (known) return known
  const { default: mensajes } = await TEXTS[locale]()
  here.set(locale, mensajes)
  return mensajes
}

/** §9: the language chosen before; else that of the page, if it is not the default; else the browser's. */
export function firstLocale(page: Locale): Locale {
  const stored = recall(STORAGE_KEYS.locale)
  if (isLocale(stored)) return stored
  return page === DEFAULT_LOCALE ? detectLocale(navigator.languages) : page
}

export type Language = {
  locale: Locale
  mensajes: Mensajes
  /** All texts have loaded: the conversation may start. */
  complete: boolean
  choose(locale: Locale): void
}

/**
 * The chat's language and its texts. Until they have loaded, the window shows the few that the page brought along. A
 * change of language applies when its texts have loaded.
 *
 * @param unable the texts cannot be loaded
 */
export function useLanguage(page: Locale, frame: Mensajes, unable: () => void): Language {
  const wanted = useRef(page)
  const [shown, show] = useState(() => {
    wanted.current = firstLocale(page)
    const mensajes = here.get(wanted.current)
    return mensajes
      ? { locale: wanted.current, mensajes, complete: true }
      : { locale: page, mensajes: frame, complete: false }
  })
  const fetchTexts = (locale: Locale, failed: () => void) => {
    wanted.current = locale
    loadTexts(locale).then((mensajes) => {
      if (wanted.current === locale) show({ locale, mensajes, complete: true })
    }, failed)
  }
  const first = useEffectEvent(() => {
    if (!shown.complete) fetchTexts(wanted.current, unable)
  })
  useEffect(() => first(), [])
  return {
    ...shown,
    choose(locale) {
      keep(STORAGE_KEYS.locale, locale)
      fetchTexts(locale, () => shown.complete || unable())
    },
  }
}
