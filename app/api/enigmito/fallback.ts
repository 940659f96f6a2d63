import type { EnigmitoAnswer } from '@/lib/chat/contract.ts'
import { fold } from '@/lib/core/fold-text.ts'
import { fallbackTexts } from '@/lib/http/texts.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'

const VINO =
  /\b(vino|cava|tinto|rosado|espumoso|bodega|wine|cellar|sparkling|vin|vins|rouge|rose|petillant|wein|rotwein|weisswein|keller|sekt|rosso|spumante|cantina)/
const CARTA =
  /\b(carta|menu|plato|comida|comer|cenar|arroz|pescado|marisco|postre|alerg|alleg|allerg|vegan|vegetarian|gluten|celia|dish|food|eat|fish|rice|dessert|manger|plat|poisson|riz|essen|gericht|speise|fisch|reis|nachtisch|mangiare|piatt|pesce|riso|dolce)/

export type Topic = 'carta' | 'vino' | 'general'

export function topicOf(message: string): Topic {
  const words = fold(
    message
      .replace(/\[[^\]]*\]/g, ' ')
      .slice(0, 2000)
      .replace(/ß/g, 'ss'),
  )
  if (VINO.test(words)) return 'vino'
  return CARTA.test(words) ? 'carta' : 'general'
}

export function fallback(message: string, locale: Locale, telefono: string | null): EnigmitoAnswer {
  const topic = topicOf(message)
  const texts = fallbackTexts(locale)
  const page = (text: string, path: `/${string}`) => ({ text, url: localePath(locale, path) })
  const { enlaces } = texts
  const first = topic === 'vino' ? page(enlaces.cava, '/wine') : page(enlaces.carta, '/menu')
  return {
    message: texts[topic],
    suggestions: [
      first,
      page(enlaces.reservas, '/reservations'),
      page(enlaces.contacto, '/contact'),
      ...(telefono ? [{ text: enlaces.llamar, url: `tel:${telefono.replace(/[^\d+]/g, '')}` }] : []),
    ],
  }
}
