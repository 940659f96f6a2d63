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

/** What asks the house for something or wishes for it, right before the food but for a few small words. */
const ASKS_FOR =
  /(?:^| )(?:have|got|(?:is|are) there|serve|(?:i|we) (?:want|fancy|love|like)|hay|teneis|tienen|tienes|quiero|queremos|me apetece|avez(?: vous)?|as tu|y a(?= (?:d|t il))|veux|voudrais|habt ihr|haben sie|gibt'?s|gibt es|mochte|hatte gern\w*|avete|c e|ci sono|vorrei|voglio)(?: \S+){0,3} $/
const WHICH =
  /(?:^| )(?:any|what|which|algun[oa]?s?|que|cual(?:es)?|quels?|quelles?|was fur|was an|welche[rns]?|irgend\S*|che|qual[ei])(?: \S+){0,1} $/
/** The same right behind the food: "pescado teneis?", "fisch geht?". */
const ASKED_FOR =
  /^(?:(?:si|auch|anche|aussi|tambien) )?(?:teneis|tienen|tienes|hay|puedo|puede|podemos|habt|haben|gibt|geht|kann|darf|avete|posso|puo|vous avez|je peux|can|could|have you|is (?:ok|fine))(?: |$)/
/** "And to fish", "el pescado también": one more of the list. */
const ONE_MORE =
  /^(?:tambien|tampoco|too|also|either|neither|as well|aussi|non plus|auch|ebenso|anche|pure|neanche|nemmeno)(?: |$)/
const OF_LIST = /^(?:y|e|and|et|und|ni|or|nor|o|ou|oder|al?|to|aux?|gegen|auf|ai|alla|alle|agli|allo)$/
const HOLDS = /^concept:(?:contains|inside|within|without|cannot|allergy|trace)$/

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
  // "C'è pesce" is no "e".
  const goesOn = OF_LIST.test(words[start - 1] ?? '') && words[start - 2] !== 'c'
  if (told.length === 0 || !isKind || near || goesOn) return false
  const between = `${words.slice(from, start).join(' ')} `
  const behind = words.slice(end, end + REACH).join(' ')
  if (DENIES.test(`${between}${behind}`)) return false
  if (ASKED_FOR.test(`${behind} `)) return true
  // One small word at most before it: "any fish?", "un poisson ?".
  const isAlone = asked !== null && asked > 0 && from <= asked && start >= asked && start - asked <= 1
  return !ONE_MORE.test(behind) && (isAlone || ASKS_FOR.test(between) || WHICH.test(between))
}
