import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { calendarLabels } from '../../../lib/http/calendar-texts.ts'
import { LOCALES } from '../../../lib/i18n/locales.ts'
import { type CalendarEntry, type CalendarOptions, toIcs } from '../../../lib/reservas/calendar-file.ts'
import { times } from '../../runner/long.ts'

const APPOINTMENT: CalendarEntry = {
  codigo: '7K3M9QXA',
  nombre: 'Ana Soler',
  fecha: '2026-11-27',
  hora: '21:00',
  personas: 4,
  mesa: 'exterior',
  estado: 'confirmada',
  duracion: 120,
  sequence: 2,
  notas: 'Trona, por favor; y sombra\nGracias',
  instant: '2026-11-21T11:02:03.456+01:00',
}
const OPTIONS: CalendarOptions = {
  method: 'PUBLISH',
  textos: calendarLabels('es'),
  site: 'https://alma.example',
  url: 'https://alma.example/reservations/7K3M9QXA?t=abc-_123',
  casa: { nombre: 'Alma Enigma', email: 'hola@example.com', direccion: 'Paseo Marítimo, 12' },
}

/** What a calendar understands of a file. */
function readEvent(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const events = calendar.getAllSubcomponents('vevent')
  const [component] = events
  if (!component) throw new Error('no event')
  const zone = calendar.getFirstSubcomponent('vtimezone')
  if (zone && !ICAL.TimezoneService.has('Europe/Madrid'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  const event = new ICAL.Event(component)
  return {
    events: events.length,
    method: calendar.getFirstPropertyValue('method'),
    status: component.getFirstPropertyValue('status'),
    names: component.getAllProperties().map(({ name }) => name),
    attendees: event.attendees.map((attendee) => attendee.getFirstValue()),
    uid: event.uid,
    sequence: event.sequence,
    summary: event.summary,
    description: event.description,
    location: event.location,
    url: component.getFirstPropertyValue('url'),
    stamp: String(component.getFirstPropertyValue('dtstamp')),
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    local: [event.startDate.toString(), event.endDate.toString()],
  }
}
const de = (appointment: Partial<CalendarEntry> = {}, options: Partial<CalendarOptions> = {}) =>
  toIcs({ ...APPOINTMENT, ...appointment }, { ...OPTIONS, ...options })

describe('RFC 5545: a reservation as a calendar file', () => {
  test('a library reads one event with its zone, its place and its way back', () => {
    expect(readEvent(de())).toMatchObject({
      events: 1,
      method: 'PUBLISH',
      status: 'CONFIRMED',
      attendees: [],
      uid: '7K3M9QXA@alma.example',
      sequence: 2,
      summary: 'Mesa en Alma Enigma',
      location: 'Alma Enigma, Paseo Marítimo, 12',
      url: OPTIONS.url,
      stamp: '2026-11-21T10:02:03Z',
      start: '2026-11-27T20:00:00.000Z',
      end: '2026-11-27T22:00:00.000Z',
    })
    expect(readEvent(de()).description).toContain('Notas: Trona, por favor; y sombra\nGracias\n')
  })

  test.each([
    ['summer', '2026-07-10', '21:00', '2026-07-10T19:00:00.000Z'],
    ['the eve of the clocks going back', '2026-10-24', '21:00', '2026-10-24T19:00:00.000Z'],
    ['the day they went back', '2026-10-25', '13:00', '2026-10-25T12:00:00.000Z'],
    ['the day they went forward', '2027-03-28', '13:00', '2027-03-28T11:00:00.000Z'],
    ['29 February', '2028-02-29', '21:00', '2028-02-29T20:00:00.000Z'],
  ])('T-TIME the instant is right in any zone: %s', (_, fecha, hora, start) => {
    expect(readEvent(de({ fecha, hora })).start).toBe(start)
  })

  test('a dinner that ends after midnight, and after the year, ends on the next day', () => {
    expect(readEvent(de({ fecha: '2026-12-31', hora: '22:30', duracion: 150 })).local).toEqual([
      '2026-12-31T22:30:00',
      '2027-01-01T01:00:00',
    ])
  })

  test.each([
    ['pendiente', 'PUBLISH', 'TENTATIVE'],
    ['confirmada', 'PUBLISH', 'CONFIRMED'],
    ['sentada', 'PUBLISH', 'CONFIRMED'],
    ['rechazada', 'CANCEL', 'CANCELLED'],
    ['caducada', 'CANCEL', 'CANCELLED'],
    ['cancelada_cliente', 'CANCEL', 'CANCELLED'],
    ['cancelada_restaurante', 'CANCEL', 'CANCELLED'],
  ])('the state %s is method %s, status %s', (estado, method, status) => {
    expect(readEvent(de({ estado }))).toMatchObject({ method, status, uid: '7K3M9QXA@alma.example' })
  })

  test('a mail invites its guest, a published file nobody', () => {
    const guest = { nombre: 'Ana "la alta"; Soler', email: 'ana@example.com' }
    expect(readEvent(de({}, { method: 'REQUEST', guest }))).toMatchObject({
      method: 'REQUEST',
      attendees: ['mailto:ana@example.com'],
    })
    expect(readEvent(de({}, { guest })).attendees).toEqual([])
  })

  test.each(LOCALES)('%s: in the guest’s language, every hole filled', (locale) => {
    const textos = calendarLabels(locale)
    for (const estado of ['pendiente', 'confirmada', 'cancelada_cliente'])
      expect(de({ estado }, { textos })).not.toMatch(/[{}]/)
  })

  test('without an address of the site the UID still has a host, and there is no link', () => {
    const read = readEvent(de({}, { site: null, url: null }))
    expect(read.uid).toBe('7K3M9QXA@alma-enigma.invalid')
    expect(read.names).not.toContain('url')
  })

  test('a day that is none is refused', () => {
    expect(() => de({ fecha: '2026-02-30' })).toThrow()
    expect(() => de({ instant: 'ayer' })).toThrow()
  })

  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.string({
      unit: fc.constantFrom(
        '\r',
        '\n',
        '\u2028',
        '\0',
        '\u202e',
        '\\',
        ';',
        ',',
        ':',
        '"',
        'ñ',
        '😀',
        ' ',
        '\ud800',
      ),
      maxLength: 400,
    }),
    fc.constantFrom(
      'x\r\nEND:VEVENT\r\nBEGIN:VEVENT',
      'x\nATTENDEE:mailto:z@z.es',
      '"\r\nX-A:1',
      '{titulo}',
      '$&',
    ),
  )

  test('nothing a guest or the owner writes adds a property, and no line is longer than 75 octets', () => {
    const names = readEvent(de({}, { method: 'REQUEST', guest: { nombre: 'A', email: 'a@b.es' } })).names
    fc.assert(
      fc.property(hostile, hostile, hostile, (nombre, notas, direccion) => {
        const file = de(
          { nombre, notas: `n${notas}` },
          {
            method: 'REQUEST',
            guest: { nombre, email: `a${notas}@b.es` },
            casa: { ...OPTIONS.casa, nombre: direccion, direccion },
          },
        )
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n\0\u202e]/)
        expect(Buffer.from(file, 'utf8').toString('utf8')).toBe(file)
        const read = readEvent(file)
        expect(read.events).toBe(1)
        expect(read.names).toEqual(names)
      }),
      { numRuns: times(2000, 50) },
    )
  })
})
