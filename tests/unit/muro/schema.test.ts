import { describe, expect, test } from 'vitest'
import { avisoOf, experienciaInput } from '../../../lib/muro/schema.ts'

const valid = { nombre: 'Remedios', texto: 'Volveremos.', idioma: 'es' }
const aviso = (raw: Record<string, unknown>) => {
  const read = experienciaInput.safeParse({ ...valid, ...raw })
  return read.success ? null : avisoOf(read.error)
}

describe('a post for the wall', () => {
  test('is read as the database reads it: accents in one form, Unix lines, no blanks around', () => {
    const read = experienciaInput.parse({
      nombre: '  Bego\u006e\u0303a ',
      texto: ' Dos líneas\r\ny nada más.\0 ',
      idioma: 'fr',
      consentimiento: 'on',
      estado: 'publicada',
      verificada: 'true',
      user_id: 'otra',
    })
    expect(read).toEqual({
      nombre: 'Begoña',
      texto: 'Dos líneas\ny nada más.',
      idioma: 'fr',
      consentimiento: true,
    })
  })

  test('counts characters as people do: an emoji is one', () => {
    expect(aviso({ texto: '🍋'.repeat(280) })).toBeNull()
    expect(aviso({ texto: '🍋'.repeat(281) })).toBe('texto_largo')
    expect(aviso({ texto: 'a'.repeat(1_000_000) })).toBe('texto_largo')
  })

  test.each([
    [{ texto: undefined }, 'texto'],
    [{ texto: ' \n ' }, 'texto'],
    [{ nombre: '' }, 'nombre'],
    [{ nombre: undefined }, 'nombre'],
    [{ nombre: 'a'.repeat(61) }, 'nombre'],
    [{ nombre: 'Reme\u202edios' }, 'nombre'],
    [{ nombre: 'Reme\u0007dios' }, 'nombre'],
    [{ idioma: 'pt' }, 'idioma'],
    [{ idioma: undefined }, 'idioma'],
  ])('refuses %o with the word %s', (raw, word) => {
    expect(aviso(raw)).toBe(word)
  })

  test('a box that is not ticked, or ticked with something else, is no consent', () => {
    for (const consentimiento of [undefined, '', 'off', 'true'])
      expect(experienciaInput.parse({ ...valid, consentimiento }).consentimiento).toBe(false)
  })
})
