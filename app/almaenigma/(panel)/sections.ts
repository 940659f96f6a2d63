import type { Section, SectionGroup } from '@/components/admin/shell/nav.tsx'
import type { Waiting } from '@/lib/admin/casa/dashboard.ts'

const section = (href: string, nombre: string, icon: Section['icon'], pendingCount = 0): Section => ({
  href: `/almaenigma${href}`,
  nombre,
  icon,
  pendingCount,
})

export const sections = ({ reservas, mensajes, textos, correos }: Waiting): readonly SectionGroup[] => [
  {
    titulo: null,
    sections: [
      section('', 'Resumen', 'resumen'),
      section('/platos', 'Platos', 'platos'),
      section('/bebidas', 'Bebidas', 'bebidas'),
      section('/vinos', 'Vinos', 'vinos'),
      section('/alergenos', 'Alérgenos', 'alergenos'),
      section('/programados', 'Cambios con fecha', 'reloj'),
      section('/filosofia', 'Filosofía', 'filosofia'),
      section('/galeria', 'Galería', 'galeria', textos),
      section('/contacto', 'Contacto', 'contacto', mensajes),
      section('/preguntas-frecuentes', 'Preguntas frecuentes', 'pregunta'),
    ],
  },
  {
    titulo: 'Sala',
    sections: [
      section('/reservas', 'Reservas', 'reservas', reservas),
      section('/usuarios', 'Usuarios', 'usuarios'),
      section('/footer', 'Pie de página', 'pie'),
      section('/ajustes', 'Ajustes', 'ajustes'),
    ],
  },
  {
    titulo: 'Casa',
    sections: [
      section('/legales', 'Textos legales', 'textos'),
      section('/correo', 'Correos', 'enviar', correos),
      section('/preguntas', 'Preguntas sin respuesta', 'duda'),
      section('/historial', 'Historial', 'historial'),
      section('/papelera', 'Papelera', 'papelera'),
      section('/importar', 'Importar y exportar', 'importar'),
    ],
  },
]
