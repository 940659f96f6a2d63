import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { toCarta } from '../../../lib/carta/read.ts'
import {
  ALWAYS,
  isOnMenu,
  isServedOn,
  type ServedColumns,
  type ServedWords,
  servedText,
} from '../../../lib/carta/when-served.ts'
import { LOCALES } from '../../../lib/i18n/locales.ts'
import { plato } from './rows.ts'

const wordsOf = (locale: string, file = `messages/${locale}.json`): ServedWords =>
  JSON.parse(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')).Servido
const dish = (change: Partial<ServedColumns>): ServedColumns => ({ ...ALWAYS, ...change })

describe('point 20: when a dish is served', () => {
  test('point 20: always, when nothing is said', () => {
    expect(isServedOn(ALWAYS, '2026-11-23')).toBe(true)
    expect(servedText(ALWAYS, 'es', wordsOf('es'))).toBe(null)
  })

  test.each([
    [
      { dias_semana: '56' },
      { '2026-11-26': false, '2026-11-27': true, '2026-11-28': true, '2026-11-29': false },
    ],
    [
      { temporada_desde: 6, temporada_hasta: 9 },
      { '2026-05-31': false, '2026-06-01': true, '2026-09-30': true, '2026-10-01': false },
    ],
    // Over the end of the year.
    [
      { temporada_desde: 11, temporada_hasta: 2 },
      {
        '2026-10-31': false,
        '2026-11-01': true,
        '2027-01-15': true,
        '2027-02-28': true,
        '2027-03-01': false,
      },
    ],
    [
      { disponible_desde: '2026-12-01', disponible_hasta: '2027-01-06' },
      { '2026-11-30': false, '2026-12-01': true, '2027-01-06': true, '2027-01-07': false },
    ],
    [{ disponible_hasta: '2026-12-01' }, { '2026-12-01': true, '2026-12-02': false }],
    // A service closes no day.
    [{ servicio: 'cena' }, { '2026-11-23': true }],
  ] as const)('point 20: %j', (change, days) => {
    for (const [day, served] of Object.entries(days))
      expect([day, isServedOn(dish(change), day as '2026-11-23')]).toEqual([day, served])
  })

  test('point 20: outside its dates a dish is not on the menu; outside its season or weekdays it is', () => {
    expect(isOnMenu(dish({ disponible_desde: '2026-12-01' }), '2026-11-30')).toBe(false)
    expect(isOnMenu(dish({ temporada_desde: 6, temporada_hasta: 9, dias_semana: '7' }), '2026-11-23')).toBe(
      true,
    )
  })

  test.each([
    ['es', 'solo por la noche, solo viernes y sábado, de junio a septiembre'],
    ['en', 'dinner only, Friday and Saturday only, June to September'],
    ['fr', 'le soir seulement, vendredi et samedi seulement, juin à septembre'],
    ['de', 'nur abends, nur Freitag und Samstag, Juni bis September'],
    ['it', 'solo a cena, solo venerdì e sabato, da giugno a settembre'],
  ] as const)('point 20: told in %s', (locale, text) => {
    const said = dish({ servicio: 'cena', dias_semana: '56', temporada_desde: 6, temporada_hasta: 9 })
    expect(servedText(said, locale, wordsOf(locale))).toBe(text)
  })

  test.each(LOCALES)(
    'point 20: dates and a single month in %s, on the menu as by the assistant',
    (locale) => {
      expect(wordsOf(locale, `messages/enigmito/${locale}.json`)).toEqual(wordsOf(locale))
      for (const change of [
        { disponible_desde: '2026-12-01' },
        { disponible_hasta: '2027-01-08' },
        { disponible_desde: '2026-12-01', disponible_hasta: '2027-01-08' },
        { temporada_desde: 5, temporada_hasta: 5 },
        { servicio: 'comida' },
      ] as const) {
        const text = servedText(dish(change), locale, wordsOf(locale))
        expect(text).toMatch(/\p{L}{2}/u)
        expect(text).not.toMatch(/[{}]/)
      }
    },
  )
})

test('point 20: the page leaves out a dish whose dates are over, and says of another when it is served', () => {
  const row = (slug: string, change: Partial<ServedColumns>) => plato(slug, { categoria_id: 'c', ...change })
  const categorias = [{ id: 'c', slug: 'c', tipo: 'plato', nombre: 'c', descripcion: null, traducciones: {} }]
  const platos = [
    row('over', { disponible_hasta: '2026-11-22' }),
    row('dinner', { servicio: 'cena' }),
    row('fridays', { dias_semana: '5' }),
    row('always', {}),
  ]
  const { secciones } = toCarta({ alergenos: [], categorias, platos, bebidas: [] }, 'es', '2026-11-23')
  const shown = secciones.flatMap(({ platos }) => platos)
  expect(shown.map(({ slug, served }) => [slug, served?.today ?? null])).toEqual([
    ['dinner', true],
    ['fridays', false],
    ['always', null],
  ])
})
