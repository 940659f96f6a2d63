import type { Mensajes } from '@/lib/chat/say.ts'
import { detectLocale } from '@/lib/chat/stored/preferences.ts'
import { STORAGE_KEYS } from '@/lib/chat/stored/storage-keys.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/i18n/locales.ts'
import { recall } from './memory.ts'

const TEXTS: Record<Locale, () => Promise<{ default: Mensajes }>> = {
  es: () => import('@/messages/chat/es.json'),
  en: () => import('@/messages/chat/en.json'),
  fr: () => import('@/messages/chat/fr.json'),
  de: () => import('@/messages/chat/de.json'),
  it: () => import('@/messages/chat/it.json'),
}

const here = new Map<Locale, Mensajes>()

/** The texts that have loaded; undefined before. */
export const knownTexts = (locale: Locale): Mensajes | undefined => here.get(locale)

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
