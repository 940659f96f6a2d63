import type { Locale } from '../../../../../lib/i18n/locales.ts'
import type { Hit } from '../../phrases.ts'

/** "Nuts are fine for me": said of oneself, of what somebody else must not eat. */
const FINE: Record<Locale, RegExp> = {
  es: /\b(?:(?:me|nos) dan? igual|no (?:me|nos) importan?|no (?:me|nos) molestan?|(?:me|nos) da lo mismo)\b/,
  en: /\b(?:(?:i|we) (?:don t|do not|dont) mind|(?:is|are) (?:fine|ok|okay|no problem) (?:for|with|by) (?:me|us)|(?:don t|doesn t|do not|does not) (?:bother|matter to) (?:me|us)|(?:he|she|they) (?:can|may)(?: \w+)? (?:eat|have) (?!no\b|not\b))\b/,
  fr: /\b(?:(?:m est|me sont|nous sont|m est bien) egal\w*|(?:ne )?(?:me|nous) (?:derange|gene)(?:nt)? pas|pas de probleme (?:pour|chez) (?:moi|nous))\b/,
  de: /\b(?:(?:bei |fur )?(?:mir|mich|uns) (?:ist |sind )?(?:\w+ )?(?:egal|wurscht|wurst)|(?:ist|sind) (?:bei |fur )?(?:mir|mich|uns) (?:\w+ )?(?:egal|wurscht|wurst)|(?:macht|machen) (?:mir|uns) nichts(?: aus)?|(?:stort|storen) (?:mich|uns) nicht|(?:er|sie|der|die) (?:darf|kann) (?:ja |schon |auch )*(?!kein|nicht|nix|nur)\w+ essen)\b/,
  it: /\b(?:(?:mi|ci) (?:e|sono) indifferent\w*|non (?:mi|ci) (?:disturba|disturbano|danno fastidio|da fastidio|importa|importano)|per me (?:va|vanno) bene|a me (?:va|vanno) bene)\b/,
}
/** Only for who asks: what others must not eat is not left out, though it is told. */
const ALONE: Record<Locale, RegExp> = {
  es: /\b(?:(?:solo|unicamente|nada mas) (?:para mi|yo)|para mi (?:sol[oa]|solamente|nada mas)|y para mi(?! (?:(?:otr[oa]|hij[oa]|peque\w*) )?(?!que|cual|hay|algo|sin|con|sol|en|no|puedo|un)[a-z])|para mi en cambio)\b/,
  en: /\b(?:(?:just|only) (?:for )?(?:me|myself)|for (?:me|myself) (?:alone|only)|(?:and|what about) (?:for )?me)\b/,
  fr: /\b(?:(?:juste|seulement|rien que|uniquement) (?:pour )?moi|pour moi (?:seule?|seulement|uniquement)|et pour moi)\b/,
  de: /\b(?:(?:nur|bloss) (?:fur )?mich|fur mich (?:allein\w*|selbst|selber|nur)|(?:und|aber) (?:\w+ )?fur mich)\b/,
  it: /\b(?:(?:solo|soltanto) (?:per )?me|per me (?:sol[oa]|soltanto|solamente)|e per me|(?:ma )?per me invece)\b/,
}
const NO = /^(?:no|not|without|kein\w*|ohne|nicht|sin|ni|sans|pas|senza|niente|non)$/
const ALLERGIC = /^concept:(?:allergy|severe|intolerance)$/
const FOOD = /^(?:allergen|group|kind):/
const ILL = /^concept:(?:allergy|cannot|severe|intolerance)$/

type Told = {
  lang: Locale
  words: readonly string[]
  breaks: ReadonlySet<number>
  hits: readonly Hit[]
  line: string
}

export const isAlone = ({ lang, words }: Pick<Told, 'lang' | 'words'>): boolean =>
  ALONE[lang].test(words.join(' '))

const BUT = /^(?:pero|aunque|but|though|mais|aber|ma)$/
const YES = /^(?:si|tambien|vale|ok|okay|yes|oui|ja|schon|geht|gehen|passt|passen)$/
const EATS =
  /^(?:com[eo]n?|tom[ao]n?|eats?|has|does|do|i|he|she|they|mange[nt]*|prend|il|elle|isst|esse?|essen|mangi[ao]|mangiano|que)$/
const JOINS = /^(?:y|e|and|n|et|und|ed|el|la|los|las|the|le|les|l|des|du|die|das|der|il|lo|i|gli)$/
/** What follows a food that is fine: "are ok", "ça va", "sono ok". */
const TAIL =
  /^(?:(?:(?:is|are|s|es|son|c est|est|sont|sind|ist|e|sono) )?(?:si|tambien|vale|ok|okay|yes|fine|alright|all right|good|oui|ca va|ca passe|ja|schon|geht|gehen|passt|passen|in ordnung|va bene|vanno bene)(?: (?:que|is|are|does|schon|klar|come))?)$/

