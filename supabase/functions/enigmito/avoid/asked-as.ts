import type { Locale } from '../../../../lib/i18n/locales.ts'
import { GROUPS } from '../allergy.ts'
import type { Hit } from '../phrases.ts'
import type { Reading } from '../reading.ts'
import { fold } from '../text/fold.ts'
import type { Allergen } from '../words/shape.ts'
import { asksToLeaveOff } from './leave-off.ts'
import { anybodyIn } from './people.ts'
import { asksToEat } from './to-eat.ts'

/** Words of harm, and of what there may be: "no" to "could it make her ill?" would say that it is harmless. */
const NEITHER: Record<Locale, RegExp> = {
  es: /\b(?:haber|s(?:ient|ent)\w* mal|dan(?:o|in\w*)|mal[oa]|enferm\w*|reacci\w*|perjudic\w*)\b/,
  en: /\b(?:there be|ill|sick|unwell|harm\w*|hurt\w*|react\w*|upset\w*|danger\w*|kill\w*)\b/,
  fr: /\b(?:y avoir|malade|mal|nui\w*|reagi\w*|reaction\w*|danger\w*)\b/,
  de: /\b(?:(?:kann|konnte|konnen|konnten)\b.*\bsein|krank|schad\w*|schlecht|ubel|weh|reaktion\w*|reagier\w*|gefahrlich)\b/,
  it: /\b(?:esserci|essere|mal[ei]|danno|danneggia\w*|nuoc\w*|reazion\w*|pericolos\w*)\b/,
}

export const asksMay = ({ lang, line }: Pick<Reading, 'lang' | 'line'>): boolean =>
  asksToEat({ lang, line }) && !NEITHER[lang].test(fold(line))

/** A modal alone, asked of a thing that is named: "and the cheesecake, can't I?" */
const MODAL: Record<Locale, RegExp> = {
  es: /\b(?:pued[eo]n?|podria|podemos)\b/,
  en: /\b(?:can|could|may|cannot|can ?t|couldn ?t)(?: not)? (?:i|he|she|they|we|my \w+)\b|\b(?:i|he|she|they|we|my \w+) (?:can|cannot|can ?t|could)\b/,
  fr: /\b(?:je|j|il|elle|on|ils|elles) (?:n |ne )?(?:l |le |la |les |en )?peu(?:x|t|vent)\b|\bpeu[xt] (?:je|il|elle|on)\b/,
  de: /\b(?:kann|darf|konnen|durfen|konnte|durfte) (?:ich|er|sie|wir|man|mein\w* \w+)\b|\b(?:ich|er|sie|wir|man) (?:nicht )?(?:kann|darf)\b/,
  it: /\b(?:posso|puo|possono|possiamo|potrei|potrebbe)\b/,
}
/** What else one may do with a cake or a table. */
const DOES: Record<Locale, RegExp> = {
  es: /\b(?:llev|tra|reserv|pag|cambi|cancel|encarg|aparc|entr)\w*r(?:la|lo|me|nos)?\b/,
  en: /\b(?:bring|book|pay|change|cancel|order ahead|park|come|make|cook|cut|pack)\b/,
  fr: /\b(?:apporter|amener|emporter|reserver|payer|changer|annuler|commander|venir|garer|faire)\b/,
  de: /\b(?:mitbringen|mitnehmen|bringen|reservieren|buchen|zahlen|bezahlen|andern|stornieren|vorbestellen|parken|kommen|machen)\b/,
  it: /\b(?:port\w*|prenotar\w*|pagar\w*|cambiar\w*|annullar\w*|disdir\w*|parcheggiar\w*|venir\w*|far\w*)\b/,
}
export function asksMayNamed({ lang, line }: Pick<Reading, 'lang' | 'line'>): boolean {
  const said = fold(line).replaceAll(/[^a-z0-9?]+/g, ' ')
  return said.includes('?') && MODAL[lang].test(said) && !DOES[lang].test(said) && !NEITHER[lang].test(said)
}

