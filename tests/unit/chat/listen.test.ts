import { expect, test } from 'vitest'
import { listened, listenedForDiets } from '../../../lib/chat/typed/listen.ts'
import { newChat } from '../../../lib/chat/view.ts'

const SAID = { type: 'say', say: { key: 'Oferta.pregunta' } } as const
const texts = ([, effects]: ReturnType<typeof listened>) =>
  effects.map((effect) => (effect.type === 'listen' ? effect.text : effect.type))

test('§4 an allergy told while booking reaches the function, in every language', () => {
  for (const text of [
    'mesa para 4, mi hijo es alérgico a los cacahuetes',
    'a table for 2, one of us is coeliac',
    'une table pour 3, je suis allergique au sésame',
    'ein Tisch für 2, meine Frau hat Zöliakie',
    'un tavolo per 5, una è vegana',
  ])
    expect(texts(listenedForDiets(text, [newChat, [SAID]])), text).toEqual([text, 'say'])
  expect(texts(listenedForDiets('mesa para 4 el sábado', [newChat, [SAID]]))).toEqual(['say'])
})

test('§4 no address and no telephone is told, and nothing is asked twice', () => {
  expect(texts(listened('soy celíaca, ana@example.com, +34 612 345 678', [newChat, [SAID]]))).toEqual([
    'soy celíaca,',
    'say',
  ])
  const asked = { type: 'ask', text: 'x', talk: newChat.talk } as const
  expect(texts(listened('x', [newChat, [asked]]))).toEqual(['ask'])
})
