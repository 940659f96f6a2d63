import sharp from 'sharp'
import { expect, test } from 'vitest'
import { prepareFoto, tipoOf } from '../../../lib/imagenes/foto.ts'

const lisa = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1f4e8c' } })

const made = async (bytes: Uint8Array) => {
  const done = await prepareFoto(bytes)
  if (!done.ok) throw new Error(done.aviso)
  return { bytes: done.value, ...(await sharp(done.value).metadata()) }
}

test('a phone’s photo stands upright and has forgotten where it was taken', async () => {
  const sent = await lisa(400, 300)
    .withExif({ IFD0: { Make: 'Telefono' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 20/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await sharp(sent).metadata()).exif).toBeDefined()
  const { exif, icc, xmp, iptc, orientation, format, width, height, bytes } = await made(sent)
  expect({ exif, icc, xmp, iptc, orientation }).toEqual({})
  expect({ format, width, height }).toEqual({ format: 'webp', width: 300, height: 400 })
  expect(Buffer.from(bytes).includes('Telefono')).toBe(false)
})

test('the longest side is 1600 pixels, and small ones stay small', async () => {
  expect(await made(await lisa(4000, 1000).png().toBuffer())).toMatchObject({ width: 1600, height: 400 })
  expect(await made(await lisa(120, 80).webp().toBuffer())).toMatchObject({ width: 120, height: 80 })
  expect(await made(await lisa(64, 64).avif().toBuffer())).toMatchObject({ format: 'webp' })
})

test('what is no photo by its content is not even decoded', async () => {
  const no = [
    '',
    'GIF89a',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '<!doctype html>',
    '%PDF-1.7',
    'RIFF....WAVE',
    'PK\x03\x04',
  ]
  for (const text of no) {
    expect([text, tipoOf(Buffer.from(text))]).toEqual([text, null])
    expect(await prepareFoto(Buffer.from(text))).toEqual({ ok: false, aviso: 'foto_tipo' })
  }
})

test('T-UP-03 broken photos and small files that claim to be huge are refused', async () => {
  const whole = await lisa(800, 800).jpeg().toBuffer()
  expect(await prepareFoto(whole.subarray(0, 400))).toEqual({ ok: false, aviso: 'foto' })
  // A PNG of a kilobyte that says it is 60 000 pixels wide and high.
  const bomb = Buffer.from(await lisa(8, 8).png().toBuffer())
  bomb.writeUInt32BE(60_000, 16)
  bomb.writeUInt32BE(60_000, 20)
  expect(await prepareFoto(bomb)).toEqual({ ok: false, aviso: 'foto' })
  expect(await made(whole)).toMatchObject({ width: 800 })
})
