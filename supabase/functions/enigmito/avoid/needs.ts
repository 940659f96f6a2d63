import type { Avoided, Need, Talk } from '../../../../lib/chat/talk.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { allergenFact } from '../facts.ts'
import type { Menu } from '../menu.ts'
import type { Reading } from '../reading.ts'
import { TEXTS } from '../texts.ts'
import { type Mark, personsIn } from './people.ts'
import { KNOWN } from './words/known.ts'

/** Who eats it, or what they have: with one of these a need is told, and without any it is only asked for. */
const ANYBODY: ReadonlySet<string> = new Set<Mark>([
  ...(['self', 'child', 'companion', 'he', 'she', 'they', 'condition'] as const),
])
const ILL = /^(?:celi|coeli|zolia|intoler|al+erg|problem)/
const PLEASE: Record<Locale, RegExp> = {
  es: /\b(?:por favor|porfa|para mi)\b/,
  en: /\b(?:please|pls|for me)\b/,
  fr: /\b(?:s il (?:vous|te) plait|svp|stp|pour moi)\b/,
  de: /\b(?:bitte|fur mich)\b/,
  it: /\b(?:per favore|per me)\b/,
}
/** "No nuts for me", "I'm coeliac": told of somebody, or asked as a favour; "do you have gluten-free dishes?" tells nothing. */
function tellsNeed(r: Reading): boolean {
  if (r.has('allergy', 'cannot', 'severe') || r.words.some((word) => ILL.test(word))) return true
  const isFavour = PLEASE[r.lang].test(r.words.join(' ')) && !r.line.includes('?') && !r.has('have')
  return isFavour || personsIn(r).some(({ id }) => ANYBODY.has(id))
}

const keysOf = (avoid: readonly Avoided[]): readonly string[] =>
  avoid.flatMap(({ who, allergens, diets }) => [...allergens, ...diets].map((key) => `${who}-${key}`))

/** What of all that is avoided after a message was only ever asked for, as `guest-gluten`: no note says it. */
export function onlyAsked({ avoid, asked = [] }: Talk, r: Reading): readonly string[] {
  const before = keysOf(avoid)
  const said: readonly string[] = [...r.allergens, ...r.diets]
  const tells = tellsNeed(r)
  return keysOf(r.avoidance.avoid).filter((key) =>
    before.includes(key)
      ? asked.includes(key) && !(tells && said.some((one) => key.endsWith(`-${one}`)))
      : !tells,
  )
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

function needsOfOne({ who, allergens, diets }: Avoided, menu: Menu, page: Locale): Need[] {
  const { Evitar } = TEXTS[page]
  const put = (template: string, lista: string): string => template.replace('{lista}', () => lista)
  const whose = {
    guest: '{lista}',
    child: Evitar.notaChild,
    companion: Evitar.notaCompanion,
    other: Evitar.notaCompanion,
  }[who]
  const foods = allergens
    .filter((key) => menu.allergens.has(key))
    .map((key) => [key, put(Evitar.nota, allergenFact(key, menu, page).text)] as const)
  const eats = diets.map((key) => [key, key === 'pregnant' ? Evitar.notaPregnant : Evitar[key]] as const)
  return [...foods, ...eats].map(([key, said]) => ({ note: capital(put(whose, said)), known: KNOWN[key] }))
}

/** What came back, with all that is avoided as notes in the language of the page, for the booking that may follow. */
export function withNeeds({ needs, ...talk }: Talk, menu: Menu, page: Locale): Talk {
  const { asked = [] } = talk
  const told = <One extends string>(who: string, all: readonly One[]): One[] =>
    all.filter((key) => !asked.includes(`${who}-${key}`))
  const all = talk.avoid
    .map(({ who, allergens, diets }) => ({ who, allergens: told(who, allergens), diets: told(who, diets) }))
    .flatMap((one) => needsOfOne(one, menu, page))
  return all.length > 0 ? { ...talk, needs: all } : talk
}
