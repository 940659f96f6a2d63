import * as allergens from '../answers/allergens.ts'
import { offerAfter } from '../answers/booking.ts'
import type { Context } from '../answers/context.ts'
import * as diets from '../answers/diets.ts'
import * as house from '../answers/house.ts'
import * as wines from '../answers/wines.ts'
import { asksMay, asksMayIt } from '../avoid/asked-as.ts'
import { asksSafe } from '../avoid/asks-safe.ts'
import { BARRED } from '../avoid/barred.ts'
import { asksCookedWith } from '../avoid/cooked-with.ts'
import { asksFlour } from '../avoid/flour.ts'
import { heldAmong } from '../avoid/held-among.ts'
import { joinsSeveral, looksAmong, namedHere } from '../avoid/named-here.ts'
import { isPolite, namesChild, peopleIn } from '../avoid/people.ts'
import { supposed } from '../care/answer.ts'
import { supposesReaction } from '../care/needs.ts'
import { isDryFood } from '../frame/asked.ts'
import { HEAT } from '../heat/intents.ts'
import type { Item } from '../menu.ts'
import { fold, tokens } from '../text/fold.ts'
import { marked } from '../turn/reference.ts'
import { asksForKnown, foodsWished, holdsWine } from './foods.ts'
import {
  dishesMeant,
  followsUp,
  type Intent,
  namesFood,
  speaksOfAllergy,
  speaksOfWine,
  wantsTable,
} from './signs.ts'

/** Who was told to be allergic, and is spoken of again. */
const ALLERGIC_ONE =
  /\b(?:(?:el|la|al) al+ergic[oa]|the allergic (?:one|person|guest)|(?:der|die|den|dem) al+ergiker(?:in)?|l.al+ergi(?:que|c[oa]))\b/

export const SAFETY: readonly Intent[] = [
  {
    id: 'outside',
    when: ({ r }) => r.has('inject') || (r.has('claim') && r.has('freebie')),
    answer: (x) => (x.r.has('inject') ? house.locked(x) : house.gifts(x)),
  },
  ...HEAT,
  {
    id: 'medical',
    when: (x) =>
      x.r.has('medical') &&
      !x.r.has('open', 'reserve', 'vegan', 'vegetarian') &&
      !(x.r.allergens.length > 0 && x.r.has('have', 'eat', 'wine', 'without')) &&
      !(x.r.allergens.length > 0 && x.r.targets.wines.length > 0) &&
      !((x.r.allergens.length > 0 || x.r.has('allergens')) && x.r.targets.items.length > 0) &&
      !asksForFood(x.r) &&
      // "Tomorrow for the hangover: how much are the bravas?"
      !(x.r.has('price') && x.r.targets.items.length > 0) &&
      x.r.money.max === null &&
      x.r.topics.length === 0,
    answer: house.medical,
  },
  {
    id: 'allergen_guarantee',
    when: ({ r }) => supposesReaction(tokens(r.line), r.lang) && !r.has('eat', 'recommend'),
    answer: supposed,
  },
  {
    id: 'allergen_guarantee',
    when: (x) =>
      (x.r.has('kitchen') && x.r.allergens.length === 0 && !x.r.targets.named) ||
      (asksFlour(x.r) && x.r.targets.items.length === 0) ||
      (x.r.has('trace') &&
        x.r.has('guarantee') &&
        x.r.allergens.length === 0 &&
        !x.r.targets.named &&
        !x.r.has('eat', 'recommend') &&
        !asksForKnown(x)) ||
      (x.r.has('trace', 'guarantee') &&
        speaksOfAllergy(x) &&
        x.r.targets.items.length === 0 &&
        x.r.last === null &&
        !x.r.has('eat', 'recommend')) ||
      (x.r.has('severe') &&
        x.r.allergens.length === 0 &&
        !asksForKnown(x) &&
        x.r.topics.length === 0 &&
        !x.r.has('open', 'reserve', 'address')),
    answer: allergens.noGuarantee,
  },
  // "Are you sure it is safe for her? She gets very ill": where an allergy is known and nothing is named.
  { id: 'allergen_guarantee', when: (x) => asksSafe(x.r) && isOfAll(x), answer: allergens.noGuarantee },
  {
    id: 'allergen_guarantee',
    when: ({ r, index }) => asksCookedWith(r, index),
    answer: allergens.notOfKitchen,
  },
  BARRED,
  {
    id: 'allergens_of_dish',
    when: (x) =>
      x.r.has('allergens') && x.r.allergens.length === 0 && (x.r.targets.items.length > 0 || followsUp(x)),
    answer: (x) => allergens.allergensOf(x, dishesMeant(x)),
  },
  {
    id: 'allergen_info',
    when: ({ r }) => r.has('allergens') && r.allergens.length === 0 && !r.has('allergy'),
    answer: allergens.allergenInfo,
  },
  {
    id: 'allergen_holders',
    when: (x) => foodsWished(x).length > 0,
    answer: (x) => allergens.holders({ ...x, r: { ...x.r, allergens: foodsWished(x) } }),
  },
  // "A white wine with milk in it, does that exist?" asks of no rice pudding.
  { id: 'allergen_wine', when: holdsWine, answer: wines.allergens },
  {
    id: 'allergen_dish',
    when: (x) =>
      x.r.allergens.length > 0 &&
      x.r.diets.length === 0 &&
      ((x.r.targets.items.length > 0 && !wantsList(x)) || x.r.targets.wines.length > 0 || followsUp(x)),
    answer: (x) =>
      asksHolders(x) ? allergens.holders(x) : allergens.allergenDish(x, heldAmong(withNamed(x), x)),
  },
  {
    id: 'allergen_wine',
    when: (x) =>
      x.r.allergens.length > 0 &&
      x.r.diets.length === 0 &&
      speaksOfWine(x) &&
      !asksFood(x) &&
      !isDryFood(x.r) &&
      !ofChild(x),
    answer: wines.allergens,
  },
  {
    id: 'allergen_which',
    when: (x) => x.r.allergens.length > 0 && x.r.diets.length === 0 && bareFollowUp(x),
    answer: allergens.whichForAllergen,
  },
  { id: 'diet_dish', when: (x) => x.r.diets.length > 0 && asksDietOfDish(x), answer: diets.dietOfDish },
  {
    // "Is the hummus vegan, and is there sesame in it? My wife is allergic."
    id: 'diet_dish',
    when: (x) =>
      x.r.diets.length > 0 &&
      x.r.allergens.length > 0 &&
      x.r.targets.items.length === 1 &&
      x.r.has('contains', 'inside', 'within') &&
      !wantsList(x),
    answer: (x) => {
      diets.dietOfDish(x)
      x.c.next()
      allergens.allergenDish(x, dishesMeant(x))
    },
  },
  { id: 'wine_diet', when: (x) => x.r.diets.length > 0 && speaksOfWine(x), answer: wines.list },
  { id: 'diet_list', when: ({ r }) => r.diets.length > 0, answer: diets.dietList },
  {
    id: 'allergen_holders',
    when: ({ r }) =>
      r.allergens.length > 0 &&
      r.has('what', 'ingredients', 'eat', 'food') &&
      (r.has('contains', 'inside', 'ingredients') || (r.has('have') && r.has('food'))) &&
      !r.has('without', 'allergy', 'cannot', 'severe', 'recommend'),
    answer: allergens.holders,
  },
  {
    id: 'allergen_list',
    when: ({ r }) => r.allergens.length > 0,
    answer: (x) => {
      allergens.allergenList(x, avoided(x), allergens.poolOf(x))
      if (wantsTable(x)) offerAfter(x)
    },
  },
  {
    id: 'allergy_unclear',
    // "Allergic to a day without internet haha, is there wifi?"
    when: (x) =>
      x.r.has('allergy') &&
      !isKnown(x) &&
      // "Which rice may the allergic one eat?", of whom it is known to what.
      !(x.r.avoidance.all.some((one) => one.allergens.length > 0) && ALLERGIC_ONE.test(fold(x.r.line))) &&
      !(x.r.topics.length > 0 && LAUGHS.test(fold(x.r.line))),
    answer: allergens.allergyUnclear,
  },
]

