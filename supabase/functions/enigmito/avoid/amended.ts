import type { Avoided, Eater } from '../../../../lib/chat/talk.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import type { Hit } from '../phrases.ts'
import type { Allergen } from '../words/shape.ts'
import { clauseAt } from './listed.ts'
import type { End } from './lists.ts'
import type { Said } from './plain.ts'
import { ASKS, allergensOf } from './stated.ts'

/** Puts right what was said before it. */
const CUE: Record<Locale, RegExp> = {
  es: /\b(?:perdon\w*|disculp\w*|digo|quer(?:ia|iamos) decir|quise decir|mejor dicho|en realidad|me (?:he )?(?:equivoqu|equivocado|confundi)\w*|miento|rectifico|corrijo|sino|solo es|es solo|ups)\b/,
  en: /\b(?:sorry|actually|i mean|i meant|meant|my mistake|my bad|correction|scratch that|wait|oops|only)\b/,
  fr: /\b(?:pardon|desole\w*|en fait|(?:je )?v(?:oulais|eux) dire|(?:me suis )?trompee?|erreur|correction|plutot|seulement|juste|oups)\b/,
  de: /\b(?:sorry|entschuldig\w*|tschuldig\w*|quatsch|mein(?:te|e)|eigentlich|vertan|verwechselt|korrektur|moment|halt|sondern|nur|ups)\b/,
  it: /\b(?:anzi|scus[aio]\w*|pardon|volevo dire|intendevo|sbagliat\w*|mi correggo|in realta|cioe|bensi|solo|soltanto|ops)\b/,
}
/** What stands before an allergen that is told: "to shellfish", "it's shellfish". */
export const TOLD: Record<Locale, RegExp> = {
  es: /^(?:a|al|es|era|son|sino|solo)$/,
  en: /^(?:to|it|its|s|is|was|only)$/,
  fr: /^(?:a|au|aux|est|sont|etait|seulement|juste)$/,
  de: /^(?:gegen|auf|es|ist|sind|war|waren|sondern|nur)$/,
  it: /^(?:a|al|alla|alle|ai|agli|allo|e|sono|era|solo|bensi)$/,
}
/** "It's the milk". */
const IS: Record<Locale, RegExp> = {
  es: /^(?:es|son|sino)$/,
  en: /^(?:it|its|s|is)$/,
  fr: /^(?:est|sont)$/,
  de: /^(?:es|ist|sind|sondern)$/,
  it: /^(?:e|sono|bensi)$/,
}
const ARTICLE = /^(?:el|la|los|las|the|le|les|l|die|der|das|den|dem|il|lo|i|gli)$/
/** Behind a food: it is eaten. "The fish I eat", "fish is fine". */
const EATEN: Record<Locale, RegExp> = {
  es: /^(?:si|vale|bien|esta bien|sin problema|(?:l[oa]s? )?(?:puedo|como|tolero|tomo)|me (?:va|sienta)n? bien)\b/,
  en: /^(?:(?:is|are|s) (?:totally |perfectly )?(?:fine|ok|okay|good|alright)|(?:i|he|she|we|they) can (?:eat|have)|i eat|fine|ok|okay)\b/,
  fr: /^(?:ca (?:va|passe)|c est bon|(?:je|j|il|elle) (?:l|le|les|en|peux|peut|mange)|oui|pas de (?:souci|probleme))\b/,
  de: /^(?:(?:ist|sind) (?:ok|okay|kein problem|in ordnung)|geht|gehen|(?:vertrage?|esse|kann|darf) ich|ja|schon)\b/,
  it: /^(?:(?:l[oaie] )?(?:mangio|posso|tollero|prendo|mangia)|va bene|vanno bene|si|ok|nessun problema)\b/,
}
const NOT = /^(?:not|no|nicht|kein\w*|pas|non|ne|ned|net)$/
/** One kind of nut that is eaten takes back no allergy to nuts, unless it is said to which alone. */
const ONLY = /\b(?:solo|only|just|nur|bloss|seulement|juste|uniquement|soltanto)\b/
const REACH = 2

/** `asks`: a question follows, of a dish that is named there. */
export type Amended = { ends: readonly End[]; stated: readonly Avoided[]; asks: boolean }
export const NOT_AMENDED: Amended = { ends: [], stated: [], asks: false }

/** Where the question begins that a message ends with, as a place among its words; null for no question, 0 for nothing else. */
function questionAt({ r }: Said): number | null {
  if (!r.line.includes('?')) return null
  return Math.max(0, ...[...r.breaks].filter((at) => at < r.words.length))
}

/** "Sorry, to shellfish, the fish I eat", right after an allergy to fish was told: another one, and not that. */
export function amendedBy(said: Said, before: readonly Avoided[], not: readonly Hit[]): Amended {
  const { r } = said
  const known = before.flatMap(({ allergens }) => allergens)
  const asked = questionAt(said)
  if (known.length === 0 || asked === 0 || (asked === null && r.targets.named)) return NOT_AMENDED
  const text = r.words.slice(0, asked ?? r.words.length).join(' ')
  if (asked === null && r.has(...ASKS, 'price', 'recommend', 'reserve', 'have')) return NOT_AMENDED
  const own = r.hits.filter((hit) => allergensOf(hit).length > 0 && (asked === null || hit.end <= asked))
  const wordBefore = ({ start }: Hit): string => {
    const at = ARTICLE.test(r.words[start - 1] ?? '') && !TOLD[r.lang].test(r.words[start - 1] ?? '') ? 2 : 1
    return r.words[start - at] ?? ''
  }
  // "I can't digest milk" denies none.
  const suffers = new Set(
    r.hits.filter(({ id }) => id === 'concept:cannot').map(({ start }) => clauseAt(r, start)),
  )
  // "No es gluten", "non è il glutine".
  const isDenied = (hit: Hit): boolean =>
    !suffers.has(clauseAt(r, hit.start)) &&
    (NOT.test(wordBefore(hit)) ||
      /\b(?:no|non) (?:es|e|son|sono|era) (?:(?:el|la|il|lo) )?$/.test(
        `${r.words.slice(0, hit.start).join(' ')} `,
      ))
  const denied = own.filter(
    (hit) =>
      (hit.id !== 'allergen:frutos_cascara' || ONLY.test(text)) &&
      (isDenied(hit) || EATEN[r.lang].test(r.words.slice(hit.end, hit.end + REACH * 2).join(' '))),
  )
  const told = own.filter(
    (hit) => !denied.includes(hit) && !not.includes(hit) && TOLD[r.lang].test(wordBefore(hit)),
  )
  // "It's not gluten at all, it's sulphites": what is denied and what is told need no other word.
  const exchanged =
    told.every((hit) => IS[r.lang].test(wordBefore(hit))) &&
    denied.some((hit) => isDenied(hit) && allergensOf(hit).some((key) => known.includes(key)))
  if (told.length === 0 || !(exchanged || CUE[r.lang].test(text))) return NOT_AMENDED
  const meant = new Set<Allergen>(told.flatMap(allergensOf))
  const over = denied.flatMap(allergensOf).filter((key) => known.includes(key) && !meant.has(key))
  const owners: Eater[] = before
    .filter(({ allergens }) => over.length === 0 || allergens.some((key) => over.includes(key)))
    .map(({ who }) => who)
  return {
    ends: over.length > 0 ? [{ who: null, what: { allergens: over, diets: [] } }] : [],
    stated: owners.map((who) => ({ who, allergens: [...meant], diets: [] })),
    asks: asked !== null,
  }
}
