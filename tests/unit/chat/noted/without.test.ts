import { describe, expect, test } from 'vitest'
import { bookingAt, converse } from '../converse.ts'

describe('§4 a food that somebody goes without', () => {
  test.each([
    ['es', 'no lácteos para una persona'],
    ['en', 'put no dairy for one person'],
    ['fr', 'pas de produits laitiers pour une personne'],
    ['de', 'keine Milchprodukte für eine Person'],
    ['it', 'niente latticini per una persona'],
  ] as const)('%s "%s": is a note, heard by the function, and changes no party', (locale, text) => {
    const chat = converse(locale, {}, bookingAt('notes', { notes: null }))
    const party = chat.draft().guests
    const { effects } = chat.say(text)
    expect(chat.draft().notes).toBe(text.replace('put ', ''))
    expect(chat.draft().guests).toBe(party)
    expect(effects.map(({ type }) => type)).toContain('listen')
  })

  test.each([
    ['es', 'antes de enviarla que postre puede tomar ella'],
    ['en', 'before i send it whats a dessert she could have'],
    ['fr', "avant d'envoyer quel dessert peut-elle manger"],
    ['de', 'bevor ich abschicke welches Dessert kann sie essen'],
    ['it', 'prima di inviare che dolce può mangiare lei'],
  ] as const)('%s "%s": what is asked before it is sent is no note', (locale, text) => {
    const chat = converse(locale, {}, bookingAt('notes', { notes: null }))
    const { effects } = chat.say(text)
    expect(chat.draft().notes).toBe(null)
    expect(effects.map(({ type }) => type)).toContain('ask')
  })
})
