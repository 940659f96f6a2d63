import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { dayInWords } from '../../../lib/core/date-words.ts'
import { LOCALES, type Locale } from '../../../lib/i18n/locales.ts'
import { TIPOS_CORREO as TIPOS, type TipoCorreo as Tipo } from '../../../lib/reservas/correo-types.ts'
import { compose, greetingName } from '../../../supabase/correo/compose.ts'
import { buildMime } from '../../../supabase/correo/nodemailer.ts'
import { correo, type Mensaje } from '../../../supabase/correo/types.ts'

const CASA = {
  nombre: 'Alma Enigma',
  telefono: '+34 965 000 000',
  email: 'hola@almaenigma.example.com',
  direccion: 'Paseo Marítimo, 12, 03000 Pueblo de Mar',
}
const SITE = 'https://alma.example.com'
const NOTAS = 'Alergia al marisco, por favor'

/** A row of the outbox as the database hands it over. */
function mail(tipo: Tipo, idioma: Locale, change: Record<string, unknown> = {}): Mensaje {
  const row = correo.parse({
    id: '7b0a4f6e-3d6c-4a57-9a51-2f1f5f3f9b10',
    tipo,
    para: 'lola@example.com',
    idioma,
    creado_en: new Date('2026-11-20T10:00:00Z'),
    datos: {
      codigo: 'ABCD1234',
      token: 'Abc_def-0123456789xyz0',
      nombre: 'Lola Prueba',
      // The longest weekday and month of most languages.
      fecha: '2026-09-23',
      hora: '21:00',
      personas: 2,
      mesa: 'exterior',
      estado: 'pendiente',
      duracion: 90,
      secuencia: 3,
      notas: NOTAS,
      requisitos_dieteticos: NOTAS,
      expira_en: '2026-09-22T18:30:00+00:00',
      alternativas: [
        { fecha: '2026-09-23', hora: '20:45' },
        { fecha: '2026-09-23', hora: '21:15' },
        { fecha: '2026-09-24', hora: '21:00' },
      ],
      ...change,
    },
  })
  return compose(row, { casa: CASA, site: SITE, de: null, ahora: Date.parse('2026-11-20T10:00:01Z') })
}

const todos = TIPOS.flatMap((tipo) => LOCALES.map((idioma) => [tipo, idioma] as const))
/** The variants a kind has: a change may wait or stand, a cancellation has an author. */
const variants: Partial<Record<Tipo, Record<string, unknown>[]>> = {
  cambiada: [{ estado: 'pendiente' }, { estado: 'confirmada', por: 'personal' }],
  cancelada: [
    { estado: 'cancelada_cliente', por: 'cliente' },
    { estado: 'cancelada_restaurante', por: 'personal', motivo: 'Se ha roto el horno' },
  ],
  rechazada: [
    { estado: 'rechazada', por: 'personal' },
    { estado: 'rechazada', alternativas: [] },
  ],
  espera_oferta: [{}, { pedida: { fecha: '2026-09-22', hora: '14:30' } }],
  espera_cerrada: [
    { estado: 'esperando', por: 'personal', motivo: 'Obras' },
    { estado: 'ofrecida', por: 'personal', turno: 'cena' },
    { estado: 'ofrecida', por: 'personal', turno: 'comida', pedida: { fecha: '2026-09-22', hora: '14:30' } },
  ],
}
const everyOne = (tipo: Tipo, idioma: Locale): Mensaje[] =>
  (variants[tipo] ?? [{}]).map((change) => mail(tipo, idioma, change))

const legible = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
/** What a reader sees of the HTML, a line each. */
const visible = (html: string): string[] =>
  html
    .replace(/<head>[\s\S]*?<\/head>/, '')
    .split(/<\/?(?:p|br|li|ul|td|th|tr|table|div|a|body|html)\b[^>]*>|<!doctype html>/)
    .map((line) => legible(line).trim())
    .filter(Boolean)

