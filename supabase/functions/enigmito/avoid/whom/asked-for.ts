import type { Avoided, Eater } from '../../../../../lib/chat/talk.ts'
import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { isForBoth } from '../../turn/meant/both.ts'
import { clauseAt } from '../listed.ts'
import type { Said } from '../plain.ts'
import { allergensOf, dietOf, eaterAt, of } from '../stated.ts'
import { meansPerson } from './by-need.ts'

/** Asked for all of them, or for the guest too. */
const FOR_ALL: Record<Locale, RegExp> = {
  es: /\b(?:tod[oa]s|ambos|l[oa]s (?:dos|tres)|junt[oa]s|compartir|podemos|nosotr[oa]s|y yo)\b|\by (?:a |para )?mi$/,
  en: /\b(?:all|everyone|everybody|both|together|share|sharing|we|us|and (?:i|me|for me))\b/,
  fr: /\b(?:tous|toutes|ensemble|partager|nous|on|et (?:moi|pour moi))\b/,
  de: /\b(?:alle|allen|beide\w*|zusammen|gemeinsam|teilen|wir|uns|und (?:ich|mich|fur mich))\b/,
  it: /\b(?:tutt[ie]|entramb[ie]|insieme|condividere|possiamo|noi|e (?:io|me|per me))\b/,
}
/**
 * For whom alone something is asked, of whom it is known what they must not eat: the only one that the asking clause
 * names. Null: for all of them, for the guest, or nobody says for whom.
 */
export function askedFor(said: Said, all: readonly Avoided[], fresh: readonly number[]): Eater | null {
  const { r } = said
  if (all.length < 2) return null
  const text = r.words.join(' ')
  const last = Math.max(-1, ...fresh.map((start) => clauseAt(r, start)))
  const isLater = (start: number): boolean => last < 0 || clauseAt(r, start) > last
  const line = r.words.filter((_, at) => isLater(at)).join(' ')
  if (FOR_ALL[r.lang].test(last < 0 ? text : line) || isForBoth(text)) return null
  const people = of(said, 'child', 'companion', 'he', 'she', 'they').filter(({ start }) => isLater(start))
  const eaters = new Set(people.map((hit) => (hit.id === 'they' ? null : eaterAt(said, hit, all))))
  const [only, more] = eaters
  if (only && more === undefined) return all.some(({ who }) => who === only) ? only : null
  return eaters.size > 0 ? null : byNeed(said, all, isLater)
}

function byNeed(said: Said, all: readonly Avoided[], isLater: (start: number) => boolean): Eater | null {
  const { r } = said
  const [need, more] = r.hits.filter(
    (hit) =>
      isLater(hit.start) && (allergensOf(hit).length > 0 || dietOf(hit) !== null) && meansPerson(r, hit),
  )
  if (!need || (more && more.start !== need.start)) return null
  const diet = dietOf(need)
  const keys = allergensOf(need)
  const [one, another] = all.filter((own) =>
    diet ? own.diets.includes(diet) : keys.every((key) => own.allergens.includes(key)),
  )
  return one && !another ? one.who : null
}
