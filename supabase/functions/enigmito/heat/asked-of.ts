import type { Context } from '../answers/context.ts'
import { asksMay, asksVerdict } from '../avoid/asked-as.ts'
import { joinsSeveral } from '../avoid/named-here.ts'
import { isPregnant } from '../avoid/states.ts'
import { isKind } from '../frame/held.ts'
import { KINDS, type Kind } from '../kinds.ts'
import type { Item } from '../menu.ts'
import type { Reading } from '../reading.ts'
import { ARTICLE } from '../text/article.ts'
import { fold, tokens } from '../text/fold.ts'
import { marked } from '../turn/reference.ts'

/** So many things are told one by one; more were named as a kind, to choose from. */
export const EACH = 6
/** Without a name, a question of this length still means the thing last spoken of. */
export const BRIEF = 14
const SHORT = 8
const ENDS_NO =
  /\b(?:no|not|non|pas|nicht|ned|net|nein)(?: (?:then|entonces|claro|donc|alors|dann|allora|oder|gell|ne|verdad|vero|right|eh|hein)){0,2}\s*\?/
/** "So the tartare no?": whether a thing must be left alone. */
export const isLeftAlone = (r: Pick<Reading, 'lang' | 'line'>): boolean =>
  asksVerdict(r) || ENDS_NO.test(fold(r.line).replaceAll(/[^a-z0-9?]+/g, ' '))

const AND_NOT =
  /\b(?:cual(?:es)?|qual[ei]|which(?: ones?)?|what|lesquel(?:le)?s|lequel|laquelle|quels?|quelles?|quoi|welche[nrs]?|was)(?: (?:can|should|must|fish|fisch|pesce|poissons?|pescados?|ich|darf ich|sollte ich))?(?: i)? (?:not|no|non|pas|nicht|can t|cant|shouldn t|shouldnt)\b/
/** "Which fish may I eat, and which not?" */
export const asksWhichNot = ({ line }: Pick<Reading, 'line'>): boolean => AND_NOT.test(tokens(line).join(' '))

/** "And the oysters?", "are the oysters ok then": of few dishes each is asked about, no list is wished. */
const asksOf = ({ r }: Context): boolean =>
  asksMay(r) ||
  (r.length <= BRIEF && isLeftAlone(r)) ||
  (r.length <= SHORT &&
    (marked(r, 'article') || r.has('copula')) &&
    (r.line.trim().endsWith('?') || r.has('copula') || marked(r, 'and')) &&
    !marked(r, 'something', 'not', 'dislike', 'with', 'which') &&
    !r.has('have', 'what', 'recommend', 'price', 'ingredients', 'portion', 'spicy', 'inside', 'contains'))

/** "So the tartare no?", "which fish may I eat and which not?", of who is known to be pregnant. */
export const asksWhether = ({ r }: Context): boolean =>
  isPregnant(r.avoidance.all) &&
  !r.has('contains', 'inside', 'within', 'allergy', 'have', 'price') &&
  ((isLeftAlone(r) &&
    r.length <= BRIEF &&
    r.targets.named &&
    r.targets.items.every(({ kind }) => kind === 'dish')) ||
    (asksWhichNot(r) && r.targets.kinds.length > 0 && !r.targets.named))

/** "The anchovies and the tartare": each kind behind an article, though one thing alone is called by its name. */
const kindsSaid = ({ hits, words, targets }: Reading): readonly Kind[] => {
  const said = hits
    .filter(({ id, start }) => id.startsWith('kind:') && ARTICLE.test(words[start - 1] ?? ''))
    .map(({ id }) => id.slice('kind:'.length))
    .filter(isKind)
  return said.length > 1 ? [...new Set(said)] : targets.kinds
}

/** Asked where somebody is known to be pregnant: the few dishes of the kinds that are named. */
export function askedKind(x: Context): readonly Item[] {
  const { r, index } = x
  const kinds = isLeftAlone(r) && joinsSeveral(r) ? kindsSaid(r) : r.targets.kinds
  if (kinds.length === 0 || kinds.some((kind) => KINDS[kind].of === 'drink')) return []
  if (!isPregnant(r.avoidance.all) || r.has('contains', 'inside', 'within', 'allergy', 'cannot', 'price'))
    return []
  if (!asksOf(x)) return []
  const all = kinds.flatMap((kind) => index.byKind.get(kind) ?? []).filter((item) => item.kind === 'dish')
  return all.length <= EACH ? [...new Set(all)] : []
}
