import { CASA_TEMA } from '../preguntas-frecuentes/labels.ts'
import clases from './clases.json'

type Remedy = { texto: string; href: string | null }
export type Tema = { nombre: string; remedy: Remedy }

const CASA: Readonly<Record<string, string>> = {
  parking: 'Aparcamiento',
  dogs: 'Perros y mascotas',
  children: 'Niños',
  accessibility: 'Accesibilidad',
  terrace: 'Terraza',
  payment: 'Formas de pago',
  wifi: 'Wifi',
  takeaway: 'Comida para llevar',
  delivery: 'Reparto a domicilio',
  dress_code: 'Cómo vestir',
  set_menu: 'Menú del día',
  tasting_menu: 'Menú degustación',
  gift_card: 'Tarjetas regalo',
  cancellation: 'Cancelaciones',
  walk_in: 'Venir sin reserva',
  events: 'Celebraciones',
  groups: 'Grupos',
  corkage: 'Traer vino propio',
  smoking: 'Fumar',
  music: 'Música',
  halal: 'Halal',
  kosher: 'Kósher',
  transport: 'Transporte público',
  bike: 'Bicicletas',
  directions: 'Cómo llegar',
  attention: 'Horas de atención',
  private_room: 'Sala privada',
  cake: 'Traer tarta',
  tips: 'Propinas',
  holidays: 'Festivos y vacaciones',
  heating: 'Calefacción y aire',
  late: 'Llegar tarde',
  promo: 'Ofertas y descuentos',
  languages: 'Idiomas del equipo',
  jobs: 'Trabajar aquí',
  sea_view: 'Vistas al mar',
  beach: 'La playa',
  suppliers: 'Origen del producto',
  other: 'Otra cosa de la casa',
}

/** Facts that some row lacks, and where that row is written. */
const FACTS: Readonly<Record<string, [nombre: string, href: string | null]>> = {
  hours: ['horario', null],
  address: ['dirección', null],
  phone: ['teléfono', null],
  email: ['correo', null],
  whatsapp: ['WhatsApp', null],
  instagram: ['Instagram', null],
  tripadvisor: ['Tripadvisor', null],
  about: ['quiénes somos', null],
  chef: ['quién cocina', null],
  drinks: ['bebidas', null],
  wine: ['vinos', null],
  glass: ['vinos por copas', null],
  pairing: ['maridajes', null],
  menu: ['la carta', '/almaenigma/platos'],
  recommend: ['recomendaciones', '/almaenigma/platos'],
  price: ['precio de un plato', '/almaenigma/platos'],
  ingredients: ['ingredientes de un plato', '/almaenigma/platos'],
  diet: ['dieta de un plato', '/almaenigma/platos'],
  allergens: ['alérgenos de un plato', '/almaenigma/platos?filtro=alergenos'],
}

const PLATOS: Readonly<Record<string, string>> = clases.platos
const BEBIDAS_TABLE: Readonly<Record<string, string>> = clases.bebidas
const ABSENT: Readonly<Record<string, Tema>> = {
  word: {
    nombre: 'Un plato o una bebida que no está en la carta',
    remedy: { texto: 'Revisar la carta', href: '/almaenigma/platos' },
  },
  place: {
    nombre: 'Vino de una zona que no está en la cava',
    remedy: { texto: 'No hay ninguno en la cava.', href: null },
  },
  grape: {
    nombre: 'Vino de una uva que no está en la cava',
    remedy: { texto: 'No hay ninguno en la cava.', href: null },
  },
}

/** What a key of the count means to the owner; a key nobody foresaw is told as it is. */
export function temaFor(clave: string): Tema {
  const [kind, que = ''] = clave.split(':')
  if (kind === 'policy')
    return {
      nombre: CASA[que] ?? que,
      remedy: {
        texto: 'Escribir la respuesta',
        href: `/almaenigma/preguntas-frecuentes/nueva?${new URLSearchParams({ tema: CASA_TEMA[que] ?? '' })}`,
      },
    }
  if (kind === 'absent' && ABSENT[que]) return ABSENT[que]
  if (kind === 'absent' && BEBIDAS_TABLE[que])
    return {
      nombre: `Bebida: ${BEBIDAS_TABLE[que]}`,
      remedy: { texto: 'No hay ninguna en la carta.', href: null },
    }
  if (kind === 'absent')
    return {
      nombre: `Plato: ${PLATOS[que] ?? que}`,
      remedy: { texto: 'Añadir un plato', href: '/almaenigma/platos/nuevo' },
    }
  if (kind === 'fact') {
    const [nombre, href] = FACTS[que] ?? [que, null]
    return {
      nombre: `Sin datos: ${nombre}`,
      remedy: { texto: href ? 'Completar los platos' : 'Falta en los datos de la casa.', href },
    }
  }
  return { nombre: 'No se entendió la pregunta', remedy: { texto: 'Se ofreció el teléfono.', href: null } }
}
