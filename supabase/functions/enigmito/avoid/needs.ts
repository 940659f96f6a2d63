import type { Avoided, Need, Talk } from '../../../../lib/chat/talk.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { allergenFact } from '../facts.ts'
import type { Menu } from '../menu.ts'
import { TEXTS } from '../texts.ts'
import { KNOWN } from './words/known.ts'

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

function needsOfOne({ who, allergens, diets }: Avoided, menu: Menu, page: Locale): Need[] {
  const { Evitar } = TEXTS[page]
  const put = (template: string, lista: string): string => template.replace('{lista}', () => lista)
  const whose = { guest: '{lista}', child: Evitar.notaChild, companion: Evitar.notaCompanion }[who]
  const foods = allergens
    .filter((key) => menu.allergens.has(key))
    .map((key) => [key, put(Evitar.nota, allergenFact(key, menu, page).text)] as const)
  const eats = diets.map((key) => [key, key === 'pregnant' ? Evitar.notaPregnant : Evitar[key]] as const)
  return [...foods, ...eats].map(([key, said]) => ({ note: capital(put(whose, said)), known: KNOWN[key] }))
}

/** What came back, with all that is avoided as notes in the language of the page, for the booking that may follow. */
export function withNeeds({ needs, ...talk }: Talk, menu: Menu, page: Locale): Talk {
  const all = talk.avoid.flatMap((one) => needsOfOne(one, menu, page))
  return all.length > 0 ? { ...talk, needs: all } : talk
}
