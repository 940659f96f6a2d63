import type { IconName } from '../parts/line-icon.tsx'

export type Destination = {
  id: string
  grupo: string
  titulo: string
  detail?: string
  /** Where it leads; `CALL_HREF` opens the window for a call. */
  href: string
  icon: IconName
}

export const CALL_HREF = '#llamada'

export const VERBS: readonly Destination[] = [
  {
    id: 'v-llamada',
    grupo: 'Hacer',
    titulo: 'Apuntar una reserva por teléfono',
    detail: 'Llamada, reserva nueva. Tecla A',
    href: CALL_HREF,
    icon: 'telefono',
  },
  { id: 'v-plato', grupo: 'Hacer', titulo: 'Nuevo plato', href: '/almaenigma/platos/nuevo', icon: 'mas' },
  { id: 'v-bebida', grupo: 'Hacer', titulo: 'Nueva bebida', href: '/almaenigma/bebidas/nuevo', icon: 'mas' },
  { id: 'v-vino', grupo: 'Hacer', titulo: 'Nuevo vino', href: '/almaenigma/vinos/nuevo', icon: 'mas' },
  {
    id: 'v-categoria',
    grupo: 'Hacer',
    titulo: 'Nueva categoría',
    href: '/almaenigma/categorias/nueva',
    icon: 'mas',
  },
  {
    id: 'v-pregunta',
    grupo: 'Hacer',
    titulo: 'Nueva pregunta frecuente',
    href: '/almaenigma/preguntas-frecuentes/nueva',
    icon: 'mas',
  },
  {
    id: 'v-pendientes',
    grupo: 'Hacer',
    titulo: 'Confirmar reservas',
    detail: 'Las pendientes',
    href: '/almaenigma/reservas/lista?ver=pendientes',
    icon: 'hecho',
  },
  {
    id: 'v-alergenos',
    grupo: 'Hacer',
    titulo: 'Declarar alérgenos',
    detail: 'Platos sin declarar',
    href: '/almaenigma/platos?filtro=alergenos',
    icon: 'alergenos',
  },
  {
    id: 'v-traducir',
    grupo: 'Hacer',
    titulo: 'Traducir lo que falta',
    detail: 'Platos por traducir',
    href: '/almaenigma/platos?filtro=traducir',
    icon: 'textos',
  },
  {
    id: 'v-muro',
    grupo: 'Hacer',
    titulo: 'Revisar textos del muro',
    href: '/almaenigma/galeria?estado=pendiente',
    icon: 'galeria',
  },
  {
    id: 'v-mensajes',
    grupo: 'Hacer',
    titulo: 'Leer mensajes',
    detail: 'Los sin leer',
    href: '/almaenigma/contacto/mensajes?ver=nuevos',
    icon: 'correo',
  },
  {
    id: 'v-imprimir',
    grupo: 'Hacer',
    titulo: 'Imprimir la tabla de alérgenos',
    href: '/almaenigma/alergenos',
    icon: 'alergenos',
  },
  {
    id: 'v-qr',
    grupo: 'Hacer',
    titulo: 'Imprimir el código QR de la carta',
    href: '/menu/mesa',
    icon: 'fuera',
  },
  { id: 'v-web', grupo: 'Hacer', titulo: 'Ver la web', href: '/', icon: 'fuera' },
]

