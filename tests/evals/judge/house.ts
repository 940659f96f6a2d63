import {
  type FilaCategoria,
  type FilaPlato,
  type FilaPresencia,
  type FilaVino,
  type HouseRows,
  IDIOMAS,
  type Idioma,
} from '../rows.ts'

type Presencia = 'contiene' | 'puede_contener' | 'comprobado_sin'
type Precio = { formato: string; cents: number }
type Seccion = { id: string; tipo: string; nombres: ReadonlyMap<Idioma, string> }

/** A dish, a drink or a wine that a visitor may see. */
export type Thing = {
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
export type Moment = { fecha: string; hora: string; dia: number }

export type Casa = {
  cosas: readonly Thing[]
  secciones: readonly Seccion[]
  filas: HouseRows
  momento: Moment
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
  const all = new Map<Idioma, string[]>()
  for (const idioma of IDIOMAS) {
    const fila = idioma === 'es' ? undefined : traducciones?.[idioma]
    const valor = idioma === 'es' ? espanol : fila?.[campo]
    const lista = Array.isArray(valor) ? valor.filter(esTexto) : []
    if (lista.length > 0 && (fila?.estado ?? 'revisado') === 'revisado') all.set(idioma, lista)
  }
  return all
}

/** A text in a language, or in Spanish where there is none. */
export const en = <T>(textos: ReadonlyMap<Idioma, T>, idioma: Idioma): T | undefined =>
  textos.get(idioma) ?? textos.get('es')

/** The moment in the restaurant's zone. */
export function momentOf(iso: string | number): Moment {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/Madrid',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(iso))
  const parte = (tipo: string): string => parts.find(({ type }) => type === tipo)?.value ?? ''
  const fecha = `${parte('year')}-${parte('month')}-${parte('day')}`
  return {
    fecha,
    hora: `${parte('hour')}:${parte('minute')}`,
    dia: ((new Date(fecha).getUTCDay() + 6) % 7) + 1,
  }
}

/** What the rows mean at a moment: what can be seen, in which words, and what may be said of it. */
export function casaDe(rows: HouseRows, moment: Moment): Casa {
  const secciones = new Map(
    rows.categorias
      .filter(({ visible }) => visible !== false)
      .map((fila: FilaCategoria): [string, Seccion] => [
        fila.id,
        { id: fila.id, tipo: fila.tipo, nombres: enIdiomas(fila.nombre, fila.traducciones, 'nombre') },
      ]),
  )
  const claves = new Map(rows.alergenos.map(({ id, clave }) => [id, clave]))
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
  const slugDeVino = new Map(rows.vinos.map(({ id, slug }) => [id, slug]))

  const served = (tipo: 'plato' | 'bebida', fila: FilaPlato): Thing[] => {
    const seccion = secciones.get(fila.categoria_id) ?? null
    if (fila.visible === false || !seccion) return []
    const precios = tipo === 'plato' ? rows.plato_precios : rows.bebida_precios
    const alergenos = tipo === 'plato' ? rows.plato_alergenos : rows.bebida_alergenos
    const own = (other: { plato_id?: string; bebida_id?: string }): boolean =>
      (tipo === 'plato' ? other.plato_id : other.bebida_id) === fila.id
    return [
      {
        tipo: seccion.tipo === 'bebida' ? 'bebida' : tipo,
        slug: fila.slug,
        nombres: enIdiomas(fila.nombre, fila.traducciones, 'nombre'),
        descripciones: enIdiomas(fila.descripcion, fila.traducciones, 'descripcion'),
        ingredientes: listas(fila.ingredientes, fila.traducciones, 'ingredientes'),
        seccion,
        precios: precios.filter(own).map(({ formato, cents }) => ({ formato, cents })),
        agotado: fila.agotado_hasta !== null && fila.agotado_hasta >= moment.fecha,
        vegano: fila.vegano,
        vegetariano: fila.vegetariano,
        declarado: fila.declarado_en !== null,
        alergenos: presencias(alergenos, own),
        sinAlcohol: tipo === 'bebida' && fila.con_alcohol === false,
        vino: null,
        vinos: new Set(
          rows.maridajes
            .filter(({ plato_id }) => plato_id === fila.id)
            .flatMap(({ vino_id }) => slugDeVino.get(vino_id) ?? []),
        ),
      },
    ]
  }
  const vinos = rows.vinos
    .filter(({ visible }) => visible !== false)
    .map(
      (fila): Thing => ({
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
        alergenos: presencias(rows.vino_alergenos, ({ vino_id }) => vino_id === fila.id),
        sinAlcohol: false,
        vino: fila,
        vinos: new Set(),
      }),
    )
  const things = [
    ...rows.platos.flatMap((fila) => served('plato', fila)),
    ...rows.bebidas.flatMap((fila) => served('bebida', fila)),
    ...vinos,
  ]
  return {
    cosas: things,
    secciones: [...secciones.values()],
    filas: rows,
    momento: moment,
    textos: textosDe(rows, things),
  }
}

/** Settings that are texts, quoted as they stand. */
export const ajuste = (rows: HouseRows, clave: string): unknown =>
  rows.ajustes.find((fila) => fila.clave === clave)?.valor

/** Prose of the rows, by language: what is quoted from it is no invention. */
function textosDe(rows: HouseRows, things: readonly Thing[]): Map<Idioma, string[]> {
  const todos = new Map<Idioma, string[]>(IDIOMAS.map((idioma) => [idioma, []]))
  const note = (textos: ReadonlyMap<Idioma, string>): void => {
    for (const [idioma, texto] of textos) todos.get(idioma)?.push(texto)
  }
  for (const thing of things) note(thing.descripciones)
  for (const fila of [
    ...rows.preguntas_frecuentes,
    ...rows.contacto,
    ...rows.filosofia,
    ...rows.footer_info,
    ...rows.zonas,
    ...rows.contenido_reservas,
    ...rows.categorias,
    ...rows.maridajes,
  ] as { visible?: boolean; traducciones: Traducciones; [campo: string]: unknown }[])
    if (fila.visible !== false)
      for (const [campo, valor] of Object.entries(fila))
        if (campo !== 'nombre' && esTexto(valor) && valor.includes(' '))
          note(enIdiomas(valor, fila.traducciones, campo))
  for (const fila of rows.ajustes)
    if (esTexto(fila.valor)) note(enIdiomas(fila.valor, fila.traducciones, 'valor'))
  const cierres = ajuste(rows, 'cierres')
  for (const cierre of Array.isArray(cierres) ? (cierres as Record<string, unknown>[]) : [])
    note(enIdiomas(cierre.motivo, cierre.traducciones as Traducciones, 'motivo'))
  return todos
}
