import type { Context } from '../../answers/context.ts'
import type { IntentId } from '../../intents/ids.ts'
import type { Chosen } from '../narrow.ts'
import type { Turn } from '../turn.ts'
import { cheaperThan, freeOfListed, tapped, thenWine, whatIsIn, whichOfKind } from './dish.ts'
import { mealWithin } from './meal.ts'
import { moreOf } from './more.ts'
import { bestForDish, dishForIt, goesWithIt, nextOne } from './other-wine.ts'
import { otherColour, sameMoney } from './wine.ts'
import { withinSum } from './within-sum.ts'

/** Whether the first answer leaves room for a wish, for what is in one thing, or for another condition of the last list. */
export type Openness = { open: boolean; allergic: boolean; listing: boolean }

/** Wishes that go on from what was told, or that add up what they ask for, before the older answers. */
export function wished(first: IntentId, turn: Turn, x: Context, is: Openness): Chosen | null {
  const told =
    (is.open || is.allergic ? whatIsIn(turn, x) : null) ??
    (is.open || is.listing ? freeOfListed(turn, x) : null)
  if (told) return told
  const meal = is.open || is.allergic || is.listing ? mealWithin(turn, x) : null
  if (meal || !is.open) return meal
  return (
    withinSum(turn, x) ??
    cheaperThan(turn, x) ??
    tapped(turn, x) ??
    whichOfKind(turn) ??
    thenWine(first, turn) ??
    dishForIt(first, turn) ??
    goesWithIt(turn, x) ??
    nextOne(turn, x) ??
    otherColour(turn, x) ??
    bestForDish(turn, x) ??
    sameMoney(first, turn, x) ??
    moreOf(first, turn, x)
  )
}
