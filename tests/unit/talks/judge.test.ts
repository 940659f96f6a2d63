import { describe, expect, test } from 'vitest'
import type { FaultKind } from '../../evals/talks/judge.ts'
import { type Exchange, faultsOf, GOOD } from './transcripts.ts'

type Planted = [what: string, of: string, change: Partial<Exchange>, found: FaultKind]

const good = (name: string): Exchange => {
  const found = GOOD[name]
  if (!found) throw new Error(`no transcript ${name}`)
  return found
}
/** The answer of a good transcript with one thing in it replaced. */
const instead = (name: string, from: string, to: string): Partial<Exchange> => {
  const { answer } = good(name)
  if (!answer.includes(from)) throw new Error(`${name} has no "${from}"`)
  return { answer: answer.replace(from, to) }
}

const PLANTED: Planted[] = [
  [
    'a dish offered as a wine',
    'paired',
    instead('paired', '\n« mollusques »', '\n- Daurade à l’espagnole : 23,00 €\n« mollusques »'),
    'named',
  ],
  ['a wrong price', 'states', instead('states', '2,80', '2,90'), 'invented_price'],
  ['the price of something else', 'states', instead('states', '2,80', '23,00'), 'invented_price'],
  ['a wrong total', 'total', instead('total', '28,50', '29,50'), 'invented_price'],
  ['a wrong share of a total', 'share', instead('share', '14,25', '14,75'), 'invented_price'],
  ['a price that is missing', 'states', instead('states', ': 2,80 € la unidad', ''), 'said'],
  [
    'a state that is missing',
    'state',
    { answer: 'En nuestra carta hay:\n- Tartar de atún rojo: 19,00 €' },
    'allergen',
  ],
  [
    'an allergen denied',
    'state',
    instead('state', 'figura gluten', 'no figura gluten'),
    'false_allergen_claim',
  ],
  [
    '"may contain" told as "does not contain"',
    'sentence',
    instead('sentence', 'puede contener lácteos', 'no contiene lácteos'),
    'allergen',
  ],
  [
    'a whole list that leaves one out',
    'compared',
    instead('compared', 'crustaceans, fish, celery', 'crustaceans, celery'),
    'false_allergen_claim',
  ],
  [
    '"free of" without a check',
    'sentence',
    instead('sentence', 'no figura soja entre sus alérgenos', 'libre de soja'),
    'false_allergen_claim',
  ],
  [
    'one of two states',
    'states',
    instead('states', 'Comprobado sin gluten, según nuestros datos:', 'También:'),
    'allergen',
  ],
  [
    'a state of a list turned round',
    'states',
    instead('states', 'Contienen gluten', 'Comprobado sin gluten'),
    'false_allergen_claim',
  ],
  [
    'what the guest avoids, without a word',
    'sweet',
    {
      ...instead('sweet', 'Sin frutos de cáscara ni huevo comprobado', 'Tenemos'),
      ...instead(
        'sweet',
        'Sin frutos de cáscara ni huevo comprobado:\n- Sorbete de limón: 6,00 €',
        'Tenemos:\n- Coca de almendra: 6,80 €',
      ),
      expect: { avoid: ['frutos_cascara'] },
    },
    'avoid',
  ],
  [
    '"may contain" what the guest avoids, without a word',
    'sweet',
    { answer: 'Tenemos:\n- Naranja con canela y aceite: 6,00 €', expect: { avoid: ['frutos_cascara'] } },
    'avoid',
  ],
  ['a dish too many', 'sweet', { answer: `${good('sweet').answer}\n- Tarta de queso: 7,50 €` }, 'named'],
  [
    'a dish with what was excluded',
    'german',
    instead('german', 'Käsekuchen', 'Sepiakrokette in eigener Tinte'),
    'named',
  ],
  ['too few dishes', 'german', instead('german', '- Käsekuchen', ''), 'named'],
  [
    'the dish that was asked for is not named',
    'state',
    instead('state', 'Tartar de atún rojo', 'ese plato'),
    'named',
  ],
  [
    'a wine of another colour',
    'wine',
    { answer: `${good('wine').answer}\n- Blanco de Arena (DO Alicante, white): €24.00 a bottle` },
    'named',
  ],
  [
    'a wine that was excluded',
    'wine',
    { answer: `${good('wine').answer}\n- Viña Arcediana Reserva (DOCa Rioja, red): €46.00 a bottle` },
    'named',
  ],
  [
    'a dish that does not exist',
    'sweet',
    { answer: `${good('sweet').answer}\n- Tiramisú de pistacho: 6,50 €` },
    'invented_item',
  ],
  ['an hour that does not exist', 'hours', instead('hours', '22:30', '23:45'), 'invented_hour'],
  ['an hour that is missing', 'hours', instead('hours', ' hasta las 22:30', ''), 'said'],
  ['a fact that must not be said', 'hours', { expect: { notSays: ['abrimos'] } }, 'said'],
  ['a link that is missing', 'house', { links: ['tel:+34900000000'] }, 'said'],
  ['a link to nowhere', 'house', { links: ['/contact', 'https://example.org/parking'] }, 'invented_link'],
  ['a phone of somebody else', 'house', { links: ['/contact', 'tel:+34911111111'] }, 'invented_link'],
  [
    'no 112 for a reaction',
    'reaction',
    { answer: 'Lo siento mucho. Llámanos al +34 900 000 000.', links: [] },
    'care',
  ],
  [
    'no phone for a reaction',
    'reaction',
    { answer: 'Lo siento mucho. Llama ahora mismo al 112.', links: [] },
    'care',
  ],
  ['no regret', 'complaint', { answer: 'Our phone is +34 900 000 000.' }, 'care'],
  [
    'a complaint answered with the menu',
    'complaint',
    { answer: `${good('complaint').answer}\n- Paella valenciana: €18.50 per person` },
    'complaint_menu',
  ],
  [
    'a question stored as a name',
    'aside',
    {
      draft: { date: '2026-11-26', time: '21:00', guests: 4, name: 'espera, la tarta de queso lleva leche?' },
    },
    'question_stored',
  ],
  [
    'a question stored as notes',
    'aside',
    {
      draft: {
        date: '2026-11-26',
        time: '21:00',
        guests: 4,
        notes: 'espera, la tarta de queso lleva leche?',
      },
    },
    'question_stored',
  ],
  ['a draft that changed', 'aside', { draft: { date: '2026-11-27', time: '21:00', guests: 4 } }, 'booking'],
  [
    'the open question not asked again',
    'aside',
    instead('aside', '\n¿A qué nombre pongo la reserva?', ''),
    'booking',
  ],
  ['another question instead of the open one', 'aside', { step: 'email' }, 'booking'],
  ['a wrong name', 'slots', { draft: { date: '2026-11-26', guests: 4, name: 'Ana' } }, 'booking'],
  [
    'a wrong number of guests',
    'slots',
    { draft: { date: '2026-11-26', guests: 2, name: 'Ana Gil' } },
    'booking',
  ],
  [
    'a value out of nothing',
    'slots',
    { draft: { ...good('slots').draft, phone: '+34612345678' } },
    'booking',
  ],
  ['a wrong step', 'slots', { step: 'phone' }, 'booking'],
  ['a second booking', 'done', { after: [good('done')] }, 'booked_twice'],
  ['one reading of two', 'two', { answer: 'Anotado: a las 16:00.', error: null, options: [] }, 'booking'],
  [
    'the menu instead of opening hours',
    'hours',
    { answer: 'En nuestra carta hay:\n- Sorbete de limón: 6,00 €' },
    'act',
  ],
  ['an answer that knows nothing of what it does know', 'total', { answer: 'No tengo ese dato.' }, 'act'],
  ['an empty answer', 'house', { answer: ' ', links: [] }, 'empty'],
  ['a question that could not be answered', 'house', { error: 'connection' }, 'no_answer'],
]

describe('README 6.2: the judge of conversations', () => {
  test.each(Object.entries(GOOD))('finds nothing wrong in a good answer: %s', (_name, exchange) => {
    expect(faultsOf(exchange)).toEqual([])
  })

  test.each(PLANTED)('finds %s', (_what, of, change, found) => {
    const faults = faultsOf({ ...good(of), ...change })
    expect(faults.map(({ kind }) => kind)).toContain(found)
  })
})