const LAUGHS =
  /\b(?:a?(?:ha){2,}h?|(?:ja){2,}j?|(?:ah){2,}|lol|lmao|mdr|ptdr|xd|hihi|hehe|jeje)\b|😂|🤣|😅|😄/u

/** Nothing is named or in hand, and what somebody avoids is known from before. */
const isOfAll = ({ r }: Context): boolean =>
  r.last === null &&
  r.avoidance.all.some(({ allergens }) => allergens.length > 0) &&
  r.allergens.length + r.diets.length + r.topics.length === 0 &&
  r.targets.items.length + r.targets.wines.length + r.targets.kinds.length === 0 &&
  !r.has('what', 'food', 'recommend', 'open', 'address')

/** "She has an allergy too": another one than what was told. */
const SAME = /\b(?:mism[ao]s?|same|memes?|(?:die|der)?(?:selb|gleich)e\w*|stess[ae]) (?:al+erg|intoler)/
const ANOTHER = /\b(?:an|another|una|otra|une|eine|un)\W(?:\w+ )?al+erg/

/** Of each person that is spoken of an allergen is known; of nobody in particular, that of anybody will do. */
function isOfKnown({ r }: Context): boolean {
  // "Empfehlt ihr" speaks to the house.
  const people = peopleIn(r.words, r.lang).filter(
    (hit) => !isPolite(hit, r) && !(r.lang === 'de' && r.words[hit.start] === 'ihr'),
  )
  const knows = (...eaters: string[]): boolean =>
    r.avoidance.avoid.some(
      ({ who, allergens }) => allergens.length > 0 && eaters.some((eater) => eater === who),
    )
  const named = people.filter(({ id }) => id === 'child' || id === 'companion')
  // "For my girl, who has the same allergy as me".
  if (named.length > 0 && !SAME.test(fold(r.line)))
    return named.every(({ id }) => (id === 'child' ? knows(id) : knows('companion', 'other')))
  if (people.some(({ id }) => id === 'he' || id === 'she' || id === 'they'))
    return knows('child', 'companion', 'other')
  return knows('guest', 'child', 'companion', 'other')
}

