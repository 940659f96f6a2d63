import { describe, expect, test } from 'vitest'
import { type AjusteRow, kitchenClosings, toAjustes } from '../../../lib/casa/ajustes.ts'
import { footerRow, toFooter } from '../../../lib/casa/footer.ts'
import { toCava } from '../../../lib/cava/read.ts'
import { vinoRow } from '../../../lib/cava/vino.ts'
import { reservasRow, toContenidoReservas, toOpeningHours } from '../../../lib/reservas/content.ts'

const ajuste = (clave: string, valor: unknown, traducciones: AjusteRow['traducciones'] = {}): AjusteRow => ({
  clave,
  valor,
  traducciones,
})

describe('settings', () => {
  test('have a name and a motto even before the owner has written them', () => {
    expect(toAjustes([], 'de')).toMatchObject({
      nombre: 'Alma Enigma',
      lema: { text: 'Cocina con Alma', lang: 'es' },
      avisoAlergias: null,
    })
  })
  test('speak the page’s language where there is a translation', () => {
    const rows = [
      ajuste('nombre', 'Casa Alma'),
      ajuste('lema', 'Cocina con Alma', { de: { valor: 'Küche mit Seele' } }),
      ajuste('aviso_alergias', 'Dínoslo.'),
    ]
    expect(toAjustes(rows, 'de')).toMatchObject({
      nombre: 'Casa Alma',
      lema: { text: 'Küche mit Seele', lang: 'de' },
      avisoAlergias: { text: 'Dínoslo.', lang: 'es' },
    })
  })
  test('tell when the kitchen closes, or that nobody has said so', () => {
    const horario = [{ clave: 'comida', cierre_cocina: '16:00', ultima_mesa: '15:15' }]
    expect(kitchenClosings([ajuste('horario', horario)])).toEqual({ comida: '16:00', cena: null })
    expect(kitchenClosings([ajuste('horario', 'siempre')])).toEqual({ comida: null, cena: null })
  })
})

describe('footer', () => {
  const row = {
    telefono: '+34 900 000 000',
    email: 'hola@example.com',
    direccion: 'Paseo Marítimo, 12, 03000 Pueblo de Mar',
    instagram_url: 'https://instagram.example.com/a',
    tripadvisor_url: '',
    google_maps_url: 'javascript:alert(1)',
    whatsapp_url: null,
    descripcion_restaurante: 'Frente al mar.',
    traducciones: { fr: { descripcion_restaurante: 'Face à la mer.' } },
  }
  test('reads as on an envelope and dials without spaces', () => {
    expect(toFooter(footerRow.parse(row), 'fr')).toMatchObject({
      lines: ['Paseo Marítimo, 12', '03000 Pueblo de Mar'],
      tel: 'tel:+34900000000',
      descripcion: { text: 'Face à la mer.', lang: 'fr' },
    })
  })
  test('links only to web addresses', () => {
    expect(toFooter(footerRow.parse(row), 'es')).toMatchObject({
      instagram: 'https://instagram.example.com/a',
      tripadvisor: null,
      map: null,
      whatsapp: null,
    })
  })
  test('§8 footer fetch error: without a row the default contact data is kept', () => {
    expect(toFooter(undefined, 'es').telefono).toBe('+34 900 000 000')
  })
})

describe('hours', () => {
  const row = reservasRow.parse({
    titulo_principal: 'Reserva tu mesa',
    descripcion_principal: '',
    horarios_comida: ['13:30:00', '14:00', 'mañana'],
    horarios_cena: null,
    traducciones: { en: { titulo_principal: 'Book a table' } },
  })
  test('come from the rows, and from the specification where a row is silent', () => {
    const { turnos, diasCerrados } = toOpeningHours(row, [ajuste('dias_cerrados', [1, 2])], '2026-11-24')
    expect(turnos).toEqual([
      { servicio: 'comida', desde: '13:30', hasta: '14:00', cierre: '14:00' },
      { servicio: 'cena', desde: '18:30', hasta: '22:30', cierre: '22:30' },
    ])
    expect(diasCerrados).toEqual([1, 2])
    expect(toOpeningHours(undefined, [], '2026-11-24').diasCerrados).toEqual([1])
  })
  test('the page’s title is the owner’s', () => {
    expect(toContenidoReservas(row, 'en')).toEqual({
      titulo: { text: 'Book a table', lang: 'en' },
      descripcion: null,
      confirmacion: null,
    })
    expect(toContenidoReservas(undefined, 'en')).toEqual({
      titulo: null,
      descripcion: null,
      confirmacion: null,
    })
  })
})

describe('cellar', () => {
  const vino = (slug: string, estilo: string) =>
    vinoRow.parse({
      slug,
      nombre: slug,
      bodega: 'Finca Salinera',
      pais: 'España',
      region: 'Comunidad Valenciana',
      denominacion: 'DO Alicante',
      estilo,
      anada: 2024,
      uvas: [{ clave: 'moscatel', porcentaje: 70 }, { clave: 'perdida' }],
      precio_botella_cents: 2400,
      precio_copa_cents: null,
      copa_ml: null,
      graduacion: 12.5,
      formato_ml: 750,
      temp_min_c: 8,
      temp_max_c: 10,
      decantar: false,
      ecologico: true,
      vegano: false,
      nota: 'Salado.',
      declarado_en: null,
      traducciones: {},
      vino_alergenos: [{ alergeno_id: 12, presencia: 'contiene' }],
    })
  test('stands by style in the order of a wine list; unforeseen styles come last', () => {
    const styles = toCava([vino('a', 'tinto'), vino('b', 'clarete'), vino('c', 'espumoso')], [], 'es')
    expect(styles.map(({ clave }) => clave)).toEqual(['espumoso', 'tinto', 'clarete'])
  })
  test('names grapes from the settings and leaves out those nobody has named', () => {
    const [estilo] = toCava([vino('a', 'tinto')], [ajuste('uva_moscatel', 'Moscatel')], 'es')
    expect(estilo?.vinos[0]).toMatchObject({
      origen: 'Finca Salinera, DO Alicante',
      uvas: [{ text: 'Moscatel', lang: 'es' }],
      copa: null,
      botella: 2400,
      lengua: 'es',
      temperatura: [8, 10],
      ficha: { region: 'comunidad-valenciana', texto: 'a moscatel finca salinera do alicante' },
    })
  })
  test('says nothing of the allergens of a wine nobody has declared, whatever its rows hold', () => {
    const alergenos = new Map([
      [12, { clave: 'sulfitos', nombre: { text: 'Sulfitos', lang: 'es' as const } }],
    ])
    const read = (declaredAt: string | null) =>
      toCava([{ ...vino('a', 'tinto'), declarado_en: declaredAt }], [], 'es', {
        alergenos,
        platos: new Map(),
      })[0]?.vinos[0]?.alergenos
    expect(read(null)).toEqual({ declarado: false })
    expect(read('2026-11-02T10:00:00+01:00')).toMatchObject({ contiene: [{ clave: 'sulfitos' }], puede: [] })
  })
})
