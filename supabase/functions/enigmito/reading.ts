import type { Talk } from '../../../lib/chat/talk.ts'
import type { Now } from '../../../lib/core/dates.ts'
import { LOCALES, type Locale } from '../../../lib/i18n/locales.ts'
import { allergensIn } from './allergy.ts'
import { withoutDislikes } from './avoid/borne/disliked.ts'
import { eatsFish } from './avoid/borne/eats-fish.ts'
import { deniesDiet } from './avoid/borne/eats-meat.ts'
import { eatenBesides, fineIn } from './avoid/borne/fine.ts'
import { wishedBeside } from './avoid/borne/wished-beside.ts'
import { cannotFood } from './avoid/cannot-food.ts'
import { withoutJoint } from './avoid/joint.ts'
import { lastAskedAt } from './avoid/may-it.ts'
import { type Avoidance, minded } from './avoid/said.ts'
import { eatenIn, isEaten, withoutAnswer } from './avoid/whose.ts'
import { type Care, caresIn } from './care/needs.ts'
import { type Day, dayIn } from './days.ts'
import { flavoured } from './flavoured.ts'
import { withoutDriver } from './frame/driver.ts'
import { isOfAmount, type Money, moneyOf } from './frame/money.ts'
import { notFriedAt } from './heat/fried.ts'
import type { Hints } from './hints.ts'
import { beside, goesOnWithMatter, matterIn } from './matters/matter.ts'
import type { Item, Menu } from './menu.ts'
import { find, findAll, type Hit } from './phrases.ts'
import type { Index } from './search.ts'
import { itemAt } from './talk/known.ts'
import { type Targets, targetsIn } from './targets.ts'
import { amountsInFigures } from './text/amounts.ts'
import { aside, isSum, personsIn, withoutTakenBack, withWhite } from './text/aside.ts'
import { guestsIn } from './text/figures.ts'
import { clean, range, tokens } from './text/fold.ts'
import { withoutIdioms } from './text/idioms/idioms.ts'
import { indifferentIn, takenBack } from './text/indifferent.ts'
import { goesOnIn, languageOf } from './text/language.ts'
import { BOOKS } from './text/lexicon.ts'
import { isMeant } from './text/loose.ts'
import { echoed, feared, putAside } from './text/put-aside.ts'
import { writtenOut } from './text/shorthand.ts'
import { type Likeness, likenessOf } from './text/similar.ts'
import { ofOneStyle, withoutQuality } from './text/wine-quality.ts'
import { written } from './text/written.ts'
import { followOn } from './turn/follow-on.ts'
import { type Marked, marksIn, tying } from './turn/marks.ts'
import { withoutDishes, withoutNames, withoutPlaces, withoutShared, withoutWines } from './turn/said-names.ts'
import { isSumKey } from './turn/sums/sum-key.ts'
import { saysWine, withoutWineNames } from './wanted-wines.ts'
import type { Allergen, Concept, Style, Topic } from './words/shape.ts'

/** Only recognised things leave the reading, never the guest's own words. */
export type Reading = {
  lang: Locale
  /** What the guest needs help with; the most urgent first. */
  cares: readonly Care[]
  has: (...concepts: Concept[]) => boolean
  topics: readonly Topic[]
  /** The matter of the house that the whole message asks, surer than the words of `topics`. */
  matter: Topic | null
  allergens: readonly Allergen[]
  diets: readonly ('vegan' | 'vegetarian')[]
  styles: readonly Style[]
  targets: Targets
  day: Day | null
  guests: number | null
  /** Price limits that the message names, in cents. */
  money: Money
  house: boolean
  hints: Hints
  /** What somebody must not eat, from this message on. */
  avoidance: Avoidance
  /** What was spoken of before this message. */
  talk: Talk
  last: Item | null
  length: number
  words: readonly string[]
  line: string
  breaks: ReadonlySet<number>
  hits: readonly Hit[]
  /** Foods that the guests say they eat: no wish, and nothing to leave out. */
  eaten: readonly Hit[]
  /** Conditions that the guest does without: "it needn't be vegan". */
  needless: ReadonlySet<string>
  marks: readonly Marked[]
  known: boolean
  like: Likeness | null
}

const monthsIn = (words: readonly string[], lang: Locale): readonly Hit[] =>
  findAll(BOOKS[lang].all, words).filter(({ id }) => id.startsWith('month:'))

