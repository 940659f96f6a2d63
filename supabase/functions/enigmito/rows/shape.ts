import type { ServedColumns } from '../../../../lib/carta/when-served.ts'

export type Translations = Record<string, Record<string, unknown>>

type AjusteRow = { clave: string; valor: unknown; traducciones: Translations }
export type FooterRow = {
  telefono: string | null
  email: string | null
  direccion: string | null
  instagram_url: string | null
  tripadvisor_url: string | null
  google_maps_url: string | null
  whatsapp_url: string | null
  descripcion_restaurante: string | null
  traducciones: Translations
}
type ReservasRow = { horarios_comida: string[]; horarios_cena: string[] }
type CategoriaRow = {
  id: string
  slug: string
  tipo: string
  nombre: string
  traducciones: Translations
  orden: number
  visible: boolean
}
type PlatoRow = ServedColumns & {
  id: string
  slug: string
  categoria_id: string
  nombre: string
  descripcion: string | null
  ingredientes: string[]
  destacado: boolean
  picante: number
  pescado_crudo: boolean
  vegetariano: boolean
  vegano: boolean
  agotado_hasta: string | null
  declarado_en: string | null
  traducciones: Translations
  orden: number
  visible: boolean
}
type PrecioRow = { plato_id: string; formato: string; cents: number; minimo: number; orden: number }
type AlergenoRow = { id: number; clave: string; nombre: string; traducciones: Translations }
export type PresenciaRow = { alergeno_id: number; presencia: string }
type PlatoAlergenoRow = PresenciaRow & { plato_id: string }
type BebidaRow = Omit<
  PlatoRow,
  'ingredientes' | 'destacado' | 'picante' | 'pescado_crudo' | keyof ServedColumns
> & {
  volumen_ml: number | null
  graduacion: number | null
  con_alcohol: boolean
}
type BebidaPrecioRow = Omit<PrecioRow, 'plato_id'> & { bebida_id: string }
type BebidaAlergenoRow = PresenciaRow & { bebida_id: string }
export type VinoRow = {
  id: string
  slug: string
  nombre: string
  bodega: string
  anada: number | null
  graduacion: number | null
  pais: string
  region: string | null
  denominacion: string | null
  estilo: string
  uvas: unknown
  /** How long it aged: `crianza`, `reserva`, `gran_reserva` and others. */
  crianza: string | null
  ecologico: boolean
  vegano: boolean
  precio_botella_cents: number
  precio_copa_cents: number | null
  formato_ml: number
  /** From 1, dry, to 5. */
  dulzor: number | null
  cuerpo: number | null
  stock: number
  marida: string[]
  nota: string | null
  destacado: boolean
  declarado_en: string | null
  traducciones: Translations
  orden: number
  visible: boolean
}
type VinoAlergenoRow = PresenciaRow & { vino_id: string }
export type MaridajeRow = {
  plato_id: string
  vino_id: string
  motivo: string
  traducciones: Translations
  orden: number
}
type PreguntaRow = {
  tema: string
  pregunta: string
  respuesta: string
  traducciones: Translations
  orden: number
}
type FilosofiaRow = {
  slug: string
  titulo: string
  subtitulo: string | null
  cuerpo: string
  traducciones: Translations
  orden: number
}
export type ContactoRow = Record<ContactoCampo, string | null> & { traducciones: Translations }
export const CONTACTO = [
  'como_llegar',
  'aparcamiento',
  'transporte',
  'bicicleta',
  'accesibilidad',
  'terraza',
  'grupos',
  'atencion',
] as const
export type ContactoCampo = (typeof CONTACTO)[number]
type ZonaRow = {
  clave: string
  nombre: string
  descripcion: string | null
  exterior: boolean
  traducciones: Translations
  orden: number
}

export type Rows = {
  ajustes: readonly AjusteRow[]
  footer_info: readonly FooterRow[]
  contenido_reservas: readonly ReservasRow[]
  categorias: readonly CategoriaRow[]
  platos: readonly PlatoRow[]
  plato_precios: readonly PrecioRow[]
  alergenos: readonly AlergenoRow[]
  plato_alergenos: readonly PlatoAlergenoRow[]
  vinos: readonly VinoRow[]
  vino_alergenos: readonly VinoAlergenoRow[]
  bebidas: readonly BebidaRow[]
  bebida_precios: readonly BebidaPrecioRow[]
  bebida_alergenos: readonly BebidaAlergenoRow[]
  maridajes: readonly MaridajeRow[]
  preguntas_frecuentes: readonly PreguntaRow[]
  filosofia: readonly FilosofiaRow[]
  contacto: readonly ContactoRow[]
  zonas: readonly ZonaRow[]
}
export type Table = keyof Rows

export const COLUMNS = {
  ajustes: ['clave,valor,traducciones', 'clave'],
  footer_info: [
    'telefono,email,direccion,instagram_url,tripadvisor_url,google_maps_url,whatsapp_url,descripcion_restaurante,traducciones',
    'id',
  ],
  contenido_reservas: ['horarios_comida,horarios_cena', 'id'],
  categorias: ['id,slug,tipo,nombre,traducciones,orden,visible', 'id'],
  platos: [
    'id,slug,categoria_id,nombre,descripcion,ingredientes,destacado,picante,pescado_crudo,vegetariano,vegano,agotado_hasta,servicio,dias_semana,temporada_desde,temporada_hasta,disponible_desde,disponible_hasta,declarado_en,traducciones,orden,visible',
    'id',
  ],
  plato_precios: ['plato_id,formato,cents,minimo,orden', 'plato_id,formato'],
  alergenos: ['id,clave,nombre,traducciones', 'id'],
  plato_alergenos: ['plato_id,alergeno_id,presencia', 'plato_id,alergeno_id'],
  vinos: [
    'id,slug,nombre,bodega,anada,graduacion,pais,region,denominacion,estilo,uvas,crianza,ecologico,vegano,precio_botella_cents,precio_copa_cents,formato_ml,dulzor,cuerpo,stock,marida,nota,destacado,declarado_en,traducciones,orden,visible',
    'id',
  ],
  vino_alergenos: ['vino_id,alergeno_id,presencia', 'vino_id,alergeno_id'],
  bebidas: [
    'id,slug,categoria_id,nombre,descripcion,volumen_ml,graduacion,con_alcohol,vegetariano,vegano,agotado_hasta,declarado_en,traducciones,orden,visible',
    'id',
  ],
  bebida_precios: ['bebida_id,formato,cents,minimo,orden', 'bebida_id,formato'],
  bebida_alergenos: ['bebida_id,alergeno_id,presencia', 'bebida_id,alergeno_id'],
  maridajes: ['plato_id,vino_id,motivo,traducciones,orden', 'plato_id,vino_id'],
  preguntas_frecuentes: ['tema,pregunta,respuesta,traducciones,orden', 'tema'],
  filosofia: ['slug,titulo,subtitulo,cuerpo,traducciones,orden', 'slug'],
  contacto: [`${CONTACTO.join(',')},traducciones`, 'id'],
  zonas: ['clave,nombre,descripcion,exterior,traducciones,orden', 'clave'],
} satisfies Record<Table, readonly [columns: string, order: string]>
