import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { inFourLanguages, slug, texto } from './shapes.ts'
import { type Site, site } from './site.ts'

const cents = z.int().min(50).max(200_000)
const scale = z.int().min(1).max(5)

export const ALERGENO_KEYS = [
  'gluten',
  'crustaceos',
  'huevos',
  'pescado',
  'cacahuetes',
  'soja',
  'leche',
  'frutos_cascara',
  'apio',
  'mostaza',
  'sesamo',
  'sulfitos',
  'altramuces',
  'moluscos',
] as const
export type Clave = (typeof ALERGENO_KEYS)[number]
const alergenoKeys = z.array(z.enum(ALERGENO_KEYS))
const alergenos = z.strictObject({
  contiene: alergenoKeys,
  puede_contener: alergenoKeys,
  comprobado_sin: alergenoKeys,
})
export type Declaration = z.output<typeof alergenos>

const categoria = z.strictObject({
  slug,
  tipo: z.enum(['plato', 'bebida']),
  nombre: texto,
  descripcion: texto,
  traducciones: inFourLanguages({ nombre: texto, descripcion: texto }),
  orden: z.int(),
})
const common = {
  slug,
  categoria: slug,
  nombre: texto.max(120),
  descripcion: texto.max(600),
  alergenos,
  declarado: z.boolean(),
  dietas: z.array(z.enum(['vegetariano', 'vegano'])),
}
const precios = z.array(
  z.strictObject({
    formato: z.enum(['unico', 'media', 'racion', 'unidad', 'kg', '100g', 'persona', 'menu']),
    cents,
    minimo: z.int().min(2).max(20).optional(),
  }),
)
export type Precio = z.output<typeof precios>[number]
const plato = z.strictObject({
  ...common,
  ingredientes: z.array(texto).min(1),
  traducciones: inFourLanguages({ nombre: texto, descripcion: texto, ingredientes: z.array(texto).min(1) }),
  precios: precios.min(1),
  picante: z.int().min(0).max(3),
  destacado: z.boolean(),
  agotado: z.boolean(),
  pescado_crudo: z.boolean(),
  visible: z.boolean(),
  ilustracion: slug.nullable(),
})
const bebida = z.strictObject({
  ...common,
  traducciones: inFourLanguages({ nombre: texto, descripcion: texto }),
  precios: precios.length(1),
  volumen_ml: z.int().positive().nullable(),
  graduacion: z.number().min(0).max(60).nullable(),
  con_alcohol: z.boolean(),
})

const carta = z.strictObject({
  alergenos: z
    .array(
      z.strictObject({
        clave: z.enum(ALERGENO_KEYS),
        numero: z.int(),
        nombre: texto,
        traducciones: inFourLanguages({ nombre: texto }),
      }),
    )
    .length(14),
  categorias: z.array(categoria),
  platos: z.array(plato),
  bebidas: z.array(bebida),
})
export type Carta = z.output<typeof carta>

const STYLES = ['espumoso', 'blanco', 'naranja', 'rosado', 'tinto', 'generoso', 'dulce'] as const
const vino = z.strictObject({
  slug,
  nombre: texto.max(120),
  bodega: texto,
  pais: texto,
  region: texto,
  denominacion: texto,
  estilo: z.enum(STYLES),
  crianza: z.enum(['joven', 'sobre_lias', 'roble', 'crianza', 'reserva', 'gran_reserva', 'otro']),
  anada: z.int().min(1950).max(2026).nullable(),
  uvas: z
    .array(z.strictObject({ clave: texto, porcentaje: z.number().positive().max(100).nullable() }))
    .min(1),
  graduacion: z.number().min(5).max(22),
  formato_ml: z.int(),
  temp_min_c: z.int(),
  temp_max_c: z.int(),
  decantar: z.boolean(),
  ecologico: z.boolean(),
  vegano: z.boolean(),
  cuerpo: scale,
  acidez: scale,
  dulzor: scale,
  tanino: scale,
  precio_botella_cents: cents,
  precio_copa_cents: cents.nullable(),
  copa_ml: z.int().nullable(),
  stock: z.int().min(0),
  alergenos,
  declarado: z.boolean(),
  nota: texto.max(600),
  motivo: texto.max(600),
  traducciones: inFourLanguages({ nota: texto, motivo: texto }),
  marida: z.array(texto).min(1),
  destacado: z.boolean(),
  visible: z.boolean(),
})
const cava = z.strictObject({
  estilos: z
    .array(
      z.strictObject({
        clave: z.enum(STYLES),
        nombre: texto,
        traducciones: inFourLanguages({ nombre: texto }),
      }),
    )
    .length(STYLES.length),
  uvas: z.array(z.strictObject({ clave: z.string().regex(/^[a-z_]+$/), nombre: texto })),
  vinos: z.array(vino),
})
export type Cava = z.output<typeof cava>

const maridajes = z.array(
  z.union([
    z.strictObject({ plato: slug, vino: slug }),
    z.strictObject({
      plato: slug,
      vino: slug,
      motivo: texto.max(600),
      traducciones: inFourLanguages({ motivo: texto }),
    }),
  ]),
)
type Maridajes = z.output<typeof maridajes>

export type Contenido = { carta: Carta; cava: Cava; sitio: Site; maridajes: Maridajes }

const lee = (nombre: string): unknown =>
  JSON.parse(readFileSync(new URL(`./${nombre}.json`, import.meta.url), 'utf8'))

export const sources = (): Contenido => ({
  carta: carta.parse(lee('carta')),
  cava: cava.parse(lee('cava')),
  sitio: site.parse(lee('site')),
  maridajes: maridajes.parse(lee('maridajes')),
})
