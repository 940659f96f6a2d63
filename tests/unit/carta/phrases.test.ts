import { describe, expect, test } from 'vitest'
import type { FilteredSection, Motivos } from '../../../lib/carta/filter.ts'
import {
  aviso,
  chipsOf,
  countSummary,
  hiddenSummary,
  inSentence,
  type Language,
  showPlatosLabel,
} from '../../../lib/carta/phrases.ts'
import { UNFILTERED } from '../../../lib/carta/query.ts'
import { LOCALES, type Locale } from '../../../lib/i18n/locales.ts'
import es from '../../../messages/filtros/es.json' with { type: 'json' }

const messages = async (locale: Locale) =>
  (await import(`../../../messages/filtros/${locale}.json`, { with: { type: 'json' } })).default as typeof es
const NOMBRES = { gluten: 'Gluten', soja: 'Soja', frutos_cascara: 'Frutos de cáscara' }
const tongue: Language = { locale: 'es', phrases: es, nombres: NOMBRES }
const motivos = (changes: Partial<Motivos> = {}): Motivos => ({
  contiene: ['soja'],
  puede: [],
  sinDeclarar: false,
  ...changes,
})
const seccion = (changes: Partial<FilteredSection> = {}): FilteredSection => ({
  slug: 'arroces',
  tipo: 'plato',
  veredictos: new Map(),
  visibles: 3,
  excluidos: 1,
  mostrada: false,
  motivos: motivos(),
  ...changes,
})

describe('§Carta sentences', () => {
  test('one hidden dish says what it contains', () => {
    expect(hiddenSummary(tongue, seccion())).toBe('1 plato oculto: contiene soja.')
    expect(hiddenSummary(tongue, seccion({ excluidos: 0 }))).toBe('')
  })
  test('several say what they contain, may contain or do not tell', () => {
    const all = motivos({ contiene: ['gluten', 'soja'], puede: ['frutos_cascara'], sinDeclarar: true })
    expect(hiddenSummary(tongue, seccion({ excluidos: 4, motivos: all }))).toBe(
      '4 platos ocultos: contienen gluten o soja; pueden contener frutos de cáscara; alérgenos sin confirmar.',
    )
    expect(hiddenSummary(tongue, seccion({ tipo: 'bebida', excluidos: 2 }))).toBe(
      '2 bebidas ocultas: contienen soja.',
    )
  })
  test('a dish shown anyway warns', () => {
    expect(aviso(tongue, motivos())).toBe('Contiene soja')
    expect(aviso(tongue, motivos({ contiene: ['gluten', 'soja'], puede: ['frutos_cascara'] }))).toBe(
      'Contiene gluten y soja; puede contener frutos de cáscara',
    )
    expect(aviso(tongue, motivos({ contiene: [], sinDeclarar: true }))).toBe('Alérgenos sin confirmar')
  })
  test('the count names dishes and drinks, and only what the menu has', () => {
    const platos = { visibles: 34, total: 75 }
    const none = { visibles: 0, total: 0 }
    expect(countSummary(tongue, { secciones: [], platos, bebidas: none })).toBe('34 de 75 platos')
    expect(countSummary(tongue, { secciones: [], platos, bebidas: { visibles: 1, total: 37 } })).toBe(
      '34 de 75 platos y 1 de 37 bebidas',
    )
    expect(showPlatosLabel(tongue, { secciones: [], platos, bebidas: none })).toBe('Ver 34 platos')
    expect(
      showPlatosLabel(tongue, { secciones: [], platos: { visibles: 1, total: 75 }, bebidas: none }),
    ).toBe('Ver 1 plato')
  })
  test('tokens are named as in a sentence', () => {
    const asked = { ...UNFILTERED, q: 'ajo', sin: ['frutos_cascara'] }
    expect(chipsOf(tongue, asked).map(({ nombre }) => nombre)).toEqual(['«ajo»', 'frutos de cáscara'])
    expect(inSentence('Gluten', 'de')).toBe('Gluten')
  })
  test.each(LOCALES)('%s leaves no hole open', async (locale) => {
    const phrases = await messages(locale)
    const of: Language = { locale, phrases, nombres: NOMBRES }
    const all = motivos({ contiene: ['gluten', 'soja'], puede: ['soja'], sinDeclarar: true })
    const said = [
      ...(['plato', 'bebida'] as const).flatMap((tipo) =>
        [1, 2].flatMap((excluded) =>
          [true, false].map((shown) =>
            hiddenSummary(of, seccion({ tipo, excluidos: excluded, mostrada: shown, motivos: all })),
          ),
        ),
      ),
      aviso(of, all),
      countSummary(of, {
        secciones: [],
        platos: { visibles: 1, total: 2 },
        bebidas: { visibles: 3, total: 4 },
      }),
      ...chipsOf(of, { ...UNFILTERED, q: 'ajo', sin: ['gluten'] }).flatMap(({ nombre, quitar }) => [
        nombre,
        quitar,
      ]),
    ]
    expect(said.filter((text) => text === '' || /[{}]/.test(text))).toEqual([])
  })
})
