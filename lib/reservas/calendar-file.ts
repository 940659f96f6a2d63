import { addDays, hhmm, isHHmm, isIsoDate, minutes, utcStamp, ZONA } from '../core/dates.ts'
import { fill } from '../i18n/fill-text.ts'
import { cleanText } from './schema.ts'

export type CalendarLabels = Readonly<
  Record<
    | 'titulo'
    | 'pendiente'
    | 'cancelada'
    | 'selloPendiente'
    | 'selloConfirmada'
    | 'selloCancelada'
    | 'codigo'
    | 'nombre'
    | 'personas'
    | 'interior'
    | 'exterior'
    | 'sinConfirmar'
    | 'notas'
    | 'gestion',
    string
  >
>

export type CalendarEntry = {
  codigo: string
  nombre: string
  fecha: string
  hora: string
  personas: number
  mesa: string
  estado: string
  /** Minutes. */
  duracion: number
  sequence: number
  notas: string | null
  instant: string
}

type Persona = { nombre: string; email: string }
export type CalendarOptions = {
  method: 'PUBLISH' | 'REQUEST'
  textos: CalendarLabels
  /** The UID takes its host, which must not change from file to file. */
  site: string | null
  url: string | null
  casa: Persona & { direccion: string }
  guest?: Persona
}

const CANCELLED = ['rechazada', 'caducada', 'cancelada_cliente', 'cancelada_restaurante']
const NO_SITE_HOST = 'alma-enigma.invalid'

const VTIMEZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONA}`,
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** RFC 5545 §3.3.11: no text of a guest can end its line or begin a property. */
const texto = (value: string): string =>
  cleanText(value.toWellFormed())
    .replace(/[\u2028\u2029]/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')

const quote = (value: string): string =>
  `"${cleanText(value.toWellFormed())
    .replace(/[\n\t\u2028\u2029]/g, ' ')
    .replace(/"/g, '’')}"`

/** RFC 5545 §3.1: at most 75 octets, cut between characters. */
const uri = (value: string): string => encodeURI(value.toWellFormed()).replace(/%25(?=[0-9A-F]{2})/gi, '%')

function foldLine(line: string): string {
  const bytes = new TextEncoder()
  let out = ''
  let width = 0
  for (const character of line) {
    const size = bytes.encode(character).length
    if (width + size > 75) {
      out += '\r\n '
      width = 1
    }
    out += character
    width += size
  }
  return out
}

function horas({ fecha, hora, duracion }: CalendarEntry): [string, string] {
  if (!isIsoDate(fecha) || !isHHmm(hora)) throw new Error('calendario: not a day and a time')
  const local = (day: string, time: string) => `${day.replaceAll('-', '')}T${time.replace(':', '')}00`
  const end = minutes(hora) + duracion
  const until = hhmm(Math.floor((end % 1440) / 60), end % 60)
  return [local(fecha, hora), local(addDays(fecha, Math.floor(end / 1440)), until)]
}

const persona = (property: string, { nombre, email }: Persona, rest = ''): string =>
  `${property};CN=${quote(nombre)}${rest}:mailto:${uri(email)}`

/** A booking as a calendar file (RFC 5545), whose UID stays and whose SEQUENCE rises. Throws without a valid day,
 * time or instant. */
export function toIcs(entry: CalendarEntry, options: CalendarOptions): string {
  const { textos, casa, url, site, guest } = options
  const isCancelled = CANCELLED.includes(entry.estado)
  const isPending = entry.estado === 'pendiente'
  const method = isCancelled ? 'CANCEL' : options.method
  const say = (key: keyof CalendarLabels, values: Record<string, string>) => fill(textos[key], values)
  const titulo = say('titulo', { casa: casa.nombre })
  const summary = isCancelled
    ? say('cancelada', { titulo })
    : isPending
      ? say('pendiente', { titulo })
      : titulo
  const descripcion = [
    textos[isCancelled ? 'selloCancelada' : isPending ? 'selloPendiente' : 'selloConfirmada'],
    say('codigo', { codigo: entry.codigo }),
    say('nombre', { nombre: entry.nombre }),
    `${say('personas', { personas: String(entry.personas) })} · ${textos[entry.mesa === 'exterior' ? 'exterior' : 'interior']}`,
    ...(isPending ? [textos.sinConfirmar] : []),
    ...(entry.notas ? [say('notas', { notas: entry.notas })] : []),
    ...(url ? [say('gestion', { url })] : []),
  ].join('\n')
  const [desde, hasta] = horas(entry)
  const instant = utcStamp(entry.instant)
  const host = site && URL.canParse(site) ? new URL(site).hostname : NO_SITE_HOST
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${texto(casa.nombre).replace(/\//g, '-')}//Reservas//ES`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...VTIMEZONE,
    'BEGIN:VEVENT',
    `UID:${texto(entry.codigo)}@${host}`,
    `SEQUENCE:${Math.max(0, Math.trunc(entry.sequence))}`,
    `DTSTAMP:${instant}`,
    `LAST-MODIFIED:${instant}`,
    `DTSTART;TZID=${ZONA}:${desde}`,
    `DTEND;TZID=${ZONA}:${hasta}`,
    `SUMMARY:${texto(summary)}`,
    `DESCRIPTION:${texto(descripcion)}`,
    `LOCATION:${texto(`${casa.nombre}, ${casa.direccion}`)}`,
    `STATUS:${isCancelled ? 'CANCELLED' : isPending ? 'TENTATIVE' : 'CONFIRMED'}`,
    `TRANSP:${isCancelled ? 'TRANSPARENT' : 'OPAQUE'}`,
    persona('ORGANIZER', casa),
    ...(guest && method !== 'PUBLISH'
      ? [persona('ATTENDEE', guest, ';ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE')]
      : []),
    ...(url ? [`URL:${uri(url)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(foldLine)
    .join('\r\n')
}
