import type { Locale } from '../../../../lib/i18n/locales.ts'

/** As people spell them: "Nussalergie", "Laktoseintolleranz". */
const AILMENT = /^(\p{L}{2,}?)(al+ergi\p{L}*|intol+er+an\p{L}*|unvertraglich\p{L}*)$/u
const correct = (ailment: string): string =>
  ailment.replace(/^al+ergi/, 'allergi').replace(/^intol+er+an/, 'intoleran')
const UMLAUTS: readonly [RegExp, string][] = [
  [/ae/g, 'a'],
  [/oe/g, 'o'],
  [/(?<!q|a|e)ue/g, 'u'],
]

/** "Spaet" as the folded "spät". */
export const withUmlauts = (word: string): string =>
  UMLAUTS.reduce((text, [from, to]) => text.replace(from, to), word)

/** `knows`: whether a folded word stands in the lexicon or begins like one; `joins`: whether two may be written as one. */
type Lexicon = {
  knows: (word: string) => boolean
  listed: (word: string) => boolean
  joins: (left: string, right: string) => boolean
  /** Whether it names food or wine. */
  named: (word: string) => boolean
}

const SHORTEST = 3
/** A shorter word that is no noun of the menu is as likely part of another one: "danno" is no "d'anno". */
const LONG = 7
const LINKS = ['', 's', 'n', 'en', 'es']

/** "Turroneis": two words of one name, written as one. */
function halves(word: string, joins: (left: string, right: string) => boolean): readonly string[] | null {
  for (let at = SHORTEST; at <= word.length - SHORTEST; at++) {
    const [left, right] = [word.slice(0, at), word.slice(at)]
    const link = LINKS.find(
      (one) => left.endsWith(one) && joins(left.slice(0, left.length - one.length), right),
    )
    if (link !== undefined) return [left.slice(0, left.length - link.length), right]
  }
  return null
}

/** "Lagneau", "dellorto": an article or preposition that lost its apostrophe. */
const ELIDED: Partial<Record<Locale, RegExp>> = {
  fr: /^(qu|[ldjnsmtc])([aeiouhy]\p{L}{2,})$/u,
  it: /^(dell|all|nell|dall|sull|quell|bell|un|[ldc])([aeiouh]\p{L}{2,})$/u,
}

function elided(word: string, lang: Locale, { knows, listed, named }: Lexicon): readonly string[] | null {
  const [, article, noun] = ELIDED[lang]?.exec(word) ?? []
  if (!article || !noun || listed(word)) return null
  return named(noun) || (noun.length >= LONG && knows(noun)) ? [article, noun] : null
}

const DIMINUTIVE = /^(\p{L}{3,}?)(?:ec)?(?:it|ic|ill)([oa]s?)$/u

/** "Carito" as "caro", "arrocitos" as "arroces": the plain word, where it is known and the other is not. */
function plainOf(word: string, { listed }: Lexicon): string {
  const [, stem, ending = ''] = listed(word) ? [] : (DIMINUTIVE.exec(word) ?? [])
  if (!stem) return word
  const hard = stem.replace(/qu$/, 'c').replace(/gu$/, 'g').replace(/c$/, 'z')
  const plural = ending.endsWith('s')
  const forms = [stem, hard].flatMap((one) => [
    one + ending,
    plural ? `${one}es` : one,
    one + (plural ? 'es' : 'e'),
  ])
  return forms.find(listed) ?? word
}

/**
 * Diminutives, and words that lost a sign in typing: French and Italian without the apostrophe, German without umlauts ("Zoeliakie"), an
 * allergy written in one word with what it is of ("Sesamallergie"), and two words of a German name in one.
 */
export function spelt(word: string, lang: Locale, lexicon: Lexicon): readonly string[] {
  if (word.length < 4) return [word]
  if (lang === 'es') return [plainOf(word, lexicon)]
  const apart = elided(word, lang, lexicon)
  if (apart) return apart
  if (lang !== 'de' || word.length < 5) return [word]
  const { knows, listed, joins } = lexicon
  const plain = withUmlauts(word)
  const own = !listed(word) && knows(plain) ? plain : word
  const [, of, ailment] = AILMENT.exec(own) ?? []
  if (of && ailment) return [of, correct(ailment)]
  return listed(own) ? [own] : (halves(own, joins) ?? [own])
}
