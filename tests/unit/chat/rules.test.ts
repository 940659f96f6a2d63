import { describe, expect, test } from 'vitest'
import {
  FOUND,
  firstRule,
  foundIn,
  isQuestion,
  mayCancel,
  QUESTION,
  wishes,
} from '../../../lib/chat/rules.ts'
import { names } from '../../../lib/chat/slots/name-reader.ts'
import type { Asking } from '../../../lib/chat/state.ts'
import { foldText } from '../../../lib/chat/text/fold.ts'
import { signalsOf } from '../../../lib/chat/typed/signals.ts'
import { LEXICON } from '../../../lib/chat/words/all.ts'
import type { Locale } from '../../../lib/i18n/locales.ts'
import { DEFAULT_RULES } from '../../../lib/reservas/default-rules.ts'
import { WEDNESDAY } from './converse.ts'

type Said = readonly [locale: Locale, asking: Asking, text: string]

const look = ([locale, asking, text]: Said) =>
  signalsOf(
    foldText(text),
    LEXICON[locale],
    {
      asking,
      ahora: WEDNESDAY,
      rules: DEFAULT_RULES,
      locale,
      known: { date: '2026-11-28', time: null, guests: null },
      shifts: names.shifts,
    },
    Object.values(LEXICON),
    names,
  )

/** For each rule a message that it decides, and one close to it that it does not. */
const QUESTIONS: Readonly<Record<string, { applies: Said; not: Said }>> = {
  'no notes': {
    applies: ['de', 'notes', 'nein. aber wir waren ja schon da'],
    not: ['de', 'notes', 'nein. wart ihr schon mal voll?'],
  },
  'plain yes': { applies: ['it', 'phone', 'come no'], not: ['it', 'phone', 'come no?'] },
  'contact asked': {
    applies: ['it', 'email', 'scrivimi a piero@studio.it'],
    not: ['it', 'email', 'scrivimi tu'],
  },
  trouble: {
    applies: ['en', null, 'running 20 mins late for our 9pm table'],
    not: ['en', null, 'a table for a late lunch'],
  },
  'value supposed': {
    applies: ['en', 'confirm', 'and if we are 18, is that possible?'],
    not: ['en', 'confirm', 'we are 18'],
  },
  'another value': {
    applies: ['en', 'confirm', 'any chance of a table on sunday?'],
    not: ['en', 'confirm', 'what is on the menu on sunday?'],
  },
  'asks indirectly': {
    applies: ['it', 'offer', 'no aspetta, prima dimmi se fa freddo fuori'],
    not: ['it', 'offer', 'no aspetta, fuori'],
  },
  'goes on asking': {
    applies: ['de', 'phone', 'und von den anderen vorspeisen'],
    not: ['it', 'name', 'è per Renato Rossi'],
  },
  supposition: { applies: ['es', 'name', 'oye y si llueve'], not: ['es', 'name', 'Lluís Mas'] },
  'place meanwhile': {
    applies: ['fr', 'name', 'attends c chauffé la terrasse en décembre ?'],
    not: ['fr', 'name', 'plutôt dehors en fait ?'],
  },
  'change asked': {
    applies: ['en', 'guests', 'could we do half nine instead?'],
    not: ['en', null, 'could we do half nine instead?'],
  },
  'value proposed': {
    applies: ['es', 'confirm', '¿podría ser a las 9 y cuarto?'],
    not: ['es', 'confirm', '¿a qué hora es la cena?'],
  },
  'another day': {
    applies: ['de', 'offer', 'und silvester is da menü'],
    not: ['de', 'offer', 'lieber silvester'],
  },
  'why not': { applies: ['en', 'offer', 'why not?'], not: ['en', 'offer', 'why?'] },
  'asks at the end': {
    applies: ['fr', null, "ok j'appelle mardi. vous avez un parking ?"],
    not: ['fr', null, 'une table mardi. vous avez de la place ?'],
  },
  'booking there is': {
    applies: ['es', null, 'tengo una reserva para el viernes a las 21:00'],
    not: ['es', 'guests', 'tengo una reserva para el viernes a las 21:00'],
  },
  'question word': {
    applies: ['es', 'guests', '¿dónde estáis?'],
    not: ['es', 'guests', 'perdona, que mi cuñada no viene, somos cuatro'],
  },
  'asking verb': { applies: ['es', 'email', 'tenéis wifi'], not: ['es', 'email', 'ana@correo.es'] },
  'asks of a place': {
    applies: ['en', 'seating', 'do you lend blankets outside'],
    not: ['en', 'seating', 'could we maybe sit outside'],
  },
  'mark in the notes': {
    applies: ['es', 'notes', 'hay niños, ¿tenéis tronas?'],
    not: ['es', 'notes', 'es un cumpleaños, ¿podríais poner una vela?'],
  },
  'mark alone': {
    applies: ['es', 'email', '¿me mandáis confirmación?'],
    not: ['es', 'email', 'me mandáis confirmación'],
  },
  'possible question': {
    applies: ['fr', 'email', 'vous avez le wifi'],
    not: ['fr', 'notes', 'vous avez le wifi'],
  },
}

