import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, weekday } from '../../../lib/core/dates.ts'
import { DEFAULT_RULES } from '../../../lib/reservas/default-rules.ts'
import { availability, firstIssue, isOpenDay, serviciosOf } from '../../../lib/reservas/rules.ts'
import { timesOfAnyDay, toSemana, usualDay } from '../../../lib/reservas/semana.ts'
import { times } from '../../runner/long.ts'
import { asked, DIAS, examples, fechas, semanas } from './sample.ts'
import { ASKED_HORAS, weekExamples } from './week-sample.ts'

const numRuns = times(20_000, 160)
const NOW = { fecha: '2026-12-01', hora: '00:00' } as const
const HORIZON = { horizonteDias: 1000 }

describe('point 18: hours of each weekday and service', () => {
  test('a house without any is the house it was, on every day of eleven years', () => {
    for (let n = 0; n < DIAS; n += 1) {
      const fecha = addDays('2025-01-01', n)
      const { comida, cena } = serviciosOf(DEFAULT_RULES, fecha)
      expect([fecha, isOpenDay(fecha, DEFAULT_RULES)]).toEqual([fecha, weekday(fecha) !== 1])
      expect(comida).toBe(DEFAULT_RULES.comida)
      expect(cena).toBe(DEFAULT_RULES.cena)
    }
  })

  test('an entry changes its own weekday and service from its day on, and nothing else', () => {
    fc.assert(
      fc.property(
        fechas.chain((fecha) => fc.tuple(fc.constant(fecha), semanas(fecha))),
        fechas,
        ([fecha, semana], other) => {
          for (const day of [fecha, addDays(fecha, 1), addDays(fecha, 7), other]) {
            const rules = { ...DEFAULT_RULES, diasCerrados: [], semana }
            const touched = (servicio: 'comida' | 'cena') =>
              semana.some((e) => e.servicio === servicio && e.dia === weekday(day) && e.desde <= day)
            const { isRest, comida, cena } = usualDay(day, rules)
            if (isRest) expect([touched('comida'), touched('cena')]).toEqual([true, true])
            if (!isRest && !touched('comida')) expect(comida).toBe(rules.comida)
            if (!isRest && !touched('cena')) expect(cena).toBe(rules.cena)
          }
        },
      ),
      { numRuns },
    )
  })

  test('no time of a closed service is offered or taken, around every beginning and clock change', () => {
    let refused = 0
    for (const { rules, fecha } of weekExamples()) {
      const house = { ...rules, ...HORIZON }
      const { isRest, comida, cena } = usualDay(fecha, house)
      const served = ASKED_HORAS.filter((hora) => !isRest && [...comida, ...cena].includes(hora))
      const day = availability(fecha, 2, house, NOW)
      const free = [...day.comida, ...day.cena].filter(({ libre }) => libre).map(({ hora }) => hora)
      const taken = ASKED_HORAS.filter((hora) => firstIssue(asked(fecha, hora), house, NOW) === null)
      refused += ASKED_HORAS.length - taken.length
      expect([fecha, taken]).toEqual([fecha, served])
      expect(ASKED_HORAS.filter((hora) => free.includes(hora))).toEqual(served)
    }
    expect(refused).toBeGreaterThan(1000)
  })

  test('whatever the special days say, a time outside the hours of its day is never taken', () => {
    fc.assert(
      fc.property(examples, ({ fecha, hora, rules }) => {
        const { comida, cena } = serviciosOf(rules, fecha)
        const known = [...comida, ...cena].some((slot) => slot === hora)
        const aviso = firstIssue(asked(fecha, hora), rules, { fecha, hora: '00:00' })
        if (!known) expect(aviso).not.toBeNull()
      }),
      { numRuns },
    )
  })

  test('every reading of a time that is said before its day is known', () => {
    const semana = toSemana([
      { dia: 5, servicio: 'cena', desde: '2027-01-01', horas: ['23:15'] },
      { dia: 7, servicio: 'cena', desde: '2027-01-01', horas: [] },
    ])
    expect(timesOfAnyDay('cena', { ...DEFAULT_RULES, semana })).toEqual([...DEFAULT_RULES.cena, '23:15'])
    expect(timesOfAnyDay('comida', { ...DEFAULT_RULES, semana })).toBe(DEFAULT_RULES.comida)
  })

  test('what is no entry is left out of the row, and so is a time that is none', () => {
    const good = { dia: 7, servicio: 'cena', desde: '2027-03-01' }
    expect(toSemana([good, { ...good, horas: null }])).toEqual([good, good])
    expect(toSemana([{ ...good, horas: ['21:00', '9', 5, '20:00', '21:00'] }])).toEqual([
      { ...good, horas: ['20:00', '21:00'] },
    ])
    for (const bad of [
      null,
      7,
      [],
      { ...good, dia: 0 },
      { ...good, dia: 8 },
      { ...good, dia: 1.5 },
      { ...good, dia: '7' },
      { ...good, servicio: 'merienda' },
      { ...good, desde: '2027-02-30' },
      { ...good, desde: null },
    ])
      expect(toSemana([bad])).toEqual([])
    expect([toSemana(null), toSemana('[]'), toSemana({})]).toEqual([[], [], []])
  })
})
