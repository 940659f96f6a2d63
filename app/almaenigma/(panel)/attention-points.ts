import type { AttentionPoint } from '@/components/admin/dashboard/attention.tsx'
import type { Entity } from '@/components/admin/dashboard/counters.tsx'
import type { Summary } from '@/lib/admin/casa/dashboard.ts'
import type { JobRuns } from '@/lib/admin/libro/informe.ts'

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
      one: `${singular} con alérgenos sin declarar`,
      many: `${plural} con alérgenos sin declarar`,
      reason: 'La web dice «sin confirmar» y nunca lo enseña como seguro.',
      href: filterHref('alergenos'),
      urgent: true,
    },
    {
      n: card.agotados,
      one: `${singular} agotado hoy`,
      many: `${plural} agotados hoy`,
      reason: card.agotados === 1 ? 'Vuelve mañana por sí mismo.' : 'Vuelven mañana por sí mismos.',
      href: filterHref('agotados'),
      urgent: false,
    },
    {
      n: card.total - card.visibles,
      one: `${singular} sin publicar`,
      many: `${plural} sin publicar`,
      reason: card.total - card.visibles === 1 ? 'No se ve en la web.' : 'No se ven en la web.',
      href: filterHref('ocultos'),
      urgent: false,
    },
    {
      n: card.sinFoto,
      one: `${singular} sin foto`,
      many: `${plural} sin foto`,
      reason: 'En la web se ve su dibujo o su azulejo.',
      href: lista,
      urgent: false,
    },
  ]
}

/** Texts that some language lacks, has only as a draft, or has for an older Spanish text. */
function untranslated(traducciones: Summary['traducciones']): { missing: number; stale: number } {
  const sumOf = (estado: 'borrador' | 'vieja' | 'falta') =>
    traducciones.reduce((sum, cell) => sum + cell[estado], 0)
  return { missing: sumOf('falta') + sumOf('borrador'), stale: sumOf('vieja') }
}

export function pointsOf(
  { esperan, preguntas, fichas, traducciones }: Summary,
  { rondas: runs }: JobRuns,
  failedChanges: number,
): AttentionPoint[] {
  const { missing, stale } = untranslated(traducciones)
  const all = [
    {
      n: runs.filter(({ falla, tarde }) => falla || tarde).length,
      one: 'tarea automática que no se hace',
      many: 'tareas automáticas que no se hacen',
      reason: 'Recordatorios, correos, plazos: mira qué ha pasado.',
      href: '/almaenigma/correo/tareas',
      urgent: true,
    },
    {
      n: failedChanges,
      one: 'cambio con fecha que no se pudo hacer',
      many: 'cambios con fecha que no se pudieron hacer',
      reason: 'En los últimos 7 días: mira por qué y hazlo a mano.',
      href: '/almaenigma/programados',
      urgent: true,
    },
    ...fichas.flatMap(cardPoints),
    {
      n: esperan.reservas,
      one: 'reserva pendiente de confirmar',
      many: 'reservas pendientes de confirmar',
      reason: 'Desde hoy en adelante.',
      href: '/almaenigma/reservas/lista?ver=pendientes',
      urgent: true,
    },
    {
      n: esperan.correos,
      one: 'correo a un cliente sin entregar',
      many: 'correos a clientes sin entregar',
      reason: 'Nadie vuelve a intentarlo hasta que tú lo decides.',
      href: '/almaenigma/correo',
      urgent: true,
    },
    {
      n: esperan.mensajes,
      one: 'mensaje de un cliente sin leer',
      many: 'mensajes de clientes sin leer',
      reason:
        esperan.mensajes === 1 ? 'Llegó por la página de contacto.' : 'Llegaron por la página de contacto.',
      href: '/almaenigma/contacto/mensajes?ver=nuevos',
      urgent: true,
    },
    {
      n: esperan.textos,
      one: 'texto de un cliente por revisar',
      many: 'textos de clientes por revisar',
      reason:
        esperan.textos === 1
          ? 'No se ve en la web hasta que lo publicas.'
          : 'No se ven en la web hasta que los publicas.',
      href: '/almaenigma/galeria?estado=pendiente',
      urgent: true,
    },
    {
      n: preguntas,
      one: 'pregunta que Enigmito no supo contestar',
      many: 'preguntas que Enigmito no supo contestar',
      reason: 'En los últimos 30 días.',
      href: '/almaenigma/preguntas',
      urgent: false,
    },
    {
      n: stale,
      one: 'traducción con el español cambiado',
      many: 'traducciones con el español cambiado',
      reason: stale === 1 ? 'Dice todavía lo de antes.' : 'Dicen todavía lo de antes.',
      href: '#traducciones',
      urgent: false,
    },
    {
      n: missing,
      one: 'traducción que falta o está en borrador',
      many: 'traducciones que faltan o están en borrador',
      reason: 'Mientras, se enseña el español.',
      href: '#traducciones',
      urgent: false,
    },
  ]
  return [...all.filter(({ urgent }) => urgent), ...all.filter(({ urgent }) => !urgent)]
}
