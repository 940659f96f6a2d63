import type { Case, Suggestion } from '../../evals/judge/case.ts'
import { type Casa, casaDe, momentOf, type Thing } from '../../evals/judge/house.ts'
import { type Fault, judge } from '../../evals/judge/judge.ts'
import type { FilaPlato, FilaVino, HouseRows } from '../../evals/rows.ts'

/** A small house of its own: what the judge is tried on has nothing to do with the demo. */
const nombres = (en: string, fr: string, de: string, it: string) => ({
  en: { nombre: en },
  fr: { nombre: fr },
  de: { nombre: de },
  it: { nombre: it },
})
const plato = (
  slug: string,
  categoria: string,
  nombre: string,
  more: Partial<FilaPlato> = {},
): FilaPlato => ({
  id: slug,
  slug,
  categoria_id: categoria,
  nombre,
  descripcion: null,
  ingredientes: [],
  vegetariano: false,
  vegano: false,
  agotado_hasta: null,
  declarado_en: '2026-11-01T10:00:00Z',
  traducciones: {},
  visible: true,
  ...more,
})
const vino = (slug: string, nombre: string, more: Partial<FilaVino> = {}): FilaVino => ({
  id: slug,
  slug,
  nombre,
  bodega: 'Bodegas Lumbre',
  pais: 'España',
  region: 'La Rioja',
  denominacion: 'DOCa Rioja',
  estilo: 'tinto',
  uvas: [{ clave: 'tempranillo', porcentaje: 100 }],
  vegano: false,
  precio_botella_cents: 2500,
  precio_copa_cents: null,
  stock: 10,
  nota: null,
  marida: ['carne_roja'],
  declarado_en: null,
  traducciones: {},
  visible: true,
  ...more,
})
const alergeno = (
  id: number,
  clave: string,
  nombre: string,
  en: string,
  fr: string,
  de: string,
  it: string,
) => ({
  id,
  clave,
  nombre,
  traducciones: nombres(en, fr, de, it),
})
const de = (plato_id: string, alergeno_id: number, presencia: string) => ({
  plato_id,
  alergeno_id,
  presencia,
})
const precio = (plato_id: string, cents: number, formato = 'unico') => ({
  plato_id,
  cents,
  formato,
  minimo: 1,
})

