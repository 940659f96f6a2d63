/** Dice with a seed, so that a run that fails can be run again. */
export type Dados = {
  /** A whole number from 0 to `caras` - 1. */
  tira: (caras: number) => number
  elige: <T>(lista: readonly T[]) => T | undefined
  /** True once in so many times. */
  unaDe: (caras: number) => boolean
}

export function dados(semilla: number): Dados {
  let estado = (semilla * 2_654_435_761 + 1) >>> 0
  const tira = (caras: number): number => {
    estado = (Math.imul(estado, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((estado / 2 ** 32) * caras)
  }
  return { tira, elige: (lista) => lista[tira(lista.length)], unaDe: (caras) => tira(caras) === 0 }
}
