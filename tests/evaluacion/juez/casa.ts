import {
  type FilaCategoria,
  type FilaPlato,
  type FilaPresencia,
  type Filas,
  type FilaVino,
  IDIOMAS,
  type Idioma,
} from '../filas.ts'

type Presencia = 'contiene' | 'puede_contener' | 'comprobado_sin'
type Precio = { formato: string; cents: number }
type Seccion = { id: string; tipo: string; nombres: ReadonlyMap<Idioma, string> }

/** A dish, a drink or a wine that a visitor may see. */
export type Cosa = {
  tipo: 'plato' | 'bebida' | 'vino'
  slug: string
  nombres: ReadonlyMap<Idioma, string>
  descripciones: ReadonlyMap<Idioma, string>
  ingredientes: ReadonlyMap<Idioma, readonly string[]>
  seccion: Seccion | null
  precios: readonly Precio[]
  agotado: boolean
  vegano: boolean
  vegetariano: boolean
  declarado: boolean
  /** By the key of the allergen in the database. */
  alergenos: ReadonlyMap<string, Presencia>
  sinAlcohol: boolean
  vino: FilaVino | null
  /** Slugs of the wines the house pours with it. */
  vinos: ReadonlySet<string>
}

/** What a moment at the restaurant is: its day, its hour, and the weekday (1 = Monday). */
export type Momento = { fecha: string; hora: string; dia: number }

export type Casa = {
  cosas: readonly Cosa[]
  secciones: readonly Seccion[]
  filas: Filas
  momento: Momento
  /** Every stored text that an answer may quote, in each language. */
  textos: ReadonlyMap<Idioma, readonly string[]>
}

type Traducciones = Record<string, Record<string, unknown>> | null | undefined
const esTexto = (valor: unknown): valor is string => typeof valor === 'string' && valor.trim() !== ''

/** A text in the languages in which it is published; a draft is not. */
export function enIdiomas(espanol: unknown, traducciones: Traducciones, campo: string): Map<Idioma, string> {
  const todos = new Map<Idioma, string>()
  if (esTexto(espanol)) todos.set('es', espanol.trim())
  for (const idioma of IDIOMAS) {
    const fila = idioma === 'es' ? undefined : traducciones?.[idioma]
    const valor = fila?.[campo]
    if (esTexto(valor) && (fila?.estado ?? 'revisado') === 'revisado') todos.set(idioma, valor.trim())
  }
  return todos
}

function listas(espanol: unknown, traducciones: Traducciones, campo: string): Map<Idioma, string[]> {
  const todas = new Map<Idioma, string[]>()
  for (const idioma of IDIOMAS) {
    const fila = idioma === 'es' ? undefined : traducciones?.[idioma]
    const valor = idioma === 'es' ? espanol : fila?.[campo]
    const lista = Array.isArray(valor) ? valor.filter(esTexto) : []
    if (lista.length > 0 && (fila?.estado ?? 'revisado') === 'revisado') todas.set(idioma, lista)
  }
  return todas
}

/** A text in a language, or in Spanish where there is none. */
export const en = <T>(textos: ReadonlyMap<Idioma, T>, idioma: Idioma): T | undefined =>
  textos.get(idioma) ?? textos.get('es')

/** The moment in the restaurant's zone. */
export function momentoDe(iso: string | number): Momento {
  const partes = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/Madrid',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(iso))
  const parte = (tipo: string): string => partes.find(({ type }) => type === tipo)?.value ?? ''
  const fecha = `${parte('year')}-${parte('month')}-${parte('day')}`
  return {
    fecha,
    hora: `${parte('hour')}:${parte('minute')}`,
    dia: ((new Date(fecha).getUTCDay() + 6) % 7) + 1,
  }
}

