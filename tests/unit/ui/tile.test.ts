import { expect, test } from 'vitest'
import { tilePaths } from '../../../components/ui/tile.tsx'

const pieces = (d: string) => d.split('M').length - 1

test('the same name is always the same tile, another name another', () => {
  expect(tilePaths('croqueta-sepia')).toEqual(tilePaths('croqueta-sepia'))
  expect(tilePaths('croqueta-sepia').main).not.toBe(tilePaths('berenjena-llama').main)
})

test('a tile is whole: one half of each of its squares, mirrored four ways', () => {
  const { size, main, accent } = tilePaths('arroz-senyoret')
  expect(size).toBe(6)
  expect(pieces(main) + pieces(accent)).toBe(36)
  const halves = new Set(`${main}${accent}`.split('Z').filter(Boolean))
  const mirrored = [...halves].map((half) =>
    half.replace(/(\d) (\d)/g, (_, x, y) => `${size - Number(x)} ${y}`),
  )
  const corners = (half: string) => [...half.matchAll(/\d \d/g)].map(String).sort().join()
  expect(new Set(mirrored.map(corners))).toEqual(new Set([...halves].map(corners)))
})
