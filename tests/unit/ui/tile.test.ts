import { expect, test } from 'vitest'
import { tilePaths } from '../../../components/ui/tile.tsx'

type Corners = readonly (readonly [x: number, y: number])[]

/** The corners of a way around a half: "M2 0h1l-1 1". */
function corners(d: string): Corners {
  const [start = '', ...steps] = d.match(/[Mhvl][^Mhvl]*/g) ?? []
  let [x = 0, y = 0] = start.slice(1).split(' ').map(Number)
  const found: [number, number][] = [[x, y]]
  for (const step of steps) {
    const [a = 0, b = 0] = step.slice(1).split(' ').map(Number)
    x += step.startsWith('v') ? 0 : a
    y += step.startsWith('v') ? a : b
    found.push([x, y])
  }
  return found
}

const pieces = (d: string) => d.split('M').length - 1

test('the same name is always the same tile, another name another', () => {
  expect(tilePaths('croqueta-sepia')).toEqual(tilePaths('croqueta-sepia'))
  expect(tilePaths('croqueta-sepia').main).not.toBe(tilePaths('berenjena-llama').main)
})

test('a tile is whole: one half of each of its squares, mirrored four ways', () => {
  const { size, main, accent } = tilePaths('arroz-senyoret')
  expect(size).toBe(6)
  expect(pieces(main) + pieces(accent)).toBe(36)
  const halves = `${main}${accent}`.split('z').filter(Boolean).map(corners)
  const mirrored = halves.map((half) => half.map(([x, y]) => [size - x, y] as const))
  const drawn = (all: readonly Corners[]) => new Set(all.map((half) => half.map(String).sort().join(' ')))
  expect(drawn(mirrored)).toEqual(drawn(halves))
})
