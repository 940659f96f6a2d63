import { PestanasSeccion } from '@/components/admin/pestanas-seccion.tsx'

/** The bookings, and the page on which they are made. */
export const PestanasReservas = ({ actual }: { actual: string }) => (
  <PestanasSeccion
    rotulo="Reservas"
    actual={actual}
    pestanas={[
      { href: '/almaenigma/reservas', nombre: 'Las reservas' },
      { href: '/almaenigma/reservas/contenido', nombre: 'La página y las horas' },
    ]}
  />
)
