import type { Idioma } from '../rows.ts'
import type { Probe, Read } from './case.ts'
import { daContacto, digitsOf, horas, withoutData } from './common.ts'
import { contains, fold, words } from './fold.ts'
import { ajuste, type Casa, enIdiomas } from './house.ts'
import { DIAS, diaDe, dice, namesDay } from './phrases.ts'
import { sentences } from './text.ts'
import { TEMAS } from './vocabulary.ts'

type Servicio = { desde: readonly string[]; hasta: readonly string[]; todas: readonly string[] }
export type Horario = { comida: Servicio; cena: Servicio; cerrados: readonly number[] }

/** Opening times as stored: the bookable times of each service, and when its kitchen closes. */
export function horarioDe({ filas }: Casa): Horario {
  const fila = filas.contenido_reservas[0]
  const servicios = ajuste(filas, 'horario')
  const servicio = (index: number, mesas: readonly string[] = []): Servicio => {
    const said = (Array.isArray(servicios) ? servicios[index] : null) as Record<string, unknown> | null
    const order = mesas.map((hora) => hora.slice(0, 5)).toSorted()
    const texto = (valor: unknown): string[] => (typeof valor === 'string' ? [valor.slice(0, 5)] : [])
    const from = [...order.slice(0, 1), ...texto(said?.primera_mesa)]
    const hasta = [...order.slice(-1), ...texto(said?.ultima_mesa), ...texto(said?.cierre_cocina)]
    return { desde: from, hasta, todas: [...order, ...from, ...hasta] }
  }
  const closed = ajuste(filas, 'dias_cerrados')
  return {
    comida: servicio(0, fila?.horarios_comida),
    cena: servicio(1, fila?.horarios_cena),
    cerrados: Array.isArray(closed) ? closed.map(Number) : [],
  }
}

/** Whether the house is closed on a date: a weekly closing day, or a planned one. */
function closedOn(casa: Casa, fecha: string, dia: number): boolean {
  const cierres = ajuste(casa.filas, 'cierres')
  return (
    horarioDe(casa).cerrados.includes(dia) ||
    (Array.isArray(cierres) ? (cierres as { desde: string; hasta: string; tipo?: string }[]) : []).some(
      ({ desde, hasta, tipo }) => (tipo ?? 'cierre') === 'cierre' && desde <= fecha && fecha <= hasta,
    )
  )
}

function missing({ units }: Read, servicios: readonly Servicio[]): string | null {
  const told = new Set(units.flatMap(({ rest }) => [...horas(rest)]))
  for (const { desde, hasta } of servicios) {
    if (!desde.some((hora) => told.has(hora))) return `no ${desde.join('/')}`
    if (!hasta.some((hora) => told.has(hora))) return `no ${[...new Set(hasta)].join('/')}`
  }
  return null
}

/** Times that no row knows. */
export function inventedTimes({ units, casa }: Read): string[] {
  const { comida, cena } = horarioDe(casa)
  const known = new Set([...comida.todas, ...cena.todas])
  return units.flatMap(({ rest }) => [...horas(rest)].filter((hora) => !known.has(hora)))
}

const saysClosed = ({ units, idioma }: Read, dia: number): boolean =>
  units.some(({ text: texto }) => namesDay(idioma, dia, texto) && dice('cerrado', idioma, texto))

/** Says of a weekday that the house is open: in a sentence about that day with no word of closing. */
export function saysOpen({ units, idioma }: Read, dia: number): string | null {
  const mal = units.find(
    ({ text: texto, rest }) =>
      namesDay(idioma, dia, texto) &&
      dice('abierto', idioma, rest) &&
      !dice('cerrado', idioma, texto) &&
      !dice('niega', idioma, rest),
  )
  return mal ? mal.text : null
}

const today: Probe = (reading) => {
  const { casa, idioma, units } = reading
  const { fecha, hora, dia } = casa.momento
  const { comida, cena } = horarioDe(casa)
  const prose = units.map(({ text: texto }) => texto).join(' ')
  if (closedOn(casa, fecha, dia))
    return dice('cerrado', idioma, prose) ? null : 'does not say that today is closed'
  const open = [comida, cena].some(
    ({ desde, hasta }) => (desde[0] ?? '99') <= hora && hora < (hasta.at(-1) ?? '00'),
  )
  const mal = missing(reading, [comida, cena])
  if (mal) return mal
  if (open) return dice('abierto', idioma, prose) ? null : 'does not say that it is open'
  return dice('aunNo', idioma, prose) ? null : 'does not say that it is not open yet'
}

/** Texts of a topic in the answer's language, and in Spanish. */
export function textosDeTema(casa: Casa, idioma: Idioma, tema: string): string[] {
  const [clave = tema, column] = TEMAS[tema] ?? []
  const fila = casa.filas.preguntas_frecuentes.find((one) => one.tema === clave && one.visible !== false)
  const contacto = casa.filas.contacto[0]
  return [
    fila ? enIdiomas(fila.respuesta, fila.traducciones, 'respuesta') : null,
    column && contacto ? enIdiomas(contacto[column], contacto.traducciones, column) : null,
  ]
    .flatMap((textos) => (textos ? [textos.get(idioma) ?? textos.get('es') ?? ''] : []))
    .filter(Boolean)
}

