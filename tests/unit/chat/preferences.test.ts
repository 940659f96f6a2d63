import { describe, expect, test } from 'vitest'
import { render } from '../../../lib/chat/say.ts'
import { learn } from '../../../lib/chat/stored/learn.ts'
import {
  detectLocale,
  hasVisited,
  hints,
  NO_PREFERENCES,
  parsePreferences,
  rememberVisit,
  serialisePreferences,
  servicePeriod,
} from '../../../lib/chat/stored/preferences.ts'
import { parseConversation } from '../../../lib/chat/stored/restore.ts'
import { serialiseConversation } from '../../../lib/chat/stored/save.ts'
import { MENSAJES, MODES } from './converse.ts'

const BROKEN = [
  null,
  '',
  '{',
  'null',
  '[]',
  '1',
  '"x"',
  '{"v":2}',
  '{"v":1,"state":7}',
  '{"v":1,"state":{"mode":"booking"}}',
  `{"v":1,"x":"${'x'.repeat(30_000)}"}`,
]

describe('what is remembered', () => {
  test.each(BROKEN)('corrupt text is dropped: %s', (text) => {
    expect(parsePreferences(text)).toEqual(NO_PREFERENCES)
    const state = parseConversation(text)
    expect(state === null || state.mode === 'talking').toBe(true)
  })

  test.each(Object.values(MODES))('a conversation comes back: $mode', (state) => {
    const back = parseConversation(serialiseConversation(state))
    expect(back?.mode).toBe(state.mode === 'sending' ? 'confirming' : state.mode)
    if (back && 'draft' in back && 'draft' in state) expect(back.draft).toEqual(state.draft)
    if (back?.mode === 'confirming') expect(back.clave).toBe('clave-vieja')
  })

  test('a draft with foreign values keeps only what is right', () => {
    const draft = {
      name: 7,
      email: 'a@b.es',
      date: '2026-02-31',
      time: '25:00',
      guests: 'x',
      given: ['name', 'email', 'date', 'nope'],
    }
    const back = parseConversation(JSON.stringify({ v: 1, state: { mode: 'offered', draft } }))
    expect(back).toMatchObject({
      mode: 'offered',
      draft: { name: null, date: null, guests: 2, given: ['email'] },
    })
  })

  test('preferences: learnt, kept, restored', () => {
    let known = learn(NO_PREFERENCES, 'Soy celíaca y vegetariana, y me gusta el vino tinto')
    known = learn(known, 'no soy vegano')
    known = rememberVisit(known, '2026-11-27', 4)
    expect(known).toMatchObject({
      dietaryRestrictions: ['vegetariano', 'celíaco'],
      favoriteWines: ['tinto'],
      lastVisit: '2026-11-27',
    })
    expect(parsePreferences(serialisePreferences(known))).toEqual(known)
    expect(hasVisited(known)).toBe(true)
    expect(learn(known, 'hola')).toBe(known)
  })

  test.each([
    ['I am vegan', 'vegano'],
    ['ich habe Zöliakie', 'celíaco'],
    ['je suis allergique aux noix', 'alergia'],
    ['senza glutine', undefined],
    ['glutenfrei bitte', 'gluten'],
  ])('diet words: %s', (text, diet) => {
    expect(learn(NO_PREFERENCES, text).dietaryRestrictions[0]).toBe(
      diet ?? (text.includes('glutine') ? 'gluten' : undefined),
    )
  })

  test.each([
    'es vegano?',
    'y el segundo es vegetariano?',
    'is it vegan?',
    'is the second one vegan?',
    "c'est végan ?",
    'ist der vegan?',
    'è vegano?',
    'lleva gluten?',
    'la paella tiene gluten?',
    'son veganos?',
    'does the cheesecake have gluten',
    'ha il glutine?',
    'ist der hummus glutenfrei',
    'is the hummus gluten free?',
    'es la tarta sin gluten?',
    'è il gelato senza glutine?',
  ])('18.2 what is asked of one thing is nobody’s diet: %s', (text) => {
    expect(learn(NO_PREFERENCES, text)).toBe(NO_PREFERENCES)
  })

  test.each([
    ['hay algo vegano?', 'vegano'],
    ['are there vegan dishes?', 'vegano'],
    ['does the bar have gluten free beer', 'gluten'],
    ['is there gluten free bread?', 'gluten'],
    ['ist etwas glutenfrei?', 'gluten'],
    ['is the hummus gluten free? my son is coeliac', 'gluten'],
    ['mi mujer es vegana', 'vegano'],
    ['sono celiaca e vegana', 'vegano'],
    ['My husband has gluten intolerance', 'gluten'],
    ['my son has gluten issues', 'gluten'],
    ['he has gluten problems', 'gluten'],
    ["does it have gluten? I can't eat it", 'gluten'],
    ['Es que mi madre es vegana', 'vegano'],
    ["c'est pour un végétarien", 'vegetariano'],
    ['Es para un vegano', 'vegano'],
    ['ist für eine Veganerin', 'vegano'],
  ])('18.2 a wish for a diet is kept: %s', (text, diet) => {
    expect(learn(NO_PREFERENCES, text).dietaryRestrictions[0]).toBe(diet)
  })

  test('hints stand in the order of the contract', () => {
    const known = { ...NO_PREFERENCES, dietaryRestrictions: ['vegano', 'gluten'], favoriteWines: ['tinto'] }
    expect(hints(known, 'cena', 'dish:pulpo')).toBe(
      ' [dietary: vegano, gluten] [wine: tinto] [time: cena] [context: last=dish:pulpo]',
    )
    expect(hints(NO_PREFERENCES, 'cerrado', null)).toBe(' [time: cerrado]')
  })

  test.each([
    ['11:59', 'cerrado'],
    ['12:00', 'comida'],
    ['15:59', 'comida'],
    ['16:00', 'cerrado'],
    ['18:30', 'cerrado'],
    ['19:00', 'cena'],
    ['22:59', 'cena'],
    ['23:00', 'cerrado'],
  ] as const)('service period at %s: %s', (hora, period) => expect(servicePeriod(hora)).toBe(period))

  test('the first of the browser’s languages that is ours', () => {
    expect(detectLocale(['pt-BR', 'fr-CA', 'en'])).toBe('fr')
    expect(detectLocale(['pt'])).toBe('es')
    expect(detectLocale([])).toBe('es')
  })
})

describe('what is said', () => {
  test('dates in words, paths in the language, unknown placeholders left alone', () => {
    const { content, links } = render(
      {
        key: 'Parte.date',
        values: { date: '2026-11-27' },
        links: [
          { key: 'carta', url: '/menu' },
          { key: 'llamar', url: 'tel:+34900' },
        ],
        next: { key: 'Pregunta.time' },
      },
      MENSAJES.fr,
      'fr',
    )
    expect(content).toBe('vendredi 27 novembre 2026\nÀ quelle heure vous attendons-nous ?')
    expect(links.map(({ url }) => url)).toEqual(['/fr/menu', 'tel:+34900'])
  })
  test('a guest’s braces are not placeholders', () => {
    const { content } = render({ key: 'Parte.notes', values: { notes: '{name} $& {x}' } }, MENSAJES.es, 'es')
    expect(content).toBe('notas: {name} $& {x}')
  })
})
