import type { Answer, Context } from '../answers/context.ts'
import * as dishes from '../answers/dishes.ts'
import * as house from '../answers/house.ts'
import { dishesFor, pairing } from '../answers/pairing.ts'
import * as prices from '../answers/prices.ts'
import { recommend } from '../answers/recommend.ts'
import * as winePrices from '../answers/wine-prices.ts'
import * as wines from '../answers/wines.ts'
import { holdsKind } from '../frame/held.ts'
import { asksWineIn } from '../heat/wine-in.ts'
import { KINDS } from '../kinds.ts'
import type { Item } from '../menu.ts'
import { STOP } from '../text/lexicon.ts'
import { marked } from '../turn/reference.ts'
import { asksPlainly, followsUp, hasDish, type Intent, namesFood, speaksOfWine } from './signs.ts'

/** Styles whose words are also drinks of the bar: mistela, moscatel, manzanilla. */
const BOTH: readonly string[] = ['dulce', 'generoso']

const drinksCalled = ({ r, index }: Context) =>
  r.words
    .filter((word) => word.length > 4 && !STOP.has(word))
    .flatMap((word) => [...(index.byWord.get(word) ?? [])])
    .filter(({ kind }) => kind === 'drink')

/** The few wines that a place, a grape or an age leaves. */
function winesMeant(x: Context): readonly Item[] {
  const { fromPlace, fromGrape } = x.r.targets
  const { items } = wines.asked(x)
  return (fromPlace ?? fromGrape) && items.length <= FEW ? items : []
}
const FEW = 3

/** "Your dearest red, and the cheapest?" */
const asksBothEnds = ({ r }: Context): boolean => r.has('cheap') && r.has('dear')
const inTurn =
  (first: Answer, second: Answer): Answer =>
  (context) => {
    first(context)
    context.c.next()
    second(context)
  }

export const WINE: readonly Intent[] = [
  { id: 'ingredients', when: ({ r }) => asksWineIn(r), answer: dishes.describe },
  {
    id: 'clarify',
    when: (x) =>
      x.r.styles.length === 1 &&
      x.r.styles.every((style) => BOTH.includes(style)) &&
      x.r.length <= 5 &&
      !x.r.has('wine', 'glass', 'pairing', 'recommend') &&
      drinksCalled(x).length > 0,
    answer: (x) => wines.clarify(x, drinksCalled(x)),
  },
  {
    id: 'wine_dishes',
    when: (x) =>
      (x.r.has('dishFor', 'pairing') || (hasFoodWord(x) && x.r.has('recommend'))) &&
      (x.r.targets.wines.length > 0 ||
        (x.r.last?.kind === 'wine' &&
          x.r.targets.items.length !== 1 &&
          (!namesFood(x) || (marked(x.r, 'that') && !speaksOfColour(x))))),
    // "What is the Salmonete, and what does it go with?"
    answer: (x) =>
      x.r.has('ingredients') && x.r.targets.wines.length === 1
        ? inTurn(wines.one, dishesFor)(x)
        : dishesFor(x),
  },
  // No wine goes with an alcohol-free drink: who asks for a wine without alcohol wants that.
  { id: 'drinks', when: (x) => speaksOfWine(x) && wantsNoAlcohol(x), answer: withoutAlcohol },
  {
    id: 'wine_pairing',
    when: (x) =>
      (speaksOfWine(x) || drinksWith(x)) &&
      !wishesDish(x) &&
      x.r.targets.wines.length === 0 &&
      ((namesFood(x) && x.r.targets.absent.length < Math.max(1, x.r.targets.kinds.length)) ||
        // "Do you have a Riesling?" is of the cellar, whatever was spoken of.
        (x.r.last !== null &&
          x.r.last.kind !== 'wine' &&
          x.r.styles.length === 0 &&
          x.r.targets.fromGrape === null &&
          x.r.targets.fromPlace === null) ||
        x.r.has('pairing')),
    answer: (x) => pairing(x),
  },
  {
    id: 'wine_one',
    when: ({ r }) =>
      r.targets.wines.length > 0 ||
      (r.last?.kind === 'wine' &&
        !winePrices.asksOther(r) &&
        (r.has('grapes', 'vintage', 'winery') || (r.has('ingredients') && r.targets.items.length === 0))),
    answer: wines.one,
  },
  // "What vintage is the Barolo?"
  {
    id: 'wine_one',
    when: (x) => speaksOfWine(x) && x.r.has('grapes', 'vintage', 'winery') && winesMeant(x).length > 0,
    answer: (x) => wines.one({ ...x, r: { ...x.r, targets: { ...x.r.targets, wines: winesMeant(x) } } }),
  },
  { id: 'wine_organic', when: (x) => speaksOfWine(x) && x.r.has('organic'), answer: wines.organic },
  {
    id: 'wine_cheapest',
    when: (x) => speaksOfWine(x) && asksBothEnds(x),
    answer: inTurn(winePrices.dearest, winePrices.cheapest),
  },
  { id: 'wine_cheapest', when: (x) => speaksOfWine(x) && x.r.has('cheap'), answer: winePrices.cheapest },
  { id: 'wine_dearest', when: (x) => speaksOfWine(x) && x.r.has('dear'), answer: winePrices.dearest },
  { id: 'wine_glass', when: (x) => speaksOfWine(x) && x.r.has('glass'), answer: wines.glass },
  {
    id: 'wine_price',
    when: (x) => speaksOfWine(x) && x.r.has('price', 'range') && !x.r.has('budget'),
    answer: winePrices.price,
  },
  { id: 'wine_recommend', when: (x) => speaksOfWine(x) && x.r.has('recommend'), answer: wines.recommend },
  { id: 'wine_list', when: speaksOfWine, answer: wines.list },
]

