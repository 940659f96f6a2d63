import { ZONA } from '@/lib/core/dates.ts'

const TABLA: Readonly<Record<string, string>> = {
  categorias: 'Categorías',
  platos: 'Platos',
  bebidas: 'Bebidas',
  vinos: 'Vinos',
  alergenos: 'Alérgenos',
  filosofia: 'Filosofía',
  galeria: 'Galería',
  contacto: 'Contacto',
  preguntas_frecuentes: 'Preguntas frecuentes',
  legales: 'Textos legales',
  zonas: 'Zonas',
  mesas: 'Mesas',
  contenido_reservas: 'Página de reservas',
  footer_info: 'Pie de página',
  ajustes: 'Ajustes',
  usuarios: 'Usuarios',
}
export const tableNombre = (tabla: string): string => TABLA[tabla] ?? humanize(tabla)
export const SECTIONS: readonly { tabla: string; nombre: string }[] = Object.entries(TABLA).map(
  ([tabla, nombre]) => ({ tabla, nombre }),
)

const FIELD: Readonly<Record<string, string>> = {
  nombre: 'Nombre',
  slug: 'Nombre corto',
  descripcion: 'Descripción',
  titulo: 'Título',
  subtitulo: 'Subtítulo',
  cuerpo: 'Texto',
  pie: 'Pie de foto',
  alt: 'Texto alternativo',
  ilustracion: 'Ilustración',
  foto: 'Foto',
  imagen_id: 'Foto',
  ingredientes: 'Ingredientes',
  categoria_id: 'Categoría',
  destacado: 'Recomendado por la casa',
  picante: 'Picante',
  pescado_crudo: 'Pescado crudo',
  vegetariano: 'Vegetariano',
  vegano: 'Vegano',
  agotado_hasta: 'Agotado hasta',
  servicio: 'Se sirve en',
  dias_semana: 'Se sirve los días (1 es lunes)',
  temporada_desde: 'Temporada, desde el mes',
  temporada_hasta: 'Temporada, hasta el mes',
  disponible_desde: 'En la carta desde',
  disponible_hasta: 'En la carta hasta',
  declarado_en: 'Alérgenos firmados',
  declarado_por: 'Firmados por',
  visible: 'Visible en la web',
  orden: 'Posición',
  bodega: 'Bodega',
  pais: 'País',
  region: 'Región',
  denominacion: 'Denominación',
  anada: 'Añada',
  graduacion: 'Graduación',
  formato_ml: 'Botella (ml)',
  copa_ml: 'Copa (ml)',
  volumen_ml: 'Volumen (ml)',
  temp_min_c: 'Temperatura mínima (°C)',
  temp_max_c: 'Temperatura máxima (°C)',
  precio_botella_cents: 'Precio de la botella',
  precio_copa_cents: 'Precio de la copa',
  stock: 'Botellas',
  marida: 'Marida con',
  nota: 'Nota de cata',
  motivo: 'Por qué está en la carta',
  pregunta: 'Pregunta',
  respuesta: 'Respuesta',
  vigente_desde: 'Vigente desde',
  version: 'Versión',
  aforo: 'Aforo',
  por_mesas: 'Se cuenta por mesas',
  minimo: 'Desde cuántas personas',
  unidas: 'Mesas que se juntan',
  como_llegar: 'Cómo llegar',
  atencion: 'Atención',
  bicicleta: 'Bicicleta',
  direccion: 'Dirección',
  telefono: 'Teléfono',
  email: 'Correo',
  titulo_principal: 'Título',
  descripcion_principal: 'Descripción',
  mensaje_confirmacion: 'Mensaje de confirmación',
  mensaje_whatsapp: 'Mensaje de WhatsApp',
  horarios_comida: 'Horas de comida',
  horarios_cena: 'Horas de cena',
  ocasion_opciones: 'Ocasiones',
  descripcion_restaurante: 'Descripción',
  valor: 'Valor',
  publico: 'Público',
  admin: 'Administra la web',
  segundo_factor: 'Segundo factor',
  segundo_factor_exigido: 'Segundo factor obligatorio',
  estado: 'Estado',
}
function humanize(name: string): string {
  const text = name.replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
export const fieldNombre = (campo: string): string => FIELD[campo] ?? humanize(campo)

export const IDIOMA: Readonly<Record<string, string>> = {
  en: 'inglés',
  fr: 'francés',
  de: 'alemán',
  it: 'italiano',
}
export const thingName = ({ tabla, titulo }: { tabla: string; titulo: string }): string =>
  tabla === 'ajustes' ? humanize(titulo) : titulo

const FORMAT_LABELS: Readonly<Record<string, string>> = {
  media: 'media ración',
  racion: 'ración',
  unidad: 'unidad',
  persona: 'por persona',
  '100g': '100 g',
  kg: 'kilo',
  menu: 'menú',
}
export const precioNombre = (format: string): string =>
  format === 'unico' ? 'Precio' : `Precio (${FORMAT_LABELS[format] ?? format})`

export const PRESENCIA: Readonly<Record<string, string>> = {
  contiene: 'contiene',
  puede_contener: 'puede contener',
  comprobado_sin: 'comprobado sin',
}
export const NOT_LISTED = 'no figura'

const EUROS = new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR', useGrouping: true })
const euros = (cents: number): string => EUROS.format(cents / 100)

const DIA = new Intl.DateTimeFormat('es-ES', { timeZone: 'UTC', dateStyle: 'long' })
const MOMENT_FORMAT = new Intl.DateTimeFormat('es-ES', {
  timeZone: ZONA,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})
export const formatMoment = (instant: string): string => MOMENT_FORMAT.format(Date.parse(instant))

export function valueLabel(campo: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? 'sí' : 'no'
  if (typeof value === 'number')
    return campo.endsWith('_cents') ? euros(value) : String(value).replace('.', ',')
  if (typeof value === 'string') {
    if (/^\d{4}-\d\d-\d\d$/.test(value)) return DIA.format(Date.parse(value))
    if (/^\d{4}-\d\d-\d\dT[\d:.]+/.test(value)) return formatMoment(value)
    return value
  }
  if (Array.isArray(value)) {
    const parts = value.map((part) => valueLabel(campo, part) ?? '')
    return parts.length > 0 ? parts.join(', ') : null
  }
  return Object.entries(value)
    .map(([key, part]) => `${humanize(key).toLowerCase()}: ${valueLabel(key, part) ?? 'nada'}`)
    .join('; ')
}
