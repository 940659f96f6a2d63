import { dayAndMonth, dayInWords } from '../../lib/core/date-words.ts'
import { type HHmm, type IsoDate, wallClock } from '../../lib/core/dates.ts'
import { fill } from '../../lib/i18n/fill-text.ts'
import { localePath } from '../../lib/i18n/path.ts'
import { toIcs } from '../../lib/reservas/calendar-file.ts'
import { oneLine } from '../../lib/reservas/whatsapp.ts'
import { type Carta, html, texto } from './render.ts'
import { CALENDAR_LABELS, TEXTOS, type Textos } from './texts.ts'
import type { Casa, Correo, Mensaje } from './types.ts'

export type Origin = {
  casa: Casa
  site: string
  /** The sender; null: the restaurant's own address. */
  de: string | null
  ahora: number
}

type Clave = Exclude<keyof Textos, 'comun'>

const LOST: readonly Clave[] = [
  'rechazada',
  'canceladaCasa',
  'caducada',
  'esperaCerrada',
  'ofertaCerrada',
  'propuestaCerrada',
]

/** RFC 5322 recommends lines of at most 78; a longer subject is folded, and most inboxes cut it off. */
const MAX_SUBJECT = 77

function keyOf({ tipo, datos }: Correo): Clave {
  if (tipo === 'cambiada') return datos.estado === 'confirmada' ? 'cambiadaFirme' : 'cambiada'
  if (tipo === 'cancelada')
    return datos.por === 'cliente' || datos.estado === 'cancelada_cliente'
      ? 'canceladaCliente'
      : 'canceladaCasa'
  if (tipo === 'espera_apuntada') return 'esperaApuntada'
  if (tipo === 'espera_oferta') return datos.pedida ? 'propuesta' : 'esperaOferta'
  if (tipo === 'espera_cerrada') {
    if (datos.pedida) return 'propuestaCerrada'
    return datos.estado === 'ofrecida' ? 'ofertaCerrada' : 'esperaCerrada'
  }
  return tipo
}

/**
 * Anybody can book with another person's address, so a name with digits, signs or a web address is not put into an
 * e-mail from the restaurant. Returns null for such a name; pictures and quotation marks are left out of it.
 */
