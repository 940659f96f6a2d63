import type { NOMBRE_CLAVES, TextoAjuste } from '@/lib/admin/casa/ajustes-schema.ts'

type Nombre = (typeof NOMBRE_CLAVES)[number]

export const NOMBRE_LABELS: Record<Nombre, readonly [rotulo: string, ayuda: string]> = {
  nombre: ['Nombre del restaurante', 'En la cabecera, el pie, los correos y los buscadores.'],
  poblacion: ['Población', 'Para los buscadores y para decir dónde estamos.'],
  codigo_postal: ['Código postal', 'Enigmito lo usa para saber qué vinos son de cerca.'],
  asistente: ['Nombre del asistente', 'Cómo se presenta el asistente de la web.'],
}

type Label = readonly [rotulo: string, dicho: string, ayuda: string]
export const TEXTO_LABELS: Record<TextoAjuste, Label> = {
  lema: ['Lema', 'el lema', 'Junto al nombre, en la portada y la cabecera.'],
  descripcion: [
    'Descripción',
    'la descripción',
    'Lo que enseñan los buscadores y las redes al compartir la web.',
  ],
  horario_nota: [
    'Horario en una frase',
    'el horario',
    'Si cambias los días cerrados o las horas, cámbiala también.',
  ],
  servicio_comida: ['Nombre del servicio de mediodía', 'el nombre del mediodía', 'Así se llama en la web.'],
  servicio_cena: ['Nombre del servicio de noche', 'el nombre de la noche', 'Así se llama en la web.'],
  aviso_alergias: [
    'Aviso de alergias',
    'el aviso de alergias',
    'Siempre a la vista en la carta y al hablar de alérgenos.',
  ],
  aviso_pescado: ['Aviso del pescado crudo', 'el aviso del pescado', 'Al pie de la carta.'],
  aviso_sobras: [
    'Aviso de las sobras',
    'el aviso de las sobras',
    'Al pie de la carta: la ley pide ofrecer llevárselas.',
  ],
  aviso_precios: ['Aviso de los precios', 'el aviso de los precios', 'Al pie de la carta y de la cava.'],
  aviso_opiniones: [
    'Aviso de las opiniones',
    'el aviso de las opiniones',
    'Sobre el muro de experiencias: cómo se revisan.',
  ],
  aviso_asistente: [
    'Aviso del asistente',
    'el aviso del asistente',
    'Al abrir el chat: dice que es automático y da el teléfono.',
  ],
  descripcion_asistente: [
    'Descripción del asistente',
    'la descripción del asistente',
    'Lo que contesta cuando le preguntan quién es.',
  ],
  estilo_espumoso: ['Vinos espumosos', 'los espumosos', 'Título de su lista en la cava.'],
  estilo_blanco: ['Vinos blancos', 'los blancos', 'Título de su lista en la cava.'],
  estilo_naranja: ['Vinos naranjas', 'los naranjas', 'Título de su lista en la cava.'],
  estilo_rosado: ['Vinos rosados', 'los rosados', 'Título de su lista en la cava.'],
  estilo_tinto: ['Vinos tintos', 'los tintos', 'Título de su lista en la cava.'],
  estilo_generoso: ['Vinos generosos', 'los generosos', 'Título de su lista en la cava.'],
  estilo_dulce: ['Vinos dulces', 'los dulces', 'Título de su lista en la cava.'],
}

const RULE_LABELS: Readonly<Record<string, string>> = {
  dias_cerrados: 'Días cerrados',
  cierres: 'Días especiales',
  semana: 'Horario por día',
  horario: 'Cierre de la cocina',
  personas_min: 'Personas, como mínimo',
  personas_max: 'Personas, como máximo',
  aviso_minutos: 'Antelación mínima',
  horizonte_dias: 'Días vista',
  limite_contacto_dia: 'Reservas por contacto',
  gestion_minutos: 'Cambios y cancelaciones',
  oferta_minutos: 'Mesa ofrecida',
  espera_automatica: 'Ofrecer sola la mesa libre',
  ritmo: 'Ritmo de entrada',
  duraciones: 'Cuánto se queda cada mesa',
  avisos_correo: 'Correo de la casa',
}
export const nombreOf = (clave: string): string =>
  (NOMBRE_LABELS as Readonly<Record<string, readonly string[]>>)[clave]?.[0] ??
  (TEXTO_LABELS as Readonly<Record<string, readonly string[]>>)[clave]?.[0] ??
  RULE_LABELS[clave] ??
  clave
