import 'server-only'
import type { IsoDate } from '../core/dates.ts'
import type { Locale } from '../i18n/locales.ts'
import { type Lista, lista, optionalTexto, type Texto, texto } from '../i18n/textos.ts'
import { type Photo, toPhoto } from '../imagenes/rows.ts'
import type { Pair } from './maridajes.ts'
import type { AlergenoRow, BebidaRow, PlatoRow } from './rows.ts'
import { isServedOn, type ServedColumns } from './when-served.ts'

export type Alergeno = { clave: string; nombre: Texto }
/** An undeclared dish has no lists at all: nothing may be concluded from it. */
export type Declaration =
  | { declarado: false }
  | { declarado: true; contiene: readonly Alergeno[]; puede: readonly Alergeno[]; sinGluten: boolean }

export type Bebida = {
  ml: number | null
  /** Alcohol by volume, in percent; null where unknown. */
  grados: number | null
  conAlcohol: boolean
  showsWithoutAlcohol: boolean
}

export type Plato = {
  tipo: 'plato' | 'bebida'
  slug: string
  nombre: Texto
  original: string
  descripcion: Texto | null
  ingredientes: Lista
  /** Integer cents; `minimo` is the least number it is served for. */
  precios: readonly { formato: string; cents: number; minimo: number }[]
  alergenos: Declaration
  sinComprobado: readonly Alergeno[]
  dieta: 'vegano' | 'vegetariano' | null
  picante: number
  destacado: boolean
  ilustracion: string | null
  foto: Photo | null
  agotado: boolean
  /** When it is served, for a dish that is not always; `today`: whether that is today. */
  served: (ServedColumns & { today: boolean }) | null
  vinos: readonly Pair[]
  bebida: Bebida | null
}

export type ReadContext = {
  alergenos: ReadonlyMap<number, Alergeno>
  vinos: ReadonlyMap<string, readonly Pair[]>
  locale: Locale
  today: IsoDate
}

type Presencias = PlatoRow['plato_alergenos']

export const byNumber = (rows: readonly AlergenoRow[], locale: Locale): Map<number, Alergeno> =>
  new Map(
    rows.map(({ id, clave, nombre, traducciones }) => [
      id,
      { clave, nombre: texto(nombre, traducciones, 'nombre', locale) },
    ]),
  )

export function toDeclaration(
  declaredAt: string | null,
  presencias: Presencias,
  alergenos: ReadContext['alergenos'],
): Pick<Plato, 'alergenos' | 'sinComprobado'> {
  if (declaredAt === null) return { alergenos: { declarado: false }, sinComprobado: [] }
  const of = (presencia: Presencias[number]['presencia']) =>
    presencias
      .filter((entry) => entry.presencia === presencia)
      .sort((a, b) => a.alergeno_id - b.alergeno_id)
      .flatMap(({ alergeno_id }) => alergenos.get(alergeno_id) ?? [])
  const verifiedFree = of('comprobado_sin')
  return {
    alergenos: {
      declarado: true,
      contiene: of('contiene'),
      puede: of('puede_contener'),
      sinGluten: verifiedFree.some(({ clave }) => clave === 'gluten'),
    },
    sinComprobado: verifiedFree,
  }
}

function commonOf(row: PlatoRow | BebidaRow, { locale, today }: ReadContext) {
  const nombre = texto(row.nombre, row.traducciones, 'nombre', locale)
  return {
    slug: row.slug,
    nombre,
    original: row.nombre,
    descripcion: optionalTexto(row.descripcion, row.traducciones, 'descripcion', locale),
    dieta: row.vegano ? ('vegano' as const) : row.vegetariano ? ('vegetariano' as const) : null,
    foto: toPhoto(row.imagen, nombre, locale),
    agotado: row.agotado_hasta !== null && row.agotado_hasta >= today,
  }
}

function servedOf(row: PlatoRow, today: IsoDate): Plato['served'] {
  const { servicio, dias_semana, temporada_desde, temporada_hasta, disponible_desde, disponible_hasta } = row
  const said = servicio ?? dias_semana ?? temporada_desde ?? disponible_desde ?? disponible_hasta
  if (said === null) return null
  return {
    ...{ servicio, dias_semana, temporada_desde, temporada_hasta, disponible_desde, disponible_hasta },
    today: isServedOn(row, today),
  }
}

export const toPlato = (row: PlatoRow, context: ReadContext): Plato => ({
  tipo: 'plato',
  ...commonOf(row, context),
  ...toDeclaration(row.declarado_en, row.plato_alergenos, context.alergenos),
  ingredientes: lista(row.ingredientes, row.traducciones, 'ingredientes', context.locale),
  precios: row.plato_precios,
  picante: row.picante,
  destacado: row.destacado,
  ilustracion: row.ilustracion,
  served: servedOf(row, context.today),
  vinos: context.vinos.get(row.slug) ?? [],
  bebida: null,
})

const toBebida = (row: BebidaRow, context: ReadContext, markAlcoholFree: boolean): Plato => ({
  tipo: 'bebida',
  ...commonOf(row, context),
  ...toDeclaration(row.declarado_en, row.bebida_alergenos, context.alergenos),
  ingredientes: { items: [], lang: context.locale },
  precios: row.bebida_precios,
  picante: 0,
  destacado: false,
  ilustracion: null,
  served: null,
  vinos: [],
  bebida: {
    ml: row.volumen_ml,
    grados: row.con_alcohol ? row.graduacion : null,
    conAlcohol: row.con_alcohol,
    showsWithoutAlcohol: markAlcoholFree && !row.con_alcohol && !/sin alcohol/i.test(row.nombre),
  },
})

export function toBebidas(rows: readonly BebidaRow[], context: ReadContext): Plato[] {
  const alcoholicCount = rows.filter(({ con_alcohol }) => con_alcohol).length
  return rows.map((row) => toBebida(row, context, alcoholicCount * 2 > rows.length))
}
