import type { Probe, Read } from './case.ts'
import { absent, names, withoutData } from './common.ts'
import type { Thing } from './house.ts'
import { deEstilo, localWines, members, vinosDeRegion, vinosDeUva, winesFor } from './kinds.ts'
import { amounts } from './money.ts'
import { dice } from './phrases.ts'

const vinos = ({ casa }: Read): readonly Thing[] => casa.cosas.filter(({ vino }) => vino !== null)

/** At least one of these that can be had, and no other wine named beside them. */
function some(reading: Read, buenos: readonly Thing[], que: string, others = true): string | null {
  if (buenos.length === 0) {
    const prose = reading.units.filter(({ listed: lista }) => !lista)
    return prose.some(({ rest }) => dice('niega', reading.idioma, rest))
      ? null
      : `does not say that there is no ${que}`
  }
  const sayings = names(reading, buenos)
  if (sayings.length === 0) return `names no ${que}`
  if (sayings.every(({ agotado }) => agotado) && buenos.some(({ agotado }) => !agotado))
    return `only sold-out ${que}`
  const foreign = others ? names(reading, vinos(reading)).find((thing) => !buenos.includes(thing)) : undefined
  return foreign ? `${foreign.slug} is no ${que}` : null
}

const cheap = (reading: Read): string | null => {
  const todos = vinos(reading)
  const limit = (things: readonly Thing[]): number =>
    Math.min(...things.map(({ vino }) => vino?.precio_botella_cents ?? Number.POSITIVE_INFINITY))
  const buenos = [todos, todos.filter(({ agotado }) => !agotado)].flatMap((things) => {
    const cents = limit(things)
    return things
      .filter(({ vino }) => vino?.precio_botella_cents === cents)
      .map((thing) => ({ cosa: thing, cents }))
  })
  return buenos.some(({ cosa, cents }) =>
    reading.units.some(
      ({ things, text: texto }) => things.includes(cosa) && amounts(texto).some((one) => one.cents === cents),
    ),
  )
    ? null
    : `not ${buenos.map(({ cosa }) => cosa.slug).join(' or ')}`
}

const copas = (reading: Read): string | null => {
  const byTheGlass = vinos(reading).filter(({ vino }) => vino?.precio_copa_cents !== null)
  if (byTheGlass.length === 0) return withoutData(reading)
  const told = reading.units.some(({ things, text: texto }) =>
    things.some(({ vino }) => amounts(texto).some(({ cents }) => cents === vino?.precio_copa_cents)),
  )
  return told ? null : 'no wine with its price by the glass'
}

const vino: Probe = (reading, [que = '', which = '', de = '']) => {
  const { casa } = reading
  if (que === 'recommend') return some(reading, vinos(reading), 'wine')
  if (que === 'by_glass') return copas(reading)
  if (que === 'price') return cheap(reading)
  // What goes with one dish may go with it for other reasons than its kind.
  if (que === 'pairing')
    return some(reading, winesFor(casa, which), `wine for ${which}`, reading.about === null)
  if (which === 'local') return some(reading, localWines(casa), 'local wine')
  if (which === 'region') return some(reading, vinosDeRegion(casa, de), `wine from ${de}`)
  if (which === 'grape') return some(reading, vinosDeUva(casa, de), `wine of ${de}`)
  return some(
    reading,
    vinos(reading).filter((thing) => deEstilo(thing, which)),
    `${which} wine`,
    false,
  )
}

const bebida: Probe = (reading, [, kind = '']) => {
  const { clear: claros, possible } = members(reading.casa, kind)
  const all = claros.length > 0 ? claros : possible
  if (all.length === 0) return absent(reading, kind)
  return names(reading, all).length > 0 ? null : `names no ${kind}`
}

export const WINE_KEYS: Record<string, Probe> = { wine: vino, drink: bebida }
