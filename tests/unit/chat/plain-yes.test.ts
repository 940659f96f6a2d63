import { expect, test } from 'vitest'
import { foldText } from '../../../lib/chat/text/fold.ts'
import { LEXICON } from '../../../lib/chat/words/all.ts'
import { isPlainTalk, isPlainYes } from '../../../lib/chat/words/plain-yes.ts'

const LEXICONS = Object.values(LEXICON)
const yes = (text: string) => LEXICONS.some((lex) => isPlainYes(foldText(text).text, lex))
const talk = (text: string) => LEXICONS.some((lex) => isPlainTalk(foldText(text).text, text, lex))

test('§4 a yes as people type it is a yes, in every language and in two at once', () => {
  for (const text of [
    'siiip',
    'sí, ese mismo',
    'si porfa',
    'yes yes',
    'yesss please',
    'jawoll',
    'mhm ja',
    'ja, yes',
  ])
    expect(yes(text), text).toBe(true)
  for (const text of [
    'ouais svp',
    "oui c'est ça",
    'esatto, grazie',
    'sisplau sí',
    'ok vale',
    'that’s right? yes?',
    'mesa',
  ])
    expect(yes(text), text).toBe(!/right|mesa/.test(text))
  expect(yes('sí, pero mañana')).toBe(false)
  expect(yes('sí, somos 4')).toBe(false)
})

test('§5 name: a yes, a no or a sigh is none; a single word with its capital may be one', () => {
  for (const text of ['jawoll', 'yes yes', 'uf no', 'uy no', 'nono espera'])
    expect(talk(text), text).toBe(true)
  for (const text of ['Jo', 'Clara', 'Perfecto Sánchez', 'Laia Ferrando', 'Eve Yates'])
    expect(talk(text), text).toBe(false)
})