/** "No meat or fish, but eggs and cheese are fine": the foods behind a "but" with which the clause says yes. */
export function eatenBesides({ words, breaks, hits }: Omit<Told, 'lang' | 'line'>): readonly Hit[] {
  const at = words.findIndex((word) => BUT.test(word))
  if (at < 1 || hits.some(({ id }) => ALLERGIC.test(id))) return []
  const last = [...breaks].filter((one) => one > at + 1).reduce((a, b) => Math.min(a, b), words.length)
  let place = at + 1
  while (place < last && (YES.test(words[place] ?? '') || EATS.test(words[place] ?? ''))) place++
  const said = place > at + 1
  const foods: Hit[] = []
  while (place < last) {
    const here = hits.filter(({ id, start }) => start === place && FOOD.test(id))
    if (here.length === 0 && !JOINS.test(words[place] ?? '')) break
    foods.push(...here)
    place = Math.max(place + 1, ...here.map(({ end }) => end))
  }
  const tail = words.slice(place, last).join(' ')
  return TAIL.test(tail) || (said && tail === '') ? foods : []
}

/** What stands right before an allergen that an allergy leaves out: "(not to molluscs)", "pas aux mollusques". */
const NOT_TO: Record<Locale, RegExp> = {
  es: /(?:^| )no (?:a|al|a los|a las|a la)$/,
  en: /(?:^| )not(?: to)?(?: the)?$/,
  fr: /(?:^| )pas (?:a|au|aux|a la|a l)$/,
  de: /(?:^| )nicht (?:gegen|auf)(?: die| den)?$/,
  it: /(?:^| )non (?:a|al|alla|alle|ai|agli|all)$/,
}
/** "A los moluscos no": the same, behind it. */
const TO_NOT: Record<Locale, readonly [before: RegExp, after: RegExp] | null> = {
  es: [/(?:^| )a (?:los|las|la)$|(?:^| )al$/, /^no$/],
  en: null,
  fr: [/(?:^| )(?:au|aux|a la|a l)$/, /^non$/],
  de: [/(?:^| )(?:gegen|auf)(?: die| den)?$/, /^nicht$/],
  it: [/(?:^| )(?:ai|agli|alle|alla|al|all)$/, /^no$/],
}
/** "Not to molluscs either", "nor anything else of the sea": more of the list. */
const MORE = /^(?:either|neither|nor|or|tampoco|ni|non plus|neanche|nemmeno|auch|noch|oder|ou|o)(?: |$)/
const BACK = 3

/** The allergens that a message says an allergy is not of, behind one that it is of: "to crustaceans, not to molluscs". */
function notTo({ lang, words, breaks, hits }: Told): readonly Hit[] {
  const ill = hits.find(({ id }) => ALLERGIC.test(id))
  const own = hits.filter(({ id }) => /^(?:allergen|group):/.test(id))
  if (!ill) return []
  return own.filter(({ start, end }) => {
    const isFirst = !own.some(
      (other) => other.start !== start && other.start > ill.start && other.end <= start,
    )
    if (isFirst || MORE.test(words.slice(end, end + 2).join(' '))) return false
    const before = words.slice(Math.max(0, start - BACK), start).join(' ')
    const [lead, no] = TO_NOT[lang] ?? []
    const isLast = end + 1 >= words.length || breaks.has(end + 1)
    return NOT_TO[lang].test(before) || (isLast && lead?.test(before) && no?.test(words[end] ?? '')) === true
  })
}

/** The foods that an allergy is said not to be of, and those that the guest says are all the same to them. */
export const fineIn = (told: Told): readonly Hit[] => [...notTo(told), ...indifferentTo(told)]

/** In a clause that says so, and no question. */
function indifferentTo({ lang, words, breaks, hits, line }: Told): readonly Hit[] {
  if (!FINE[lang].test(words.join(' ')) || /\?\s*$/.test(line)) return []
  const ends = [...breaks].toSorted((a, b) => a - b)
  const clauses = [0, ...ends].map((from, at) => ({ from, to: ends[at] ?? words.length }))
  return clauses.flatMap(({ from, to }) => {
    const inside = ({ start }: Hit): boolean => start >= from && start < to
    if (!FINE[lang].test(words.slice(from, to).join(' '))) return []
    if (hits.some((hit) => inside(hit) && ILL.test(hit.id))) return []
    // "Traces are fine for me but no actual peanuts".
    const isDenied = ({ start }: Hit): boolean =>
      words.slice(Math.max(from, start - 2), start).some((word) => NO.test(word))
    return hits.filter((hit) => inside(hit) && /^(?:allergen|group):/.test(hit.id) && !isDenied(hit))
  })
}
