import type { GrupoDeSecciones, Seccion } from '@/components/admin/shell/nav.tsx'
import type { Esperan } from '@/lib/admin/casa/dashboard.ts'

const una = (href: string, nombre: string, icono: Seccion['icono'], pendientes = 0): Seccion => ({
  href: `/almaenigma${href}`,
  nombre,
  icono,
  pendientes,
})

/** The sections of the back office in the order of the sidebar, each with how much waits in it. */
export const secciones = ({ reservas, mensajes, textos, correos }: Esperan): readonly GrupoDeSecciones[] => [
  {
    titulo: null,
    secciones: [
      una('', 'Resumen', 'resumen'),
      una('/platos', 'Platos', 'platos'),
      una('/bebidas', 'Bebidas', 'bebidas'),
      una('/vinos', 'Vinos', 'vinos'),
      una('/alergenos', 'Alérgenos', 'alergenos'),
      una('/filosofia', 'Filosofía', 'filosofia'),
      una('/galeria', 'Galería', 'galeria', textos),
      una('/contacto', 'Contacto', 'contacto', mensajes),
      una('/preguntas-frecuentes', 'Preguntas frecuentes', 'pregunta'),
    ],
  },
  {
    titulo: 'Sala',
    secciones: [
      una('/reservas', 'Reservas', 'reservas', reservas),
      una('/usuarios', 'Usuarios', 'usuarios'),
      una('/footer', 'Pie de página', 'pie'),
      una('/ajustes', 'Ajustes', 'ajustes'),
    ],
  },
  {
    titulo: 'Casa',
    secciones: [
      una('/legales', 'Textos legales', 'textos'),
      una('/correo', 'Correos', 'enviar', correos),
      una('/preguntas', 'Preguntas sin respuesta', 'duda'),
      una('/historial', 'Historial', 'historial'),
      una('/papelera', 'Papelera', 'papelera'),
      una('/importar', 'Importar y exportar', 'importar'),
    ],
  },
]