describe.each(todos)('%s in %s', (tipo, idioma) => {
  const mails = everyOne(tipo, idioma)

  test('says something everywhere and leaves no hole', () => {
    for (const { subject: asunto, texto, html } of mails) {
      expect(asunto.length).toBeGreaterThan(10)
      expect(asunto.length).toBeLessThan(78)
      for (const part of [asunto, texto, html.replace(/<style>[\s\S]*?<\/style>/, '')]) {
        expect(part).not.toMatch(/\{\w*\}|\b(undefined|null|NaN)\b|\[object/)
      }
    }
  })

  test('the text and the HTML say the same, line by line', () => {
    for (const { texto, html } of mails) {
      const seen = visible(html)
      for (const line of seen) expect(texto).toContain(line)
      for (const line of texto.split('\n')) {
        const said = line.replace(/^(- )/, '').replace(/\s?:$/, '').trim()
        if (!said || said === '--' || /^https?:/.test(said)) continue
        const [label] = line.split(/\s?: /)
        expect(seen.some((part) => part === said || part === label || part === line)).toBe(true)
      }
    }
  })

  test('the letter bears the house’s name, and the booking its ticket, lemon by night too', () => {
    for (const { texto, html } of mails) {
      expect(visible(html)[0]).toBe('Alma Enigma')
      expect(html.includes('#f8d824')).toBe(texto.includes('ABCD1234'))
    }
  })

  test('every link is the site’s own, in the language, in both parts', () => {
    for (const { texto, html } of mails) {
      const links = texto.match(/https?:\S+/g) ?? []
      const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => legible(href))
      expect(hrefs).toEqual(links)
      for (const link of links) {
        const url = new URL(link)
        expect(url.origin).toBe(SITE)
        expect(url.pathname.startsWith(idioma === 'es' ? '/' : `/${idioma}/`)).toBe(true)
        if (url.searchParams.has('t')) expect(url.searchParams.get('t')).toBe('Abc_def-0123456789xyz0')
      }
    }
  })

  test('names the day with its weekday, hour, people, area and code, and never the guest’s notes', () => {
    for (const { texto, html, appointment } of mails) {
      for (const part of [texto, html, appointment?.contenido ?? '']) expect(part).not.toContain('marisco')
      if (tipo === 'gracias') continue
      expect(texto).toContain(dayInWords('2026-09-23', idioma))
      for (const fact of ['21:00', 'ABCD1234']) expect(texto).toContain(fact)
    }
  })

  test('is a page of its own: language, no pictures, nothing fetched', () => {
    for (const { html } of mails) {
      expect(html).toContain(`<html lang="${idioma}">`)
      expect(html).not.toMatch(/<img|url\(|<link|<script|src=/)
      expect(html).toContain('prefers-color-scheme: dark')
    }
  })
})

test('no two kinds share a subject, and no language borrows another’s', () => {
  const subjects = todos.flatMap(([tipo, idioma]) =>
    everyOne(tipo, idioma).map(({ subject: asunto }) => asunto),
  )
  const distinct = new Set(subjects)
  // Refused with and without other times is one subject.
  expect(distinct.size).toBe(subjects.length - LOCALES.length)
})

describe('what leads on', () => {
  test('a refusal lists the free times as links to the form', () => {
    const { texto } = mail('rechazada', 'en')
    expect(texto).toContain(
      'https://alma.example.com/en/reservations?personas=2&fecha=2026-09-23&hora=20%3A45&mesa=exterior',
    )
    expect(texto.match(/&fecha=/g)).toHaveLength(3)
  })
  test.each([
    ['recordatorio', '/fr/reservations/ABCD1234?t='],
    ['recibida', '/fr/reservations/ABCD1234?t='],
    ['espera_oferta', '/fr/reservations/espera/ABCD1234?t='],
    ['espera_apuntada', '/fr/reservations/espera/ABCD1234?t='],
    ['gracias', '/fr/gallery'],
    ['espera_cerrada', '/fr/reservations?personas=2'],
  ] as const)('%s leads to %s', (tipo, path) => {
    expect(mail(tipo, 'fr').texto).toContain(`${SITE}${path}`)
  })
  test('an offer says until when, on the restaurant’s clock', () => {
    expect(mail('espera_oferta', 'de').texto).toContain('22. September 2026, um 20:30 Uhr')
  })
  test('§9 a proposal names the time that was asked for, the one that is held, and why', () => {
    const { texto, subject: asunto } = mail('espera_oferta', 'en', {
      pedida: { fecha: '2026-09-22', hora: '14:30' },
      motivo: 'A wedding',
    })
    expect(asunto).toContain('Wednesday')
    for (const words of [
      '22 September 2026 at 14:30',
      '23 September 2026 at 21:00',
      '“A wedding”',
      '/en/reservations/espera/',
    ])
      expect(texto).toContain(words)
  })
  test.each([
    ['es', 'ese día el restaurante estará cerrado', 'no serviremos cenas', 'no serviremos comidas'],
    ['en', 'the restaurant will be closed that day', 'not be serving dinner', 'not be serving lunch'],
    ['fr', 'le restaurant sera fermé', 'ne servirons pas le dîner', 'ne servirons pas le déjeuner'],
    ['de', 'bleibt das Restaurant geschlossen', 'gibt es kein Abendessen', 'gibt es kein Mittagessen'],
    ['it', 'il ristorante sarà chiuso', 'non serviremo la cena', 'non serviremo il pranzo'],
  ] as const)(
    'who waits in %s is told what is closed, why, and what is free',
    (idioma, dia, cena, comida) => {
      const [espera, oferta, propuesta] = everyOne('espera_cerrada', idioma)
      expect(espera?.texto).toContain(dia)
      expect(espera?.texto).toContain('Obras')
      expect(oferta?.texto).toContain(cena)
      expect(propuesta?.texto).toContain(comida)
      expect(propuesta?.texto).toContain('14:30')
      for (const each of [espera, oferta, propuesta]) expect(each?.texto.match(/&fecha=/g)).toHaveLength(3)
    },
  )
  test('the staff’s reason is told with a refusal, and only then', () => {
    expect(
      mail('rechazada', 'it', { estado: 'rechazada', por: 'personal', motivo: 'Festa\r\nprivata' }).texto,
    ).toContain('«Festa privata»')
    expect(mail('confirmada', 'it', { motivo: 'Festa privata' }).texto).not.toContain('Festa')
  })
})

describe('the calendar entry', () => {
  const read = (mensaje: Mensaje) => {
    const calendar = new ICAL.Component(ICAL.parse(mensaje.appointment?.contenido ?? ''))
    return {
      method: String(calendar.getFirstPropertyValue('method')),
      event: new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined),
      status: String(calendar.getFirstSubcomponent('vevent')?.getFirstPropertyValue('status')),
    }
  }
  test.each([
    ['confirmada', { estado: 'confirmada' }, 'REQUEST', 'CONFIRMED'],
    ['cambiada', { estado: 'pendiente' }, 'REQUEST', 'TENTATIVE'],
    ['cambiada', { estado: 'confirmada' }, 'REQUEST', 'CONFIRMED'],
    ['cancelada', { estado: 'cancelada_cliente', por: 'cliente' }, 'CANCEL', 'CANCELLED'],
    ['cancelada', { estado: 'cancelada_restaurante', por: 'personal' }, 'CANCEL', 'CANCELLED'],
  ] as const)('%s %o: METHOD %s, STATUS %s, one UID, the row’s SEQUENCE', (tipo, change, method, status) => {
    const { event, ...head } = read(mail(tipo, 'en', change))
    expect(head).toEqual({ method, status })
    expect(event.uid).toBe('ABCD1234@alma.example.com')
    expect(event.sequence).toBe(3)
    expect(event.startDate.toString()).toBe('2026-09-23T21:00:00')
  })
  test.each([
    'recibida',
    'rechazada',
    'caducada',
    'recordatorio',
    'gracias',
    'espera_oferta',
    'espera_cerrada',
  ] as const)('%s carries none', (tipo) => expect(mail(tipo, 'es').appointment).toBeNull())
})

