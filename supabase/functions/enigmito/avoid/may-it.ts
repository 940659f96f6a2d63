import type { Hit } from '../phrases.ts'
import { ARTICLE } from '../text/article.ts'
import { tokens } from '../text/fold.ts'

/** "I am coeliac, the octopus can I eat it?": asked of the thing before it. */
const MAY =
  /^(?:posso|puo|possiamo|possono|puedo|puede|podemos|pueden|can|kann|darf|geht|peux|peut|je|lo|la)$/
export const mayFollow = (words: readonly string[], at: number): boolean => MAY.test(words[at] ?? '')

const MODAL =
  '(?:peu(?:x|t|vent)|pouvons|pourrai(?:s|t)|pued(?:o|e|en)|pod(?:emos|ria|riamos)|can|may|could|kann|darf|geht|gehen|ginge|durfen|konnen|posso|puo|possono|possiamo|potrebbe)'
const WHO =
  '(?:il|elle|on|je|j|ils|elles|los|las|lo|la|li|le|l|he|she|they|i|we|er|sie|ich|wir|man|ella|lui|lei)'
const BEHIND = new RegExp(`^(?:${WHO} ){0,2}${MODAL}(?: |$)`)
/** "Darf er die Muscheln essen", "on peut partager les moules": the modal and who, right before the article. */
const BEFORE = new RegExp(
  `(?:^| )${MODAL}(?: (?:${WHO}|mein\\w*(?: \\w+)?))?(?: (?:partager|manger|gouter|prendre|compartir|condividere|share))? $`,
)
const DENIES = /(?:^| )(?:pas|t|not|no|nicht|non|nie|jamais|nunca|mai|keine?)(?: |$)/
const REACH = 5
/** "L'assiette de fromages", "la tabla de quesos": how it is served stands before its food. */
const SERVED =
  /^(?:assiettes?|plateau|planche|tabla|plato|surtido|bandeja|tagliere|piatto|selezione|plate|platter|board|selection)$/
const OF = /^(?:de|des|d|di|dei|of)$/

/**
 * "The mussels, may he?", behind an allergy: asked of the dish, and no more of the list. What is denied stays of it. In
 * English the article alone says so: "can someone allergic to shellfish eat the squid".
 */
export function asksOfThing(
  { start, end }: Hit,
  { hits, nouns, words }: { hits: readonly Hit[]; nouns: readonly Hit[]; words: readonly string[] },
): boolean {
  const from = SERVED.test(words[start - 2] ?? '') && OF.test(words[start - 1] ?? '') ? start - 2 : start
  const article = words[from - 1] ?? ''
  const told = nouns.filter((other) => other.start !== start && other.end <= start)
  if (!ARTICLE.test(article) || told.length === 0) return false
  if (!hits.some((hit) => hit.id.startsWith('kind:') && hit.start === start)) return false
  if (article === 'the' && told.some((other) => other.end < start && words[other.start - 1] !== 'the'))
    return true
  const behind = words.slice(end, end + REACH).join(' ')
  const before = words.slice(Math.max(0, from - REACH), from - 1).join(' ')
  return !DENIES.test(behind) && (BEHIND.test(behind) || BEFORE.test(`${before} `))
}

/** What asks the house for something, or wishes for it. */
const ASKS_FOR =
  /(?:^| )(?:have|got|any|what|which|(?:is|are) there|serve|want|fancy|love|like|hay|teneis|tienen|tienes|que|cual(?:es)?|quiero|queremos|me apetece|avez|as tu|y a(?= (?:d|t il))|quels?|quelles?|veux|voudrais|aime\w*|hab[te]n?|gibt'?s?|was|welche[rns]?|mochte|will|hatte|mag|avete|c e|ci sono|che|qual[ei]|vorrei|voglio|mi va)(?: |$)/
/** The same right behind the food: "pescado teneis?", "fisch geht?". */
const ASKED_FOR =
  /^(?:si |auch |anche |aussi |tambien )?(?:teneis|tienen|tienes|hay|puedo|puede|podemos|hab[te]n?|gibt|geht|kann|darf|avete|posso|puo|vous avez|je peux|can|could|have you|is (?:ok|fine))(?: |$)/
const HOLDS = /^concept:(?:contains|inside|within|without|cannot|allergy|trace)$/

/** What goes on with a list: "to shellfish. And fish?", "y al pescado?" */
const GOES_ON = /^(?:y|e|and|et|und|ni|or|nor|o|al?|to|aux?|gegen|auf|ai|alla?|los?|las?|le|les|il|i)$/

/** Where the question begins that stands behind the end of a sentence, as a place among the words; null where there is none. */
export function lastAskedAt(line: string): number | null {
  const found = /^(.*[.!])\s+[^.!?]*\?+\s*$/s.exec(line)
  return found?.[1] === undefined ? null : tokens(found[1]).length
}

/**
 * "Allergic to shellfish, do you have fish?", "… to shellfish. Cooked fish?": the fish is asked for, and no more of the list.
 * `asked`: where the last sentence begins, if it is a question.
 */
export function isAskedFor(
  { start, end }: Hit,
  { hits, nouns, words }: { hits: readonly Hit[]; nouns: readonly Hit[]; words: readonly string[] },
  asked: number | null,
): boolean {
  const told = nouns.filter((other) => other.start !== start && other.end <= start)
  const from = Math.max(0, ...told.map((other) => other.end))
  const isKind = hits.some((hit) => hit.id.startsWith('kind:') && hit.start === start)
  const near = hits.some((hit) => HOLDS.test(hit.id) && hit.start >= from && hit.start <= end + 2)
  if (told.length === 0 || !isKind || near) return false
  const between = words.slice(from, start).join(' ')
  const isAlone =
    asked !== null && asked > 0 && from <= asked && start >= asked && !GOES_ON.test(words[start - 1] ?? '')
  const behind = words.slice(end, end + REACH).join(' ')
  return (
    !DENIES.test(`${between} ${behind}`) &&
    (isAlone || ASKS_FOR.test(`${between} `) || ASKED_FOR.test(`${behind} `))
  )
}
