import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { ALWAYS } from '../../../lib/carta/when-served.ts'
import type { Rows, Translations } from '../../../supabase/functions/enigmito/rows/shape.ts'

/** The demo content as rows, as PostgREST would give them to the function. */
type Presencias = { contiene: string[]; puede_contener: string[]; comprobado_sin: string[] }
type Plato = {
  slug: string
  categoria: string
  nombre: string
  descripcion?: string
  ingredientes?: string[]
  traducciones: Translations
  precios: { formato: string; cents: number; minimo?: number }[]
  alergenos: Presencias
  declarado: boolean
  dietas: string[]
  picante?: number
  pescado_crudo?: boolean
  destacado?: boolean
  agotado?: boolean
  visible?: boolean
}
type Bebida = { volumen_ml?: number; graduacion?: number; con_alcohol?: boolean }
type Vino = Omit<Rows['vinos'][number], 'id' | 'orden' | 'declarado_en'> & {
  alergenos: Presencias
  declarado: boolean
}

const folder = resolve(import.meta.dirname, '../../../supabase/seed')
const read = (name: string) => JSON.parse(readFileSync(resolve(folder, name), 'utf8'))

const id = (text: string): string => {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

const inOrder = <T>(rows: T[]): (T & { orden: number })[] => rows.map((row, orden) => ({ ...row, orden }))

/** Fresh rows each time, so that a test may change them. */
export function seedRows(): Rows {
  const carta = read('carta.json')
  const cava = read('cava.json')
  const site = read('site.json')
  const maridajes: { plato: string; vino: string; motivo?: string; traducciones?: Translations }[] =
    read('maridajes.json')
  const numberOf = new Map<string, number>(
    carta.alergenos.map((a: { clave: string; numero: number }) => [a.clave, a.numero]),
  )
  const presencias = <K extends string>(key: K, value: string, all: Presencias) =>
    (['contiene', 'puede_contener', 'comprobado_sin'] as const).flatMap((presencia) =>
      all[presencia].map((clave) => ({
        [key]: value,
        alergeno_id: numberOf.get(clave) ?? 0,
        presencia,
      })),
    ) as ({ [P in K]: string } & { alergeno_id: number; presencia: string })[]
  const platos: Plato[] = carta.platos
  const bebidas: (Plato & Bebida)[] = carta.bebidas
  const { traducciones, ...ajustes } = site.ajustes
  const ofSetting = (clave: string): Translations =>
    Object.fromEntries(
      Object.entries(traducciones as Record<string, Record<string, unknown>>).flatMap(([lang, texts]) =>
        typeof texts[clave] === 'string' ? [[lang, { valor: texts[clave] }]] : [],
      ),
    )
  return structuredClone({
    ajustes: [
      ...Object.entries(ajustes).map(([clave, valor]) => ({
        clave,
        valor,
        traducciones: ofSetting(clave),
      })),
      { clave: 'horario', valor: site.horario.servicios, traducciones: {} },
      { clave: 'dias_cerrados', valor: site.horario.dias_cerrados, traducciones: {} },
      { clave: 'cierres', valor: site.horario.cierres, traducciones: {} },
      ...cava.uvas.map((uva: { clave: string; nombre: string }) => ({
        clave: `uva_${uva.clave}`,
        valor: uva.nombre,
        traducciones: {},
      })),
    ],
    footer_info: [site.footer_info],
    contenido_reservas: [
      {
        horarios_comida: site.contenido_reservas.horarios_comida,
        horarios_cena: site.contenido_reservas.horarios_cena,
      },
    ],
    categorias: carta.categorias.map((row: { slug: string; orden: number; visible?: boolean }) => ({
      ...row,
      id: id(`categoria:${row.slug}`),
      visible: row.visible ?? true,
    })),
    platos: platos.map((row, orden) => ({
      id: id(`plato:${row.slug}`),
      slug: row.slug,
      categoria_id: id(`categoria:${row.categoria}`),
      nombre: row.nombre,
      descripcion: row.descripcion ?? null,
      ingredientes: row.ingredientes ?? [],
      destacado: row.destacado ?? false,
      picante: row.picante ?? 0,
      pescado_crudo: row.pescado_crudo ?? false,
      vegetariano: row.dietas.includes('vegetariano'),
      vegano: row.dietas.includes('vegano'),
      agotado_hasta: row.agotado ? '2999-12-31' : null,
      ...ALWAYS,
      declarado_en: row.declarado ? '2026-11-01T10:00:00+00:00' : null,
      traducciones: row.traducciones,
      orden,
      visible: row.visible ?? true,
    })),
    plato_precios: platos.flatMap((row) =>
      row.precios.map((precio, orden) => ({
        plato_id: id(`plato:${row.slug}`),
        formato: precio.formato,
        cents: precio.cents,
        minimo: precio.minimo ?? 1,
        orden,
      })),
    ),
    alergenos: carta.alergenos.map((row: { numero: number }) => ({ ...row, id: row.numero })),
    plato_alergenos: platos.flatMap((row) => presencias('plato_id', id(`plato:${row.slug}`), row.alergenos)),
    vinos: cava.vinos.map((row: Vino, orden: number) => ({
      ...row,
      id: id(`vino:${row.slug}`),
      orden,
      declarado_en: row.declarado ? '2026-11-01T10:00:00+00:00' : null,
    })),
    vino_alergenos: cava.vinos.flatMap((row: Vino) =>
      presencias('vino_id', id(`vino:${row.slug}`), row.alergenos),
    ),
    bebidas: bebidas.map((row, orden) => ({
      id: id(`bebida:${row.slug}`),
      slug: row.slug,
      categoria_id: id(`categoria:${row.categoria}`),
      nombre: row.nombre,
      descripcion: row.descripcion ?? null,
      volumen_ml: row.volumen_ml ?? null,
      graduacion: row.graduacion ?? null,
      con_alcohol: row.con_alcohol ?? false,
      vegetariano: row.dietas.includes('vegetariano'),
      vegano: row.dietas.includes('vegano'),
      agotado_hasta: row.agotado ? '2999-12-31' : null,
      declarado_en: row.declarado ? '2026-11-01T10:00:00+00:00' : null,
      traducciones: row.traducciones,
      orden,
      visible: row.visible ?? true,
    })),
    bebida_precios: bebidas.flatMap((row) =>
      row.precios.map((precio, orden) => ({
        bebida_id: id(`bebida:${row.slug}`),
        formato: precio.formato,
        cents: precio.cents,
        minimo: precio.minimo ?? 1,
        orden,
      })),
    ),
    bebida_alergenos: bebidas.flatMap((row) =>
      presencias('bebida_id', id(`bebida:${row.slug}`), row.alergenos),
    ),
    maridajes: maridajes.map(({ plato, vino, ...pareja }, orden) => {
      const source = pareja.motivo ? pareja : cava.vinos.find(({ slug }: { slug: string }) => slug === vino)
      return {
        plato_id: id(`plato:${plato}`),
        vino_id: id(`vino:${vino}`),
        motivo: source.motivo,
        traducciones: source.traducciones,
        orden,
      }
    }),
    preguntas_frecuentes: inOrder(site.preguntas_frecuentes),
    filosofia: inOrder(site.filosofia),
    contacto: [site.contacto],
    zonas: inOrder(site.zonas),
  })
}
