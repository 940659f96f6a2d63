import { esIdioma } from '../filas.ts'
import { ajuste } from './casa.ts'
import type { Lectura, Prueba } from './caso.ts'
import { daContacto } from './comun.ts'
import { dice } from './decir.ts'
import { idiomaDe } from './idioma.ts'

const TEMAS = ['carta', 'vinos', 'alergenos', 'horario', 'reservar'] as const
const temas = ({ mensaje, idioma }: Lectura): number =>
  TEMAS.filter((tema) => dice(tema, idioma, mensaje)).length

const reservas = ({ sugerencias, idioma }: Lectura): boolean =>
  sugerencias.some(({ url }) => url === '/reservations' || url === `/${idioma}/reservations`)

const oferta = (lectura: Lectura): string | null => {
  const { unidades, idioma } = lectura
  if (!unidades.some(({ texto }) => texto.includes('?') && dice('reservar', idioma, texto)))
    return 'does not offer to book'
  return reservas(lectura) ? null : 'no link to /reservations'
}

const casilla = (borrador: Lectura['borrador'], dicho: string): string | null => {
  const [campo = '', valor = ''] = dicho.split('=')
  if (!borrador) return null
  return String(borrador[campo] ?? '') === valor
    ? null
    : `${campo} is ${String(borrador[campo] ?? 'not set')}`
}

const reserva: Prueba = (lectura, [que]) => {
  const { mensaje, idioma, casa } = lectura
  if (que === 'start') return oferta(lectura)
  if (que === 'max20') {
    const maximo = String(ajuste(casa.filas, 'personas_max') ?? 20)
    return new RegExp(`(?<!\\d)${maximo}(?!\\d)`).test(mensaje) ? null : `does not say ${maximo}`
  }
  if (!dice('cambiarReserva', idioma, mensaje)) return 'does not explain how to change a booking'
  return daContacto(lectura) ? null : 'no contact'
}

export const DE_LA_CHARLA: Record<string, Prueba> = {
  reserve: reserva,
  slot: ({ borrador }, partes) => casilla(borrador, partes.join(':')),
  notice: ({ unidades, idioma }) =>
    unidades.some(({ texto }) => dice('aviso', idioma, texto)) ? null : 'does not ask to tell the staff',
  greet: (lectura) => {
    if (!dice('saludo', lectura.idioma, lectura.mensaje)) return 'no greeting'
    return temas(lectura) >= 2 ? null : 'does not say what it can do'
  },
  thanks: ({ mensaje, idioma }) => (dice('despedida', idioma, mensaje) ? null : 'no polite closing'),
  identity: ({ mensaje, idioma }) =>
    dice('asistente', idioma, mensaje) ? null : 'does not say that it is a virtual assistant',
  capabilities: (lectura) => (temas(lectura) >= 3 ? null : 'does not list what it can do'),
  oos: (lectura) => {
    if (!dice('noPuede', lectura.idioma, lectura.mensaje)) return 'does not say that it cannot help with that'
    return temas(lectura) >= 2 ? null : 'does not point back to the restaurant'
  },
  lang: ({ casa, mensaje }, [codigo = '']) =>
    esIdioma(codigo) && idiomaDe(casa, [codigo], mensaje) === codigo ? null : `not in ${codigo}`,
}