/** "The cheesecake no, right?": of what is named it is only asked whether it must be left alone. */
const IS_NO: Record<Locale, RegExp> = {
  es: /\b(?:no|tampoco)(?: (?:claro|pues|entonces|creo|imagino|supongo|para \w+))? ?,? ?(?:verdad|no|cierto|o que|imagino|supongo|claro|eh) ?\?|\b(?:es|sera|seria) (?:un )?no\b/,
  en: /\b(?:no|not|nope|a no)(?: (?:then|either|for \w+))? ?,? ?(?:right|correct|i (?:guess|assume|suppose|take it)|yeah|is it|eh|huh) ?\?/,
  fr: /\b(?:non|pas)(?: (?:plus|pour \w+))? ?,? ?(?:non|hein|c est ca|j imagine|je suppose|n est ce pas|si) ?\?|\bc est non\b/,
  de: /\b(?:nicht|nein|ned|net|nix|auch nicht)(?: (?:fur \w+))? ?,? ?(?:oder|gell|ne|stimmt s|nehm ich an|vermute ich|richtig|oda|wa) ?\?/,
  it: /\b(?:no|neanche|nemmeno|niente)(?: (?:per \w+))? ?,? ?(?:vero|giusto|no|immagino|suppongo|eh) ?\?/,
}
export const asksWhetherNo = ({ lang, line }: Pick<Reading, 'lang' | 'line'>): boolean =>
  IS_NO[lang].test(fold(line).replaceAll(/[^a-z0-9?,]+/g, ' '))

/** "So the cheesecake is a no?": a verdict on a dish, after what somebody may not eat. */
const VERDICT: Record<Locale, RegExp> = {
  es: /\b(?:es un no|seria un no|(?:queda|esta|estaria) (?:descartad[oa]|prohibid[oa]|fuera)|descartad[oa]s?|ni hablar|(?:hay que|debe|deberia\w*|mejor) evitar\w*|no (?:la|lo|las|los)? ?puede|mejor (?:que )?no|entonces no|tampoco)\b/,
  en: /\b(?:(?:is|s|be) (?:a |an )?(?:definite )?(?:no|no no|no go)|off limits|off the (?:table|menu|list)|ruled? out|(?:is|are|s) out|out of (?:the )?question|not for (?:him|her|them|me|us)|(?:should|better) avoid)\b/,
  fr: /\b(?:c est (?:un )?non|est (?:exclu\w*|interdit\w*|a eviter|hors de question)|a eviter|pas pour (?:lui|elle|eux|moi|nous)|donc non|plutot non)\b/,
  de: /\b(?:(?:ist|sind|ware|waren) (?:\w+ ){0,4}(?:raus|tabu|ein nein|gestrichen|nichts)|fall(?:t|en) (?:\w+ ){0,4}(?:weg|flach|aus)|geht (?:\w+ ){0,4}nicht|lieber nicht|besser nicht|nix fur|nichts fur|also nicht)\b/,
  it: /\b(?:e un no|(?:e|sarebbe) (?:da evitare|esclus[oa]|fuori|proibit[oa]|vietat[oa])|da evitare|non (?:e )?per (?:lui|lei|loro|me|noi)|quindi (?:niente|no)|meglio (?:di )?no)\b/,
}

