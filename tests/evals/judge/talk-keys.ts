import { esIdioma } from '../rows.ts'
import type { Probe, Read } from './case.ts'
import { daContacto } from './common.ts'
import { ajuste } from './house.ts'
import { idiomaDe } from './language.ts'
import { dice } from './phrases.ts'

const TEMAS = ['carta', 'vinos', 'alergenos', 'horario', 'reservar'] as const
const temas = ({ said: mensaje, idioma }: Read): number =>
  TEMAS.filter((tema) => dice(tema, idioma, mensaje)).length

const reservas = ({ offered, idioma }: Read): boolean =>
  offered.some(({ url }) => url === '/reservations' || url === `/${idioma}/reservations`)

const oferta = (reading: Read): string | null => {
  const { units, idioma } = reading
  if (!units.some(({ text: texto }) => texto.includes('?') && dice('reservar', idioma, texto)))
    return 'does not offer to book'
  return reservas(reading) ? null : 'no link to /reservations'
}

const cell = (draft: Read['draft'], said: string): string | null => {
  const [campo = '', valor = ''] = said.split('=')
  if (!draft) return null
  return String(draft[campo] ?? '') === valor ? null : `${campo} is ${String(draft[campo] ?? 'not set')}`
}

const reserva: Probe = (reading, [que]) => {
  const { said: mensaje, idioma, casa } = reading
  if (que === 'start') return oferta(reading)
  if (que === 'max20') {
    const maximum = String(ajuste(casa.filas, 'personas_max') ?? 20)
    return new RegExp(`(?<!\\d)${maximum}(?!\\d)`).test(mensaje) ? null : `does not say ${maximum}`
  }
  if (!dice('cambiarReserva', idioma, mensaje)) return 'does not explain how to change a booking'
  return daContacto(reading) ? null : 'no contact'
}

export const TALK_KEYS: Record<string, Probe> = {
  reserve: reserva,
  slot: ({ draft }, parts) => cell(draft, parts.join(':')),
  notice: ({ units, idioma }) =>
    units.some(({ text: texto }) => dice('aviso', idioma, texto)) ? null : 'does not ask to tell the staff',
  greet: (reading) => {
    if (!dice('saludo', reading.idioma, reading.said)) return 'no greeting'
    return temas(reading) >= 2 ? null : 'does not say what it can do'
  },
  thanks: ({ said: mensaje, idioma }) => (dice('despedida', idioma, mensaje) ? null : 'no polite closing'),
  identity: ({ said: mensaje, idioma }) =>
    dice('asistente', idioma, mensaje) ? null : 'does not say that it is a virtual assistant',
  capabilities: (reading) => (temas(reading) >= 3 ? null : 'does not list what it can do'),
  oos: (reading) => {
    if (!dice('noPuede', reading.idioma, reading.said)) return 'does not say that it cannot help with that'
    return temas(reading) >= 2 ? null : 'does not point back to the restaurant'
  },
  lang: ({ casa, said: mensaje }, [codigo = '']) =>
    esIdioma(codigo) && idiomaDe(casa, [codigo], mensaje) === codigo ? null : `not in ${codigo}`,
}