/** Whether a stored text is told: its sentences word for word, or at least its first one and half of the rest. */
function quoted(mensaje: string, texto: string): boolean {
  if (contains(mensaje, texto)) return true
  const parts = sentences(texto)
  const told = parts.filter((parte) => contains(mensaje, parte.replace(/[.!?]+$/, '')))
  const letters = (lista: readonly string[]): number => lista.join('').length
  return letters(told) >= letters(parts) / 2 && told.length > 0
}

const policy: Probe = (reading, [tema = '']) => {
  const textos = textosDeTema(reading.casa, reading.idioma, tema)
  if (textos.length === 0) return withoutData(reading)
  return textos.some((texto) => quoted(reading.said, texto)) ? null : `the stored text on ${tema} is not told`
}

const filosofia = (reading: Read): boolean => {
  const { casa, idioma, said: mensaje } = reading
  return [...casa.filas.filosofia, ...casa.filas.footer_info].some((fila) =>
    ['titulo', 'subtitulo', 'cuerpo', 'descripcion_restaurante'].some((campo) => {
      const textos = enIdiomas(fila[campo], fila.traducciones, campo)
      const texto = textos.get(idioma) ?? textos.get('es')
      return (
        texto !== undefined &&
        sentences(texto).some(
          (sentence) => words(sentence).length > 2 && contains(mensaje, sentence.replace(/[.!?]+$/, '')),
        )
      )
    }),
  )
}

const leads: Probe = ({ casa, offered, idioma }, [target = '']) => {
  const fila = casa.filas.footer_info[0]
  const campos: Record<string, string> = {
    maps: 'google_maps_url',
    whatsapp: 'whatsapp_url',
    instagram: 'instagram_url',
    tripadvisor: 'tripadvisor_url',
  }
  const campo = campos[target]
  const wants = campo ? [String(fila?.[campo] ?? '-')] : [target, `/${idioma}${target}`]
  return offered.some(({ url }) => wants.includes(url)) ? null : `no link to ${target}`
}

const dia: Probe = (reading, [nombre = '']) => {
  const which = diaDe(nombre)
  const { comida, cena, cerrados } = horarioDe(reading.casa)
  if (cerrados.includes(which))
    return saysClosed(reading, which) ? saysOpen(reading, which) : `does not say that ${nombre} is closed`
  const prose = reading.units.map(({ text: texto }) => texto).join(' ')
  if (!namesDay(reading.idioma, which, prose) && !range(reading, which)) return `does not name ${nombre}`
  if (saysClosed(reading, which)) return `says that ${nombre} is closed`
  return missing(reading, [comida, cena])
}

/** "From Tuesday to Sunday" names the days between. */
const range = ({ said: mensaje, idioma }: Read, which: number): boolean => {
  const sayings = words(mensaje).flatMap((word) => {
    const one = DIAS[idioma].findIndex((nombre) => word === nombre || word === `${nombre}s`)
    return one >= 0 ? [one + 1] : []
  })
  return sayings.some((one, i) => one < which && (sayings[i + 1] ?? 0) >= which)
}

const lunes: Probe = (reading) => {
  if (!horarioDe(reading.casa).cerrados.includes(1))
    return saysClosed(reading, 1) ? 'says that Monday is closed' : null
  return saysClosed(reading, 1) ? null : 'does not say that Monday is closed'
}

const telefono: Probe = ({ casa, said: mensaje, offered }) => {
  const number = digitsOf(String(casa.filas.footer_info[0]?.telefono ?? ''))
  return [mensaje, ...offered.map(({ url }) => url)].some((texto) => digitsOf(texto).includes(number))
    ? null
    : 'no phone'
}

const correo: Probe = ({ casa, said: mensaje, offered }) => {
  const own = fold(String(casa.filas.footer_info[0]?.email ?? '-'))
  return [mensaje, ...offered.map(({ url }) => url)].some((texto) => fold(texto).includes(own))
    ? null
    : 'no e-mail'
}

export const HOUSE_KEYS: Record<string, Probe> = {
  hours: (reading, [que, which]) => {
    const { comida, cena } = horarioDe(reading.casa)
    if (que === 'lunch') return missing(reading, [comida])
    if (que === 'dinner') return missing(reading, [cena])
    if (que === 'today') return today(reading, [])
    if (que === 'day') return dia(reading, [which ?? ''])
    return missing(reading, [comida, cena])
  },
  closed_monday: lunes,
  address: ({ casa, said: mensaje }) =>
    contains(mensaje, String(casa.filas.footer_info[0]?.direccion ?? '-')) ? null : 'no address',
  phone: telefono,
  email: correo,
  link: leads,
  policy,
  about: (reading, [que]) => {
    if (filosofia(reading)) return null
    return que === 'chef' ? withoutData(reading) : 'no stored text about the house'
  },
  handoff: (reading) =>
    daContacto(reading) || leads(reading, ['whatsapp']) === null ? null : 'no phone, e-mail or WhatsApp',
  fallback: withoutData,
}
