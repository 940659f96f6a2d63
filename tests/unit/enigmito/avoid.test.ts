import { describe, expect, test } from 'vitest'
import { parseTalk } from '../../../lib/chat/parse-talk.ts'
import { NO_TALK, type Talk } from '../../../lib/chat/talk.ts'
import type { Locale } from '../../../lib/i18n/locales.ts'
import { type Answered, answer } from '../../../supabase/functions/enigmito/answer.ts'
import { compose } from '../../../supabase/functions/enigmito/composer.ts'
import { nameFact } from '../../../supabase/functions/enigmito/facts.ts'
import { TEXTS } from '../../../supabase/functions/enigmito/texts.ts'
import { faultIn } from '../../../supabase/functions/enigmito/verify.ts'
import { ask, knowing, NOW } from './support.ts'

const demo = knowing()

/** The answers to what was said, one after the other. */
function talked(lang: Locale, ...said: string[]): Answered[] {
  let talk: Talk = parseTalk({})
  return said.map((text) => {
    const answered = answer(text, lang, demo, NOW, talk)
    talk = answered.talk
    return answered
  })
}
const last = (lang: Locale, ...said: string[]): Answered => {
  const found = talked(lang, ...said).at(-1)
  if (!found) throw new Error('nothing was said')
  return found
}

describe('T-ALG-01 what somebody must not eat is kept until the guest ends it', () => {
  test.each([
    ['es', 'mi hijo es celíaco', '¿cuánto cuesta la coca de almendra?', 'child', /figura gluten/],
    ['en', 'my wife is coeliac', 'how much is the almond coca?', 'companion', /include gluten/],
    ['fr', 'je suis cœliaque', 'combien coûte la coca aux amandes ?', 'guest', /gluten/],
    ['de', 'mein Sohn hat Zoeliakie', 'was kostet die Mandel-Coca?', 'child', /Gluten/],
    ['it', 'mia figlia è celiaca', 'quanto costa la coca di mandorle?', 'child', /glutine/],
  ] as const)('in %s: %s', (lang, said, question, who, state) => {
    const { message, talk } = last(lang, said, question)
    expect(talk.avoid).toMatchObject([{ who, allergens: ['gluten'], diets: [] }])
    expect(message).toMatch(state)
  })

  test.each([
    ['es', 'soy celíaca', 'olvida lo del gluten'],
    ['es', 'mi hijo es alérgico al huevo', 'al final mi hijo no viene'],
    ['en', 'my son is allergic to nuts', 'he is not coming'],
    ['en', 'I am coeliac', 'no, I am not coeliac'],
    ['fr', 'je suis allergique aux œufs', 'oubliez les œufs'],
    ['de', 'mein Sohn hat eine Sesamallergie', 'er kommt doch nicht mit'],
    ['it', 'il bambino è allergico al latte', 'il bambino non viene più'],
  ] as const)('in %s it ends with: %s, then %s', (lang, said, end) => {
    const [first, second] = talked(lang, said, end)
    expect(first?.talk.avoid).toHaveLength(1)
    expect(second?.talk.avoid).toEqual([])
    expect(second?.intent).toBe('avoid_over')
  })

  test.each([
    ['es', 'soy celíaca', 'gracias, ¿y tenéis wifi?'],
    ['en', 'I am coeliac', 'what about the paella?'],
    ['de', 'ich bin Zöliakiker', 'nein, kein Tisch'],
  ] as const)('in %s nothing else ends it: %s, then %s', (lang, said, next) => {
    expect(last(lang, said, next).talk.avoid).toHaveLength(1)
  })

  test('what one person may eat is not ended with what another may not', () => {
    const { talk } = last(
      'en',
      'my wife is coeliac and my son is allergic to milk',
      "my wife isn't coming after all",
    )
    expect(talk.avoid).toEqual([{ who: 'child', allergens: ['leche'], diets: [] }])
  })
})

test('a list leaves out what contains it, says so, and the notice stands once', () => {
  const { message } = last('en', 'my son is allergic to nuts', 'what desserts do you have?')
  expect(message).toContain('Lemon sorbet')
  expect(message).not.toMatch(/Almond coca|Turrón ice cream/)
  expect(message).toMatch(/left out/)
  expect(message.match(/always tell our staff/g)).toHaveLength(1)
})

test('a diet counts for the whole talk, and a stored one for each question', () => {
  expect(last('en', 'my friend is vegan', 'how much is the octopus?').message).toMatch(
    /Not marked as a vegan option: .*octopus/i,
  )
  expect(ask('¿cuánto cuesta el pulpo? [dietary: vegano]', 'es').message).toMatch(
    /No figuran como opción vegana/,
  )
  expect(ask('¿cuánto cuesta la coca de almendra? [dietary: celíaco]', 'es').message).toMatch(/figura gluten/)
})

test('a dish without its state fails the check, and the composer adds it', () => {
  const item = demo.menu.bySlug.get('dish:tarta-queso')
  if (!item) throw new Error('no dish')
  const avoid = [{ who: 'guest', allergens: ['leche'], diets: [] }] as const
  const bare = compose(demo.menu, 'es', TEXTS.es)
  bare.item(TEXTS.es.Carta.solo, { nombre: nameFact(item, 'es') })
  expect(faultIn(bare.done(), demo.menu, 'es', avoid)).toBe('avoid')
  const c = compose(demo.menu, 'es', TEXTS.es, { avoid })
  c.item(TEXTS.es.Carta.solo, { nombre: nameFact(item, 'es') })
  const draft = c.done()
  expect(draft.message).toMatch(/declarados figura/)
  expect(faultIn(draft, demo.menu, 'es', avoid)).toBeNull()
  const lie = { ...draft, diets: [{ item, diet: 'vegan', fits: true }] } as const
  expect(faultIn(lie, demo.menu, 'es', avoid)).toBe('diet')
})

test('a mishap told over two lines stays one, until the guest asks for something else', () => {
  const [, second, third] = talked(
    'en',
    'my soup was cold',
    'so what are you going to do about it??',
    'what desserts do you have?',
  )
  expect(second?.intent).toBe('care_complaint')
  expect(third?.intent).not.toBe('care_complaint')
  expect(answer('thanks', 'en', demo, NOW, NO_TALK).intent).toBe('thanks')
})
