import { describe, expect, test } from 'vitest'
import { bookingAt, converse } from '../converse.ts'

describe('§4 notes that are written anew', () => {
  test.each([
    ['es', 'pon solo alergia a los frutos secos', 'alergia a los frutos secos'],
    ['es', 'no, escribe mejor: un alérgico a los frutos secos', 'un alérgico a los frutos secos'],
    ['en', 'just put nut allergy', 'nut allergy'],
    ['en', 'put only nut allergy please', 'nut allergy'],
    ['en', 'it should say nut allergy', 'nut allergy'],
    ['fr', 'mettez juste allergie aux noix', 'allergie aux noix'],
    ['fr', "écrivez plutôt : un allergique aux noix, c'est tout", 'un allergique aux noix'],
    ['de', 'Schreib nur Nussallergie', 'Nussallergie'],
    ['de', 'das muss NUSSALLERGIE heißen, nicht nussallergie hast du', 'NUSSALLERGIE'],
    ['it', 'scrivi solo allergia alle noci', 'allergia alle noci'],
    ['it', 'scrivi meglio: un allergico alle noci, e basta', 'un allergico alle noci'],
  ] as const)('%s "%s" stands in the place of what said it', (locale, text, notes) => {
    for (const told of [{ unasked: true as const }, {}]) {
      const chat = converse(
        locale,
        {},
        bookingAt('notes', { notes: 'allergia nussallergie hast du', ...told }),
      )
      chat.say(text)
      expect([chat.step(), chat.draft().notes]).toEqual(['confirm', notes])
    }
    const chat = converse(locale, {}, bookingAt('notes', { notes: null }))
    chat.say('allergie, nuss')
    expect(chat.draft().notes).toBe('allergie, nuss')
    chat.say(text)
    expect([chat.step(), chat.draft().notes, chat.saves]).toEqual(['confirm', notes, []])
  })

  test('what is told beside a need stays, unless only that is to stand there', () => {
    const from = bookingAt('notes', { notes: 'a dog. nut allergie, qu', unasked: true })
    const better = converse('en', {}, from)
    better.say('it should say nut allergy')
    expect(better.draft().notes).toBe('a dog. nut allergy')
    const only = converse('en', {}, from)
    only.say('put just nut allergy')
    expect(only.draft().notes).toBe('nut allergy')
  })

  test.each([
    ['es', 'pon solo una trona'],
    ['en', 'just put a high chair'],
    ['fr', 'mettez juste une chaise haute'],
    ['de', 'schreib nur Hochstuhl'],
    ['it', 'scrivi solo un seggiolone'],
  ] as const)('%s "%s": what must not be eaten gives way to a need alone', (locale, text) => {
    const chat = converse(locale, {}, bookingAt('notes', { notes: 'gluten allergy', unasked: true }))
    chat.say(text)
    expect(chat.draft().notes).toMatch(/^gluten allergy\. /)
  })

  test('what is left out and still to be avoided comes back as a plain note', () => {
    const needs = [{ note: 'Avoid: gluten', known: 'gluten|coeliac' }]
    const from = bookingAt('notes', {
      notes: 'coeliac, nut allergy',
      unasked: true,
      minded: ['Avoid: gluten'],
    })
    const chat = converse('en', {}, { ...from, talk: { ...from.talk, needs } })
    chat.say('put just nut allergy')
    expect(chat.draft().notes).toBe('nut allergy. Avoid: gluten')
  })
})
