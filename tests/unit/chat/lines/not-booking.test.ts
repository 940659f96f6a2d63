import { describe, expect, test } from 'vitest'
import type { Asking, Effect, Finding, Reading } from '../../../../lib/chat/state.ts'
import { understand } from '../../../../lib/chat/understand.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { DEFAULT_RULES } from '../../../../lib/reservas/default-rules.ts'
import { converse, MODES } from '../converse.ts'

const keysOf = (effects: readonly Effect[]): readonly string[] =>
  effects.flatMap((one) => (one.type === 'say' ? [one.say.key] : []))

const read = (locale: Locale, text: string, asking: Asking = null): Reading =>
  understand(text, {
    ...{ asking, ahora: { fecha: '2026-11-25', hora: '18:30' }, rules: DEFAULT_RULES, locale },
  })
const valueIn = ({ found }: Reading, slot: Finding['slot']): readonly string[] =>
  found.find((one) => one.slot === slot)?.values ?? []

describe('§4 who says that no table is wished is offered none', () => {
  test.each<[Locale, string]>([
    ['es', 'no reservo, gracias'],
    ['es', 'no quiero reservar, era por saber'],
    ['en', 'not booking just being nosy cheers'],
    ['en', "i'm not booking, just asking"],
    ['fr', "je ne réserve pas, c'était pour savoir"],
    ['fr', 'non je réserve pas, merci'],
    ['de', 'passt scho, reservieren brauch i ned'],
    ['de', 'nein ich will nicht reservieren'],
    ['it', 'non prenoto, era per sapere'],
    ['it', 'no non prenoto, grazie'],
  ])('%s "%s"', (locale, text) => {
    const { effects, asked } = converse(locale, {}, MODES.talking).say(text)
    expect(asked).toEqual([])
    expect(keysOf(effects)).toContain('Oferta.no')
  })

  test.each<[Locale, string]>([
    ['es', 'no he reservado, puedo ir igual?'],
    ['en', 'i could not book on your website'],
    ['en', 'no book it for 8 tomorrow'],
    ['de', 'wir haben nicht reserviert'],
  ])('%s "%s" turns nothing down', (locale, text) => {
    expect(keysOf(converse(locale, {}, MODES.talking).say(text).effects)).not.toContain('Oferta.no')
  })
})

describe('§5 what was said last of a party counts', () => {
  test.each<[Locale, string]>([
    ['es', 'mesa el viernes somos ocho no espera nueve con mi suegra'],
    ['en', 'table friday we are eight no wait nine with my mum'],
    ['fr', 'une table vendredi on est huit non attends neuf avec ma mère'],
    ['de', 'tisch freitag wir sind acht nein warte neun mit meiner oma'],
    ['it', 'un tavolo venerdì siamo otto no aspetta nove con mia suocera'],
  ])('%s "%s" is nine', (locale, text) => expect(valueIn(read(locale, text), 'guests')).toEqual(['9']))
})

describe('§5 phone: a prefix that is said in words is a prefix', () => {
  test.each<[Locale, string, string]>([
    ['es', 'más treinta y cuatro, seis cinco cinco, cero uno dos, tres cuatro cinco', '+34655012345'],
    ['fr', 'plus trente-trois, six, trente-neuf, quatre-vingt-dix-huit, zéro sept, douze', '+33639980712'],
    ['it', 'più trentanove, tre due zero, zero zero zero, zero uno nove nove', '+393200000199'],
  ])('%s "%s"', (locale, text, phone) =>
    expect(valueIn(read(locale, text, 'phone'), 'phone')).toEqual([phone]),
  )
})

test.each<[Locale, string]>([
  ['en', 'yessir'],
  ['fr', 'ouin svp'],
  ['it', 'eh sì, grazie assai'],
])('§4 %s "%s" is a yes', (locale, text) => expect(read(locale, text, 'offer').yes).toBe(true))
