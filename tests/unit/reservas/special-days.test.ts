import { describe, expect, test } from 'vitest'
import { toOpeningHours } from '../../../lib/reservas/content.ts'
import { DEFAULT_RULES } from '../../../lib/reservas/default-rules.ts'
import { toRules } from '../../../lib/reservas/read.ts'
import { availability, isOpenDay, serviciosOf, slotsFor } from '../../../lib/reservas/rules.ts'
import {
  type DiaEspecial,
  horasOfDay,
  isClosed,
  isSpecialOpening,
} from '../../../lib/reservas/special-days.ts'

const dia = (tipo: DiaEspecial['tipo'], more: Partial<DiaEspecial> = {}): DiaEspecial => ({
  desde: '2026-12-07',
  hasta: '2026-12-08',
  ...(tipo && { tipo }),
  ...more,
})
const NORMAL = ['13:00'] as const

describe('special days, one by one', () => {
  test('a range covers its first and its last day, nothing beside them', () => {
    const dias = [dia('cierre')]
    expect(['2026-12-06', '2026-12-07', '2026-12-08', '2026-12-09'].map((f) => isClosed(f, dias))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
  test('only a closing closes, only an opening opens; a missing kind is a closing', () => {
    const kinds = [undefined, 'cierre', 'apertura_especial', 'horario_especial', 'aforo_reducido'] as const
    expect(kinds.map((tipo) => isClosed('2026-12-07', [dia(tipo)]))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    expect(kinds.map((tipo) => isSpecialOpening('2026-12-07', [dia(tipo)]))).toEqual([
      ...[false, false, true, false, false],
    ])
  })
  test('without a list nothing is special', () => {
    expect([isClosed('2026-12-07', undefined), isSpecialOpening('2026-12-07', undefined)]).toEqual([
      false,
      false,
    ])
    expect(horasOfDay('comida', '2026-12-07', undefined, NORMAL)).toBe(NORMAL)
  })
  test('times: special hours, then an opening’s, then the usual ones', () => {
    const horas = (...dias: DiaEspecial[]) => horasOfDay('comida', '2026-12-07', dias, NORMAL)
    const opening = dia('apertura_especial', { comida: ['12:00'] })
    expect(horas(opening)).toEqual(['12:00'])
    expect(horas(opening, dia('horario_especial', { comida: ['14:00'] }))).toEqual(['14:00'])
    expect(horas(opening, dia('horario_especial', { comida: [] }))).toEqual([])
    expect(horas(opening, dia('horario_especial', { cena: [] }))).toEqual(['12:00'])
    expect(horas(dia('apertura_especial', { comida: [] }))).toEqual(['13:00'])
    expect(horas(dia('cierre', { comida: ['12:00'] }), dia('aforo_reducido', { comida: [] }))).toEqual([
      '13:00',
    ])
    expect(horasOfDay('comida', '2026-12-09', [opening], NORMAL)).toEqual(['13:00'])
  })
  test('without a day the usual times are meant', () => {
    const rules = { ...DEFAULT_RULES, cierres: [dia('horario_especial', { comida: [], cena: [] })] }
    expect(slotsFor(rules)).toEqual(slotsFor(DEFAULT_RULES))
    expect(serviciosOf(rules, '2026-12-08')).toEqual({ comida: [], cena: [] })
    expect([isOpenDay('2026-12-08', rules), isOpenDay('2026-12-09', rules)]).toEqual([false, true])
  })
  test('what is offered on such a day are its own times', () => {
    const rules = { ...DEFAULT_RULES, cierres: [dia('horario_especial', { comida: ['12:00'], cena: [] })] }
    const at = { fecha: '2026-11-25', hora: '12:00' } as const
    expect(availability('2026-12-08', 2, rules, at)).toEqual({
      comida: [{ hora: '12:00', libre: true, motivo: null }],
      cena: [],
    })
    // The 7th is a Monday: special hours do not open it.
    expect(availability('2026-12-07', 2, rules, at).comida).toEqual([
      { hora: '12:00', libre: false, motivo: 'cerrado' },
    ])
  })
})

describe('special days out of the setting', () => {
  const cierres = (valor: unknown) => toRules(null, [{ clave: 'cierres', valor }]).cierres
  test('each kind with its own times; reasons and seats stay in the row', () => {
    expect(
      cierres([
        { desde: '2026-12-24', hasta: '2026-12-24', motivo: 'Nochebuena' },
        { desde: '2026-12-25', hasta: '2026-12-25', tipo: null },
        {
          desde: '2026-12-07',
          hasta: '2026-12-07',
          tipo: 'apertura_especial',
          cena: ['22:00', '21:00', '22:00'],
        },
        { desde: '2026-12-31', hasta: '2026-12-31', tipo: 'horario_especial', comida: [], cena: ['18:00'] },
        { desde: '2027-01-05', hasta: '2027-01-06', tipo: 'aforo_reducido', aforo: { interior: 10 } },
      ]),
    ).toEqual([
      { desde: '2026-12-24', hasta: '2026-12-24', tipo: 'cierre' },
      { desde: '2026-12-25', hasta: '2026-12-25', tipo: 'cierre' },
      { desde: '2026-12-07', hasta: '2026-12-07', tipo: 'apertura_especial', cena: ['21:00', '22:00'] },
      { desde: '2026-12-31', hasta: '2026-12-31', tipo: 'horario_especial', comida: [], cena: ['18:00'] },
      { desde: '2027-01-05', hasta: '2027-01-06', tipo: 'aforo_reducido' },
    ])
  })
  test('T-RES-10: one entry nobody can read does not take the others with it', () => {
    const good = { desde: '2026-12-24', hasta: '2026-12-24' }
    for (const bad of [
      null,
      7,
      'x',
      [],
      {},
      { desde: '2026-12-24' },
      { desde: '24/12', hasta: '2026-12-24' },
      { desde: '2026-02-30', hasta: '2026-12-24' },
      { ...good, tipo: 'fiesta' },
      { ...good, tipo: 4 },
    ])
      expect([bad, cierres([bad, good])]).toEqual([bad, [{ ...good, tipo: 'cierre' }]])
    for (const none of [undefined, null, 'x', 4, {}, { desde: 'x' }]) expect(cierres(none)).toEqual([])
  })
  test('times nobody can read are left out; a list that is none means the usual times', () => {
    const at = { desde: '2026-12-31', hasta: '2026-12-31', tipo: 'horario_especial' }
    expect(cierres([{ ...at, comida: ['24:00', 9, '13:00', null], cena: 'tarde' }])).toEqual([
      { ...at, comida: ['13:00'], cena: undefined },
    ])
  })
})

describe('pages tell the days that are not as their weekday says, as the booking rules see them', () => {
  type Dia = {
    desde: string
    hasta: string
    tipo?: string
    motivo?: string
    comida?: string[]
    cena?: string[]
  }
  // 2026-12-07 is a Monday, and so is 2026-12-14.
  const opening = (...dias: Dia[]) =>
    toOpeningHours(undefined, [{ clave: 'cierres', valor: dias, traducciones: {} }], '2026-11-24')
  const told = (...dias: Dia[]) =>
    opening(...dias).specialDays.map(
      ({ desde, hasta, turnos }) =>
        `${desde}/${hasta} ${turnos.map((turno) => `${turno.desde}–${turno.hasta}`).join(' ')}`,
    )
  const day = { desde: '2026-12-08', hasta: '2026-12-08', motivo: 'La Inmaculada' }

  test.each(['aforo_reducido', 'fiesta'])('%s changes no hours', (tipo) => {
    expect(told({ ...day, tipo })).toEqual([])
  })
  test.each(['cierre', undefined])('%s closes', (tipo) => {
    expect(told({ ...day, ...(tipo && { tipo }) })).toEqual(['2026-12-08/2026-12-08 '])
  })
  test('a special opening is told on the weekday that is closed, and not where nothing changes', () => {
    expect(told({ ...day, desde: '2026-12-05', tipo: 'apertura_especial' })).toEqual([
      '2026-12-07/2026-12-07 13:00–15:15 18:30–22:30',
    ])
    expect(
      opening({ ...day, desde: '2026-12-07', tipo: 'apertura_especial' }).specialDays[0]?.motivo?.text,
    ).toBe('La Inmaculada')
  })
  test('special hours open no closed weekday, part around it, and close a day that has none', () => {
    const cena = ['20:00', '21:00']
    expect(
      told({ desde: '2026-12-12', hasta: '2026-12-15', tipo: 'horario_especial', comida: [], cena }),
    ).toEqual(['2026-12-12/2026-12-13 20:00–21:00', '2026-12-15/2026-12-15 20:00–21:00'])
    expect(told({ ...day, tipo: 'horario_especial', comida: [], cena: [] })).toEqual([
      '2026-12-08/2026-12-08 ',
    ])
  })
  test('a closing inside special hours wins; days that are over are not looked at', () => {
    const cena = ['20:00']
    const week = { desde: '2026-11-17', hasta: '2026-11-27', tipo: 'horario_especial', comida: [], cena }
    expect(told(week, { desde: '2026-11-26', hasta: '2026-11-26' })).toEqual([
      '2026-11-26/2026-11-26 ',
      '2026-11-24/2026-11-25 20:00–20:00',
      '2026-11-27/2026-11-27 20:00–20:00',
    ])
  })
})