export function greetingName(nombre: string): string | null {
  const name = oneLine(nombre.replace(/\p{Extended_Pictographic}|\u{FE0F}|\u{200D}|["“”«»„]/gu, ''))
    .replace(/ +/g, ' ')
    .trim()
  return /^[\p{L}\p{M}'’ .-]{2,60}$/u.test(name) && !/\.\S/.test(name) ? name : null
}

const truncate = (text: string, length: number): string => {
  const letters = Array.from(text)
  return letters.length <= length ? text : `${letters.slice(0, length - 1).join('')}…`
}

function carta(correo: Correo, { casa, site }: Origin): Carta {
  const { idioma, datos } = correo
  const { comun: common, ...tipos } = TEXTOS[idioma]
  const clave = keyOf(correo)
  const own = tipos[clave]
  const web = (path: `/${string}`, query: Record<string, string> = {}): string => {
    const search = new URLSearchParams(query).toString()
    return `${site}${localePath(idioma, path)}${search ? `?${search}` : ''}`
  }
  const when = (fecha: IsoDate, hora: HHmm, words: string) =>
    fill(words, { dia: dayInWords(fecha, idioma), hora })
  const deadline = datos.expira_en ? wallClock(Date.parse(datos.expira_en)) : null
  const values = {
    dia: dayAndMonth(datos.fecha, idioma),
    hora: datos.hora,
    casa: truncate(casa.nombre, 40),
    pedida: datos.pedida ? when(datos.pedida.fecha, datos.pedida.hora, common.cuando) : '',
    limite: deadline ? when(deadline.fecha, deadline.hora, common.cuando) : '',
    cierre: common.cierre[datos.turno ?? 'dia'],
  }
  const mesa = datos.mesa === 'exterior' ? common.exterior : common.interior
  const isComing = ['confirmada', 'cambiadaFirme', 'recordatorio', 'esperaOferta', 'propuesta'].includes(
    clave,
  )
  const facts: [string, string][] =
    clave === 'gracias'
      ? []
      : [
          [common.cuandoRotulo, when(datos.fecha, datos.hora, common.cuando)],
          [
            common.personasRotulo,
            datos.personas === 1 ? common.unaPersona : fill(common.personas, { n: String(datos.personas) }),
          ],
          [common.mesaRotulo, mesa],
          ...(isComing && casa.direccion
            ? ([[common.direccionRotulo, casa.direccion]] as [string, string][])
            : []),
          [common.codigoRotulo, datos.codigo],
        ]
  const lost = LOST.includes(clave)
  const nombre = greetingName(datos.nombre)
  const motivo =
    (clave === 'propuesta' || (lost && datos.por === 'personal')) && datos.motivo
      ? truncate(oneLine(datos.motivo), 300)
      : ''
  const personas = String(datos.personas)
  return {
    idioma,
    house: casa.nombre,
    subject: truncate(oneLine(fill(own.asunto, values)), MAX_SUBJECT),
    greeting: nombre ? fill(common.saludo, { nombre }) : common.saludoSinNombre,
    paragraphs: [
      ...own.texto.map((text) => fill(text, values)),
      ...(motivo ? [fill(common.motivo, { motivo })] : []),
    ],
    facts,
    alternativas:
      lost && datos.alternativas?.length
        ? {
            intro: common.alternativas,
            links: datos.alternativas.slice(0, 3).map(({ fecha, hora }) => ({
              texto: when(fecha, hora, common.alternativa),
              url: web('/reservations', { personas, fecha, hora, mesa: datos.mesa ?? 'interior' }),
            })),
          }
        : null,
    button: button(correo, clave, TEXTOS[idioma], web),
    avisos: [
      ...(hasAppointment(clave) ? [common.calendario] : []),
      fill(common.ayuda, { telefono: casa.telefono }),
    ],
    signature: fill(common.firma, values).split('\n'),
    footer: fill(common.pie, values),
  }
}

function button(
  { datos }: Correo,
  clave: Clave,
  textos: Textos,
  web: (path: `/${string}`, query?: Record<string, string>) => string,
): Carta['button'] {
  const { comun: common } = textos
  const codigo = encodeURIComponent(datos.codigo)
  const t = { t: datos.token ?? '' }
  if (LOST.includes(clave))
    return { texto: common.otroDia, url: web('/reservations', { personas: String(datos.personas) }) }
  if (clave === 'canceladaCliente') return null
  if (clave === 'gracias') return { texto: textos.gracias.boton, url: web('/gallery') }
  if (clave === 'esperaApuntada' || clave === 'esperaOferta' || clave === 'propuesta')
    return { texto: textos[clave].boton, url: web(`/reservations/espera/${codigo}`, t) }
  const words = clave === 'recordatorio' ? textos.recordatorio.boton : common.gestionar
  return { texto: words, url: web(`/reservations/${codigo}`, t) }
}

/** Confirmed and moved bookings have a calendar entry; a request has none yet. */
const hasAppointment = (clave: Clave): boolean =>
  clave === 'confirmada' || clave === 'cambiada' || clave === 'cambiadaFirme'

function appointment(correo: Correo, { casa, site }: Origin, url: string | null): Mensaje['appointment'] {
  const { tipo, datos, idioma, para } = correo
  const clave = keyOf(correo)
  if (!hasAppointment(clave) && tipo !== 'cancelada') return null
  const estado =
    tipo === 'cancelada'
      ? (datos.estado ?? 'cancelada_restaurante')
      : clave === 'cambiada'
        ? 'pendiente'
        : 'confirmada'
  const contenido = toIcs(
    {
      codigo: datos.codigo,
      nombre: oneLine(datos.nombre),
      fecha: datos.fecha,
      hora: datos.hora,
      personas: datos.personas,
      mesa: datos.mesa ?? 'interior',
      estado,
      duracion: datos.duracion ?? 120,
      sequence: datos.secuencia ?? 0,
      notas: null,
      instant: correo.creado_en.toISOString(),
    },
    {
      method: 'REQUEST',
      textos: CALENDAR_LABELS[idioma],
      site,
      url,
      casa,
      guest: { nombre: oneLine(datos.nombre), email: para },
    },
  )
  return { method: tipo === 'cancelada' ? 'CANCEL' : 'REQUEST', contenido }
}

/**
 * Composes the e-mail of an outbox row in the guest's language: subject, plain text, HTML and, where there is one, the
 * calendar entry.
 * @throws when the row holds no valid day or time
 */
export function compose(correo: Correo, origin: Origin): Mensaje {
  const parts = carta(correo, origin)
  return {
    id: correo.id,
    tipo: correo.tipo,
    codigo: correo.datos.codigo,
    idioma: correo.idioma,
    from: { nombre: origin.casa.nombre, email: origin.de ?? origin.casa.email },
    to: correo.para,
    replyTo: origin.casa.email,
    subject: parts.subject,
    texto: texto(parts),
    html: html(parts),
    appointment: appointment(correo, origin, parts.button?.url ?? null),
    created: correo.creado_en,
    fecha: new Date(origin.ahora),
  }
}
