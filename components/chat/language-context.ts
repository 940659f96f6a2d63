import { createContext, use } from 'react'
import { type Mensajes, texto } from '@/lib/chat/say.ts'
import type { Locale } from '@/lib/i18n/locales.ts'

export type Idioma = { locale: Locale; mensajes: Mensajes }
export const IdiomaContext = createContext<Idioma>({ locale: 'es', mensajes: {} })

export function useIdioma() {
  const { locale, mensajes } = use(IdiomaContext)
  const t = (key: string, values?: Record<string, string | number>) => texto(mensajes, key, locale, values)
  return { locale, mensajes, t }
}
