import type { Locale } from '../../../../lib/i18n/locales.ts'
import type { Link } from '../draft.ts'
import type { Faq, Menu } from '../menu.ts'
import type { ContactoCampo } from '../rows/shape.ts'
import { type Said, said } from '../said.ts'
import type { Topic } from '../words/shape.ts'

type Where = {
  /** Values of `preguntas_frecuentes.tema`; the first one found is used. */
  temas: readonly string[]
  place?: readonly ContactoCampo[]
  links: readonly Link[]
}

/** No row, no answer: never a default yes. */
export const WHERE: Record<Topic, Where> = {
  parking: { temas: ['aparcamiento', 'parking'], place: ['aparcamiento'], links: ['mapa', 'reservar'] },
  dogs: { temas: ['perros', 'mascotas', 'animales'], links: ['reservar', 'llamar'] },
  children: { temas: ['ninos', 'tronas', 'familias'], links: ['carta', 'reservar'] },
  accessibility: { temas: ['accesibilidad'], place: ['accesibilidad'], links: ['reservar', 'llamar'] },
  terrace: { temas: ['terraza', 'exterior'], place: ['terraza'], links: ['reservar', 'llamar'] },
  payment: { temas: ['pago', 'pagos', 'tarjetas'], links: ['carta', 'contacto'] },
  wifi: { temas: ['wifi', 'internet'], links: ['carta', 'reservar'] },
  takeaway: { temas: ['para_llevar', 'recogida'], links: ['carta', 'llamar'] },
  delivery: { temas: ['a_domicilio', 'reparto', 'domicilio'], links: ['carta', 'llamar'] },
  dress_code: { temas: ['vestimenta', 'codigo_vestimenta', 'ropa'], links: ['reservar', 'contacto'] },
  set_menu: { temas: ['menu_del_dia', 'menu_dia', 'menus'], links: ['carta', 'reservar'] },
  tasting_menu: { temas: ['menu_degustacion', 'degustacion'], links: ['carta', 'reservar'] },
  gift_card: { temas: ['tarjeta_regalo', 'tarjetas_regalo', 'regalos'], links: ['llamar', 'contacto'] },
  cancellation: { temas: ['cancelacion', 'cancelaciones', 'cambios'], links: ['llamar', 'contacto'] },
  walk_in: { temas: ['sin_reserva'], links: ['reservar', 'llamar'] },
  events: { temas: ['eventos', 'celebraciones', 'bodas'], links: ['llamar', 'correo', 'contacto'] },
  groups: { temas: ['grupos'], place: ['grupos'], links: ['llamar', 'reservar'] },
  corkage: { temas: ['descorche', 'vino_propio'], links: ['vinos', 'llamar'] },
  smoking: { temas: ['fumar', 'tabaco', 'fumadores'], links: ['reservar', 'contacto'] },
  music: { temas: ['musica', 'conciertos'], links: ['llamar', 'contacto'] },
  halal: { temas: ['halal'], links: ['carta', 'llamar'] },
  kosher: { temas: ['kosher'], links: ['carta', 'llamar'] },
  transport: { temas: ['transporte', 'como_llegar'], place: ['transporte'], links: ['mapa', 'contacto'] },
  bike: { temas: ['bicicleta', 'bicicletas', 'bici'], place: ['bicicleta'], links: ['mapa', 'contacto'] },
  directions: { temas: ['como_llegar'], place: ['como_llegar'], links: ['mapa', 'llamar'] },
  attention: { temas: ['atencion'], place: ['atencion'], links: ['llamar', 'correo'] },
  private_room: { temas: ['sala_privada', 'reservado', 'privado'], links: ['llamar', 'contacto'] },
  cake: { temas: ['tarta', 'tartas', 'tarta_propia'], links: ['reservar', 'llamar'] },
  tips: { temas: ['propina', 'propinas', 'cubierto'], links: ['carta', 'contacto'] },
  holidays: { temas: ['festivos', 'vacaciones'], links: ['reservar', 'llamar'] },
  heating: { temas: ['calefaccion', 'climatizacion', 'aire_acondicionado'], links: ['reservar'] },
  late: { temas: ['retraso', 'retrasos'], links: ['llamar', 'contacto'] },
  promo: { temas: ['promociones', 'descuentos', 'ofertas', 'promocion'], links: ['carta', 'contacto'] },
  languages: { temas: ['idiomas'], links: ['carta', 'reservar'] },
  jobs: { temas: ['empleo', 'trabajo', 'trabaja_con_nosotros'], links: ['correo', 'contacto'] },
  sea_view: { temas: ['vistas', 'vistas_al_mar'], links: ['reservar', 'llamar'] },
  beach: { temas: ['playa'], links: ['mapa', 'reservar'] },
  suppliers: { temas: ['proveedores', 'producto', 'origen'], links: ['filosofia', 'carta'] },
  other: { temas: [], links: ['contacto'] },
}

/** The question of the rows that a matter is answered with. */
export const faqOn = (topic: Topic, menu: Menu): Faq | null =>
  WHERE[topic].temas.map((tema) => menu.faqs.get(tema)).find((faq) => faq?.answer) ?? null

/** What the page of the contact says of a matter. */
export function placeOn(topic: Topic, menu: Menu, lang: Locale): Said | null {
  const told = (WHERE[topic].place ?? []).map((field) => menu.place.get(field)).find((text) => text)
  return told ? said(told, lang) : null
}

/** What the house has written on a matter, or null. */
export function storedOn(topic: Topic, menu: Menu, lang: Locale): Said | null {
  const faq = faqOn(topic, menu)
  return faq ? said(faq.answer, lang) : placeOn(topic, menu, lang)
}
