import type { GrupoDeSecciones } from '@/components/admin/nav.tsx'

/** How much waits in a section, for the number beside its name. */
export type Esperan = { reservas: number; mensajes: number; textos: number; correos: number }

/** The sections of the back office in the order of the sidebar. */
export const secciones = ({ reservas, mensajes, textos, correos }: Esperan): readonly GrupoDeSecciones[] => [
  {
    titulo: null,
    secciones: [
      { href: '/almaenigma', nombre: 'Resumen', icono: 'resumen', pendientes: 0 },
      { href: '/almaenigma/platos', nombre: 'Platos', icono: 'platos', pendientes: 0 },
      { href: '/almaenigma/galeria', nombre: 'Galería', icono: 'galeria', pendientes: textos },
      { href: '/almaenigma/contacto', nombre: 'Contacto', icono: 'contacto', pendientes: mensajes },
    ],
  },
  {
    titulo: 'Sala',
    secciones: [
      { href: '/almaenigma/reservas', nombre: 'Reservas', icono: 'reservas', pendientes: reservas },
    ],
  },
  {
    titulo: 'Casa',
    secciones: [
      { href: '/almaenigma/legales', nombre: 'Textos legales', icono: 'textos', pendientes: 0 },
      { href: '/almaenigma/correo', nombre: 'Correos', icono: 'enviar', pendientes: correos },
      { href: '/almaenigma/preguntas', nombre: 'Preguntas sin respuesta', icono: 'duda', pendientes: 0 },
    ],
  },
]
