import sharp from 'sharp'
import { expect, test } from 'vitest'
import { shownFoto } from '../../../lib/imagenes/shown.ts'

// A guest may upload past the site, straight to the storage: what others see is decided when it is shown.

const draw = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: { r: 200, g: 90, b: 40 } } })
const PLACE = { IFD0: { Copyright: 'canary', Model: 'Phone 9' } }
const bytesOf = async (buffer: Promise<Buffer>) => new Uint8Array(await buffer)

test.each(['jpeg', 'webp', 'avif', 'png'] as const)(
  'L10 what a camera wrote into a %s is not shown',
  async (kind) => {
    const own = await bytesOf(draw().withExif(PLACE).toFormat(kind).toBuffer())
    const shown = await shownFoto(own)
    expect(shown).not.toBeNull()
    const { exif, xmp, width, height } = await sharp(shown?.bytes).metadata()
    expect([exif, xmp, width, height]).toEqual([undefined, undefined, 40, 30])
    expect(Buffer.from(shown?.bytes ?? []).toString('latin1')).not.toMatch(/canary|Phone 9/)
  },
)

test('L10 T-UP-06 a picture that tells nothing passes byte for byte, by its bytes and not by its name', async () => {
  const own = await bytesOf(draw().webp().toBuffer())
  expect(await shownFoto(own)).toEqual({ bytes: own, type: 'image/webp' })
})

test('L10 anything else is not shown, whatever it was stored as', async () => {
  for (const text of ['<script>alert(1)</script>', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'RIFF', ''])
    expect(await shownFoto(new TextEncoder().encode(text))).toBeNull()
  // It says that it is one and has a camera's mark, and cannot be read.
  const broken = new Uint8Array([0xff, 0xd8, 0xff, ...new TextEncoder().encode('Exif broken')])
  expect(await shownFoto(broken)).toBeNull()
})
