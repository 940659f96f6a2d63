import { expect, test } from 'vitest'
import { decodeDraft, encodeDraft } from '../../../lib/muro/draft.ts'

test('what was written and refused comes back as it was', () => {
  const fields = {
    texto: 'Volveremos, «sí o sí».\n¿Cuándo? 🦐',
    nombre: 'Begoña',
    idioma: 'fr',
    locale: 'es',
  }
  const { texto, nombre, idioma } = fields
  expect(decodeDraft(encodeDraft(fields) ?? '')).toEqual({ texto, nombre, idioma })
})

test('it fits into a cookie, whatever was written', () => {
  const value = encodeDraft({ texto: '🦐'.repeat(5000), nombre: '🦐'.repeat(500), idioma: 'es' }) ?? ''
  expect(value.length).toBeLessThan(3900)
  expect(value).toMatch(/^[\w-]+$/)
})

test('nothing written is nothing kept, and a forged cookie is none', () => {
  expect(encodeDraft({ texto: '  ' })).toBeNull()
  for (const forged of [
    '',
    'x',
    '%%%',
    Buffer.from('null').toString('base64url'),
    Buffer.from('[1]').toString('base64url'),
  ])
    expect(decodeDraft(forged)).toBeNull()
  const odd = Buffer.from(JSON.stringify({ texto: 'a', nombre: 7, idioma: '<b>' })).toString('base64url')
  expect(decodeDraft(odd)).toEqual({ texto: 'a', nombre: '', idioma: null })
})