export const SAMPLE_ROWS: HouseRows = {
  categorias: [
    {
      id: 'c1',
      slug: 'entrantes',
      tipo: 'plato',
      nombre: 'Entrantes',
      traducciones: nombres('Starters', 'Entrées', 'Vorspeisen', 'Antipasti'),
    },
    {
      id: 'c2',
      slug: 'postres',
      tipo: 'plato',
      nombre: 'Postres',
      traducciones: nombres('Desserts', 'Desserts', 'Desserts', 'Dolci'),
    },
    {
      id: 'c3',
      slug: 'bebidas',
      tipo: 'bebida',
      nombre: 'Cervezas',
      traducciones: nombres('Beers', 'Bières', 'Biere', 'Birre'),
    },
  ],
  platos: [
    plato('pulpo', 'c1', 'Pulpo de roca', {
      descripcion: 'Con patata y pimentón, a fuego vivo.',
      ingredientes: ['pulpo', 'patata', 'pimentón'],
      traducciones: nombres('Rock octopus', 'Poulpe de roche', 'Felsenoktopus', 'Polpo di scoglio'),
    }),
    plato('hummus', 'c1', 'Hummus verde', {
      vegano: true,
      vegetariano: true,
      traducciones: nombres('Green hummus', 'Houmous vert', 'Grüner Hummus', 'Hummus verde'),
    }),
    plato('croqueta', 'c1', 'Croqueta de pollo', {
      traducciones: nombres(
        'Chicken croquette',
        'Croquette de poulet',
        'Hühnerkrokette',
        'Crocchetta di pollo',
      ),
    }),
    plato('alcachofa', 'c1', 'Alcachofa al sol', {
      vegetariano: true,
      declarado_en: null,
      traducciones: nombres('Sun artichoke', 'Artichaut au soleil', 'Sonnenartischocke', 'Carciofo al sole'),
    }),
    plato('sardina', 'c1', 'Sardina ahumada', {
      agotado_hasta: '2026-12-01',
      traducciones: nombres('Smoked sardine', 'Sardine fumée', 'Geräucherte Sardine', 'Sardina affumicata'),
    }),
    plato('flan', 'c2', 'Flan de huevo', {
      vegetariano: true,
      traducciones: nombres('Egg flan', 'Flan aux œufs', 'Eierflan', 'Flan di uova'),
    }),
    plato('sorbete', 'c2', 'Sorbete de lima', {
      vegano: true,
      vegetariano: true,
      traducciones: nombres('Lime sorbet', 'Sorbet au citron vert', 'Limettensorbet', 'Sorbetto al lime'),
    }),
    plato('oculto', 'c2', 'Tarta escondida', { visible: false }),
  ],
  plato_precios: [
    precio('pulpo', 1900),
    precio('pulpo', 1100, 'media'),
    precio('hummus', 850),
    precio('croqueta', 300),
    precio('alcachofa', 1200),
    precio('sardina', 950),
    precio('flan', 600),
    precio('sorbete', 550),
    precio('oculto', 700),
  ],
  plato_alergenos: [
    de('pulpo', 14, 'contiene'),
    de('pulpo', 1, 'comprobado_sin'),
    de('hummus', 11, 'contiene'),
    de('hummus', 1, 'puede_contener'),
    de('croqueta', 1, 'contiene'),
    de('croqueta', 3, 'contiene'),
    de('flan', 3, 'contiene'),
    de('flan', 7, 'contiene'),
    de('sorbete', 1, 'comprobado_sin'),
    de('sorbete', 3, 'comprobado_sin'),
  ],
  bebidas: [
    plato('cana', 'c3', 'Cerveza tostada', {
      con_alcohol: true,
      traducciones: nombres('Brown ale', 'Bière brune', 'Dunkles Bier', 'Birra scura'),
    }),
    plato('cero', 'c3', 'Cerveza cero', {
      con_alcohol: false,
      traducciones: nombres('Zero beer', 'Bière zéro', 'Nullbier', 'Birra zero'),
    }),
  ],
  bebida_precios: [
    { bebida_id: 'cana', cents: 400, formato: 'unico', minimo: 1 },
    { bebida_id: 'cero', cents: 350, formato: 'unico', minimo: 1 },
  ],
  bebida_alergenos: [{ bebida_id: 'cana', alergeno_id: 1, presencia: 'contiene' }],
  vinos: [
    vino('roca', 'Roca Viva'),
    vino('brisa', 'Brisa Nueva', {
      estilo: 'blanco',
      region: 'Comunidad Valenciana',
      denominacion: 'DO Valencia',
      uvas: [{ clave: 'merseguera' }],
      precio_botella_cents: 1800,
      precio_copa_cents: 420,
      marida: ['molusco', 'marisco'],
    }),
    vino('seco', 'Seco Roto', { stock: 0 }),
  ],
  vino_alergenos: [],
  alergenos: [
    alergeno(1, 'gluten', 'Gluten', 'Gluten', 'Gluten', 'Gluten', 'Glutine'),
    alergeno(3, 'huevos', 'Huevos', 'Eggs', 'Œufs', 'Eier', 'Uova'),
    alergeno(7, 'leche', 'Lácteos', 'Milk', 'Lait', 'Milch', 'Latte'),
    alergeno(11, 'sesamo', 'Sésamo', 'Sesame', 'Sésame', 'Sesam', 'Sesamo'),
    alergeno(14, 'moluscos', 'Moluscos', 'Molluscs', 'Mollusques', 'Weichtiere', 'Molluschi'),
  ],
  maridajes: [
    { plato_id: 'flan', vino_id: 'roca', motivo: 'Porque sí, y porque el azúcar lo pide.', traducciones: {} },
  ],
  contenido_reservas: [
    { horarios_comida: ['13:00', '14:00', '15:15'], horarios_cena: ['20:00', '22:30'], traducciones: {} },
  ],
  footer_info: [
    {
      telefono: '+34 911 222 333',
      email: 'hola@casa.example',
      direccion: 'Calle del Faro, 3, 46001 Costa',
      google_maps_url: 'https://maps.example/casa',
      whatsapp_url: 'https://wa.me/34911222333',
      instagram_url: 'https://instagram.example/casa',
      tripadvisor_url: null,
      descripcion_restaurante: 'Cocinamos despacio lo que trae la mañana.',
      traducciones: {},
    },
  ],
  contacto: [],
  filosofia: [],
  preguntas_frecuentes: [
    {
      tema: 'perros',
      pregunta: '¿Perros?',
      respuesta: 'Sí, en el patio y atados. Dentro no entran.',
      traducciones: { en: { respuesta: 'Yes, in the courtyard and on a lead. Not indoors.' } },
    },
    {
      tema: 'descorche',
      pregunta: '¿Vino propio?',
      respuesta: 'Sí, y el descorche cuesta 9 € por botella.',
      traducciones: {},
    },
  ],
  zonas: [],
  ajustes: [
    { clave: 'dias_cerrados', valor: [1], traducciones: {} },
    { clave: 'personas_max', valor: 20, traducciones: {} },
    {
      clave: 'cierres',
      valor: [{ tipo: 'cierre', desde: '2026-12-24', hasta: '2026-12-24', motivo: 'Nochebuena.' }],
      traducciones: {},
    },
    {
      clave: 'horario',
      valor: [
        { primera_mesa: '13:00', ultima_mesa: '15:15', cierre_cocina: '16:00' },
        { primera_mesa: '20:00', ultima_mesa: '22:30', cierre_cocina: '23:00' },
      ],
      traducciones: {},
    },
    { clave: 'nombre', valor: 'Casa Lumbre', traducciones: {} },
  ],
}

export const CASA: Casa = casaDe(SAMPLE_ROWS, momentOf('2026-11-25T11:00:00+01:00'))
export const thing = (slug: string): Thing => {
  const found = CASA.cosas.find((one) => one.slug === slug)
  if (!found) throw new Error(`no ${slug}`)
  return found
}

/** The keys that an answer fails, out of those asked for and the seven prohibitions. */
export function faults(
  message: string,
  asks: {
    must?: string[]
    must_not?: string[]
    lang?: string
    text?: string
    sobre?: Thing
    casa?: Casa
    enlaces?: string[]
    hints?: Case['hints']
    borrador?: Record<string, unknown>
  } = {},
): Fault[] {
  const example: Case = {
    id: 'x',
    lang: asks.lang ?? 'es',
    text: asks.text ?? '',
    intent: 'x',
    must: asks.must ?? [],
    must_not: asks.must_not ?? [],
    ...(asks.hints ? { hints: asks.hints } : {}),
  }
  const suggestions: Suggestion[] = (asks.enlaces ?? []).map((url) => ({ text: 'Ver', url }))
  return judge(
    asks.casa ?? CASA,
    example,
    { message, suggestions },
    asks.sobre ?? null,
    asks.borrador ?? null,
  )
}
export const claves = (...args: Parameters<typeof faults>): string[] =>
  faults(...args).map(({ clave }) => clave)
