import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { calendarLabels } from '../../../lib/http/calendar-texts.ts'
import { LOCALES, type Locale } from '../../../lib/i18n/locales.ts'
import { toIcs } from '../../../lib/reservas/calendar-file.ts'

/** RFC 5545: a whole file, line by line, unfolded; the zone's own lines are left to the library that reads them. */
const APPOINTMENT = {
  ...{
    codigo: '7K3M9QXA',
    nombre: 'Ana Soler',
    fecha: '2026-11-27',
    hora: '23:00',
    personas: 4,
    duracion: 120,
  },
  ...{
    mesa: 'exterior',
    estado: 'pendiente',
    sequence: 2,
    notas: 'Trona',
    instant: '2026-11-21T10:02:03Z',
  },
}
const lines = (change: object, url: string | null) =>
  toIcs(
    { ...APPOINTMENT, ...change },
    {
      ...{ method: 'REQUEST', textos: calendarLabels('es'), site: 'https://alma.example', url },
      casa: { nombre: 'Alma "A/B"', email: 'hola%40@example.com', direccion: 'Paseo, 12' },
      guest: { nombre: 'Ana\tSoler', email: 'ana@example.com' },
    },
  )
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => !/^(TZ|DTSTART:19|RRULE)/.test(line))

test('a request, outside, past midnight', () =>
  expect(lines({}, 'https://alma.example/x')).toMatchInlineSnapshot(`
    [
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Alma "A-B"//Reservas//ES",
      "CALSCALE:GREGORIAN",
      "METHOD:REQUEST",
      "BEGIN:VTIMEZONE",
      "BEGIN:DAYLIGHT",
      "END:DAYLIGHT",
      "BEGIN:STANDARD",
      "END:STANDARD",
      "END:VTIMEZONE",
      "BEGIN:VEVENT",
      "UID:7K3M9QXA@alma.example",
      "SEQUENCE:2",
      "DTSTAMP:20261121T100203Z",
      "LAST-MODIFIED:20261121T100203Z",
      "DTSTART;TZID=Europe/Madrid:20261127T230000",
      "DTEND;TZID=Europe/Madrid:20261128T010000",
      "SUMMARY:Mesa en Alma "A/B" (por confirmar)",
      "DESCRIPTION:Solicitada\\nCódigo: 7K3M9QXA\\nA nombre de Ana Soler\\nPersonas: 4 · En la terraza\\nTodavía sin confirmar: te avisamos en cuanto lo esté.\\nNotas: Trona\\nVer\\, cambiar o cancelar: https://alma.example/x",
      "LOCATION:Alma "A/B"\\, Paseo\\, 12",
      "STATUS:TENTATIVE",
      "TRANSP:OPAQUE",
      "ORGANIZER;CN="Alma ’A/B’":mailto:hola%40@example.com",
      "ATTENDEE;CN="Ana Soler";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:ana@example.com",
      "URL:https://alma.example/x",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]
  `))
test('cancelled, inside, without notes or link', () =>
  expect(lines({ estado: 'cancelada_cliente', mesa: 'interior', notas: null }, null)).toMatchInlineSnapshot(`
    [
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Alma "A-B"//Reservas//ES",
      "CALSCALE:GREGORIAN",
      "METHOD:CANCEL",
      "BEGIN:VTIMEZONE",
      "BEGIN:DAYLIGHT",
      "END:DAYLIGHT",
      "BEGIN:STANDARD",
      "END:STANDARD",
      "END:VTIMEZONE",
      "BEGIN:VEVENT",
      "UID:7K3M9QXA@alma.example",
      "SEQUENCE:2",
      "DTSTAMP:20261121T100203Z",
      "LAST-MODIFIED:20261121T100203Z",
      "DTSTART;TZID=Europe/Madrid:20261127T230000",
      "DTEND;TZID=Europe/Madrid:20261128T010000",
      "SUMMARY:Mesa en Alma "A/B" (cancelada)",
      "DESCRIPTION:Cancelada\\nCódigo: 7K3M9QXA\\nA nombre de Ana Soler\\nPersonas: 4 · En el interior",
      "LOCATION:Alma "A/B"\\, Paseo\\, 12",
      "STATUS:CANCELLED",
      "TRANSP:TRANSPARENT",
      "ORGANIZER;CN="Alma ’A/B’":mailto:hola%40@example.com",
      "ATTENDEE;CN="Ana Soler";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:ana@example.com",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]
  `))

const stampsOf = (locale: Locale): Record<'pendiente' | 'confirmada' | 'cancelada', string> =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, `../../../messages/${locale}.json`), 'utf8')).Sello

test.each(LOCALES)('19.11 %s: the file begins with the stamp of the ticket, in each state', (locale) => {
  const file = (estado: string) =>
    toIcs(
      { ...APPOINTMENT, estado },
      {
        ...{ method: 'PUBLISH', textos: calendarLabels(locale), site: null, url: null },
        casa: { nombre: 'Alma', email: 'hola@example.com', direccion: 'Paseo, 12' },
      },
    ).replaceAll('\r\n ', '')
  const stamps = stampsOf(locale)
  expect(file('pendiente')).toContain(`DESCRIPTION:${stamps.pendiente}\\n`)
  expect(file('confirmada')).toContain(`DESCRIPTION:${stamps.confirmada}\\n`)
  expect(file('cancelada_cliente')).toContain(`DESCRIPTION:${stamps.cancelada}\\n`)
  const stem = (word: string) => word.toLocaleLowerCase(locale).slice(0, -1)
  expect(/^SUMMARY:(.*)$/m.exec(file('cancelada_cliente'))?.[1]).toContain(`(${stem(stamps.cancelada)}`)
  expect(file('confirmada')).not.toContain('(')
})
