import sharp from 'sharp'
import { expect, test } from 'vitest'
import { checkImagen } from '../../../lib/imagenes/check.ts'
import { prepareOriginal, prepareVariants, widthsOf } from '../../../lib/imagenes/prepare.ts'
import { foto, fotoDeTelefono, hostiles } from '../../fixtures/imagenes.ts'

const original = async (bytes: Uint8Array, nombre = 'foto.jpg') => {
  const hecha = await prepareOriginal(bytes, nombre)
  if (!hecha.ok) throw new Error(hecha.aviso)
  return hecha.value
}
const variantes = async (...de: Parameters<typeof prepareVariants>) => {
  const hechas = await prepareVariants(...de)
  if (!hechas.ok) throw new Error(hechas.aviso)
  return hechas.value
}

test('hostile files are refused, each for what it is', async () => {
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

test('what is kept stands upright, in sRGB, and has forgotten camera and place', async () => {
  const { bytes, ancho, alto } = await original(await fotoDeTelefono())
  const { exif, icc, xmp, iptc, orientation, format, space } = await sharp(bytes).metadata()
  expect({ exif, icc, xmp, iptc, orientation }).toEqual({})
  expect({ format, space, ancho, alto }).toEqual({ format: 'webp', space: 'srgb', ancho: 1200, alto: 1600 })
  const { tamanos } = await variantes({ bytes, ancho, alto }, null)
  for (const tamano of tamanos) {
    const { exif, icc, xmp } = await sharp(tamano.bytes).metadata()
    expect({ exif, icc, xmp }).toEqual({})
    expect(Buffer.from(tamano.bytes).includes('Telefono')).toBe(false)
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
  const hechas = await variantes(grande, null)
  expect(hechas).toMatchObject({ ancho: 1280, anchos: [320, 640, 1280] })
  expect(Math.abs(hechas.alto - 853)).toBeLessThanOrEqual(1)
  const medidas = await Promise.all(
    hechas.tamanos.map(async ({ ancho, formato, bytes }) => {
      const { width, format } = await sharp(bytes).metadata()
      return [ancho === width, formato === 'avif' ? format === 'heif' : format === 'webp']
    }),
  )
  expect(medidas).toEqual(Array(6).fill([true, true]))
})

test('a cut shows what it was cut to', async () => {
  const entera = await original(await foto(1000, 800))
  const corte = await variantes(entera, [600, 440, 250, 240])
  expect(corte).toMatchObject({ ancho: 250, alto: 240, anchos: [250] })
  const { dominant } = await sharp(corte.tamanos[0]?.bytes).stats()
  expect(dominant.r).toBeGreaterThan(180)
})

test('more than nine pictures at once are asked to wait, and the others are made one after the other', async () => {
  const bytes = await foto(400, 300)
  const hechas = await Promise.all(Array.from({ length: 20 }, () => prepareOriginal(bytes, 'foto.jpg')))
  const ocupadas = hechas.filter((h) => !h.ok && h.aviso === 'ocupado').length
  expect(ocupadas).toBeGreaterThan(0)
  expect(hechas.filter((h) => h.ok)).toHaveLength(20 - ocupadas)
})
