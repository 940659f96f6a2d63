/** The rows the judge decides from, as PostgREST gives them to anybody: only what it looks at. */
export const IDIOMAS = ['es', 'en', 'fr', 'de', 'it'] as const
export type Idioma = (typeof IDIOMAS)[number]
export const esIdioma = (text: string): text is Idioma => (IDIOMAS as readonly string[]).includes(text)

type Translated = { traducciones: Record<string, Record<string, unknown>> | null }
type Visible = { visible?: boolean }
export type FilaCategoria = Translated & Visible & { id: string; slug: string; tipo: string; nombre: string }
export type FilaPlato = Translated &
  Visible & {
    id: string
    slug: string
    categoria_id: string
    nombre: string
    descripcion: string | null
    ingredientes?: string[] | null
    vegetariano: boolean
    vegano: boolean
    agotado_hasta: string | null
    declarado_en: string | null
    con_alcohol?: boolean
    graduacion?: number | null
  }
type FilaPrecio = {
  plato_id?: string
  bebida_id?: string
  formato: string
  cents: number
  minimo: number
}
export type FilaPresencia = {
  plato_id?: string
  bebida_id?: string
  vino_id?: string
  alergeno_id: number
  presencia: string
}
export type FilaVino = Translated &
  Visible & {
    id: string
    slug: string
    nombre: string
    bodega: string
    pais: string
    region: string | null
    denominacion: string | null
    estilo: string
    uvas: unknown
    vegano: boolean
    precio_botella_cents: number
    precio_copa_cents: number | null
    stock: number
    nota: string | null
    motivo?: string | null
    marida: string[] | null
    declarado_en: string | null
  }
type FilaTexto = Translated & Visible & Record<string, unknown>

export type HouseRows = {
  categorias: FilaCategoria[]
  platos: FilaPlato[]
  plato_precios: FilaPrecio[]
  plato_alergenos: FilaPresencia[]
  bebidas: FilaPlato[]
  bebida_precios: FilaPrecio[]
  bebida_alergenos: FilaPresencia[]
  vinos: FilaVino[]
  vino_alergenos: FilaPresencia[]
  alergenos: (Translated & { id: number; clave: string; nombre: string })[]
  maridajes: (Translated & { plato_id: string; vino_id: string; motivo: string })[]
  contenido_reservas: (FilaTexto & { horarios_comida: string[]; horarios_cena: string[] })[]
  footer_info: FilaTexto[]
  contacto: FilaTexto[]
  filosofia: FilaTexto[]
  preguntas_frecuentes: (FilaTexto & { tema: string; pregunta: string; respuesta: string })[]
  zonas: FilaTexto[]
  ajustes: (Translated & { clave: string; valor: unknown })[]
}

/** Each table with an order that makes its pages stable. */
const TABLAS: Record<keyof HouseRows, string> = {
  categorias: 'id',
  platos: 'id',
  plato_precios: 'plato_id,formato',
  plato_alergenos: 'plato_id,alergeno_id',
  bebidas: 'id',
  bebida_precios: 'bebida_id,formato',
  bebida_alergenos: 'bebida_id,alergeno_id',
  vinos: 'id',
  vino_alergenos: 'vino_id,alergeno_id',
  alergenos: 'id',
  maridajes: 'plato_id,vino_id',
  contenido_reservas: 'id',
  footer_info: 'id',
  contacto: 'id',
  filosofia: 'orden',
  preguntas_frecuentes: 'orden',
  zonas: 'id',
  ajustes: 'clave',
}
const PAGE = 1000

/** Reads what a visitor may read. @throws Error naming the table that cannot be read */
export async function readRows(url: string, key: string): Promise<HouseRows> {
  const tabla = async (nombre: string, order: string): Promise<unknown[]> => {
    const rows: unknown[] = []
    for (let ultima = PAGE; ultima === PAGE; ) {
      const wanted = new URLSearchParams({
        select: '*',
        order,
        limit: String(PAGE),
        offset: String(rows.length),
      })
      const res = await fetch(`${url}/rest/v1/${nombre}?${wanted}`, {
        headers: { apikey: key, authorization: `Bearer ${key}` },
      })
      if (!res.ok) throw new Error(`${nombre}: HTTP ${res.status} ${await res.text()}`)
      const parte = (await res.json()) as unknown[]
      rows.push(...parte)
      ultima = parte.length
    }
    return rows
  }
  const all = await Promise.all(
    Object.entries(TABLAS).map(async ([nombre, order]) => [nombre, await tabla(nombre, order)] as const),
  )
  return Object.fromEntries(all) as unknown as HouseRows
}
