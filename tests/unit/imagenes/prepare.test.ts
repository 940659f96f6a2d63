import sharp from 'sharp'
import { expect, test } from 'vitest'
import { checkImagen } from '../../../lib/imagenes/check.ts'
import { prepareOriginal, prepareVariants, widthsOf } from '../../../lib/imagenes/prepare.ts'
import { foto, fotoDeTelefono, hostiles } from '../../fixtures/imagenes.ts'

const original = async (bytes: Uint8Array, nombre = 'foto.jpg') => {
  const made = await prepareOriginal(bytes, nombre)
  if (!made.ok) throw new Error(made.aviso)
  return made.value
}
const variants = async (...de: Parameters<typeof prepareVariants>) => {
  const made = await prepareVariants(...de)
  if (!made.ok) throw new Error(made.aviso)
  return made.value
}

test('T-UP-01 hostile files are refused, each for what it is', async () => {
  const before = process.memoryUsage().rss
  for (const { que, nombre, bytes, aviso } of await hostiles())
    expect([que, await prepareOriginal(bytes, nombre)]).toEqual([que, { ok: false, aviso }])
  // The bomb alone would have been ten gigabytes.
  expect(process.memoryUsage().rss - before).toBeLessThan(600e6)
})

test('photos are taken whatever they are called, and with the tail that phones add', async () => {
  for (const nombre of ['foto.jpg', 'IMG.JPEG', 'foto.png', 'foto', ''])
    expect([nombre, await checkImagen(await foto(80, 60), nombre)]).toEqual([
      nombre,
      { ok: true, value: null },
    ])
  const tail = Buffer.concat([await foto(80, 60), Buffer.from('MotionPhoto_Data\0\0\0\x18ftypmp42')])
  expect(await original(tail)).toMatchObject({ ancho: 80, alto: 60 })
})

test('T-UP-04 what is kept stands upright, in sRGB, and has forgotten camera and place', async () => {
  const { bytes, ancho, alto } = await original(await fotoDeTelefono())
  const { exif, icc, xmp, iptc, orientation, format, space } = await sharp(bytes).metadata()
  expect({ exif, icc, xmp, iptc, orientation }).toEqual({})
  expect({ format, space, ancho, alto }).toEqual({ format: 'webp', space: 'srgb', ancho: 1200, alto: 1600 })
  const { tamanos } = await variants({ bytes, ancho, alto }, null)
  for (const size of tamanos) {
    const { exif, icc, xmp } = await sharp(size.bytes).metadata()
    expect({ exif, icc, xmp }).toEqual({})
    expect(Buffer.from(size.bytes).includes('Telefono')).toBe(false)
  }
})

test('the colours of a wide profile are brought into sRGB, and ink into light', async () => {
  const wide = await sharp(await foto(60, 60, 'png'))
    .withIccProfile('p3')
    .jpeg({ quality: 100 })
    .toBuffer()
  const ink = await sharp(await foto(60, 60, 'png'))
    .toColourspace('cmyk')
    .withIccProfile('cmyk')
    .jpeg()
    .toBuffer()
  for (const bytes of [wide, ink]) {
    const made = await original(bytes)
    const { space, channels, icc } = await sharp(made.bytes).metadata()
    expect({ space, channels, icc }).toEqual({ space: 'srgb', channels: 3, icc: undefined })
    const [r = 0, g = 0, b = 0] = await sharp(made.bytes)
      .extract({ left: 55, top: 5, width: 1, height: 1 })
      .raw()
      .toBuffer()
    for (const [is, was] of [
      [r, 0x1f],
      [g, 0x4e],
      [b, 0x8c],
    ] as const)
      expect(Math.abs(is - was)).toBeLessThan(28)
  }
})

test('three sizes each as AVIF and WebP, never larger than the photo', async () => {
  expect([200, 320, 500, 640, 1000, 1280, 4000].map(widthsOf)).toEqual([
    [200],
    [320],
    [320, 500],
    [320, 640],
    [320, 640, 1000],
    [320, 640, 1280],
    [320, 640, 1280],
  ])
  const grande = await original(await foto(3000, 2000))
  expect(grande).toMatchObject({ ancho: 2560, alto: 1707 })
  const made = await variants(grande, null)
  expect(made).toMatchObject({ ancho: 1280, anchos: [320, 640, 1280] })
  expect(Math.abs(made.alto - 853)).toBeLessThanOrEqual(1)
  const measures = await Promise.all(
    made.tamanos.map(async ({ ancho, formato, bytes }) => {
      const { width, format } = await sharp(bytes).metadata()
      return [ancho === width, formato === 'avif' ? format === 'heif' : format === 'webp']
    }),
  )
  expect(measures).toEqual(Array(6).fill([true, true]))
})

test('a cut shows what it was cut to', async () => {
  const whole = await original(await foto(1000, 800))
  const cut = await variants(whole, [600, 440, 250, 240])
  expect(cut).toMatchObject({ ancho: 250, alto: 240, anchos: [250] })
  const { dominant } = await sharp(cut.tamanos[0]?.bytes).stats()
  expect(dominant.r).toBeGreaterThan(180)
})

test('more than nine pictures at once are asked to wait, and the others are made one after the other', async () => {
  const bytes = await foto(400, 300)
  const made = await Promise.all(Array.from({ length: 20 }, () => prepareOriginal(bytes, 'foto.jpg')))
  const busy = made.filter((h) => !h.ok && h.aviso === 'ocupado').length
  expect(busy).toBeGreaterThan(0)
  expect(made.filter((h) => h.ok)).toHaveLength(20 - busy)
})
