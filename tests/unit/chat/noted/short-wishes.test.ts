import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { bookingAt, converse, DRAFT, MODES } from '../converse.ts'

describe('§4 a wish in short words is noted, and never said to be none', () => {
  test.each<[Locale, string, string]>([
    ['fr', "c'est possible d'apporter un gâteau ? c'est ses 70 ans", 'ses 70 ans'],
    ['fr', 'une table vue mer si possible', 'vue mer'],
    ['es', 'con una mesa con vistas si puede ser', 'con vistas'],
    ['en', 'a table with a view if possible', 'with a view'],
    ['de', 'gern ein tisch mit aussicht', 'mit aussicht'],
    ['it', 'un tavolo con vista se possibile', 'con vista'],
  ])('%s "%s"', (locale, text, said) => {
    const chat = converse(locale, {}, MODES.offered)
    const turn = chat.say(text)
    expect(chat.draft().notes).toContain(said)
    expect(turn.text).toContain(said)
  })
})

describe('§4 flowers on the table are a wish, whether asked for or ordered', () => {
  test.each<[Locale, string, string]>([
    ['es', '¿y me podéis poner unas flores en la mesa?', 'flores'],
    ['en', 'could you put some flowers on the table?', 'flowers'],
    ['fr', 'pouvez-vous mettre un bouquet de fleurs sur la table ?', 'fleurs'],
    ['de', 'könnt ihr Blumen auf den Tisch stellen?', 'Blumen'],
    ['it', 'potete far trovare un mazzo di fiori sul tavolo?', 'fiori'],
  ])('%s "%s"', (locale, text, said) => {
    const offered = converse(locale, {}, MODES.offered)
    offered.say(text)
    expect([offered.step(), offered.draft().date]).toEqual(['offer', null])
    expect(offered.draft().notes).toContain(said)
    const asked = converse(locale, {}, bookingAt('notes', { notes: null }))
    asked.say(text)
    expect([asked.step(), asked.draft().notes?.includes(said)]).toEqual(['confirm', true])
  })

  test('a bunch of flowers is no day in March', () => {
    const chat = converse('it', {}, MODES.confirming)
    chat.say('potete mettere un mazzo di fiori sul tavolo?')
    expect(chat.draft().date).toBe(DRAFT.date)
  })

  test('"no. But do note the flowers and the view": no answer without them', () => {
    const chat = converse('es', {}, bookingAt('notes', { notes: null }))
    chat.say('no. pero si se puede apuntad lo de las flores y las vistas')
    expect(chat.draft().notes).toContain('flores')
  })
})
