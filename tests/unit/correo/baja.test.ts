import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../../lib/i18n/locales.ts'
import { localePath } from '../../../lib/i18n/path.ts'
import de from '../../../messages/de.json' with { type: 'json' }
import en from '../../../messages/en.json' with { type: 'json' }
import es from '../../../messages/es.json' with { type: 'json' }
import fr from '../../../messages/fr.json' with { type: 'json' }
import it from '../../../messages/it.json' with { type: 'json' }
import { composeBaja } from '../../../supabase/correo/baja.ts'

const PAGE = { es, en, fr, de, it }
const ORIGEN = {
  casa: {
    nombre: 'Alma Enigma',
    telefono: '+34 965 000 000',
    email: 'hola@almaenigma.example.com',
    direccion: '',
  },
  site: 'https://alma.example.com',
  de: null,
  ahora: Date.parse('2026-11-20T10:00:00Z'),
}
const carta = (idioma: Locale, nombre = 'Lola Prueba') =>
  composeBaja(
    {
      id: '7b0a4f6e-3d6c-4a57-9a51-2f1f5f3f9b10',
      tipo: 'baja',
      para: 'lola@example.com',
      idioma,
      // Half past eleven at night in Madrid.
      datos: { nombre, borra_en: '2026-11-21T22:30:00+00:00' },
      creado_en: new Date('2026-11-20T22:30:00Z'),
    },
    ORIGEN,
  )

/** The letter to an account that is about to go. */
describe.each(LOCALES)('%s', (idioma) => {
  test('says when by the restaurant’s clock, names the button that keeps it, and links to its page', () => {
    const { texto, html, subject: asunto, appointment } = carta(idioma)
    expect(texto).toContain('23:30')
    expect(texto).toContain('21')
    expect(texto).toContain(PAGE[idioma].MisDatos.anularBaja)
    for (const part of [texto, html])
      expect(part).toContain(`https://alma.example.com${localePath(idioma, '/profile/datos')}`)
    expect(texto + asunto).not.toMatch(/\{\w+\}/)
    expect([...asunto].length).toBeLessThanOrEqual(77)
    expect(html).toContain(`lang="${idioma}"`)
    expect(appointment).toBeNull()
  })

  test('a name that is none is not greeted with', () => {
    expect(carta(idioma, 'www.evil.example').texto).not.toContain('evil')
  })
})