/** What the rows mean at a moment: what can be seen, in which words, and what may be said of it. */
export function casaDe(filas: Filas, momento: Momento): Casa {
  const secciones = new Map(
    filas.categorias
      .filter(({ visible }) => visible !== false)
      .map((fila: FilaCategoria): [string, Seccion] => [
        fila.id,
        { id: fila.id, tipo: fila.tipo, nombres: enIdiomas(fila.nombre, fila.traducciones, 'nombre') },
      ]),
  )
  const claves = new Map(filas.alergenos.map(({ id, clave }) => [id, clave]))
  const presencias = (
    lista: readonly FilaPresencia[],
    de: (fila: FilaPresencia) => boolean,
  ): Map<string, Presencia> =>
    new Map(
      lista
        .filter(de)
        .map((fila): [string, Presencia] => [
          claves.get(fila.alergeno_id) ?? '',
          fila.presencia as Presencia,
        ]),
    )
  const slugDeVino = new Map(filas.vinos.map(({ id, slug }) => [id, slug]))

  const servido = (tipo: 'plato' | 'bebida', fila: FilaPlato): Cosa[] => {
    const seccion = secciones.get(fila.categoria_id) ?? null
    if (fila.visible === false || !seccion) return []
    const precios = tipo === 'plato' ? filas.plato_precios : filas.bebida_precios
    const alergenos = tipo === 'plato' ? filas.plato_alergenos : filas.bebida_alergenos
    const propia = (otra: { plato_id?: string; bebida_id?: string }): boolean =>
      (tipo === 'plato' ? otra.plato_id : otra.bebida_id) === fila.id
    return [
      {
        tipo: seccion.tipo === 'bebida' ? 'bebida' : tipo,
        slug: fila.slug,
        nombres: enIdiomas(fila.nombre, fila.traducciones, 'nombre'),
        descripciones: enIdiomas(fila.descripcion, fila.traducciones, 'descripcion'),
        ingredientes: listas(fila.ingredientes, fila.traducciones, 'ingredientes'),
        seccion,
        precios: precios.filter(propia).map(({ formato, cents }) => ({ formato, cents })),
        agotado: fila.agotado_hasta !== null && fila.agotado_hasta >= momento.fecha,
        vegano: fila.vegano,
        vegetariano: fila.vegetariano,
        declarado: fila.declarado_en !== null,
        alergenos: presencias(alergenos, propia),
        sinAlcohol: tipo === 'bebida' && fila.con_alcohol === false,
        vino: null,
        vinos: new Set(
          filas.maridajes
            .filter(({ plato_id }) => plato_id === fila.id)
            .flatMap(({ vino_id }) => slugDeVino.get(vino_id) ?? []),
        ),
      },
    ]
  }
  const vinos = filas.vinos
    .filter(({ visible }) => visible !== false)
    .map(
      (fila): Cosa => ({
        tipo: 'vino',
        slug: fila.slug,
        nombres: new Map([['es', fila.nombre]]),
        descripciones: enIdiomas(fila.nota, fila.traducciones, 'nota'),
        ingredientes: new Map(),
        seccion: null,
        precios: [
          { formato: 'botella', cents: fila.precio_botella_cents },
          ...(fila.precio_copa_cents === null ? [] : [{ formato: 'copa', cents: fila.precio_copa_cents }]),
        ],
        agotado: fila.stock <= 0,
        vegano: fila.vegano,
        vegetariano: fila.vegano,
        declarado: fila.declarado_en !== null,
        alergenos: presencias(filas.vino_alergenos, ({ vino_id }) => vino_id === fila.id),
        sinAlcohol: false,
        vino: fila,
        vinos: new Set(),
      }),
    )
  const cosas = [
    ...filas.platos.flatMap((fila) => servido('plato', fila)),
    ...filas.bebidas.flatMap((fila) => servido('bebida', fila)),
    ...vinos,
  ]
  return { cosas, secciones: [...secciones.values()], filas, momento, textos: textosDe(filas, cosas) }
}

/** Settings that are texts, quoted as they stand. */
export const ajuste = (filas: Filas, clave: string): unknown =>
  filas.ajustes.find((fila) => fila.clave === clave)?.valor

/** Prose of the rows, by language: what is quoted from it is no invention. */
function textosDe(filas: Filas, cosas: readonly Cosa[]): Map<Idioma, string[]> {
  const todos = new Map<Idioma, string[]>(IDIOMAS.map((idioma) => [idioma, []]))
  const anotar = (textos: ReadonlyMap<Idioma, string>): void => {
    for (const [idioma, texto] of textos) todos.get(idioma)?.push(texto)
  }
  for (const cosa of cosas) anotar(cosa.descripciones)
  for (const fila of [
    ...filas.preguntas_frecuentes,
    ...filas.contacto,
    ...filas.filosofia,
    ...filas.footer_info,
    ...filas.zonas,
    ...filas.contenido_reservas,
    ...filas.categorias,
    ...filas.maridajes,
  ] as { visible?: boolean; traducciones: Traducciones; [campo: string]: unknown }[])
    if (fila.visible !== false)
      for (const [campo, valor] of Object.entries(fila))
        if (campo !== 'nombre' && esTexto(valor) && valor.includes(' '))
          anotar(enIdiomas(valor, fila.traducciones, campo))
  for (const fila of filas.ajustes)
    if (esTexto(fila.valor)) anotar(enIdiomas(fila.valor, fila.traducciones, 'valor'))
  const cierres = ajuste(filas, 'cierres')
  for (const cierre of Array.isArray(cierres) ? (cierres as Record<string, unknown>[]) : [])
    anotar(enIdiomas(cierre.motivo, cierre.traducciones as Traducciones, 'motivo'))
  return todos
}
