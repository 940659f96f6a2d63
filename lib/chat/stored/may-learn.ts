import type { DIETS } from './preferences.ts'

/** Stems of the diets that are kept for the guest, in five languages. */
export const DIET_WORDS: Readonly<Record<(typeof DIETS)[number], RegExp>> = {
  vegano: /\bvegan/,
  vegetariano: /\bvegetar/,
  gluten: /glut[ei]n/,
  celíaco: /\b(?:[cz]o?e?lia[ckq]|zolis?\b)/,
  alergia: /\bal+erg/,
}
/** Whether a folded text names a diet or an allergy. */
export const namesDiet = (folded: string): boolean =>
  Object.values(DIET_WORDS).some((word) => word.test(folded))

const WINE = /tint|blanc|bian|ros[aes]|wein|vin|wine|cava|champ|spark|petill|mouss|sekt|spum|prosec/
/** Whether a folded text may name a diet or a kind of wine: rather once too often, for what reads it is fetched then. */
export const mayLearn = (folded: string): boolean => namesDiet(folded) || WINE.test(folded)
