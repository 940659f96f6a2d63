import { type Context, sayContact } from '../answers/context.ts'
import { isOrHolds } from '../frame/keys.ts'
import type { IntentId } from '../intents/ids.ts'
import type { Item } from '../menu.ts'
import { actOf } from '../talk/acts.ts'
import { forWhoEats } from './borne/eats-meat.ts'
import { eatersOf } from './lists.ts'
import { suits } from './states.ts'

/** They tell each state themselves, or say what is not there. */
const OWN: ReadonlySet<IntentId> = new Set<IntentId>(['allergen_list', 'absent'])
/** As few as this were asked for one by one: they are told with their states. */
const FEW = 3

const isList = (id: IntentId): boolean => ['list', 'pairing'].includes(actOf(id)) && !OWN.has(id)

/** "We eat halal. What meat is there?": none of pork, unless it is named. */
function withoutPork(x: Context): Context {
  const { r, menu, index } = x
  if (r.targets.named) return x
  const fits = (item: Item): boolean => !isOrHolds(item, 'pork', index)
  return {
    ...x,
    r: { ...r, targets: { ...r.targets, items: r.targets.items.filter(fits) } },
    menu: { ...menu, items: menu.items.filter(fits) },
  }
}

/** What a list may choose from: without the things that somebody must not eat, unless the guest named them. */
export function spared(whole: Context, id: IntentId): Context {
  const x = whole.r.avoidance.noPork && isList(id) ? withoutPork(whole) : whole
  const { r, menu, c } = x
  const all = forWhoEats(eatersOf({ avoid: r.avoidance.all, only: r.avoidance.only }), r)
  if (all.length === 0 || r.avoidance.eatsAll || !isList(id)) return x
  const fits = (item: Item): boolean => suits(item, all, menu)
  const pick = (items: readonly Item[]): readonly Item[] => {
    const left = items.filter(fits)
    if (left.length === items.length || (left.length === 0 && items.length <= FEW)) return items
    c.leaveOut()
    return left
  }
  const targets = r.targets.named
    ? r.targets
    : {
        ...r.targets,
        items: pick(r.targets.items),
        wines: pick(r.targets.wines),
        holding: pick(r.targets.holding),
      }
  const named = new Set([...targets.items, ...targets.wines, ...(r.last ? [r.last] : [])])
  const kept = (item: Item): boolean => named.has(item) || fits(item)
  if (r.targets.items.length === 0 && r.targets.wines.length === 0) c.leaveOut()
  return {
    ...x,
    r: { ...r, targets },
    menu: {
      ...menu,
      items: menu.items.filter(kept),
      pairs: new Map(
        [...menu.pairs].map(([item, pairs]) => [item, pairs.filter((pair) => kept(pair.item))] as const),
      ),
    },
  }
}

/** A list of which nothing is left. */
export const isSpent = ({ r }: Context, before: Context): boolean =>
  before.r.targets.items.length > 0 && r.targets.items.length === 0

export function sayNothingLeft(x: Context): void {
  x.c.say(x.c.texts.Alergenos.nada)
  x.c.next()
  x.c.say(x.c.texts.Alergenos.aviso)
  sayContact(x)
  x.c.link('carta')
}
