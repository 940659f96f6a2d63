import { type Context, priceLine, sayContact } from '../answers/context.ts'
import * as dishes from '../answers/dishes.ts'
import * as wines from '../answers/wines.ts'
import { countFact, listOf, measureFact, nameFact } from '../facts.ts'
import type { Item } from '../menu.ts'
import { fold } from '../text/fold.ts'
import { isOf, tasteIn } from './body.ts'
import type { AskedOf } from './quality.ts'
import { sayWait } from './wait.ts'
import type { Quality } from './words.ts'

/** More are told by their prices alone. */
const FEW = 3
const MOST = 8

/** Says what the rows know of one quality; false where they know nothing. */
type Telling = (item: Item, context: Context) => boolean

/** What a level from 1 to 5 is called; null where it is of no such taste. */
function levelText(item: Item, quality: Quality, { c, r }: Context): string | null {
  const { seco, semiseco, esDulce, ligero, medio, conCuerpo } = c.texts.Cava
  if (quality === 'sweet') {
    if (!item.wine?.dulzor) return null
    return isOf(item, 'dry') ? seco : isOf(item, 'sweet') ? esDulce : semiseco
  }
  // Only where light or full was said: nothing else of a taste is a figure.
  const taste = tasteIn(fold(r.line), r.lang)
  if ((taste !== 'light' && taste !== 'strong') || !item.wine?.cuerpo) return null
  return isOf(item, 'light') ? ligero : isOf(item, 'strong') ? conCuerpo : medio
}

const tasting =
  (quality: Quality): Telling =>
  (item, context) => {
    const text = levelText(item, quality, context)
    if (text) context.c.say(text, { nombre: nameFact(item, context.c.lang) })
    return text !== null
  }

/** How several wines are, those that are alike together. */
export function sayTastes(wines: readonly Item[], quality: Quality, context: Context): void {
  const { c } = context
  const texts = new Set(wines.map((item) => levelText(item, quality, context)))
  for (const text of texts) {
    const alike = wines.filter((item) => levelText(item, quality, context) === text)
    if (text)
      c.say(text, {
        nombre: listOf(
          alike.map((item) => nameFact(item, c.lang)),
          c.lang,
        ),
      })
  }
  c.link('vinos', 'reservar')
}

const strength: Telling = (item, { c }) => {
  if (item.kind === 'dish') return false
  const percent = measureFact(item, 'strength', c.lang)
  const nombre = nameFact(item, c.lang)
  if (percent) c.say(c.texts.Bebida.grados, { nombre, grados: percent })
  else if (item.alcohol === false) c.say(c.texts.Bebida.sinGrados, { nombre })
  return percent !== null || item.alcohol === false
}

const volume: Telling = (item, { c }) => {
  const content = measureFact(item, 'volume', c.lang)
  if (content) c.say(c.texts.Bebida.volumen, { nombre: nameFact(item, c.lang), volumen: content })
  return content !== null
}

const isByHead = ({ prices }: Item): boolean => prices.some(({ formato }) => formato === 'persona')
const leastOf = ({ prices }: Item): number => Math.max(...prices.map(({ minimo }) => minimo))

/** Whether one person may have it: from how many people on it is served, once for all that it is asked of. */
function sayAlone(items: readonly Item[], { c }: Context): void {
  const [first] = items
  const least = first ? leastOf(first) : 1
  const isSame = items.every((item) => leastOf(item) === least)
  if (isSame && least > 1) c.say(c.texts.Carta.desde, { cantidad: countFact(least) })
  else if (items.some(isByHead)) c.say(c.texts.Carta.persona)
}
const alone: Telling = (item) => isByHead(item) || leastOf(item) <= 1

const TELL: Partial<Record<Quality, Telling>> = {
  ...{ sweet: tasting('sweet'), taste: tasting('taste'), strength, volume, alone, size: volume },
}

function saySpicy(items: readonly Item[], context: Context): void {
  const { c } = context
  for (const [heading, hot] of [
    [c.texts.Carta.picaSi, true],
    [c.texts.Carta.picaNo, false],
  ] as const) {
    const some = items.filter(({ spicy }) => spicy > 0 === hot)
    if (some.length === 0) continue
    c.next()
    c.say(heading)
    for (const item of some) priceLine(item, context)
  }
}

/** A wine is described by its own answer. */
function sayAll(items: readonly Item[], context: Context): void {
  const poured = items.filter(({ kind }) => kind === 'wine')
  const eaten = items.filter(({ kind }) => kind !== 'wine')
  const { targets } = context.r
  if (eaten.length > 0) {
    for (const item of eaten) priceLine(item, context)
    dishes.describe({ ...context, r: { ...context.r, targets: { ...targets, items: eaten, akin: false } } })
  }
  if (poured.length > 0)
    wines.one({ ...context, r: { ...context.r, targets: { ...targets, wines: poured } } })
}

/** What was asked, as far as a row tells it; else the thing as it is described, and who knows more. */
export function sayQualities({ qualities, items }: AskedOf, context: Context): void {
  const { c } = context
  if (items.length === 1 && items[0]) c.about(items[0])
  if (qualities.includes('wait') && sayWait(items, context)) {
    c.link('carta', 'reservar')
    return
  }
  if (qualities.includes('spicy') && items.every(({ kind }) => kind === 'dish')) {
    saySpicy(items, context)
    c.link('carta', 'reservar')
    return
  }
  if (qualities.includes('alone') && items.length > FEW) {
    sayAlone(items, context)
    for (const item of items.slice(0, MOST)) priceLine(item, context)
    c.link('carta', 'reservar')
    return
  }
  if (qualities.includes('alone')) sayAlone(items, context)
  const told = qualities.map((quality) => {
    const tell = TELL[quality]
    return tell ? items.map((item) => tell(item, context)).every(Boolean) : false
  })
  c.next()
  sayAll(items, context)
  if (told.every(Boolean)) return
  c.missing('fact:ingredients')
  c.next()
  c.say(c.texts.Carta.hastaAqui)
  sayContact(context)
}
