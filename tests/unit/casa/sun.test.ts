import { expect, test } from 'vitest'
import { COAST, skyAt, sunTimes } from '../../../lib/casa/sun.ts'

const MADRID = { lat: 40.4168, lng: -3.7038 }
const KYIV = { lat: 50.5, lng: 30.5 }
const ARCTIC = { lat: 69.65, lng: 18.96 }
const minutesOff = (found: number, expected: string) => Math.abs(found - Date.parse(expected)) / 60_000

test.each([
  // The test values of SunCalc, an implementation by others.
  ['2013-03-05T12:00Z', KYIV, undefined, '2013-03-05T04:34:56Z', '2013-03-05T15:46:57Z'],
  ['2013-03-05T12:00Z', KYIV, -6, '2013-03-05T04:02:17Z', '2013-03-05T16:19:36Z'],
  ['2013-03-05T12:00Z', KYIV, 6, '2013-03-05T05:19:01Z', '2013-03-05T15:02:52Z'],
  // The almanac of Madrid: the longest and the shortest day.
  ['2026-06-21T12:00Z', MADRID, undefined, '2026-06-21T06:45:00+02:00', '2026-06-21T21:48:00+02:00'],
  ['2026-12-21T12:00Z', MADRID, undefined, '2026-12-21T08:34:00+01:00', '2026-12-21T17:51:00+01:00'],
] as const)(
  '19.12 the sun on %s at %o, height %s, is right to two minutes',
  (day, place, height, rise, set) => {
    const found = sunTimes(Date.parse(day), place, height)
    expect(minutesOff(found.rise, rise)).toBeLessThan(2)
    expect(minutesOff(found.set, set)).toBeLessThan(2)
  },
)

test('19.12 the sky of the home follows the sun of the coast, not the clock', () => {
  const skies = (day: string, zone: string) =>
    ['05:00', '08:15', '10:00', '16:30', '17:45', '20:30', '21:15', '23:30'].map((time) =>
      skyAt(Date.parse(`${day}T${time}:00${zone}`), COAST),
    )
  expect(skies('2026-11-24', '+01:00')).toEqual([
    ...(['noche', 'ocaso', 'dia', 'dia', 'ocaso', 'noche', 'noche', 'noche'] as const),
  ])
  expect(skies('2026-06-24', '+02:00')).toEqual([
    ...(['noche', 'dia', 'dia', 'dia', 'dia', 'dia', 'ocaso', 'noche'] as const),
  ])
})

test('19.12 where the sun does not set it is day at midnight, where it does not rise it is never day', () => {
  expect(skyAt(Date.parse('2026-06-21T12:00:00+02:00'), ARCTIC)).toBe('dia')
  expect(sunTimes(Date.parse('2026-06-21T12:00Z'), ARCTIC).set).toBe(Infinity)
  const winter = sunTimes(Date.parse('2026-12-21T12:00Z'), ARCTIC)
  expect(winter.rise).toBeGreaterThan(winter.set)
  expect(skyAt(Date.parse('2026-12-21T12:00:00+01:00'), ARCTIC)).toBe('ocaso')
})
