import type { Hit } from '../phrases.ts'

const THE = /^(?:el|la|los|las|the|les?|l|der|die|das|den|il|lo|i|gli)$/
const MAY =
  /^(?:posso|puo|possiamo|possono|puedo|puede|podemos|pueden|can|could|may|kann|darf|durfen|konnen|geht|gehen|peux|peut|peuvent)$/
/** Between the modal and the article: "darf er die Muscheln", "can she have the mussels". */
const BEFORE = 4

/**
 * "Allergic to crustaceans. The mussels, may he?": the food with the article is a dish, behind the one that somebody does not
 * bear. In English the article alone says so: "can someone allergic to shellfish eat the squid".
 */
export function asksOfDish(
  hit: Hit,
  { hits, nouns, words }: { hits: readonly Hit[]; nouns: readonly Hit[]; words: readonly string[] },
): boolean {
  const article = words[hit.start - 1] ?? ''
  if (!THE.test(article) || !hits.some(({ id, start }) => id.startsWith('kind:') && start === hit.start))
    return false
  const told = nouns.filter(({ end }) => end < hit.start)
  if (article === 'the' && told.some(({ start }) => words[start - 1] !== 'the')) return true
  const behind = [words[hit.end], words[hit.end + 1]]
  const from = Math.max(hit.start - 1 - BEFORE, ...told.map(({ end }) => end))
  const before = words.slice(Math.max(0, from), hit.start - 1)
  return told.length > 0 && [...behind, ...before].some((word) => MAY.test(word ?? ''))
}
