import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PAGES } from '../../../lib/cache/tags.ts'
import { toPrecios } from '../../../lib/carta/precios.ts'
import { LOCALES } from '../../../lib/i18n/locales.ts'
import { INKS } from '../../../lib/seo/inks.ts'
import { applyInks, fontSizeOf, PRINTS, printable } from '../../../lib/seo/og-print.ts'
import { excerpt, languageAlternates, PAGE_KEYS, SEO_PAGES } from '../../../lib/seo/pages.ts'

const root = resolve(import.meta.dirname, '../../..')
const messages = (locale: string) =>
  JSON.parse(readFileSync(`${root}/messages/${locale}.json`, 'utf8')).Seo as Record<
    string,
    { titulo: string; descripcion: string }
  >

test('every public page has its texts and its picture', () => {
  expect([...SEO_PAGES].sort()).toEqual([...PAGES].sort())
  expect(Object.keys(PRINTS).sort()).toEqual(Object.values(PAGE_KEYS).sort())
})

describe('titles and descriptions', () => {
  const all = LOCALES.flatMap((locale) =>
    Object.values(PAGE_KEYS).map((clave) => ({ id: `${locale} ${clave}`, ...messages(locale)[clave] })),
  )
  const filled = (text = '') =>
    text.replace('{nombre}', 'Alma Enigma').replace('{poblacion}', 'Pueblo de Mar').replace('{cuantos}', '84')
  test('no two pages share one, in whatever language', () => {
    expect(new Set(all.map(({ titulo }) => titulo)).size).toBe(all.length)
    expect(new Set(all.map(({ descripcion }) => descripcion)).size).toBe(all.length)
  })
  test('have the length that search engines show', () => {
    const wrong = all.filter(({ titulo = '', descripcion }) => {
      const { length } = filled(descripcion)
      return length < 70 || length > 160 || titulo.length > 48
    })
    expect(wrong).toEqual([])
  })
  test('an owner’s long text ends after a sentence, else after a word', () => {
    expect(excerpt('Uno dos tres. Cuatro cinco seis.', { min: 5, max: 20 })).toBe('Uno dos tres.')
    expect(excerpt('Uno dos tres cuatro', { min: 10, max: 12 })).toBe('Uno dos…')
    expect(excerpt(' Corto.\n ')).toBe('Corto.')
  })
})

test('each page knows its addresses in every language, and everybody else gets the Spanish one', () => {
  expect(languageAlternates('https://a.example', '/')).toEqual({
    es: 'https://a.example/',
    en: 'https://a.example/en',
    fr: 'https://a.example/fr',
    de: 'https://a.example/de',
    it: 'https://a.example/it',
    'x-default': 'https://a.example/',
  })
})

describe('pictures', () => {
  test('have the inks of the style sheet', () => {
    const css = readFileSync(`${root}/app/globals.css`, 'utf8')
    const off = Object.entries(INKS).filter(([name, hex]) => {
      const [, l, c, h] = new RegExp(`--${name}: oklch\\(([.\\d]+) ([.\\d]+) ([.\\d]+)\\)`).exec(css) ?? []
      return !near(hex, oklch(Number(l), Number(c), Number(h)))
    })
    expect(off).toEqual([])
  })
  test('are drawings of the house, every colour filled in', () => {
    for (const { dibujo, tintas } of Object.values(PRINTS)) {
      const svg = applyInks(readFileSync(`${root}/public/dibujos/${dibujo}.svg`, 'utf8'), tintas)
      expect(svg).not.toMatch(/var\(|"none"/)
    }
  })
  test('leave out signs the fonts lack: nothing is fetched for them', () => {
    expect(printable('Ñandú 🍋 «œuf» 寿司…')).toBe('Ñandú «œuf» …')
  })
  test('titles are as large as their column lets them', () => {
    expect(fontSizeOf('Cava', 700, 360)).toBe(176)
    expect(fontSizeOf('Datenschutz', 500, 360)).toBeLessThan(fontSizeOf('Carta', 500, 360))
    expect(fontSizeOf('Donaudampfschifffahrtsgesellschaft', 300, 100)).toBe(56)
  })
})

test('the range of prices is that of dishes, not of kilos', () => {
  const rows = [
    { formato: 'racion', cents: 1800 },
    { formato: 'media', cents: 900 },
    { formato: 'kg', cents: 12000 },
  ]
  expect(toPrecios(rows)).toEqual({ min: 900, max: 1800 })
  expect(toPrecios([])).toBeNull()
})

/** OKLCH to sRGB, 0 to 255. */
function oklch(l: number, c: number, h: number): number[] {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)]
  const cube = (x: number) => x ** 3
  const [L, M, S] = [
    cube(l + 0.3963377774 * a + 0.2158037573 * b),
    cube(l - 0.1055613458 * a - 0.0638541728 * b),
    cube(l - 0.0894841775 * a - 1.291485548 * b),
  ] as const
  return [
    4.0767416621 * L - 3.3077115913 * M + 0.2309699292 * S,
    -1.2684380046 * L + 2.6097574011 * M - 0.3413193965 * S,
    -0.0041960863 * L - 0.7034186147 * M + 1.707614701 * S,
  ].map((x) => {
    const linear = Math.min(1, Math.max(0, x))
    return 255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055)
  })
}
const near = (hex: string, rgb: number[]) =>
  rgb.every((x, i) => Math.abs(x - Number.parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16)) <= 2)
