import type { Locale } from '../../../../lib/i18n/locales.ts'
import type { Item } from '../menu.ts'

/** How a drink is, as its row has it in figures. Strong: the body of a wine, the alcohol of anything else. */
const TASTES = ['strong', 'light', 'sweet', 'dry', 'spicy'] as const
export type Taste = (typeof TASTES)[number]

const WORDS: Record<Locale, Record<Taste, RegExp>> = {
  es: {
    strong: /\b(?:con (?:mucho |mas )?cuerpo|potente|robusto|fuerte|intenso|pesado)s?\b/,
    light: /\b(?:liger[oa]|suave|fresquit[oa]|flojit[oa])s?\b/,
    sweet: /\b(?:dulce|dulcecit[oa])s?\b/,
    dry: /\bsec[oa]s?\b/,
    spicy: /\b(?:picante|picantes|pica)\b/,
  },
  en: {
    strong:
      /\b(?:full[- ]bodied|strong(?:er|est)?|big(?:ger|gest)?|heav(?:y|ier|iest)|powerful|bold(?:er|est)?)\b/,
    light: /\b(?:light(?:er|est)?(?:[- ]bodied)?|smooth(?:est)?|easy drinking)\b/,
    sweet: /\bsweet(?:er|est|ish)?\b/,
    dry: /\bdr(?:y|ier|iest)\b/,
    spicy: /\bspic(?:y|ier|iest)\b|\bhottest\b/,
  },
  fr: {
    strong: /\b(?:corse|puissant|charpente|fort|costaud|robuste|lourd)e?s?\b/,
    light: /\bleg(?:er|ere|ers|eres)\b|\bgouleyant/,
    sweet: /\b(?:sucre|doux|douce|moelleux)e?s?\b/,
    dry: /\b(?:sec|secs|seche)\b/,
    spicy: /\b(?:epice|releve|piquant)e?s?\b/,
  },
  de: {
    strong: /\b(?:kraftig\w*|vollmundig\w*|schwer(?:e[rsn]?|st\w*)?|stark(?:e[rsn]?)?|starkste\w*)\b/,
    light: /\bleicht(?:e[rsn]?|este\w*)?\b/,
    sweet: /\bsuss(?:e[rsn]?|este\w*|lich\w*)?\b|\blieblich\w*/,
    dry: /\btrocken(?:e[rsn]?|ste\w*)?\b|\bherb/,
    spicy: /\bscharf(?:e[rsn]?)?\b|\bscharfste\w*/,
  },
  it: {
    strong:
      /\b(?:corpos[oaie]|robust[oaie]|forte|forti|pesant[ei]|struttuat[oaie]|strutturat[oaie]|potente)\b/,
    light: /\b(?:legger[oaie]|leggerin[oaie]|morbid[oaie])\b/,
    sweet: /\b(?:dolce|dolci|amabile)\b/,
    dry: /\bsecc(?:o|a|hi|he)\b/,
    spicy: /\bpiccant[ei]\b/,
  },
}

const MOST: Record<Locale, RegExp> = {
  es: /\b(?:mas|menos)\b/,
  en: /\b(?:most|least|\w{3,}est)\b/,
  fr: /\b(?:plus|moins)\b/,
  de: /\bam\b|\w{3,}ste[rsn]?\b|\bmeisten?\b/,
  it: /\b(?:piu|meno)\b/,
}

/** "Not too strong" is light; what is not spicy is of no other taste. */
const DENIED =
  /\b(?:no|not|pas|nicht|non|ni|weniger|wenigsten|less|least|menos|moins|meno)(?: (?:too|very|so|that|trop|tres|si|zu|allzu|sehr|muy|tan|demasiado|troppo|molto|tanto|cosi|sea|sia)){0,2} $/
const OPPOSITE: Record<Taste, Taste | null> = {
  ...{ strong: 'light', light: 'strong', sweet: 'dry', dry: 'sweet', spicy: null },
}

/** The taste that a folded line speaks of; null for none or for two. */
export function tasteIn(line: string, lang: Locale): Taste | null {
  const [only, more] = TASTES.filter((taste) => WORDS[lang][taste].test(line))
  if (!only || more) return null
  const at = line.search(WORDS[lang][only])
  return DENIED.test(line.slice(0, at)) ? OPPOSITE[only] : only
}
/** "Is the Verdil dry?" is of no dry-aged beef: in any language the word names no dish. */
const DRY = /^(?:sec[oa]?s?|seche|secc(?:o|a|hi|he)|dry(?:er)?|trocken(?:e[mnrs]?)?)$/
export const saysDry = (word: string): boolean => DRY.test(word)
/** Whether a folded line speaks of how sweet or dry a thing is, of one of them or of both. */
export const saysSweetOrDry = (line: string, lang: Locale): boolean =>
  WORDS[lang].sweet.test(line) || WORDS[lang].dry.test(line)
/** The line without the words of taste. */
export const withoutTaste = (line: string, lang: Locale): string =>
  TASTES.reduce((rest, taste) => rest.replace(new RegExp(WORDS[lang][taste], 'g'), ' '), line)

export const isMost = (line: string, lang: Locale): boolean => MOST[lang].test(line)

/** From low to high; null where the row does not say. */
export function levelOf({ wine, strength, alcohol, spicy, kind }: Item, taste: Taste): number | null {
  const body = wine ? wine.cuerpo : alcohol === false ? 0 : strength
  switch (taste) {
    case 'strong':
      return body
    case 'light':
      return body === null ? null : -body
    case 'sweet':
      return wine?.dulzor ?? null
    case 'dry':
      return wine?.dulzor ? -wine.dulzor : null
    case 'spicy':
      return kind === 'dish' ? spicy : null
  }
}

/** From 1 to 5: the lower two are light and dry, the upper two full and sweet. */
const LOW = 2
const HIGH = 4

export function isOf(item: Item, taste: Exclude<Taste, 'spicy'>): boolean {
  const [low, high] = taste === 'light' || taste === 'dry' ? [-LOW, 0] : [HIGH, 5]
  const level = levelOf(item, taste)
  return level !== null && level >= low && level <= high
}

/** Of some wines those that taste so; all where none does, the closest first. */
export function tasting(wines: readonly Item[], line: string, lang: Locale): readonly Item[] {
  const taste = tasteIn(line, lang)
  if (!taste || taste === 'spicy') return wines
  const some = wines.filter((item) => isOf(item, taste))
  // Where none does, those that come closest stand first.
  const level = (item: Item): number => levelOf(item, taste) ?? Number.NEGATIVE_INFINITY
  return some.length > 0 ? some : wines.toSorted((a, b) => level(b) - level(a))
}