describe('a name is only a name', () => {
  const evil = [
    'Ana\r\nBcc: todos@example.com',
    'Ana\u2028Bcc: x@example.com',
    '<script>alert(1)</script>',
    'Ana" <otra@example.com>',
    'Premio en evil.com',
    'https://evil.example',
    '\u202egnp.exe',
    'Ana {telefono} $& {casa}',
    'ana@example.com',
    '=?utf-8?q?Bcc?=',
  ]
  test.each(evil)('%j reaches no header and no link', async (nombre) => {
    for (const tipo of TIPOS) {
      const mensaje = mail(tipo, 'es', { nombre })
      const { subject: asunto, html, texto } = mensaje
      expect(asunto).not.toMatch(/[\r\n\u2028]/)
      for (const bad of ['evil', '<script', 'Bcc', '{', '=?utf'])
        expect(texto + visible(html).join('\n')).not.toContain(bad)
      const raw = (await buildMime(mensaje)).toString()
      const head = raw.slice(0, raw.indexOf('\r\n\r\n'))
      expect(head.match(/^(to|bcc|cc):.*$/gim)).toEqual(['To: lola@example.com'])
    }
  })
  test.each([
    ['Lola Prueba', 'Lola Prueba'],
    ['María José Núñez-O’Shea', 'María José Núñez-O’Shea'],
    ['Dr. Øystein Łuczak', 'Dr. Øystein Łuczak'],
    ['王小明', '王小明'],
    ['José 🍋', 'José'],
    ['"Pepe" García', 'Pepe García'],
    ['🍋🍋', null],
    ['evil.com', null],
    ['R2D2', null],
  ])('%s is greeted as %s', (nombre, greeted) => {
    expect(greetingName(nombre)).toBe(greeted)
  })
})

