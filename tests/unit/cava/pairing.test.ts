import { expect, test } from 'vitest'
import { type Pairing, propuestas } from '../../../lib/cava/pairing.ts'

const par = (plato: string, vino: string): Pairing<string> => ({ plato, vino, motivo: `${plato} ${vino}` })
const PARES = [
  par('gamba', 'arena'),
  par('gamba', 'perla'),
  par('ostra', 'arena'),
  par('ostra', 'garbi'),
  par('almeja', 'sal'),
  par('almeja', 'garbi'),
  par('cordero', 'bobal'),
]
const MAR = ['gamba', 'ostra', 'almeja', 'navaja']

test('19 a dish with wines of its own is proposed these alone: each has its reason', () => {
  expect(propuestas('gamba', MAR, PARES)).toEqual([
    { vino: 'arena', motivo: 'gamba arena' },
    { vino: 'perla', motivo: 'gamba perla' },
  ])
})
test('a dish without wines of its own takes those of most dishes of its section, each naming its dish', () => {
  expect(propuestas('navaja', MAR, PARES)).toEqual([
    { vino: 'arena', como: 'gamba' },
    { vino: 'garbi', como: 'ostra' },
    { vino: 'perla', como: 'gamba' },
  ])
  expect(propuestas('flan', ['flan'], PARES)).toEqual([])
})
test('three are enough', () => {
  const many = ['a', 'b', 'c', 'd'].map((vino) => par('gamba', vino))
  expect(propuestas('gamba', MAR, many).map(({ vino }) => vino)).toEqual(['a', 'b', 'c'])
})