export const FOOD: readonly Intent[] = [
  { id: 'absent', when: ({ r }) => r.targets.absent.length > 0 && !r.targets.named, answer: absentOrHolding },
  { id: 'cheapest', when: asksBothEnds, answer: inTurn(prices.dearest, prices.cheapest) },
  { id: 'cheapest', when: ({ r }) => r.has('cheap'), answer: prices.cheapest },
  { id: 'dearest', when: ({ r }) => r.has('dear'), answer: prices.dearest },
  { id: 'spicy', when: (x) => x.r.has('spicy') && x.r.targets.items.length === 0, answer: dishes.spicy },
  {
    id: 'price',
    when: (x) =>
      x.r.has('price') &&
      (x.r.targets.items.length > 0 || (x.r.last !== null && !x.r.has('range', 'menu', 'food'))),
    answer: (x) =>
      x.r.last?.kind === 'wine' && x.r.targets.items.length === 0 ? wines.one(x) : prices.price(x),
  },
  { id: 'recommend', when: ({ r }) => r.has('recommend'), answer: recommend },
  {
    id: 'ingredients',
    when: (x) => hasDish(x) && (x.r.has('ingredients') || (followsUp(x) && x.r.has('inside', 'contains'))),
    answer: dishes.describe,
  },
  { id: 'dish', when: ({ r }) => r.targets.items.length > 0, answer: dishes.list },
  { id: 'holding', when: ({ r }) => r.targets.holding.length > 0, answer: dishes.holding },
  {
    id: 'price_range',
    when: ({ r }) => r.has('range', 'budget') || (r.has('price') && r.has('menu', 'food')),
    answer: prices.range,
  },
  { id: 'price_which', when: ({ r }) => r.has('price'), answer: dishes.which },
  { id: 'about', when: ({ r }) => r.has('about') || (r.house && r.has('ingredients')), answer: house.about },
  { id: 'chef', when: ({ r }) => r.has('chef'), answer: house.chef },
  { id: 'drinks', when: ({ r }) => r.has('drink'), answer: dishes.drinks },
  { id: 'oos', when: ({ r }) => r.has('oos'), answer: house.outside },
  {
    id: 'menu',
    when: (x) => x.r.has('menu', 'food') || asksPlainly(x, 'eat'),
    answer: dishes.menu,
  },
  {
    id: 'ingredients_which',
    when: ({ r }) => r.has('ingredients', 'contains', 'inside') && r.length <= 8,
    answer: dishes.which,
  },
]

/** "And a dessert to go with it, something with chocolate": after a wine, what is named is the wish. */
const wishesDish = (x: Context): boolean => {
  const { r } = x
  const told = r.talk.frame?.act === 'pairing' || r.talk.frame?.of === 'wine'
  return told && namesFood(x) && r.targets.kinds.includes('dessert') && !speaksOfColour(x) && !r.has('drink')
}

const wantsNoAlcohol = ({ r }: Context): boolean =>
  r.targets.kinds.includes('alcohol_free') && r.targets.kinds.every((kind) => KINDS[kind].of === 'drink')

function withoutAlcohol(context: Context): void {
  const { c, menu } = context
  if (!menu.items.some(({ kind, strength }) => kind === 'wine' && strength === 0)) c.say(c.texts.Cava.ausente)
  dishes.list(context)
}

const speaksOfColour = ({ r }: Context): boolean => r.has('wine', 'glass') || r.styles.length > 0

/** "Qué bebo con el cordero": the guest asks for a drink, not for the dish. */
const drinksWith = ({ r }: Context): boolean =>
  r.has('drink') && r.targets.items.length > 0 && r.targets.items.every(({ kind }) => kind === 'dish')

const hasFoodWord = ({ r }: Context): boolean => r.has('food', 'menu', 'eat')

function absentOrHolding(context: Context): void {
  const { r, menu } = context
  const [kind] = r.targets.absent
  // Neither fish nor potatoes alone are it.
  if (kind === 'fish_chips') {
    dishes.absent(context)
    return
  }
  // No dish is called "rabbit", but the paella is cooked with it. A currywurst is no black pudding.
  const held = kind && kind !== 'sausage' ? menu.items.filter((item) => holdsKind(item, kind)) : []
  const own = r.targets.items.filter((item) => held.includes(item))
  const as = (targets: Partial<typeof r.targets>): Context => ({
    ...context,
    r: { ...r, targets: { ...r.targets, absent: [], akin: false, ...targets } },
  })
  if (own.length > 0) dishes.describe(as({ items: own }))
  else if (held.length > 0) dishes.holding(as({ holding: held }))
  else if (context.r.targets.items.length === 0 && context.r.targets.holding.length > 0)
    dishes.holding(context)
  else dishes.absent(context)
}