test('as it travels: two alternatives, the appointment as a part and as a file, one recipient', async () => {
  const raw = (await buildMime(mail('confirmada', 'de'))).toString()
  for (const part of [
    'text/plain; charset=utf-8',
    'text/html; charset=utf-8',
    'text/calendar; charset=utf-8; method=REQUEST',
  ])
    expect(raw).toContain(`Content-Type: ${part}`)
  expect(raw).toMatch(/filename=ABCD1234\.ics/)
  for (const header of ['Auto-Submitted: auto-generated', 'Content-Language: de', 'From: Alma Enigma <hola@'])
    expect(raw).toContain(header)
  expect(raw).toContain('Message-ID: <7b0a4f6e-3d6c-4a57-9a51-2f1f5f3f9b10@almaenigma.example.com>')
  expect(raw.split('\r\n').every((line) => line.length <= 998)).toBe(true)
})

test('a restaurant with a long name still fits its subjects', () => {
  const row = { ...mail('gracias', 'es') }
  expect(row.subject).toBe('Gracias por venir a Alma Enigma')
  const long = compose(
    correo.parse({
      id: row.id,
      tipo: 'gracias',
      para: row.to,
      idioma: 'es',
      creado_en: row.created,
      datos: { codigo: 'A', nombre: 'Ana', fecha: '2026-09-23', hora: '21:00', personas: 2 },
    }),
    { casa: { ...CASA, nombre: 'Restaurante '.repeat(12) }, site: SITE, de: null, ahora: 0 },
  )
  expect(long.subject.length).toBeLessThan(78)
})

test('19.10 the plain letter sets a French colon as French does, and no other', () => {
  expect(mail('recibida', 'fr').texto).toMatch(/^Quand\u00a0: mercredi 23 septembre 2026/m)
  for (const idioma of LOCALES.filter((locale) => locale !== 'fr'))
    expect(mail('recibida', idioma).texto).not.toMatch(/\s: /)
})
