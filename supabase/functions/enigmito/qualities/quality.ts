import type { Locale } from '../../../../lib/i18n/locales.ts'
import { suits } from '../avoid/states.ts'
import type { Item, Menu } from '../menu.ts'
import { findAll, type PatternBook, patternBook } from '../phrases.ts'
import type { Reading } from '../reading.ts'
import { fold } from '../text/fold.ts'
import { listedIn, marked, mostMeant } from '../turn/reference.ts'
import { QUALITIES, type Quality, WORDS } from './words.ts'

const bookOf = (words: Record<Quality, string>): PatternBook =>
  patternBook(QUALITIES.map((quality) => [quality, words[quality].split('|')]))
const BOOKS: Record<Locale, PatternBook> = {
  es: bookOf(WORDS.es),
  en: bookOf(WORDS.en),
  fr: bookOf(WORDS.fr),
  de: bookOf(WORDS.de),
  it: bookOf(WORDS.it),
}

const FEW = 3
/** Without a name, a question of this length still means the thing last spoken of. */
const BRIEF = 11

/** Who says one of these asks for something else, or for several things to choose from. */
const OTHERWISE = [
  'recommend',
  'cheap',
  'dear',
  'allergy',
  'cannot',
  'pairing',
  'open',
  'reserve',
  'modify',
] as const

const NEXT = 6

export const qualityKey = (quality: Quality): string => `quality:${quality}`

export type AskedOf = { qualities: readonly Quality[]; items: readonly Item[] }

function subjects(r: Reading, menu: Menu, qualities: readonly Quality[]): readonly Item[] {
  const { items, wines, named, kinds } = r.targets
  // "What has it of alcohol?"
  const ofAlcohol = qualities.includes('strength') && items.every(({ alcohol }) => alcohol === false)
  if (r.last && ofAlcohol) return [r.last]
  // "A dry white": a colour is wished, not the dish with the taste in its name.
  if (r.styles.length > 0 && wines.length === 0 && !named) return []
  const own = [...items, ...wines]
  const few = own.length > 0 && own.length <= mostMeant(r)
  // All rice takes its time.
  if (own.length > 0 && kinds.length > 0 && qualities.includes('wait') && !r.has('have')) return own
  // "Can rice be made for one?", of all that the guest may have.
  const shared = own.filter(({ prices }) => prices.some(({ minimo }) => minimo > 1))
  if (kinds.length === 1 && qualities.includes('alone') && shared.length > FEW && !r.has('recommend')) {
    const may = shared.filter((item) => suits(item, r.avoidance.all, menu))
    return may.length > 0 ? may : shared
  }
  if (own.length > 0) return (few || named) && !marked(r, 'other') ? own : []
  if (kinds.length > 0 || r.styles.length > 0 || r.length > BRIEF || r.has('food', 'menu')) return []
  if (r.has('eat') && r.has('what', 'have')) return []
  if (r.last) return [r.last]
  const listed = listedIn(r, menu)
  return listed.length <= FEW ? listed : []
}

export function qualitiesIn(r: Reading): readonly Quality[] {
  const found = findAll(BOOKS[r.lang], r.words)
  return QUALITIES.filter((quality) => found.some(({ id }) => id === quality))
}

export const asksQuality = (r: Reading): boolean => qualitiesIn(r).length > 0

/** "Is the cod spicy?", then "and the squid?". */
function askedBefore({ talk, targets, length, has }: Reading): readonly Quality[] {
  const named = targets.items.length + targets.wines.length > 0
  if (!named || length > NEXT || has('price', 'have', 'contains', 'inside', 'within')) return []
  return QUALITIES.filter((quality) => talk.frame?.ask.includes(qualityKey(quality)))
}

/** "For me something spicy" is a wish, "is it spicy?" a question. */
const WISHED =
  /\b(?:algo|something|anything|un truc|quelque chose|etwas|irgendwas|was|qualcosa)(?: (?:de|di|mas|a bit|bien|plus|un poco|piu|wirklich|richtig|really|nice and))? (?:picant|picos|spic|epic|piquant|releve|piment|scharfes|pikant|piccant)/

/** "How long" asks for no opening hours where a thing is named. */
const asksWait = (r: Reading): boolean =>
  r.targets.items.length > 0 && findAll(BOOKS[r.lang], r.words).some(({ id }) => id === 'wait')

/** What is asked of one thing, or of a few: "is the octopus spicy?", "is that enough for two?". Null: nothing of the kind. */
export function askedOf(r: Reading, menu: Menu): AskedOf | null {
  if (r.allergens.length > 0 || r.diets.length > 0 || r.topics.length > 0 || r.day) return null
  // "Do you have wine or beer without alcohol?" asks of nothing in hand how strong it is.
  if (r.targets.kinds.includes('alcohol_free') && r.has('have')) return null
  if (
    r.has(...OTHERWISE.filter((one) => one !== 'open' || !asksWait(r))) ||
    r.money.max !== null ||
    marked(r, 'those', 'difference', 'together')
  )
    return null
  if (r.targets.items.length === 0 && !r.has('contains', 'inside') && WISHED.test(fold(r.line))) return null
  const found = findAll(BOOKS[r.lang], r.words)
  const said = QUALITIES.filter((quality) => found.some(({ id }) => id === quality))
  // "A beer on tap?" is a wish, "is it on tap?" a question.
  const own = r.targets.items.length > 0 ? said.filter((quality) => quality !== 'tap') : said
  const qualities = said.length > 0 ? own : askedBefore(r)
  if (qualities.length === 0) return null
  const denied = found.some(({ start }) => r.marks.some(({ id, end }) => id === 'not' && end === start))
  const items = subjects(r, menu, qualities)
  // "An espresso and something sweet" wishes for the sweet thing, and asks nothing of either.
  if (r.targets.named && items.length > FEW) return null
  // "That rosé" asks of no wine how it is cooked.
  const cooked = qualities.filter(
    (quality) => quality !== 'doneness' || items.some(({ kind }) => kind !== 'wine'),
  )
  if (cooked.length === 0 || items.length === 0 || (denied && items.length > 1)) return null
  return { qualities: cooked, items }
}
