import { describe, expect, test } from 'vitest'
import { enIdioma, lista, optionalTexto, texto } from '../../../lib/i18n/textos.ts'

const row = {
  en: { nombre: 'Grilled octopus', estado: 'revisado', origen: 'x' },
  fr: { nombre: 'Poulpe grillé', estado: 'borrador' },
  de: { nombre: '  ' },
  it: { nombre: 'Polpo alla brace', ingredientes: ['polpo', 'patata'] },
}

describe('a text in a language', () => {
  test('is the reviewed translation', () => {
    expect(texto('Pulpo', row, 'nombre', 'en')).toEqual({ text: 'Grilled octopus', lang: 'en' })
  })
  test('without a state counts as reviewed', () => {
    expect(texto('Pulpo', row, 'nombre', 'it')).toEqual({ text: 'Polpo alla brace', lang: 'it' })
  })
  test.each([
    ['a draft', 'fr'],
    ['an empty text', 'de'],
    ['the source language', 'es'],
  ] as const)('is Spanish, and says so, for %s', (_, locale) => {
    expect(texto('Pulpo', row, 'nombre', locale)).toEqual({ text: 'Pulpo', lang: 'es' })
  })
  test('is Spanish when the row has no such language, or something else than a text', () => {
    expect(texto('Pulpo', {}, 'nombre', 'en').lang).toBe('es')
    expect(texto('Pulpo', { en: { nombre: 7 } }, 'nombre', 'en').lang).toBe('es')
  })
  test('never appears where the source has none', () => {
    expect(optionalTexto(null, row, 'nombre', 'en')).toBeNull()
    expect(optionalTexto(' ', row, 'nombre', 'en')).toBeNull()
  })
})

test('a translated list stands only with as many items as its source', () => {
  expect(lista(['pulpo', 'patata'], row, 'ingredientes', 'it')).toEqual({
    items: ['polpo', 'patata'],
    lang: 'it',
  })
  expect(lista(['pulpo', 'patata', 'sal'], row, 'ingredientes', 'it').lang).toBe('es')
})

test('T-TXT-01 lang is written only where a text differs from its page', () => {
  expect(enIdioma({ lang: 'es' }, 'de')).toEqual({ lang: 'es' })
  expect(enIdioma({ lang: 'de' }, 'de')).toEqual({})
})
