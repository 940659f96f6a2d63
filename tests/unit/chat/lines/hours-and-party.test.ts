import { expect, test } from 'vitest'
import type { Slot } from '../../../../lib/chat/state.ts'
import { understand } from '../../../../lib/chat/understand.ts'
import type { IsoDate } from '../../../../lib/core/dates.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { DEFAULT_RULES } from '../../../../lib/reservas/default-rules.ts'
import { WEDNESDAY } from '../converse.ts'

const found = (locale: Locale, said: string, day: IsoDate | null = null): Partial<Record<Slot, string[]>> => {
  const situation = { asking: null, ahora: WEDNESDAY, rules: DEFAULT_RULES, locale, day }
  const { spoken } = understand(said, situation)
  return Object.fromEntries(spoken.map(({ slot, values }) => [slot, [...values]]))
}

test.each([
  ['es', 'mesa el viernes a las 3, que el tren sale a las 5', '15:00'],
  ['es', 'mejor a las 2 y media que salgo de trabajar a las 2', '14:30'],
  ['en', 'our flight lands at 6, so a table at 8 on friday', '20:00'],
  ['en', 'a table at 7.30 on friday as I finish work at 7', '19:30'],
  ['fr', 'une table à 13h, notre train est à 16h', '13:00'],
  ['de', 'unser zug kommt um 18 uhr an, tisch um halb acht', '19:30'],
  ['de', 'lieber um acht, halb acht schaffen wir nicht', '20:00'],
  ['it', 'meglio alle 21, alle 20 non riusciamo', '21:00'],
  ['it', 'il treno arriva alle 19, quindi alle 20', '20:00'],
  ['es', 'mesa para las dos mañana a cenar a las 9', '21:00'],
] as const)('issue 18: in %s "%s" tells one hour', (locale, said, time) => {
  expect(found(locale, said).time).toEqual([time])
})

test.each([
  ['es', 'el domingo tenemos el tren a las 16:00'],
  ['fr', 'dimanche on a un train à 16h'],
  ['en', 'our train gets in at 4.30'],
] as const)('issue 18: in %s "%s" tells no hour of a table', (locale, said) => {
  expect(found(locale, said).time).toBeUndefined()
  expect(found(locale, said).guests).toBeUndefined()
})

test.each([
  ['es', 'mesa para 9 el domingo, son un carrito y 3 niños', '9'],
  ['es', 'mesa para 4 y 2 niños el domingo', '6'],
  ['es', 'mesa para los cuatro el sábado a las nueve', '4'],
  ['en', "table for 9 on sunday, there's 3 kids and a pram", '9'],
  ['en', 'table for 4 and a baby on sunday', '5'],
  ['de', 'tisch für 7 am sonntag, es sind zwei kinder dabei', '7'],
  ['de', 'wir sind 7 plus 2 kleinkinder', '9'],
  ['fr', 'table pour 6 dimanche, il y a 2 enfants', '6'],
  ['fr', 'on réserve pour 4, 2 adultes 2 ados', '4'],
  ['it', 'tavolo per dodici domenica, ci sono tre bambini', '12'],
  ['it', 'tavolo per 4 più 2 bambini', '6'],
] as const)('issue 18: in %s "%s" is a party of %s', (locale, said, guests) => {
  expect(found(locale, said).guests).toEqual([guests])
})

test.each([
  ['de', 'tisch für 3 am 26. um 14 uhr', '2026-12-25', '2026-12-26'],
  ['es', 'mesa para 3 el 26', '2026-12-25', '2026-12-26'],
  ['it', 'tavolo per 3 il 28', '2026-12-03', '2026-11-28'],
  ['en', 'a table for 3 on the 3rd', '2026-11-27', '2026-12-03'],
] as const)('issue 18: in %s "%s", after talk of %s, is %s', (locale, said, day, date) => {
  expect(found(locale, said, day).date).toEqual([date])
})
