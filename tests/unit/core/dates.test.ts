import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { dayAndMonth, dayAsHeading, dayAsLabel, dayInWords } from '../../../lib/core/date-words.ts'
import {
  addDays,
  daysBetween,
  isHHmm,
  isIsoDate,
  isoDate,
  wallClock,
  weekday,
} from '../../../lib/core/dates.ts'

test('T-TIME-02: every day of four centuries and no other', () => {
  for (const year of [1900, 2000, 2024, 2026, 2027, 2028, 2100])
    for (let month = 0; month <= 13; month += 1)
      for (let day = 0; day <= 32; day += 1) {
        const real =
          month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
        expect(isIsoDate(isoDate(year, month, day))).toBe(real)
      }
  for (const text of ['', '2026-2-3', '0000-01-01', '2026-11-27\n', '+2026-11-27', '２０２６-11-27'])
    expect(isIsoDate(text)).toBe(false)
})

test('times of day', () => {
  for (const text of ['00:00', '13:15', '23:59']) expect(isHHmm(text)).toBe(true)
  for (const text of ['24:00', '9:00', '13:60', '13.00', '13:00:00', '13:00\n', ''])
    expect(isHHmm(text)).toBe(false)
})

test('T-TIME-01: the weekday comes from the calendar date alone', () => {
  expect(weekday('2026-11-23')).toBe(1)
  expect(weekday('2026-11-29')).toBe(7)
  for (let day = 0; day < 400; day += 1) expect(weekday(addDays('2026-11-23', day))).toBe((day % 7) + 1)
})

test('T-TIME-03: the wall clock of Madrid around midnight and the changes of the clock', () => {
  const at = (instant: string) => wallClock(Date.parse(instant))
  expect(at('2026-11-27T22:59:59Z')).toEqual({ fecha: '2026-11-27', hora: '23:59' })
  expect(at('2026-11-27T23:00:00Z')).toEqual({ fecha: '2026-11-28', hora: '00:00' })
  expect(at('2026-07-01T22:00:00Z')).toEqual({ fecha: '2026-07-02', hora: '00:00' })
  expect(at('2026-10-25T00:59:00Z')).toEqual({ fecha: '2026-10-25', hora: '02:59' })
  expect(at('2026-10-25T01:00:00Z')).toEqual({ fecha: '2026-10-25', hora: '02:00' })
  expect(at('2027-03-28T01:00:00Z')).toEqual({ fecha: '2027-03-28', hora: '03:00' })
})

test('days are counted on the calendar, across the changes of the clock', () => {
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(daysBetween('2027-03-27', '2027-03-29')).toBe(2)
})

test('a day in words has its weekday in every language', () => {
  expect(['es', 'en', 'fr', 'de', 'it'].map((locale) => dayInWords('2026-11-27', locale))).toEqual([
    'viernes, 27 de noviembre de 2026',
    expect.stringMatching(/^Friday,? 27 November 2026$/),
    'vendredi 27 novembre 2026',
    'Freitag, 27. November 2026',
    'venerdì 27 novembre 2026',
  ])
})

test.each(['UTC', 'Europe/Madrid', 'America/New_York', 'Pacific/Honolulu', 'Pacific/Kiritimati'])(
  'T-TIME-04: the same answers on a machine in %s',
  (TZ) => {
    const script = `import { wallClock, weekday, addDays, isIsoDate } from './lib/core/dates.ts'
      console.log(JSON.stringify([wallClock(Date.parse('2026-11-22T23:30:00Z')), weekday('2026-11-23'),
        addDays('2026-03-28', 1), isIsoDate('2027-02-29')]))`
    const out = execFileSync(process.execPath, ['--input-type=module-typescript', '-e', script], {
      env: { ...process.env, TZ },
      encoding: 'utf8',
    })
    expect(JSON.parse(out)).toEqual([{ fecha: '2026-11-23', hora: '00:30' }, 1, '2026-03-29', false])
  },
)

test('19.10 in French the first of a month is "1er", and no other day', () => {
  expect(dayInWords('2026-12-01', 'fr')).toBe('mardi 1er décembre 2026')
  expect(dayAndMonth('2026-12-01', 'fr')).toBe('mardi 1er décembre')
  expect(dayAsHeading('2027-01-01', 'fr')).toBe('Vendredi 1er janvier')
  for (const fecha of ['2026-12-11', '2026-12-21', '2026-12-31', '2026-12-10'] as const)
    expect(dayAndMonth(fecha, 'fr')).not.toContain('er ')
  expect(dayInWords('2026-12-01', 'it')).toBe('martedì 1 dicembre 2026')
  // The name of a day in a calendar holds the figure that stands on it, as a word.
  expect(dayAsLabel('2026-12-01', 'fr')).toBe('mardi 1 décembre 2026')
})