/** "The kid with the allergy": that which was told, and none that is named here. */
const TOLD =
  /\b(?:with|con|avec|mit) (?:the|that|la|esa|cette|der|dieser|den|quella|questa|l\W) ?(?:\w+ )?(?:al+erg|intol|unvert)\w*(?!\w| (?:to|all?[ae]?|aux?|gegen|auf|for)\b)/

/** "What would you give her with the allergy?", after it was said to what. */
const isKnown = (x: Context): boolean =>
  isOfKnown(x) &&
  !ANOTHER.test(fold(x.r.line)) &&
  (TOLD.test(fold(x.r.line)) ||
    (x.r.targets.unknown.length === 0 &&
      (x.r.has('recommend', 'eat', 'what', 'have') || x.r.targets.kinds.length > 0)))

/** Parts of the menu: "postres sin gluten" asks for a list, "la paella sin gluten" about a dish. */
const BROAD: ReadonlySet<string> = new Set([
  'dessert',
  'starters',
  'kids',
  'mains',
  'fish',
  'meat',
  'rice',
  'seafood',
  'salad',
  'pasta',
  'soup',
  'vegetables',
  'icecream',
  'beer',
  'cocktail',
  'soft',
])

/** "The doctor has taken me off pork, which meat do you suggest?", "what a hangover, is there coffee?" */
const asksForFood = (r: Context['r']): boolean =>
  r.targets.kinds.length > 0 &&
  (marked(r, 'not', 'dislike') ? r.has('have', 'what', 'recommend') : r.has('have') && !r.has('what'))

/** "Which dishes have peanuts in?": a dish with the nut in its name is one of them, and not all. */
const asksHolders = ({ r }: Context): boolean =>
  r.has('what') &&
  r.has('food') &&
  r.has('contains', 'inside') &&
  r.targets.kinds.length === 0 &&
  !r.has('without', 'recommend', 'eat', 'allergy')

/** "The paella and the arroz negro, may I?": each thing that is named for certain, though one name is fuller. */
const withNamed = (x: Context): readonly Item[] => {
  const meant = dishesMeant(x)
  const named = namedHere(x.r, x.index)
  return joinsSeveral(x.r) && meant.every((item) => named.includes(item))
    ? [...new Set([...meant, ...named])]
    : meant
}

/** "Can he have the black rice?": of all rice one is meant. */
const meansOne = ({ r, index }: Context): boolean =>
  r.targets.items.length === 1 &&
  r.targets.kinds.some((kind) => (index.byKind.get(kind)?.length ?? 0) > 1) &&
  !r.hits.some(({ id }) => /^(allergen|group):/.test(id)) &&
  !r.has('recommend', 'without', 'have', 'what', 'allergy')

/** "My wife is coeliac, so what rices could she have?", "¿qué puede comer del menú infantil?" */
const asksWhat = (r: Context['r']): boolean =>
  (r.has('what') || (marked(r, 'something') && looksAmong(r))) && asksMay(r) && !asksMayIt(r)

function wantsList(x: Context): boolean {
  const { r } = x
  if (meansOne(x)) return false
  const broad =
    r.targets.kinds.length > 0 && !r.targets.named && r.targets.kinds.every((kind) => BROAD.has(kind))
  return (
    broad &&
    (!r.has('contains', 'inside', 'within') || asksWhat(r)) &&
    (!r.has('copula') || asksWhat(r)) &&
    (r.has('eat', 'recommend', 'without', 'have') || asksWhat(r))
  )
}

/** "And does it have gluten?" without a previous dish. */
const bareFollowUp = ({ r }: Context): boolean =>
  r.has('contains', 'inside', 'within') &&
  !r.has('what', 'allergy', 'eat', 'recommend', 'have', 'food', 'menu', 'without') &&
  r.length <= 5

function asksDietOfDish(x: Context): boolean {
  const { r } = x
  if (r.allergens.length > 0) return false
  if (r.targets.items.length === 0 && r.targets.wines.length > 0) return !r.has('have')
  if (r.targets.items.length === 0) return followsUp(x) && !speaksOfWine(x) && !r.has('have', 'food', 'menu')
  return r.targets.named || r.has('copula') || !(r.has('have', 'eat', 'recommend') || isBroad(x))
}

/** "I should add: no nuts. Which rice can I eat?": a word for what goes with what makes no wine of it. */
const asksFood = (x: Context): boolean =>
  namesFood(x) &&
  x.r.has('eat', 'food', 'without') &&
  !x.r.has('wine', 'glass') &&
  x.r.styles.length + x.r.targets.wines.length === 0

/** "One of the kids is allergic to egg, what may he have?": a child is offered no wine. */
const ofChild = ({ r }: Context): boolean => namesChild(r)

const isBroad = ({ r }: Context): boolean =>
  !r.targets.named && r.targets.kinds.length > 0 && r.targets.kinds.every((kind) => BROAD.has(kind))

const avoided = ({ r }: Context) => [
  ...new Set([...r.allergens, ...(r.hints.avoidGluten ? (['gluten'] as const) : [])]),
]