/** Pages below a section of the sidebar, with the words they are looked for by. */
const NESTED: readonly (readonly [string, string, string, IconName])[] = [
  ['/reservas/lista', 'Lista de reservas', 'Todas, por confirmar, cerradas', 'reservas'],
  ['/reservas/calendario', 'Calendario de reservas', 'Mes, semanas, ocupación', 'reservas'],
  ['/reservas/cierres', 'Cierres', 'Cerrar días, vacaciones, festivos', 'reservas'],
  ['/reservas/clientes', 'Clientes', 'Fichas, visitas, alergias, veto', 'usuarios'],
  ['/reservas/informes', 'Informes', 'Cubiertos, faltas, estadísticas, CSV', 'resumen'],
  ['/reservas/contenido', 'Página de reservas y horas', 'Horario, turnos, comida, cena, textos', 'reservas'],
  ['/categorias', 'Categorías', 'Apartados de la carta', 'platos'],
  ['/contacto/mensajes', 'Mensajes', 'Formulario de contacto', 'correo'],
  ['/contacto/plano', 'Plano del puerto', 'Mapa, puntos, cómo llegar a pie', 'fuera'],
  ['/correo/tareas', 'Tareas automáticas', 'Recordatorios, copias de seguridad', 'enviar'],
  ['/cuenta', 'Mi cuenta', 'Contraseña, correo, móvil, seguridad', 'persona'],
  ['/ajustes/reservas', 'Reglas de las reservas', 'Antelación, ritmo, duración', 'ajustes'],
  ['/ajustes/dias', 'Días especiales', 'Horario de un día, festivos, cierres', 'ajustes'],
  ['/ajustes/zonas', 'Zonas', 'Plazas, aforo, terraza, sala', 'ajustes'],
  ['/ajustes/zonas/mesas', 'Mesas', 'Contar por mesas, plano, uniones, juntar', 'ajustes'],
]
export const NESTED_PAGES: readonly Destination[] = NESTED.map(([href, titulo, detail, icon]) => ({
  id: `s-${href.slice(1).replaceAll('/', '-')}`,
  grupo: 'Ir a',
  titulo,
  detail,
  href: `/almaenigma${href}`,
  icon,
}))

export const AJUSTES: readonly Destination[] = [
  ['nombre', 'Nombre del restaurante', '/almaenigma/ajustes'],
  ['lema', 'Lema y descripción', '/almaenigma/ajustes'],
  ['avisos', 'Avisos de alergias, pescado, sobras y precios', '/almaenigma/ajustes'],
  ['cerrados', 'Días cerrados', '/almaenigma/ajustes/reservas'],
  ['programados', 'Cambios con fecha: precios, platos y textos', '/almaenigma/programados'],
  ['semana', 'Horario de cada día de la semana', '/almaenigma/ajustes/semana'],
  ['especiales', 'Días especiales, festivos, vacaciones y cierres', '/almaenigma/ajustes/dias'],
  ['antelacion', 'Antelación y horizonte de las reservas', '/almaenigma/ajustes/reservas'],
  ['personas', 'Personas por reserva', '/almaenigma/ajustes/reservas'],
  ['duracion', 'Duración de las mesas y ritmo de entrada', '/almaenigma/ajustes/reservas'],
  ['zonas', 'Zonas, plazas y terraza', '/almaenigma/ajustes/zonas'],
  ['horas', 'Horas de comida y cena', '/almaenigma/reservas/contenido'],
  ['ocasiones', 'Ocasiones de la reserva', '/almaenigma/reservas/contenido'],
  ['whatsapp', 'Plantilla de WhatsApp', '/almaenigma/reservas/contenido'],
  ['telefono', 'Teléfono, correo y dirección', '/almaenigma/footer'],
  ['redes', 'Enlaces: Instagram, Tripadvisor, mapa', '/almaenigma/footer'],
  ['mapa', 'Cómo llegar, aparcamiento y coordenadas', '/almaenigma/contacto'],
].map(([id = '', titulo = '', href = '']) => ({
  id: `a-${id}`,
  grupo: 'Ajustes',
  titulo,
  href,
  icon: 'ajustes',
}))

/** Case and accents do not matter when somebody searches. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** Those that hold every word, each at the beginning of one; all of them where there is nothing to look for. */
export function filterDestinations(destinations: readonly Destination[], texto: string): Destination[] {
  const words = fold(texto).split(/\s+/).filter(Boolean)
  return destinations.filter(({ titulo, detail }) => {
    const en = ` ${fold(`${titulo} ${detail ?? ''}`).replace(/[^\p{L}\p{N}]+/gu, ' ')}`
    return words.every((word) => en.includes(` ${word}`))
  })
}
