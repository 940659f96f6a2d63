import { expect, test } from 'vitest'
import { composeDecision } from '../../../supabase/correo/decision.ts'

const casa = {
  nombre: 'Alma Enigma',
  telefono: '+34 900 000 000',
  email: 'hola@example.com',
  direccion: 'Calle 1',
}
const origen = { casa, site: 'https://alma.example', de: null, ahora: Date.parse('2026-11-21T12:00:00Z') }
const fila = (data: Record<string, unknown> = {}) => ({
  id: 'a0000000-0000-4000-8000-000000000001',
  tipo: 'decision',
  para: 'sala@example.com',
  datos: {
    ...{
      codigo: 'ABCD1234',
      nombre: 'Lola\nBcc: x@example.com',
      telefono: '+34600111222',
      fecha: '2026-11-28',
    },
    ...{
      hora: '21:00',
      personas: 4,
      mesa: 'exterior',
      primera_visita: true,
      cambio: false,
      token: 'T'.repeat(22),
    },
    ...data,
  },
  creado_en: new Date('2026-11-21T11:00:00Z'),
})

test('the house reads who, when and how many, and finds the link once', () => {
  const mail = composeDecision(fila({ ocasion: '<b>Boda</b>' }), origen)
  expect(mail).toMatchObject({
    to: 'sala@example.com',
    tipo: 'decision',
    idioma: 'es',
    codigo: 'ABCD1234',
    appointment: null,
  })
  expect(mail.subject).toBe('Nueva solicitud: sábado, 28 de noviembre, 21:00, 4 personas')
  expect(mail.texto.match(/https:\/\/alma\.example\/almaenigma\/decision\?t=T{22}/g)).toHaveLength(1)
  for (const word of ['+34600111222', 'En la terraza', 'ABCD1234', 'Primera visita: Sí'])
    expect(mail.texto).toContain(word)
  // Nobody writes a line of the house's mail, nor a tag.
  expect(mail.texto).toContain('Lola Bcc: x@example.com')
  expect(mail.html).toContain('&lt;b&gt;Boda&lt;/b&gt;')
})

test('a change says so; a row without its link is none', () => {
  expect(composeDecision(fila({ cambio: true, personas: 1 }), origen).subject).toBe(
    'Cambio: sábado, 28 de noviembre, 21:00, 1 persona',
  )
  expect(() => composeDecision(fila({ token: undefined }), origen)).toThrow()
})
