import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween, wallClock, weekday } from '../../../lib/core/dates.ts'
import { DEFAULT_RULES } from '../../../lib/reservas/default-rules.ts'
import {
  availability,
  dateIssue,
  firstIssue,
  isOpenDay,
  slotsFor,
  timeIssue,
} from '../../../lib/reservas/rules.ts'
import { usualDay } from '../../../lib/reservas/semana.ts'
import { eachNth, times } from '../../runner/long.ts'
import { asked, CHANGING_DIAS, DIAS, examples, fechas, instants } from './sample.ts'

const run = promisify(execFile)
const numRuns = times(20_000, 160)

describe('T-TIME-01, T-TIME-04: no verdict depends on the zone of the machine or of the visitor', () => {
  const ZONAS = [
    'UTC',
    'Europe/Madrid',
    'America/New_York',
    'Pacific/Kiritimati',
    'Pacific/Honolulu',
    'Asia/Kolkata',
    'Australia/Lord_Howe',
  ]
  type Told = { huella: string; desfase: number; avisos: Record<string, number> }
  const script = resolve(import.meta.dirname, 'fingerprint.ts')
  const told: Told[] = []
  // One process after the other, each with its own time: seven at once are slow beside other work, and not wrong.
  test.each(ZONAS)('the same sample gives the same hash in %s', async (TZ) => {
    const { stdout } = await run(process.execPath, [script, String(times(20_000, 500))], {
      env: { ...process.env, TZ, NODE_OPTIONS: '' },
    })
    told.push(JSON.parse(stdout) as Told)
    expect(told.at(-1)?.huella).toBe(told[0]?.huella)
  })
  test('the zones are seven, and every rule was met', () => {
    expect(new Set(told.map(({ desfase }) => desfase)).size).toBe(ZONAS.length)
    // A sample that never met a rule would show nothing about it.
    const met = Object.keys(told[0]?.avisos ?? {}).sort()
    expect(met).toEqual(['aviso', 'cerrado', 'hora', 'hora_pasada', 'horizonte', 'libre', 'pasado'])
  })
})

describe('2025 to 2035', () => {
  test('T-TIME-01: every seventh day is a Monday, and only those are closed', () => {
    // 6 January 2025 was a Monday.
    for (let n = 0; n < DIAS; n += 1) {
      const fecha = addDays('2025-01-01', n)
      const monday = (((n - 5) % 7) + 7) % 7 === 0
      expect([fecha, weekday(fecha) === 1, isOpenDay(fecha, DEFAULT_RULES)]).toEqual([fecha, monday, !monday])
    }
    expect(addDays('2025-01-01', DIAS - 1)).toBe('2035-12-31')
  })

  test('a day before today is past, whatever else it is; today and later never', () => {
    fc.assert(
      fc.property(fechas, instants, (fecha, instant) => {
        const now = wallClock(instant)
        expect(dateIssue(fecha, DEFAULT_RULES, now) === 'pasado').toBe(daysBetween(now.fecha, fecha) < 0)
      }),
      { numRuns },
    )
  })

  test('the horizon is counted in days of the calendar, over leap days and clock changes', () => {
    fc.assert(
      fc.property(fechas, fc.integer({ min: 0, max: 800 }), (today, horizonDias) => {
        const rules = { ...DEFAULT_RULES, diasCerrados: [], horizonteDias: horizonDias }
        const now = { fecha: today, hora: '12:00' } as const
        expect(dateIssue(addDays(today, horizonDias), rules, now)).toBe(null)
        expect(dateIssue(addDays(today, horizonDias + 1), rules, now)).toBe('horizonte')
      }),
      { numRuns },
    )
  })

  test('T-TIME-03: around every change of the clocks a time is past from its own minute on, by Madrid', () => {
    expect(CHANGING_DIAS).toHaveLength(22)
    expect(CHANGING_DIAS).toEqual(expect.arrayContaining(['2027-03-28', '2027-10-31']))
    const wrong: string[] = []
    for (const dia of eachNth(CHANGING_DIAS, 4))
      for (let minute = -26 * 60; minute <= 26 * 60; minute += 15) {
        const now = wallClock(Date.parse(`${dia}T00:00:00Z`) + minute * 60_000)
        for (const hora of slotsFor(DEFAULT_RULES)) {
          const passed = `${dia}T${hora}` <= `${now.fecha}T${now.hora}`
          const aviso = firstIssue(asked(dia, hora), DEFAULT_RULES, now)
          if ((aviso === 'pasado' || aviso === 'hora_pasada') !== passed)
            wrong.push(`${dia} ${hora} at ${now.fecha} ${now.hora}: ${aviso}`)
        }
      }
    expect(wrong).toEqual([])
  })

  test('the slots of a day are those of its week unless a special day says otherwise', () => {
    fc.assert(
      fc.property(examples, fechas, ({ rules }, other) => {
        const covered = rules.cierres?.some(({ desde, hasta }) => desde <= other && other <= hasta)
        const { comida, cena } = usualDay(other, rules)
        if (!covered) expect(slotsFor(rules, other)).toEqual([...comida, ...cena])
      }),
      { numRuns },
    )
  })

  test('a time is offered exactly when it is accepted', () => {
    fc.assert(
      fc.property(examples, ({ instante, fecha, rules }) => {
        const now = wallClock(instante)
        const { comida, cena } = availability(fecha, 2, rules, now)
        const offered = [...comida, ...cena].filter(({ libre }) => libre).map(({ hora }) => hora)
        const all = new Set([
          ...slotsFor(rules, fecha),
          ...slotsFor(DEFAULT_RULES),
          '12:30',
          '23:15',
          '17:00',
        ])
        for (const hora of all)
          expect([hora, offered.includes(hora as never)]).toEqual([
            hora,
            firstIssue(asked(fecha, hora), rules, now) === null,
          ])
      }),
      { numRuns },
    )
  })

  test('notice is counted on the clock of the wall: never less than asked, never refused when kept', () => {
    fc.assert(
      fc.property(fechas, fc.integer({ min: 0, max: 3 * 1440 }), fc.nat(1439), (fecha, aviso, at) => {
        const rules = { ...DEFAULT_RULES, avisoMinutos: aviso, diasCerrados: [] }
        const hora = `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
        const now = { fecha, hora: hora as `${number}:${number}` }
        const later = addDays(fecha, 3)
        for (const slot of slotsFor(rules)) {
          const ahead = 3 * 1440 + (Number(slot.slice(0, 2)) * 60 + Number(slot.slice(3))) - at
          expect(timeIssue(later, slot, rules, now)).toBe(ahead < aviso ? 'aviso' : null)
        }
      }),
      { numRuns: numRuns / 4 },
    )
  })
})