function foreignNouns(lang: Locale, words: readonly string[], own: readonly Hit[]): Hit[] {
  const covered = new Set(
    own
      .filter(({ id }) => /^(kind|style|allergen|group):/.test(id))
      .flatMap(({ start, end }) => range(start, end)),
  )
  const { stop, all } = BOOKS[lang]
  return LOCALES.filter((locale) => locale !== lang).flatMap((locale) =>
    find(BOOKS[locale].nouns, words).filter(({ start, end }) => {
      for (let at = start; at < end; at++) if (covered.has(at)) return false
      const word = words[start] ?? ''
      return end - start > 1 || (word.length > 3 && !stop.has(word) && !all.words.has(word))
    }),
  )
}

function nameIn(words: readonly string[], menu: Menu): number[] {
  const name = tokens(menu.settings.get('nombre')?.get('es') ?? '')
  const at = words.findIndex((_, i) => name.length > 1 && name.every((word, j) => words[i + j] === word))
  return at < 0 ? [] : name.map((_, j) => at + j)
}

/** Foods a diet excludes anyway: naming them beside the diet is no allergy. */
const BY_DIET: Record<'vegan' | 'vegetarian', readonly Allergen[]> = {
  vegetarian: ['pescado', 'crustaceos', 'moluscos'],
  vegan: ['pescado', 'crustaceos', 'moluscos', 'leche', 'huevos'],
}

function beyondDiets(
  found: readonly Allergen[],
  diets: readonly ('vegan' | 'vegetarian')[],
  allergic: boolean,
): readonly Allergen[] {
  const own = new Set(diets.flatMap((diet) => BY_DIET[diet]))
  return allergic ? found : found.filter((allergen) => !own.has(allergen))
}

/** "Tinto de verano", "vermut blanco": a colour inside the name of a drink is no wine. */
const ofDrinks = ({ items, named, kinds }: Targets, ids: ReadonlySet<string>): boolean =>
  items.length > 0 &&
  items.every(({ kind }) => kind === 'drink') &&
  (named || kinds.length > 0) &&
  !ids.has('concept:wine')

const NO = /^(?:no|not|any|without|sin|ningun\w*|cero|aucune?|sans|kein\w*|ohne|null|nessun\w*|senza|niente)$/
const PAS_D = /^(?:pas|point|sans) d$/
const ILLNESS = /^al+erg(?:ias?|y|ies?|ien)$/
/** "We have no allergies. We want seafood": an illness that is denied, and of nothing, leaves nothing out. */
const isDeniedIllness = (
  { id, start, end }: Hit,
  { words, hits }: { words: readonly string[]; hits: readonly Hit[] },
): boolean =>
  id === 'concept:allergy' &&
  ILLNESS.test(words[start] ?? '') &&
  (NO.test(words[start - 1] ?? '') || PAS_D.test(words.slice(Math.max(0, start - 2), start).join(' '))) &&
  !hits.some((hit) => /^(?:allergen|group):/.test(hit.id) && hit.start >= start && hit.start - end <= 2)

const OF_SEA = /^(?:allergen:(?:pescado|crustaceos|moluscos)|group:shellfish)$/

const AVOIDS = 0.6

/** "The Torcaz, the red": of several wines that are called so, the one of that colour. */
function ofColour(wines: readonly Item[], hits: readonly Hit[], marks: readonly Marked[]): readonly Item[] {
  const [style, more] = hits.filter(({ id }) => id.startsWith('style:'))
  if (!style || more || wines.length < 2 || marks.some(({ id }) => id === 'not' || id === 'or')) return wines
  const own = wines.filter(({ wine }) => `style:${wine?.estilo}` === style.id)
  return own.length > 0 ? own : wines
}

/** "By the glass? If not, another red": what comes instead is wished, and not denied. */
const isElse = (words: readonly string[], start: number, end: number): boolean =>
  /^(?:si|se|if|wenn)$/.test(words[start - 1] ?? '') &&
  /^(?:otr[oa]s?|un[ao]?|algun[ao]?|algo|another|some|something|a|then|altr[oaie]|qualche|qualcosa|dann|ein\w*|was)$/.test(
    words[end] ?? '',
  )

/** In a conversation a few words change the language only when they are plainly of another. */
const SURE = 0.7
const isShort = (line: string): boolean => line.split(' ').length <= 5

/** The hint is older than the state: it counts only where no state was sent. */
const lastOf = (talk: Talk, { last }: Hints, menu: Menu): Item | null =>
  itemAt(talk.frame ? talk.about : last && `${last.kind}:${last.slug}`, menu)

