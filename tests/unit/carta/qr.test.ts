import { encode } from 'uqr'
import { describe, expect, test } from 'vitest'
import { qrOf, svgFile } from '../../../lib/carta/qr.ts'

/** The dark modules a path paints, as `x,y`. */
function painted(path: string): Set<string> {
  const cells = new Set<string>()
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let i = 0; i < Number(width); i++) cells.add(`${Number(x) + i},${y}`)
  return cells
}

describe.each([
  'https://almaenigma.example.com/menu',
  'https://almaenigma.example.com/de/menu',
  'http://localhost:3000/it/menu',
])('the QR code of %s', (address) => {
  const { size, data } = encode(address, { ecc: 'Q', border: 0 })
  const qr = qrOf(address)

  test('paints exactly the dark modules, behind a margin of four', () => {
    const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`${x + 4},${y + 4}`] : [])))
    expect(painted(qr.trazo)).toEqual(new Set(dark))
    expect(qr.lado).toBe(size + 8)
  })

  test('has the three eyes by which a reader finds it', () => {
    const cells = painted(qr.trazo)
    for (const [x, y] of [
      [4, 4],
      [qr.lado - 11, 4],
      [4, qr.lado - 11],
    ] as const) {
      for (let i = 0; i < 7; i++) {
        expect(cells.has(`${x + i},${y}`) && cells.has(`${x},${y + i}`)).toBe(true)
        if (i < 5) expect(cells.has(`${x + 1 + i},${y + 1}`)).toBe(false)
      }
      expect(cells.has(`${x + 3},${y + 3}`)).toBe(true)
    }
  })

  test('is a file of its own, dark on white', () => {
    const file = svgFile(qr)
    expect(file).toContain(`viewBox="0 0 ${qr.lado} ${qr.lado}"`)
    expect(file).toContain('xmlns="http://www.w3.org/2000/svg"')
    expect(file).toContain(`<path fill="#fff" d="M0 0h${qr.lado}v${qr.lado}H0z"/><path d="${qr.trazo}"/>`)
    expect(file.length).toBeLessThan(16_000)
  })
})
