import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Mensajes } from '@/lib/chat/say.ts'
import { STORAGE_KEYS } from '@/lib/chat/stored/storage-keys.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { keep } from './memory.ts'
import { firstLocale, knownTexts, loadTexts } from './texts.ts'

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
    const mensajes = knownTexts(wanted.current)
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
