import { fold } from '../text/fold.ts'
import { DIET_WORDS } from './may-learn.ts'
import { DIETS, type Learn, WINES } from './preferences.ts'

const STYLES: Readonly<Record<(typeof WINES)[number], RegExp>> = {
  tinto: /\b(tintos?|rotweine?|red wines?|wine red|vins? rouges?|vin[oi] ross[oi])\b/,
  blanco: /\b(vinos? blancos?|white wines?|vins? blancs?|weissweine?|vin[oi] bianc(o|hi))\b/,
  rosado: /\b(rosados?|rose wines?|vins? roses?|roseweine?|vin[oi] rosat[oi])\b/,
  espumoso:
    /\b(espumosos?|cava brut|champa(n|gne)|sparkling|petillants?|mousseux|schaumweine?|sekt|spumant[ei]|prosecco)\b/,
}
const NOT = /\b(no (soy|somos)|not|nicht|keine?|pas|non (sono|siamo))( \w+)? ?$/

/** "Is it vegan?", "does it have gluten?": asked of one thing, it is nobody's wish. */
const OF_IT =
  /\b(es|son|is|are|est|sont|ist|sind|e)( (?!there|algo|some|any|was|etwas|para|for|pour|fur|per)\w+){0,3} $/
const BEGINS = /^(y |e |and |et |und )?(es|son|is|are|c'est|ist|sind|e) /
const HELD = /\b(lleva|tiene|contiene|does .+ (have|contain)|has?|contient|enthalt)( (?!sin|senza)\w+)? $/
/** Whoever is spoken of, or has a condition, is somebody: rather learnt once too often than forgotten. */
const OF_SOMEBODY =
  /\b(soy|somos|i'?m|i (am|can|have|don|must)|we|he|she|suis|bin|ich|wir|sono|siamo|mi|my|mio|mia|mon|ma|mein\w*|hij[oa]|mujer|wife|frau|husband|marido|madre|padre|mother|father|daughter)\b|\b(all?erg|intoll?eran|problem|issue|sensitiv|unvertrag)/

const isOfThing = (word: string, before: string, folded: string): boolean =>
  !OF_SOMEBODY.test(folded) &&
  (word === 'gluten'
    ? (HELD.test(before) && !/glut\w+[ -]?fr/.test(folded)) ||
      (OF_IT.test(before) && BEGINS.test(before) && before.trim().includes(' '))
    : word.startsWith('veg') && OF_IT.test(before) && (BEGINS.test(before) || /veg\w* ?[?]/.test(folded)))

const found = (words: Readonly<Record<string, RegExp>>, folded: string): string[] =>
  Object.entries(words).flatMap(([word, pattern]) => {
    const at = folded.search(pattern)
    const before = folded.slice(0, at)
    return at >= 0 && !NOT.test(before) && !isOfThing(word, before, folded) ? [word] : []
  })

/** The diets and wines that a message names. */
export const learn: Learn = (preferences, message) => {
  const folded = fold(message)
  const add = (known: readonly string[], words: string[], order: readonly string[]): readonly string[] =>
    words.every((word) => known.includes(word))
      ? known
      : order.filter((w) => known.includes(w) || words.includes(w))
  const dietaryRestrictions = add(preferences.dietaryRestrictions, found(DIET_WORDS, folded), DIETS)
  const favoriteWines = add(preferences.favoriteWines, found(STYLES, folded), WINES)
  return dietaryRestrictions === preferences.dietaryRestrictions &&
    favoriteWines === preferences.favoriteWines
    ? preferences
    : { ...preferences, dietaryRestrictions, favoriteWines }
}
