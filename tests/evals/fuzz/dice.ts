/** Dice with a seed, so that a run that fails can be run again. */
export type Dados = {
  /** A whole number from 0 to `caras` - 1. */
  tira: (dear: number) => number
  elige: <T>(lista: readonly T[]) => T | undefined
  /** True once in so many times. */
  unaDe: (dear: number) => boolean
}

export function dados(seed: number): Dados {
  let estado = (seed * 2_654_435_761 + 1) >>> 0
  const roll = (dear: number): number => {
    estado = (Math.imul(estado, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((estado / 2 ** 32) * dear)
  }
  return { tira: roll, elige: (lista) => lista[roll(lista.length)], unaDe: (dear) => roll(dear) === 0 }
}