export const asksVerdict = ({ lang, line }: Pick<Reading, 'lang' | 'line'>): boolean =>
  VERDICT[lang].test(fold(line).replace(/['’]/g, ' ')) || asksWhetherNo({ lang, line: `${line}?` })

const HOLDS = ['contains', 'inside', 'within'] as const
const AVOIDS = ['allergy', 'cannot', 'severe'] as const
/** What people have as well as dishes: "she has an allergy". */
const HAS = /^(?:have|has|tiene|tendra|ha|hanno|hat)$/
/** "And my son the Cuban rice, has it eggs?": between a person and what the dish has stands its name. */
const BESIDE = 2

/** The words that ask what a dish holds: not what a person has, nor what is said together with an allergy. */
function holding(r: Reading): readonly Hit[] {
  const clauseOf = ({ start }: Hit): number => [...r.breaks].filter((at) => at <= start).length
  const of = (concepts: readonly string[]): readonly Hit[] =>
    r.hits.filter(({ id }) => concepts.some((concept) => id === `concept:${concept}`))
  const theirs = new Set(of(AVOIDS).map(clauseOf))
  const people = anybodyIn(r)
  const had = (hit: Hit): boolean =>
    HAS.test(r.words[hit.start] ?? '') &&
    people.some(
      ({ start, end }) => start < hit.start && !r.breaks.has(hit.start) && hit.start - end <= BESIDE,
    )
  return of(HOLDS).filter((hit) => !theirs.has(clauseOf(hit)) && !had(hit))
}

/** How an allergen is asked of one thing: whether it holds it, whether somebody may have it, or neither in so many words. */
export function askedAs(r: Reading, allergen: Allergen | string): 'holds' | 'may' | 'neither' {
  // "Can you leave the egg off?": a yes would promise it.
  if (NEITHER[r.lang].test(fold(r.line)) || asksToLeaveOff(r)) return 'neither'
  const [holds, may] = [holding(r).length > 0, asksMay(r)]
  if (holds || may) return holds && may ? 'neither' : holds ? 'holds' : 'may'
  // An allergy that is told, and words that belong to it, ask nothing of the dish.
  if (r.has(...HOLDS, ...AVOIDS)) return 'neither'
  const isNamed = r.hits.some(({ id }) => {
    const key = id.slice(id.indexOf(':') + 1)
    return (
      id === `allergen:${allergen}` ||
      (id.startsWith('group:') && GROUPS[key]?.some((one) => one === allergen))
    )
  })
  return isNamed ? 'holds' : 'neither'
}

/** "May I have it?": said of the thing in hand by a pronoun alone. */
const IT: Record<Locale, RegExp> = {
  es: /\b(?:com|tom|beb|prob|ped)(?:er|ar|ir)(?:me|se)?l[oa]\b|\b(?:(?:se|me) )?l[oa] (?:puedo|puede|podria|podemos) (?:com|tom|beb|prob|ped)|\b(?:es[eao]|est[eao])(?: \w+){0,2} (?:puedo|puede|podria|podemos|me va|le va|va bien)\b|\b(?:puedo|puede|podemos)(?: (?:com|tom|beb|prob)(?:er|ar))? (?:es[eao]|est[eao])\b/,
  en: /\b(?:eat|have|drink|try|order|get|share) (?:it|that|this)(?: one)?\b|\b(?:is|are|would|s) (?:it|that|this)(?: one)?(?: be)? (?:ok|okay|alright|safe|fine|good|suitable)\b|\b(?:it|that|this)(?: one)? (?:ok|okay|alright|safe|fine) (?:for|to|with)\b/,
  fr: /\b(?:le|la|l|en) (?:manger|prendre|boire|gouter)\b|\b(?:c est bon|ca passe|ca va|ca le fait) pour (?:moi|lui|elle|nous|m\w+ \w+)\b/,
  de: /\b(?:kann|darf|konnen|durfen|konnte|durfte)(?: (?:ich|er|sie|wir|man|mein\w* \w+))? (?:das|den|die|es|ihn|dies\w*)(?: dann| auch| denn)? (?:essen|trinken|haben|nehmen|probieren)\b|\b(?:geht|ist|ware) (?:das|der|die|es)(?: \w+){0,2} (?:fur (?:mich|uns|ihn|sie)|ok|okay|in ordnung)\b/,
  it: /\b(?:mangiar|ber|prender|assaggiar|provar)l[oa]\b|\bl[oa] (?:posso|puo|possiamo|potrei)\b|\b(?:quest[oa]|quell[oa]) (?:lo |la )?(?:posso|puo|va bene)\b|\b(?:va bene|e ok) per (?:me|lui|lei|noi)\b/,
}
export const asksMayIt = ({ lang, line }: Pick<Reading, 'lang' | 'line'>): boolean => {
  const said = fold(line).replaceAll(/[^a-z0-9]+/g, ' ')
  return IT[lang].test(said) && !NEITHER[lang].test(said)
}

/** What "contains" says; who "has an allergy" says it of nothing in hand. */
export const holds = ({ hits }: Pick<Reading, 'hits'>): boolean =>
  hits.some(
    ({ id, end }) =>
      id === 'concept:contains' &&
      !hits.some((hit) => hit.id === 'concept:allergy' && hit.start >= end && hit.start - end <= 1),
  )

/** "Il y en a dedans ?" */
const INSIDE = /^(?:dedans|drin|drinnen|dentro|inside)$/

/** "I am allergic to nuts, has it any?": asked of what was told, where nothing else is named. */
export const holdsTold = (
  r: Pick<Reading, 'words' | 'hits' | 'allergens' | 'targets' | 'styles' | 'has'>,
): boolean =>
  r.allergens.length > 0 &&
  (holds(r) || (r.has('ingredients') && r.words.some((word) => INSIDE.test(word)))) &&
  !r.targets.named &&
  r.targets.wines.length + r.targets.kinds.length + r.styles.length === 0 &&
  r.has('allergy', 'cannot') &&
  // "Es que soy alérgica" asks nothing.
  !r.hits.some(({ id, start }) => id === 'concept:what' && r.words[start - 1] !== 'es') &&
  !r.has('eat', 'recommend', 'without', 'food', 'menu', 'wine', 'drink')
