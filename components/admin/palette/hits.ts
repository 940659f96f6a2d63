import type { Hit } from '@/lib/admin/kit/search.ts'
import type { IconName } from '../parts/line-icon.tsx'
import type { Destination } from './destinations.ts'

type Tipo = { grupo: string; icon: IconName; href: (h: Hit) => string }
/** Where each kind of find leads. A booking is found again on its own day. */
const TIPOS = {
  plato: { grupo: 'Platos', icon: 'platos', href: ({ id }) => `/almaenigma/platos/${id}` },
  bebida: { grupo: 'Bebidas', icon: 'bebidas', href: ({ id }) => `/almaenigma/bebidas/${id}` },
  vino: { grupo: 'Vinos', icon: 'vinos', href: ({ id }) => `/almaenigma/vinos/${id}` },
  pregunta: {
    grupo: 'Preguntas frecuentes',
    icon: 'pregunta',
    href: ({ id }) => `/almaenigma/preguntas-frecuentes/${id}`,
  },
  categoria: { grupo: 'Categorías', icon: 'platos', href: ({ id }) => `/almaenigma/categorias/${id}` },
  alergeno: { grupo: 'Alérgenos', icon: 'alergenos', href: ({ id }) => `/almaenigma/alergenos/${id}` },
  idea: { grupo: 'Filosofía', icon: 'filosofia', href: ({ id }) => `/almaenigma/filosofia/${id}` },
  lamina: { grupo: 'Galería', icon: 'galeria', href: ({ id }) => `/almaenigma/galeria/${id}` },
  legal: { grupo: 'Textos legales', icon: 'textos', href: ({ id }) => `/almaenigma/legales/${id}` },
  reserva: {
    grupo: 'Reservas',
    icon: 'reservas',
    href: ({ detalle }) => {
      const [dia = '', , , filter = 'activas'] = (detalle ?? '').split(' ')
      return `/almaenigma/reservas/lista?${new URLSearchParams({ ver: filter, desde: dia })}`
    },
  },
} as const satisfies Record<Hit['tipo'], Tipo>

const detailOf = ({ tipo, id, detalle }: Hit): string => {
  if (tipo !== 'reserva') return detalle ?? ''
  const [dia = '', hora = '', personas = ''] = (detalle ?? '').split(' ')
  return `${Number(dia.slice(8))}/${Number(dia.slice(5, 7))}/${dia.slice(0, 4)}, ${hora}, ${personas} ${personas === '1' ? 'persona' : 'personas'}, ${id}`
}

export const toDestination = (hit: Hit): Destination => {
  const { grupo, icon, href } = TIPOS[hit.tipo]
  return {
    id: `${hit.tipo}-${hit.id}`,
    grupo,
    icon,
    titulo: hit.titulo,
    detail: detailOf(hit),
    href: href(hit),
  }
}
