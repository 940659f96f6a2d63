import type { AttentionPoint } from '@/components/admin/dashboard/attention.tsx'
import type { Entity } from '@/components/admin/dashboard/counters.tsx'
import type { Summary } from '@/lib/admin/casa/dashboard.ts'
import type { JobRuns } from '@/lib/admin/libro/informe.ts'

/** The kinds of text of the translation board, in the order of the sidebar, and where each is written. */
export const ENTITIES: readonly Entity[] = [
  { tabla: 'platos', nombre: 'Platos', href: '/almaenigma/platos?filtro=traducir' },
  { tabla: 'bebidas', nombre: 'Bebidas', href: '/almaenigma/bebidas?filtro=traducir' },
  { tabla: 'vinos', nombre: 'Vinos', href: '/almaenigma/vinos?filtro=traducir' },
  { tabla: 'categorias', nombre: 'Categorías', href: '/almaenigma/categorias' },
  { tabla: 'alergenos', nombre: 'Alérgenos', href: '/almaenigma/alergenos' },
  { tabla: 'filosofia', nombre: 'Filosofía', href: '/almaenigma/filosofia' },
  { tabla: 'galeria', nombre: 'Galería', href: '/almaenigma/galeria' },
  { tabla: 'contacto', nombre: 'Contacto', href: '/almaenigma/contacto' },
  {
    tabla: 'preguntas_frecuentes',
    nombre: 'Preguntas frecuentes',
    href: '/almaenigma/preguntas-frecuentes?filtro=traducir',
  },
  { tabla: 'contenido_reservas', nombre: 'Página de reservas', href: '/almaenigma/reservas/contenido' },
  { tabla: 'footer_info', nombre: 'Pie de página', href: '/almaenigma/footer' },
  { tabla: 'zonas', nombre: 'Zonas', href: '/almaenigma/ajustes/zonas' },
  { tabla: 'ajustes', nombre: 'Ajustes y avisos', href: '/almaenigma/ajustes' },
  { tabla: 'legales', nombre: 'Textos legales', href: '/almaenigma/legales' },
]

type Card = Summary['fichas'][number]
const NOMBRES = {
  platos: ['plato', 'platos'],
  bebidas: ['bebida', 'bebidas'],
  vinos: ['vino', 'vinos'],
  galeria: ['imagen de la galería', 'imágenes de la galería'],
} as const satisfies Record<Card['tabla'], readonly [string, string]>
const LISTA = {
  platos: '/almaenigma/platos',
  bebidas: '/almaenigma/bebidas',
  vinos: '/almaenigma/vinos',
  galeria: '/almaenigma/galeria',
} as const satisfies Record<Card['tabla'], string>

const cardPoints = (card: Card): AttentionPoint[] => {
  const [singular, plural] = NOMBRES[card.tabla]
  const lista = LISTA[card.tabla]
  const filterHref = (f: string) => (card.tabla === 'galeria' ? lista : `${lista}?filtro=${f}`)
  return [
    {
      n: card.sinDeclarar,
      uno: `${singular} con alérgenos sin declarar`,
      varios: `${plural} con alérgenos sin declarar`,
      por: 'La web dice «sin confirmar» y nunca lo enseña como seguro.',
      href: filterHref('alergenos'),
      urgente: true,
    },
    {
      n: card.agotados,
      uno: `${singular} agotado hoy`,
      varios: `${plural} agotados hoy`,
      por: card.agotados === 1 ? 'Vuelve mañana por sí mismo.' : 'Vuelven mañana por sí mismos.',
      href: filterHref('agotados'),
      urgente: false,
    },
    {
      n: card.total - card.visibles,
      uno: `${singular} sin publicar`,
      varios: `${plural} sin publicar`,
      por: card.total - card.visibles === 1 ? 'No se ve en la web.' : 'No se ven en la web.',
      href: filterHref('ocultos'),
      urgente: false,
    },
    {
      n: card.sinFoto,
      uno: `${singular} sin foto`,
      varios: `${plural} sin foto`,
      por: 'En la web se ve su dibujo o su azulejo.',
      href: lista,
      urgente: false,
    },
  ]
}

/** Texts that some language lacks, has only as a draft, or has for an older Spanish text. */
function untranslated(traducciones: Summary['traducciones']): { missing: number; stale: number } {
  const sumOf = (estado: 'borrador' | 'vieja' | 'falta') =>
    traducciones.reduce((sum, cell) => sum + cell[estado], 0)
  return { missing: sumOf('falta') + sumOf('borrador'), stale: sumOf('vieja') }
}

/** What needs somebody, the most serious first. */
export function pointsOf(
  { esperan, preguntas, fichas, traducciones }: Summary,
  { rondas }: JobRuns,
): AttentionPoint[] {
  const { missing, stale } = untranslated(traducciones)
  const all = [
    {
      n: rondas.filter(({ falla, tarde }) => falla || tarde).length,
      uno: 'tarea automática que no se hace',
      varios: 'tareas automáticas que no se hacen',
      por: 'Recordatorios, correos, plazos: mira qué ha pasado.',
      href: '/almaenigma/correo/tareas',
      urgente: true,
    },
    ...fichas.flatMap(cardPoints),
    {
      n: esperan.reservas,
      uno: 'reserva pendiente de confirmar',
      varios: 'reservas pendientes de confirmar',
      por: 'Desde hoy en adelante.',
      href: '/almaenigma/reservas/lista?ver=pendientes',
      urgente: true,
    },
    {
      n: esperan.correos,
      uno: 'correo a un cliente sin entregar',
      varios: 'correos a clientes sin entregar',
      por: 'Nadie vuelve a intentarlo hasta que tú lo decides.',
      href: '/almaenigma/correo',
      urgente: true,
    },
    {
      n: esperan.mensajes,
      uno: 'mensaje de un cliente sin leer',
      varios: 'mensajes de clientes sin leer',
      por:
        esperan.mensajes === 1 ? 'Llegó por la página de contacto.' : 'Llegaron por la página de contacto.',
      href: '/almaenigma/contacto/mensajes?ver=nuevos',
      urgente: true,
    },
    {
      n: esperan.textos,
      uno: 'texto de un cliente por revisar',
      varios: 'textos de clientes por revisar',
      por:
        esperan.textos === 1
          ? 'No se ve en la web hasta que lo publicas.'
          : 'No se ven en la web hasta que los publicas.',
      href: '/almaenigma/galeria?estado=pendiente',
      urgente: true,
    },
    {
      n: preguntas,
      uno: 'pregunta que Enigmito no supo contestar',
      varios: 'preguntas que Enigmito no supo contestar',
      por: 'En los últimos 30 días.',
      href: '/almaenigma/preguntas',
      urgente: false,
    },
    {
      n: stale,
      uno: 'traducción con el español cambiado',
      varios: 'traducciones con el español cambiado',
      por: stale === 1 ? 'Dice todavía lo de antes.' : 'Dicen todavía lo de antes.',
      href: '#traducciones',
      urgente: false,
    },
    {
      n: missing,
      uno: 'traducción que falta o está en borrador',
      varios: 'traducciones que faltan o están en borrador',
      por: 'Mientras, se enseña el español.',
      href: '#traducciones',
      urgente: false,
    },
  ]
  return [...all.filter(({ urgente }) => urgente), ...all.filter(({ urgente }) => !urgente)]
}
