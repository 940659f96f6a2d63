import { kindFact, nameFact } from '../facts.ts'
import { KINDS, type Kind, type Marida } from '../kinds.ts'
import type { Item } from '../menu.ts'
import type { Answer, Context } from './context.ts'
import { subject } from './dishes.ts'
import { asked, bottle, wineLine, wishedStyles } from './wines.ts'

/** What `vinos.marida` must hold for a dish: by the most telling of its kinds. */
function pairsOf(items: readonly Item[], kinds: readonly Kind[], context: Context): Set<Marida> {
  const wanted = new Set<Marida>()
  for (const kind of kinds) for (const pair of maridaOf(kind)) wanted.add(pair)
  if (kinds.length > 0 && wanted.size > 0) return wanted
  for (const item of items)
    for (const [kind, own] of context.index.byKind)
      if (own.includes(item)) for (const pair of maridaOf(kind)) wanted.add(pair)
  return wanted
}

const maridaOf = (kind: Kind): readonly Marida[] => {
  const rule = KINDS[kind]
  return ('marida' in rule && rule.marida) || []
}

/** Wines whose row says that they go with the dish or the kind of dish. */
export const pairing: Answer = (context) => {
  const { r, c } = context
  const { kinds, named } = r.targets
  const items = subject(context)
  if (items.length === 0 && kinds.length === 0) {
    c.say(c.texts.Cava.cual)
    return c.link('vinos', 'carta')
  }
  const wanted = pairsOf(items, named ? [] : kinds, context)
  const wished = wishedStyles(context)
  const score = (item: Item): number =>
    (item.wine?.marida ?? []).filter((pair) => wanted.has(pair as Marida)).length * 4 +
    (wished.some((style) => style === item.wine?.estilo) ? 2 : 0) +
    (item.featured ? 1 : 0)
  const fitting = asked(context).items.filter((item) =>
    item.wine?.marida.some((pair) => wanted.has(pair as Marida)),
  )
  const [only] = items
  const [kind] = kinds
  if (fitting.length === 0) {
    c.say(c.texts.Cava.sinMaridaje)
    return c.link('vinos', 'contacto')
  }
  const what =
    (named || kinds.length === 0) && only ? nameFact(only, c.lang) : kind ? kindFact(kind, c.lang) : null
  if (what) c.say(c.texts.Cava.marida, { que: what })
  else c.say(c.texts.Cava.recomiendo)
  const best = fitting.toSorted((a, b) =>
    r.has('budget', 'cheap') || r.limit !== null ? bottle(a) - bottle(b) : score(b) - score(a),
  )
  for (const item of best.slice(0, 4)) wineLine(item, context)
  c.link('vinos', 'carta', 'reservar')
}
