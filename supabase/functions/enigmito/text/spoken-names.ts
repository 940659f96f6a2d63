import type { Locale } from '../../../../lib/i18n/locales.ts'
import { stems } from './fold.ts'

/** Spanish words that names of dishes keep in other languages, as guests say them there: "the black rice". */
const SPOKEN: Readonly<Record<string, Partial<Record<Locale, string>>>> = {
  negro: { en: 'black', fr: 'noir', de: 'schwarz', it: 'nero' },
  horno: { en: 'oven baked', fr: 'four', de: 'ofen backofen', it: 'forno' },
  leche: { en: 'milk', fr: 'lait', de: 'milch', it: 'latte' },
  pobre: { en: 'poor', fr: 'pauvre pauvres', de: 'arm arme', it: 'povera povere poveri' },
  huerta: { en: 'garden', fr: 'jardin potager', de: 'garten', it: 'orto' },
  cubana: { en: 'cuban', fr: 'cubaine', de: 'kubanisch', it: 'cubana' },
  valenciana: { en: 'valencian', fr: 'valencienne', de: 'valencianisch', it: 'valenziana' },
  andaluza: { en: 'andalusian', fr: 'andalouse', de: 'andalusisch', it: 'andalusa' },
  ajillo: { en: 'garlic', fr: 'ail', de: 'knoblauch', it: 'aglio' },
  verano: { en: 'summer', fr: 'ete', de: 'sommer', it: 'estate' },
}
/** The colour in the name of a wine: "the Arcediana white reserva". */
const COLOURS: typeof SPOKEN = { blanco: { en: 'white', fr: 'blanc', de: 'weiss', it: 'bianco' } }
/** Words that stand beside them. */
const BESIDE: Readonly<Record<string, Partial<Record<Locale, string>>>> = {
  arroz: { en: 'rice', fr: 'riz', de: 'reis', it: 'riso' },
  patatas: { en: 'potatoes potato', fr: 'patates pommes', de: 'kartoffeln', it: 'patate' },
  gambas: { en: 'prawns shrimp shrimps', fr: 'crevettes', de: 'garnelen', it: 'gamberi gamberetti' },
  calamares: { en: 'squid calamari', fr: 'calamars encornets', de: 'calamari', it: 'calamari' },
  paella: { en: 'rice', fr: 'riz', de: 'reis', it: 'riso' },
  tinto: { en: 'red', fr: 'rouge', de: 'rot', it: 'rosso' },
}

export type SpokenName = { kept: string; said: ReadonlySet<string>; beside: ReadonlySet<string> }

const wordsIn = (text: string | undefined): string[] => text?.split(' ') ?? []

/** What guests may say for the Spanish words of a name that another language keeps; `name` and `spanish` in words. */
export function spokenOf(
  name: readonly string[],
  spanish: readonly string[],
  lang: Locale,
  isWine = false,
): SpokenName[] {
  const said = isWine ? COLOURS : SPOKEN
  return spanish
    .filter((word) => name.includes(word) && said[word]?.[lang])
    .map((kept) => {
      const others = spanish.filter((word) => word !== kept)
      return {
        kept,
        said: new Set(wordsIn(said[kept]?.[lang])),
        beside: new Set([
          ...name.filter((word) => word !== kept),
          ...others.flatMap((word) => [...wordsIn(BESIDE[word]?.[lang]), ...wordsIn(SPOKEN[word]?.[lang])]),
        ]),
      }
    })
}

/** "Crevettes à l’ail". */
const REACH = 3

/** "Knoblauchgarnelen": two such words, written as one. */
export const isSpoken = (left: string, right: string, spoken: readonly SpokenName[]): boolean =>
  spoken.some(({ said, beside }) => said.has(left) && stems(right).some((one) => beside.has(one)))

/** "Dem schwarzen Reis": the word of the row, where what is said stands beside another word of its name. */
export function asInRows(words: readonly string[], spoken: readonly SpokenName[]): string[] {
  const says = (word: string, set: ReadonlySet<string>): boolean =>
    [word, word.replace(/em$/, '')].some((one) => stems(one).some((stem) => set.has(stem)))
  return words.map((word, at) => {
    const near = words.slice(Math.max(0, at - REACH), at + REACH + 1).filter((other) => other !== word)
    return (
      spoken.find(({ said, beside }) => says(word, said) && near.some((other) => says(other, beside)))
        ?.kept ?? word
    )
  })
}
