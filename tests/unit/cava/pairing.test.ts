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

test('own wines come first, then the one that goes with most dishes of the section, naming its dish', () => {
  expect(propuestas('gamba', MAR, PARES)).toEqual([
    { vino: 'arena', motivo: 'gamba arena' },
    { vino: 'perla', motivo: 'gamba perla' },
    { vino: 'garbi', como: 'ostra' },
  ])
})
test('a dish without wines of its own takes only from its section', () => {
  expect(propuestas('navaja', MAR, PARES).map(({ vino }) => vino)).toEqual(['arena', 'garbi', 'perla'])
  expect(propuestas('flan', ['flan'], PARES)).toEqual([])
})
test('three are enough', () => {
  const many = ['a', 'b', 'c', 'd'].map((vino) => par('gamba', vino))
  expect(propuestas('gamba', MAR, many).map(({ vino }) => vino)).toEqual(['a', 'b', 'c'])
})
