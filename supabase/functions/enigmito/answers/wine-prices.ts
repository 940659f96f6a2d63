import { amountFact, nameFact, pricesFact, styleWord } from '../facts.ts'
import type { Item } from '../menu.ts'
import { type Answer, type Context, spread } from './context.ts'
import { sayExtreme } from './lists/framed.ts'
import { asked, bottle, centsOf, glass, lines, list, one, wineLine } from './wines.ts'

/** What wines cost: the cheapest, the dearest, and from where to where. */
export const cheapest: Answer = (context) => {
  const { c } = context
  const { items } = asked(context)
  const byBottle = items.toSorted((a, b) => bottle(a) - bottle(b))[0]
  if (!byBottle) return list(context)
  const byGlass = items.toSorted((a, b) => centsOf(a, 'copa') - centsOf(b, 'copa'))[0]
  c.about(context.r.has('glass') && byGlass ? byGlass : byBottle)
  // Of those that are poured, the cheapest bottle is not the cheapest there is.
  if (context.r.has('glass') && byGlass && Number.isFinite(centsOf(byGlass, 'copa'))) {
    if (isNarrow(context)) sayOfThose(byGlass, 'masBarato', context, 'copa')
    else sayOne(byGlass, c.texts.Cava.masBaratoCopa, 'copa', context)
    c.link('vinos', 'reservar')
    return
  }
  if (isNarrow(context)) sayOfThose(byBottle, 'masBarato', context)
  else sayOne(byBottle, c.texts.Cava.masBarato, 'botella', context)
  if (byGlass && Number.isFinite(centsOf(byGlass, 'copa')))
    sayOne(byGlass, c.texts.Cava.masBaratoCopa, 'copa', context)
  c.link('vinos', 'reservar')
}

export const dearest: Answer = (context) => {
  const { c } = context
  const { items } = asked(context)
  const top = items.toSorted((a, b) => bottle(b) - bottle(a))[0]
  if (!top) return list(context)
  if (context.r.has('glass') && sayExtreme(items, 'dearest', true, context)) return
  if (isNarrow(context)) sayOfThose(top, 'masCaro', context)
  else sayOne(top, c.texts.Cava.masCaro, 'botella', context)
  c.link('vinos', 'reservar')
}

/** Only some wines were asked for: the cheapest of these is not the cheapest of the cellar. */
const isNarrow = ({ r }: Context): boolean =>
  r.styles.length + r.diets.length > 0 ||
  [r.money.max, r.targets.fromPlace, r.targets.fromGrape].some((limit) => limit !== null) ||
  r.has('local')

const OF_STYLE = { masBarato: 'masBaratoEstilo', masCaro: 'masCaroEstilo' } as const

function sayOfThose(
  item: Item,
  which: 'masBarato' | 'masCaro',
  context: Context,
  formato: 'botella' | 'copa' = 'botella',
): void {
  const { r, c } = context
  const precio = pricesFact(item, c.texts, c.lang, formato)
  const [style, more] = r.styles
  if (style && !more && precio)
    return void c.say(c.texts.Cava[OF_STYLE[which]], {
      estilo: styleWord(style, c.texts, 'titulos'),
      nombre: nameFact(item, c.lang),
      precio,
    })
  c.say(c.texts.Hilo[which])
  wineLine(item, context)
  c.next()
}

function sayOne(item: Item, template: string, formato: string, { c }: Context): void {
  const precio = pricesFact(item, c.texts, c.lang, formato)
  if (precio) c.say(template, { nombre: nameFact(item, c.lang), precio })
}

/** "Too dear, a white under 20?": what is asked does not fit the wine last spoken of. */
export function asksOther({ last, styles, targets, money }: Context['r']): boolean {
  if (!last) return false
  const { fromPlace, fromGrape } = targets
  const fits = [fromPlace, fromGrape].every((some) => !some || some.includes(last))
  const isStyle = styles.length === 0 || styles.some((style) => style === last.wine?.estilo)
  return !fits || !isStyle || bottle(last) > (money.max ?? bottle(last))
}

export const price: Answer = (context) => {
  const { r, c } = context
  if (r.targets.wines.length > 0 || (r.last?.kind === 'wine' && !asksOther(r))) return one(context)
  if (r.has('glass')) return glass(context)
  const sorted = asked(context).items.toSorted((a, b) => bottle(a) - bottle(b))
  const [low, high] = [sorted[0], sorted.at(-1)]
  // Within a limit, what there is costs no more: that is no range of the cellar.
  if (!low || !high || low === high || r.money.max !== null) return list(context)
  c.say(c.texts.Cava.rango, {
    min: amountFact(low, bottle(low), c.lang),
    max: amountFact(high, bottle(high), c.lang),
  })
  lines(spread(sorted, 4), context)
}