const VALUES: Readonly<Record<string, { applies: Said; not: Said; gives: readonly string[] }>> = {
  'offer declined': {
    applies: ['en', 'offer', 'no thanks, I will ask my husband first'],
    not: ['en', 'offer', 'for 2 people'],
    gives: [],
  },
  'contact beside': {
    applies: ['es', 'guests', '¿dónde estáis el viernes? soy ana@correo.es'],
    not: ['es', 'guests', 'somos 4, soy ana@correo.es'],
    gives: ['email=ana@correo.es'],
  },
  'put right': {
    applies: ['es', 'notes', 'espera, al final somos 5'],
    not: ['es', 'notes', 'somos 5'],
    gives: ['guests=5'],
  },
  'no notes': {
    applies: ['it', 'notes', 'nein danke'],
    not: ['it', 'notes', 'niente maiale'],
    gives: ['notes='],
  },
  visit: {
    applies: ['de', 'notes', 'wir waren ja schon da'],
    not: ['de', 'notes', 'am fenster bitte'],
    gives: [],
  },
  'notes as written': {
    applies: ['es', 'notes', 'No comemos cerdo'],
    not: ['es', 'notes', 'nada'],
    gives: ['notes=No comemos cerdo'],
  },
  values: {
    applies: ['es', 'guests', 'somos 4'],
    not: ['es', 'notes', 'somos 4'],
    gives: ['guests=4'],
  },
}

describe('§5 whether a message asks something', () => {
  test('every rule has its case', () => {
    expect(QUESTION.map(({ name }) => name)).toEqual(Object.keys(QUESTIONS))
  })

  test.each(QUESTION)('$name', ({ name, when, gives }) => {
    const { applies, not } = QUESTIONS[name] ?? expect.fail(`${name} has no case`)
    expect(firstRule(QUESTION, look(applies))?.name).toBe(name)
    expect(isQuestion(look(applies))).toBe(gives)
    expect(when(look(not))).toBe(false)
  })

  test.each<[boolean, Said]>([
    [true, ['es', null, 'jo. y el martes 22 pa cenar?']],
    [false, ['es', null, 'y una mesa para el martes 22?']],
    [true, ['es', null, 'quiero anular la reserva']],
    [false, ['es', 'time', 'quiero anular la reserva']],
    [true, ['fr', 'confirm', 'attendez, vous prenez la carte']],
    [false, ['fr', null, 'la carte']],
  ])('%s: %j', (asks, said) => {
    expect(isQuestion(look(said))).toBe(asks)
  })

  test('without a rule a message is no question', () => {
    expect(firstRule(QUESTION, look(['es', 'guests', 'somos 4']))).toBeUndefined()
    expect(isQuestion(look(['es', 'guests', 'somos 4']))).toBe(false)
  })
})

describe('§5 what a message gives', () => {
  test('every rule has its case, and the last takes what is left', () => {
    expect(FOUND.map(({ name }) => name)).toEqual(Object.keys(VALUES))
  })

  test.each(FOUND)('$name', ({ name }) => {
    const { applies, not, gives } = VALUES[name] ?? expect.fail(`${name} has no case`)
    expect(firstRule(FOUND, look(applies))?.name).toBe(name)
    expect(firstRule(FOUND, look(not))?.name).not.toBe(name)
    expect(foundIn(look(applies)).map(({ slot, values }) => `${slot}=${values.join('|')}`)).toEqual(gives)
  })
})

test.each<[boolean, Said]>([
  [true, ['es', null, 'quiero reservar']],
  [true, ['en', 'offer', 'dinner on friday for four']],
  [false, ['es', null, 'tengo una reserva el viernes']],
  [false, ['es', null, 'el viernes']],
  [false, ['en', 'guests', 'dinner on friday']],
])('a wish to book, said or implied: %s for %j', (wanted, said) => {
  expect(wishes(look(said))).toBe(wanted)
})

test.each<[boolean, Said]>([
  [true, ['es', 'guests', 'cancela la reserva']],
  [true, ['es', 'notes', 'mejor cancela']],
  [false, ['es', 'notes', 'si cancela alguien de los nuestros ya os llamaremos por la mañana']],
  [false, ['es', 'name', 'Ana Cancela']],
])('calling it off counts: %s for %j', (may, said) => {
  expect(mayCancel(look(said))).toBe(may)
})
