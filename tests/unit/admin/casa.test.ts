import { expect, test } from 'vitest'
import { CASA_TEMA, TEMAS } from '../../../app/almaenigma/(panel)/preguntas-frecuentes/labels.ts'
import { AJUSTES, filterDestinations, VERBS } from '../../../components/admin/palette/destinations.ts'
import { fill } from '../../../lib/i18n/fill-text.ts'
import { badPlaceholders, PLACEHOLDERS } from '../../../lib/reservas/template.ts'
import { templateValues } from '../../../lib/reservas/whatsapp.ts'
import { UNANSWERED } from '../../../supabase/functions/enigmito/unanswered.ts'

test('§3 the placeholders the owner may use are those that are filled', () => {
  const full = templateValues(
    {
      nombre: 'Lola',
      email: 'lola@example.com',
      telefono: '+34600123456',
      fecha_reserva: '2026-12-04',
      hora_reserva: '21:00',
      personas: 2,
      preferencia_mesa: 'interior',
      ocasion: null,
      requisitos_dieteticos: null,
      notas: null,
      primera_visita: true,
    },
    { interior: 'dentro', exterior: 'fuera', si: 'sí', no: 'no' },
    'es',
  )
  expect(Object.keys(full).sort()).toEqual([...PLACEHOLDERS].sort())
  const todos = PLACEHOLDERS.map((gap) => `{${gap}}`).join(' ')
  expect(badPlaceholders(todos)).toEqual([])
  expect(fill(todos, full)).not.toMatch(/[{}]/)
})

test.each([
  ['Hola {nombre}', []],
  ['{ora}', ['{ora}']],
  ['{Nombre} {nombre }', ['{Nombre}', '{nombre }']],
  ['{nombre', ['{']],
  ['nombre}', ['}']],
  ['{{nombre}}', ['{', '}']],
  ['{} {ora} {ora}', ['{}', '{ora}']],
])('a template with %s has these placeholders that nobody fills: %j', (texto, bad) => {
  expect(badPlaceholders(texto)).toEqual(bad)
})

test('every house matter that Enigmito counts leads to a new question on a subject there is', () => {
  const casa = [...UNANSWERED].filter((clave) => clave.startsWith('policy:') && clave !== 'policy:other')
  for (const clave of casa) {
    const tema = CASA_TEMA[clave.slice(7)]
    expect([clave, tema !== undefined && tema in TEMAS]).toEqual([clave, true])
  }
  for (const tema of Object.keys(TEMAS)) expect(tema).toMatch(/^[a-z][a-z_]{1,39}$/)
})

test('the palette finds by the beginnings of words, without accents and capitals, in any order', () => {
  const titulos = (texto: string) =>
    filterDestinations([...VERBS, ...AJUSTES], texto).map(({ titulo }) => titulo)
  expect(titulos('dias cerr')).toEqual(['Días cerrados'])
  expect(titulos('CERRADOS DÍAS')).toEqual(['Días cerrados'])
  expect(titulos('errados')).toEqual([])
  expect(titulos('whats')).toEqual(['Plantilla de WhatsApp'])
  expect(titulos('')).toHaveLength(VERBS.length + AJUSTES.length)
})
