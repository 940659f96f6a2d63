import type { Locale } from '../../../lib/i18n/locales.ts'

/**
 * Finds Spanish where another language should stand. Two witnesses: the little words of each language, which catch any
 * sentence, and the house's own Spanish texts, which catch even a single word on a button.
 */
const WORDS: Record<Locale, string> = {
  es: `el la los las un una unos unas y o u pero que qué quien quién cual cuál de del a al en con sin por para sobre entre desde
    hasta hacia según es son está están ser era fue hay ha han he se te me le les lo nos os su sus mi mis tu tus nuestro nuestra
    nuestros nuestras más menos muy ya no sí si también como cómo cuando cuándo donde dónde porque aquí ahí allí este esta estos
    estas ese esa esto eso todo toda todos todas cada otro otra hoy mañana ayer día puede pueden puedes tiene tienen nuestras
    mesa mesas vino vinos plato platos carta abierto cerrado cena comida reserva reservas llámanos pregúntanos avísanos
    ver nada antes después cualquier cualquiera pedir solo sólo dos tres algo alguien siempre nunca`,
  en: `the a an and or but that which who of to in on at with without by for from about into is are was were be been has have had
    it its this these those we you your our us they their he she his her not no yes if as how when where why here there all each
    other today tomorrow can may will would do does at more less very also only until between after before`,
  fr: `le la les l un une des du de d et ou mais que qu qui quel quelle à au aux en dans avec sans par pour sur sous entre depuis
    jusqu est sont était être a ont il elle ils elles on se s te me lui leur leurs nous vous notre nos votre vos son sa ses mon ma
    ce cet cette ces ne pas plus moins très aussi comme quand où ici tout toute tous toutes chaque autre aujourd hui demain peut
    c n y si oui non chez dès`,
  de: `der die das den dem des ein eine einen einem einer eines und oder aber dass wer was welche welcher von vom zu zum zur in im
    an am auf mit ohne durch für über unter zwischen seit bis nach ist sind war sein hat haben es er sie wir ihr ihre ihren ihnen
    uns unser unsere sich nicht kein keine mehr weniger sehr auch nur wie wann wo hier dort alle alles jede jeder andere heute
    morgen kann können wird werden bei aus vor als wenn noch schon gut ja nein`,
  it: `il lo la i gli le l un uno una e ed o ma che chi quale di del dello della dei degli delle d a al allo alla ai agli alle in
    nel nello nella nei negli nelle con senza per su sul sulla sui tra fra da dal dalla dai dalle è sono era essere ha hanno si ti
    mi ci vi ne non più meno molto anche come quando dove perché qui questo questa questi queste quello tutto tutta tutti tutte
    ogni altro altra oggi domani può possono nostro nostra nostri nostre vostro vostra se sì no fino dopo prima solo vino cena carta casa`,
}

const set = (locale: Locale): ReadonlySet<string> => new Set(WORDS[locale].split(/\s+/))
const SETS: Record<Locale, ReadonlySet<string>> = {
  es: set('es'),
  en: set('en'),
  fr: set('fr'),
  de: set('de'),
  it: set('it'),
}

const wordsIn = (text: string): string[] => text.match(/\p{L}[\p{L}·]*/gu) ?? []

/** "Bodega de la Vega", "Paseo del Mar": every word that is not a little one has a capital. */
function properName(words: readonly string[]): boolean {
  const big = words.filter((word) => !SETS.es.has(word.toLowerCase()))
  return words.length <= 6 && big.length > 0 && big.every((word) => /^\p{Lu}/u.test(word))
}

/**
 * Is this text Spanish, on a page that is in `locale`? Little words that both languages have count for neither; a name
 * of a house or a street is nobody's language.
 */
export function looksSpanish(text: string, locale: Locale): boolean {
  if (locale === 'es') return false
  const words = wordsIn(text)
  if (words.length < 3 || properName(words)) return false
  const lower = words.map((word) => word.toLowerCase())
  const own = lower.filter((word) => SETS[locale].has(word) && !SETS.es.has(word)).length
  const spanish = lower.filter((word) => SETS.es.has(word) && !SETS[locale].has(word)).length
  const signs = /[¿¡]/.test(text) ? 2 : /ñ|ción\b|ciones\b/i.test(text) ? 1 : 0
  const weight = spanish + signs
  return (weight >= 2 && weight > own) || (weight >= 1 && own === 0 && words.length >= 4)
}

/** Where each Spanish text of the house stands in another language; equal in both means it is a name. */
export type Pares = ReadonlyMap<string, ReadonlySet<string>>

const plano = (text: string): string => text.replace(/\s+/g, ' ').trim()

export function pares(list: Iterable<readonly [string, string]>): Pares {
  const map = new Map<string, Set<string>>()
  for (const [source, translated] of list)
    map.set(plano(source), (map.get(plano(source)) ?? new Set()).add(plano(translated)))
  return map
}

/** A text of the house that has a translation of its own and was shown in Spanish all the same. */
export function untranslated(text: string, known: Pares): boolean {
  const shown = plano(text)
  const translations = known.get(shown)
  return translations !== undefined && shown.length > 3 && !translations.has(shown)
}