/** `text`: without hints; `page`: language of the page; `told`: the language of the message that this is a part of. */
export function readingOf(
  text: string,
  page: Locale,
  hints: Hints,
  menu: Menu,
  index: Index,
  now: Now,
  talk: Talk,
  told: Locale | null = null,
): Reading {
  const whole = clean(text)
  const names = (word: string): boolean => index.byWord.has(word) || index.grapes.has(word)
  const guessed = languageOf(whole, page, names, ...(talk.lang && isShort(whole) ? [SURE] : []))
  const lang = told ?? (talk.lang && isShort(whole) && goesOnIn(whole, page, guessed) ? page : guessed)
  const line = amountsInFigures(withoutIdioms(whole, lang), lang)
  const full = writtenOut(line, lang)
  const { words, said: spoken, breaks } = written(talk.frame ? followOn(full, lang) : full, lang, index)
  const own = withoutJoint(withWhite(find(BOOKS[lang].all, words), words, lang), lang)
  const found = [...own, ...foreignNouns(lang, words, own), ...cannotFood(words, lang, own)]
  // Behind a sum it leaves the order.
  const inSum = talk.frame?.ask.some(isSumKey) ?? false
  const dropped = [
    ...(inSum ? [] : putAside(found, { words, lang, breaks })),
    ...(line.includes('?') ? feared(found, { words, lang, breaks }) : []),
    ...(talk.listed.length > 0 ? echoed(found, { words, lang, breaks }, line) : []),
  ]
  const every = found.filter((hit) => !dropped.includes(hit))
  const heard = withoutAnswer(marksIn(spoken, lang), { words: spoken, lang }).filter(
    ({ id, start, end }) => !(id === 'not' && isElse(spoken, start, end)),
  )
  const { hits: said, marks, idle } = aside(every, { words: spoken, lang, marks: heard, breaks })
  const wished = withoutDislikes({ words, hits: withoutTakenBack(said, marks), marks })
  const needless = indifferentIn(wished, { words, lang, breaks })
  // "Organic or not": where it comes from is not asked either.
  const all = wished.filter(({ start }) => !needless.some((hit) => hit.start === start))
  const back = said.filter((hit) => !all.includes(hit)).flatMap(({ start, end }) => range(start, end))
  const plain = withoutPlaces(
    withoutWines(
      withoutDishes(withoutNames(all, words, index), words, index, { talk, marks, breaks }),
      words,
      index,
    ),
    words,
    index,
  )
  const ofWine = withoutQuality(plain, { words, breaks, lang, marks })
  const fine = fineIn({ lang, words, breaks, hits: ofWine ?? plain, line })
  const answered = withoutDriver(withoutShared(withoutAnswer(ofWine ?? plain, { words, lang })), words)
  const eaten = [
    ...eatenIn({ lang, words, breaks, hits: answered }),
    ...eatenBesides({ words, breaks, hits: answered }),
  ]
  const wishes = wishedBeside({ hits: answered, marks, breaks })
  const heardHits = ofOneStyle(
    answered.filter(
      (hit) =>
        !fine.some(({ start }) => start === hit.start) &&
        !isEaten(hit, eaten, answered) &&
        !wishes.includes(hit),
    ),
  )
  // "A French white": where it comes from, and no language.
  const hits = saysWine(heardHits) ? heardHits.filter(({ id }) => id !== 'topic:languages') : heardHits
  const ids = new Set(hits.map(({ id }) => id))
  if (ofWine) ids.add('concept:wine')
  if (isSum(line) && !ids.has('concept:reserve') && !ids.has('concept:people')) ids.add('concept:oos')
  const like = likenessOf(
    lang,
    words,
    own,
    new Set(words.flatMap((word, at) => (word.length > 3 && index.byWord.has(word) ? [at] : []))),
  )
  const avoids = like?.like === 'allergen_list' && like.score >= AVOIDS && !ids.has('concept:pairing')
  const eats = ids.has('concept:vegetarian') && eatsFish(answered, marks, words)
  if (!hits.some((hit) => hit.id === 'concept:allergy' && !isDeniedIllness(hit, { words, hits })))
    ids.delete('concept:allergy')
  const borne = hits.filter((hit) => !isDeniedIllness(hit, { words, hits }))
  const foods = eats ? borne.filter(({ id }) => !OF_SEA.test(id)) : borne
  const lastAsked = lastAskedAt(line)
  const plainly = allergensIn(foods, words, false, lastAsked)
  const { allergens, taken } =
    avoids && plainly.allergens.length === 0 ? allergensIn(foods, words, true, lastAsked) : plainly
  const diets = (['vegan', 'vegetarian'] as const).filter(
    (diet) => ids.has(`concept:${diet}`) && !(diet === 'vegetarian' && eats) && !deniesDiet({ line, lang }),
  )
  const allergic = ['allergy', 'severe', 'trace', 'contains', 'inside', 'within'].some((concept) =>
    ids.has(`concept:${concept}`),
  )
  const named = nameIn(words, menu)
  const still = [
    ...fine.flatMap(({ start, end }) => range(start, end)),
    ...idle,
    ...dropped.flatMap(({ start, end }) => range(start, end)),
    ...personsIn(words, lang, index),
    ...notFriedAt({ words, breaks }, lang),
  ]
  const apart = new Set([...taken, ...named, ...back, ...still, ...tying(marks, words)])
  const targets = flavoured(targetsIn(index, words, hits, apart, lang), index, { line, lang })
  const part = (prefix: string): string[] =>
    [...ids].filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length))
  const seats = ['reserve', 'table', 'people'].some((id) => ids.has(`concept:${id}`))
  const ofDish = !seats && (targets.items.length === 1 || targets.kinds.length > 0 || ids.has('concept:wine'))
  const meant = (part('topic:') as Topic[]).filter(
    (topic) =>
      isMeant(topic, words, lang) &&
      !(ofWine && topic === 'walk_in') &&
      // "An organic red": of the wine, not of who delivers.
      !(topic === 'suppliers' && ids.has('concept:organic') && saysWine(hits)) &&
      // "The sea bass, for how many is it?", "which wine, at most 30?"
      !(ofDish && topic === 'groups'),
  )
  // "At most 24" limits a party until things with prices have been shown.
  const matters = meant.filter((topic) => topic !== 'groups' || talk.listed.length === 0)
  // "We are two, a white under 22?" is of the wine.
  const whens = saysWine(hits) ? ['open', 'reserve'] : ['open', 'reserve', 'people']
  const timely = matters.length > 0 || whens.some((id) => ids.has(`concept:${id}`))
  const money = moneyOf({
    words,
    marks,
    line,
    lang,
    timely,
    budget: ids.has('concept:budget'),
    capped: talk.frame?.max != null,
  })
  const guests = guestsIn(words, hits, lang)
  // "Under 9 euros, we are students": a limit of the price asks for no discount.
  const limited = money.max !== null
  const cheapOf = ids.has('concept:cheap') && (targets.kinds.length > 0 || targets.items.length > 0)
  const topics = meant.filter(
    (topic) => !(limited ? ['groups', 'promo'] : cheapOf ? ['promo'] : []).includes(topic),
  )
  // "L'8 dicembre" is a day, though the two words are also the name of a feast.
  const day = dayIn([...hits, ...monthsIn(words, lang)], words, line, lang, now)
  const food = targets.items.length + targets.wines.length + targets.kinds.length > 0
  const thing = targets.named || targets.wines.length + targets.kinds.length > 0
  const elsewhere = day !== null || ids.has('concept:reserve')
  const readings = [tokens(full), words].map((said) => withoutWineNames(said, targets.wines))
  const matter =
    (money.max === null || goesOnWithMatter(talk, tokens(line), lang)) && !ofWine
      ? matterIn({ readings, lang, topics, food, thing, elsewhere }, talk, menu)
      : null
  return minded<Omit<Reading, 'avoidance'>>({
    lang,
    cares: caresIn(line, lang, (word) => index.byWord.has(word), ids),
    has: (...concepts) => concepts.some((concept) => ids.has(`concept:${concept}`)),
    // "Is the octopus cold?" asks of no heating.
    topics: matter ? beside(matter, topics) : food ? topics.filter((topic) => topic !== 'heating') : topics,
    matter,
    allergens: beyondDiets(allergens, diets, allergic),
    diets,
    styles: ofDrinks(targets, ids) ? [] : (part('style:') as Style[]),
    targets: { ...targets, wines: ofColour(targets.wines, hits, marks) },
    day,
    guests: isOfAmount(guests, money.max) ? null : guests,
    money,
    house: named.length > 0,
    // What is liked else is not asked of this wine.
    hints: needless.length > 0 && saysWine(hits) ? { ...hints, diets: [] } : hints,
    talk,
    last: lastOf(talk, hints, menu),
    length: words.length,
    words,
    line,
    breaks,
    hits,
    eaten,
    needless: takenBack(needless),
    marks,
    known: hits.length > 0 || targets.items.length > 0 || targets.wines.length > 0,
    like,
  })
}
