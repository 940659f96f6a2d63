import { describe, expect, test } from 'vitest'
import { openDays, openSlots } from '../../../lib/chat/open-slots.ts'
import { DEFAULT_RULES } from '../../../lib/reservas/default-rules.ts'
import type { ReservaRules } from '../../../lib/reservas/rules.ts'
import { contextWith, converse, DRAFT } from './converse.ts'

const BEFORE = '2026-11-01'
/** No dinner on Sundays, later on Fridays, and nothing at all on Wednesdays. */
const rules: ReservaRules = {
  ...DEFAULT_RULES,
  semana: [
    { dia: 7, servicio: 'cena', desde: BEFORE, horas: [] },
    { dia: 5, servicio: 'cena', desde: BEFORE, horas: ['20:00', '23:30'] },
    { dia: 3, servicio: 'comida', desde: BEFORE, horas: [] },
    { dia: 3, servicio: 'cena', desde: BEFORE, horas: [] },
  ],
}

function untilDate(date: string) {
  const chat = converse('es', { rules })
  chat.say('quiero reservar')
  chat.send({ type: 'yes' })
  for (const said of ['Lola Prueba', 'lola@example.com', '+34 600 123 456']) chat.say(said)
  return { chat, turn: chat.say(date) }
}

describe('point 18: hours of each weekday, in the chat', () => {
  test('only times of that day are offered', () => {
    const at = contextWith({ rules })
    expect(openSlots({ ...DRAFT, date: '2026-11-29' }, at)).toEqual(DEFAULT_RULES.comida)
    expect(openSlots({ ...DRAFT, date: '2026-11-27' }, at)).toEqual([
      ...DEFAULT_RULES.comida,
      '20:00',
      '23:30',
    ])
    expect(openDays('2026-12-01', at, 3)).toEqual(['2026-12-01', '2026-12-03', '2026-12-04'])
  })

  test('a dinner on a Sunday without one is refused at the time, a day that serves nothing at the day', () => {
    const { chat } = untilDate('2026-11-29')
    expect(chat.draft().date).toBe('2026-11-29')
    expect(chat.say('a las 21:00').codes).toEqual(['invalid_time'])
    expect(chat.draft().time).toBeNull()
    expect(chat.say('a las 14:00').codes).toEqual([])
    expect(chat.draft().time).toBe('14:00')
    expect(untilDate('2026-12-02').turn.codes).toEqual(['closed_day'])
  })

  test('a time that one weekday alone has is understood as people say it', () => {
    const { chat } = untilDate('2026-11-27')
    expect(chat.say('a las once y media de la noche').codes).toEqual([])
    expect(chat.draft().time).toBe('23:30')
    const other = untilDate('2026-11-28').chat
    expect(other.say('a las 23:30').codes).toEqual(['invalid_time'])
  })
})
