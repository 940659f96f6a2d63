import type { Cosa } from './casa.ts'
import type { Lectura, Prueba } from './caso.ts'
import { deEstilo, miembros, vinosDeAqui, vinosDeRegion, vinosDeUva, vinosPara } from './clases.ts'
import { ausente, nombra, sinDato } from './comun.ts'
import { dice } from './decir.ts'
import { importes } from './dinero.ts'

const vinos = ({ casa }: Lectura): readonly Cosa[] => casa.cosas.filter(({ vino }) => vino !== null)

/** At least one of these that can be had, and no other wine named beside them. */
function algunos(lectura: Lectura, buenos: readonly Cosa[], que: string, otros = true): string | null {
  if (buenos.length === 0) {
    const prosa = lectura.unidades.filter(({ lista }) => !lista)
    return prosa.some(({ resto }) => dice('niega', lectura.idioma, resto))
      ? null
      : `does not say that there is no ${que}`
  }
  const dichos = nombra(lectura, buenos)
  if (dichos.length === 0) return `names no ${que}`
  if (dichos.every(({ agotado }) => agotado) && buenos.some(({ agotado }) => !agotado))
    return `only sold-out ${que}`
  const ajeno = otros ? nombra(lectura, vinos(lectura)).find((cosa) => !buenos.includes(cosa)) : undefined
  return ajeno ? `${ajeno.slug} is no ${que}` : null
}

const barato = (lectura: Lectura): string | null => {
  const todos = vinos(lectura)
  const limite = (cosas: readonly Cosa[]): number =>
    Math.min(...cosas.map(({ vino }) => vino?.precio_botella_cents ?? Number.POSITIVE_INFINITY))
  const buenos = [todos, todos.filter(({ agotado }) => !agotado)].flatMap((cosas) => {
    const cents = limite(cosas)
    return cosas.filter(({ vino }) => vino?.precio_botella_cents === cents).map((cosa) => ({ cosa, cents }))
  })
  return buenos.some(({ cosa, cents }) =>
    lectura.unidades.some(
      ({ cosas, texto }) => cosas.includes(cosa) && importes(texto).some((uno) => uno.cents === cents),
    ),
  )
    ? null
    : `not ${buenos.map(({ cosa }) => cosa.slug).join(' or ')}`
}

const copas = (lectura: Lectura): string | null => {
  const porCopas = vinos(lectura).filter(({ vino }) => vino?.precio_copa_cents !== null)
  if (porCopas.length === 0) return sinDato(lectura)
  const dichas = lectura.unidades.some(({ cosas, texto }) =>
    cosas.some(({ vino }) => importes(texto).some(({ cents }) => cents === vino?.precio_copa_cents)),
  )
  return dichas ? null : 'no wine with its price by the glass'
}

const vino: Prueba = (lectura, [que = '', cual = '', de = '']) => {
  const { casa } = lectura
  if (que === 'recommend') return algunos(lectura, vinos(lectura), 'wine')
  if (que === 'by_glass') return copas(lectura)
  if (que === 'price') return barato(lectura)
  // What goes with one dish may go with it for other reasons than its kind.
  if (que === 'pairing')
    return algunos(lectura, vinosPara(casa, cual), `wine for ${cual}`, lectura.sobre === null)
  if (cual === 'local') return algunos(lectura, vinosDeAqui(casa), 'local wine')
  if (cual === 'region') return algunos(lectura, vinosDeRegion(casa, de), `wine from ${de}`)
  if (cual === 'grape') return algunos(lectura, vinosDeUva(casa, de), `wine of ${de}`)
  return algunos(
    lectura,
    vinos(lectura).filter((cosa) => deEstilo(cosa, cual)),
    `${cual} wine`,
    false,
  )
}

const bebida: Prueba = (lectura, [, kind = '']) => {
  const { claros, posibles } = miembros(lectura.casa, kind)
  const todas = claros.length > 0 ? claros : posibles
  if (todas.length === 0) return ausente(lectura, kind)
  return nombra(lectura, todas).length > 0 ? null : `names no ${kind}`
}

export const DE_BEBER: Record<string, Prueba> = { wine: vino, drink: bebida }
