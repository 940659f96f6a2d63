import type { Locale } from '../../../../lib/i18n/locales.ts'
import { personsIn } from '../avoid/people.ts'
import type { Hit } from '../phrases.ts'
import type { Reading } from '../reading.ts'
import { numberOf } from '../text/numbers.ts'

/** What a grown-up names for himself. */
const FOR_ADULTS = /^(?:style:|kind:(?:beer|cocktail|mojito|gin|coffee|vermouth|spirits|sangria)$)/
export const isForAdults = ({ id }: Hit): boolean => FOR_ADULTS.test(id)
/** Words of an age, which a grandmother has too. */
const AGE = /^(?:ans|anni|year old|yo|jahrige\w*)$/
const OLDEST = 13

const isChild = ({ id, start, end }: Hit, { words, lang }: Reading): boolean => {
  if (id !== 'child') return false
  const age = numberOf(words[start - 1] ?? '', lang)
  return !AGE.test(words.slice(start, end).join(' ')) || (age > 0 && age <= OLDEST)
}

/** What is told of is for children: the last question was theirs. */
const wasTheirs = ({ talk }: Reading): boolean => talk.frame?.want.includes('kind:kids') ?? false

/** Who asks for himself too, or for all of a party that a child belongs to. */
const FOR_ALL: Record<Locale, RegExp> = {
  es: /\b(?:(?:mi|nosotr[oa]s) y mi(?![a-z])|(?:para|y|a) (?:mi|nosotr[oa]s)(?! \w*(?:hij|nin|peq|nen|nie|sob|cri))|y yo|adult\w*|familia|todos|(?:con|somos|mesa)(?: \w+){0,3} (?:hij|nin|peque|crio|nen|beb)\w*)\b/,
  en: /\b(?:(?:me|us) and (?:my|our)(?![a-z])|(?:for|and) (?:me|us|myself|i)|adults?|family|everyone|(?:with|are|table)(?: \w+){0,3} (?:kids?|child\w*|toddlers?|bab\w+|sons?|daughters?))\b/,
  fr: /\b(?:(?:moi|nous) et (?:mon|ma|mes|notre|nos)(?![a-z])|(?:pour|et) (?:moi|nous|je)|adultes?|famille|tous|(?:avec|sommes|table)(?: \w+){0,3} (?:enfants?|petits?|fils|filles?|bebes?))\b/,
  de: /\b(?:(?:mir|uns|mich) und (?:mein|unser)\w*(?![a-z])|(?:fur|und) (?:mich|uns|ich|wir)|erwachsene\w*|familie|alle|(?:mit|sind|tisch)(?: \w+){0,3} (?:kind\w*|kleinen|sohn|tochter|bab\w+))\b/,
  it: /\b(?:(?:me|noi) e (?:mi[oa]|nostr[oa])(?![a-z])|(?:per|e) (?:me|noi|io)|adult\w+|famiglia|tutti|(?:con|siamo|tavolo)(?: \w+){0,3} (?:bamb\w+|bimb\w+|figli\w*|piccol\w+))\b/,
}

type Whose = 'child' | 'other' | null
/** For whom a message asks: a child that it names or points at, somebody else, or nobody that it tells. */
function whoseWish(r: Reading): Whose {
  const people = personsIn(r)
  if (FOR_ALL[r.lang].test(r.words.join(' ')) || people.some(({ id }) => id === 'companion')) return 'other'
  if (people.some((hit) => isChild(hit, r))) return 'child'
  if (people.some(({ id }) => id === 'he' || id === 'she' || id === 'they'))
    return r.avoidance.all.some(({ who }) => who === 'child') || wasTheirs(r) ? 'child' : 'other'
  return people.some(({ id }) => id === 'self') ? 'other' : null
}

/**
 * "And what can he drink?", of a child spoken of: nothing with alcohol is for it. Who names a wine, a beer or a coffee, or
 * himself, asks for somebody else.
 */
export function isForChild(r: Reading): boolean {
  // "Cocktails for the kids" are theirs.
  const isTheirs = r.hits.some(({ id }) => id === 'kind:kids')
  if (r.has('wine', 'glass') || (r.hits.some(isForAdults) && !isTheirs)) return false
  const whose = whoseWish(r)
  return whose === 'child' || (whose === null && wasTheirs(r))
}

/** Behind what was told for children: a grown-up asks for himself. */
export const isForGrownUp = (r: Reading): boolean => wasTheirs(r) && whoseWish(r) === 'other'

/** "My son is six, what would you recommend?": a child is spoken of, and nobody else. */
export const asksForChild = (r: Reading): boolean => whoseWish(r) === 'child'
