import type { Expect, Line, Talk } from '../../evals/talks/case.ts'
import { type Fault, judge } from '../../evals/talks/judge.ts'
import { demoHouse } from '../../evals/talks/rows.ts'

const NOW = '2026-11-25T18:30:00+01:00'
const HOUSE = demoHouse()
const EMPTY = {
  ...{ name: null, email: null, phone: null, date: null, time: null, notes: null },
  ...{ guests: 2, seating: 'indoor', isFirstVisit: true },
}
type Draft = Line['draft']

/** One turn of a transcript: what was said, what came back, and what it had to hold. */
export type Exchange = {
  lang?: Talk['lang']
  say: string
  answer: string
  expect?: Expect
  links?: readonly string[]
  step?: string | null
  draft?: Draft
  reserva?: Line['reserva']
  error?: string | null
  options?: readonly string[]
  /** The turns before it, which are not judged. */
  after?: readonly Exchange[]
}

const lineOf = (
  { answer, links = [], step = null, draft, reserva = null, error = null, options = [] }: Exchange,
  turn: number,
): Line => ({
  ...{ turn, step, reserva, error, options },
  messages: [{ content: answer, links: links.map((url) => ({ text: url, url })) }],
  draft: { ...EMPTY, ...draft },
})

/** What the judge finds wrong in the last turn of a transcript. */
export function faultsOf(last: Exchange): Fault[] {
  const all = [...(last.after ?? []), last]
  const turns = all.map(({ say, expect = {} }) => ({ say, expect }))
  const talk: Talk = { id: 'x', lang: last.lang ?? 'es', kinds: ['false'], now: NOW, turns }
  const greeting: Line = lineOf({ say: '', answer: '¡Hola!' }, 0)
  const lines = [greeting, ...all.map((one, i) => lineOf(one, i + 1))]
  return judge(HOUSE, { talk, lines, broken: null }).turns.at(-1)?.faults ?? []
}

const TELL = 'Antes de pedir, avisa siempre al personal de tu alergia o dieta.'
const ASKS_NAME: Exchange = {
  say: 'mesa para 4 mañana a las 9',
  answer: '¿A qué nombre pongo la reserva?',
  step: 'name',
  draft: { date: '2026-11-26', time: '21:00', guests: 4 },
}
const SAVED = { fecha_reserva: '2026-11-26', hora_reserva: '21:00', email: 'ana@correo.example' }
const COMPLETE: Draft = {
  ...{ name: 'Ana Gil', email: 'ana@correo.example', phone: '+34612345678' },
  ...{ date: '2026-11-26', time: '21:00', guests: 4, seating: 'outdoor' },
}

/** Answers with nothing wrong in them. */
export const GOOD: Record<string, Exchange> = {
  // The allergens of the dish are told beside the wine.
  paired: {
    lang: 'fr',
    say: 'et quel blanc avec la daurade ? je suis allergique aux mollusques',
    answer:
      'Dans notre cave :\n- Hoyo de Ceniza (DO Lanzarote, blanc) : 37,00 € la bouteille\n« mollusques » ne figure pas parmi les allergènes déclarés de Daurade à l’espagnole.\nAvant de commander, prévenez toujours le personnel de votre allergie ou de votre régime.',
    expect: { only: { is: 'wine', type: 'blanco' }, atLeast: 1 },
  },
  state: {
    say: 'soy celiaca, el tartar de atun lleva gluten?',
    answer: `Sí: entre los alérgenos declarados de Tartar de atún rojo figura gluten.\n${TELL}`,
    links: ['/menu', 'tel:+34900000000', '/reservations'],
    expect: {
      act: 'allergens',
      names: ['tartar-atun-rojo'],
      allergen: { item: 'tartar-atun-rojo', allergen: 'gluten' },
      avoid: ['gluten'],
    },
  },
  states: {
    say: 'y las croquetas y la dorada?',
    answer:
      'Contienen gluten:\n- Croqueta de jamón ibérico: 2,80 € la unidad\n- Croqueta de sepia en su tinta: 3,20 € la unidad\nComprobado sin gluten, según nuestros datos:\n- Dorada a la espalda: 23,00 €',
    expect: {
      allergen: [
        { item: 'croqueta-jamon', allergen: 'gluten' },
        { item: 'dorada-espalda', allergen: 'gluten' },
      ],
      avoid: ['gluten'],
      says: [['2,80', '2.80']],
    },
  },
  sentence: {
    say: 'que lleva la coca de almendra?',
    answer:
      'Coca de almendra: contiene gluten, huevos y frutos de cáscara, puede contener lácteos y no figura soja entre sus alérgenos.',
    expect: {
      allergen: [
        { item: 'coca-almendra', allergen: 'leche' },
        { item: 'coca-almendra', allergen: 'frutos_cascara' },
        { item: 'coca-almendra', allergen: 'soja' },
      ],
      avoid: ['leche'],
    },
  },
  compared: {
    lang: 'en',
    say: 'what is the difference between the senyoret and the paella',
    answer:
      'Side by side:\n- Arroz del senyoret: €19.50 per person (minimum 2)\nDeclared allergens of Arroz del senyoret: crustaceans, fish, celery and molluscs.\n- Paella valenciana: €18.50 per person (minimum 2)\nPaella valenciana: no allergen declared in our data.',
    expect: {
      act: 'compare',
      names: ['arroz-senyoret', 'paella-valenciana'],
      allergen: { item: 'arroz-senyoret', allergen: 'gluten' },
    },
  },
  after: {
    say: 'las dos medias juntas',
    answer:
      '- Pulpo a la brasa: 13,00 € la media ración\n- Buñuelos de bacalao: 6,50 € la media ración\nEn total: 19,50 €.\nComprobado sin gluten, según nuestros datos: Pulpo a la brasa.\nEntre sus alérgenos declarados figura gluten: Buñuelos de bacalao.\nHe dejado fuera lo que aún no tiene los alérgenos declarados.',
    expect: {
      names: ['pulpo-brasa', 'bunuelos-bacalao'],
      says: [['19,50']],
      allergen: { item: 'bunuelos-bacalao', allergen: 'gluten' },
      avoid: ['gluten'],
    },
  },
  whole: {
    lang: 'it',
    say: 'il sorbetto di limone è sicuro per chi non mangia noci',
    answer:
      'Sorbetto al limone: verificato senza frutta a guscio, secondo i nostri dati.\nNon posso garantire che non ci siano tracce o contaminazioni crociate: solo il personale può confermarvelo.',
    expect: { allergen: { item: 'sorbete-limon', allergen: 'frutos_cascara' }, avoid: ['frutos_cascara'] },
  },
  short: {
    lang: 'it',
    say: 'in 2 quindi quanto',
    answer: '- Meloso di astice: 28,00 € a persona (minimo 2)\nPer 2: 56,00 €.',
    expect: { act: 'price', names: ['meloso-bogavante'], says: [['56,00', '56.00']] },
  },
  german: {
    lang: 'de',
    say: 'was davon ohne schalentiere',
    answer:
      'Geprüft ohne Krebstiere, Weichtiere und Gluten, laut unseren Angaben:\n- Paella valenciana\nUnter den deklarierten Allergenen sind Krebstiere, Weichtiere oder Gluten nicht aufgeführt:\n- Käsekuchen',
    expect: {
      namesAny: ['paella-valenciana'],
      only: { free: ['crustaceos'] },
      atLeast: 2,
      avoid: ['moluscos'],
    },
  },
  sweet: {
    say: 'algo dulce por menos de 7 euros?',
    answer: 'Sin frutos de cáscara ni huevo comprobado:\n- Sorbete de limón: 6,00 €',
    expect: { only: { is: 'dish', section: 'postres', maxCents: 700, free: ['frutos_cascara'] }, atLeast: 1 },
  },
  wine: {
    lang: 'en',
    say: 'a red under 25 that is not from rioja',
    answer:
      'In our cellar we have:\n- Majuelo del Mochuelo (DO Utiel-Requena, red): €20.00 a bottle\n- Esparto Negro (DO Jumilla, red): €23.00 a bottle',
    expect: {
      only: { is: 'wine', type: 'tinto', maxCents: 2500 },
      atLeast: 2,
      notNames: ['vina-arcediana-reserva'],
    },
  },
  total: {
    say: 'cuanto son el tartar y el hummus juntos?',
    answer: 'Tartar de atún rojo (19,00 €) y Hummus de garbanzo (9,50 €) suman 28,50 €.',
    expect: { act: 'price', names: ['tartar-atun-rojo', 'hummus-garbanzo'], says: [['28,50', '28.50']] },
  },
  share: {
    say: 'el tartar y el hummus, entre 2?',
    answer:
      'Tartar de atún rojo (19,00 €) y Hummus de garbanzo (9,50 €) suman 28,50 €. Entre 2: 14,25 € cada uno.',
    expect: { act: 'price', names: ['tartar-atun-rojo', 'hummus-garbanzo'] },
  },
  hours: {
    say: 'abris el jueves?',
    answer:
      'Sí, el jueves abrimos.\n- Comida: mesas desde las 13:00 hasta las 15:15.\n- Cena: mesas desde las 18:30 hasta las 22:30.',
    expect: { act: 'hours', says: [['13:00', '13.00', 'a la una'], ['22:30']] },
  },
  house: {
    say: 'hay parking y a que telefono llamo?',
    answer: 'El teléfono es el +34 900 000 000 y tienes más en el contacto.',
    links: ['/contact', 'tel:+34900000000'],
    expect: { act: ['house', 'unknown'], says: [['900000000', '900 000 000']], link: '/contact' },
  },
  reaction: {
    say: 'se le hincha la cara, es alergico',
    answer: 'Lo siento mucho. Llama ahora mismo al 112. Nuestro teléfono es el +34 900 000 000.',
    links: ['tel:112', 'tel:+34900000000'],
    expect: { care: 'reaction', act: 'care' },
  },
  complaint: {
    lang: 'en',
    say: 'the paella was cold and the waiter rude',
    answer: 'I am very sorry. Please call us on +34 900 000 000 so that the team can put it right.',
    links: ['tel:+34900000000'],
    expect: { care: 'complaint' },
  },
  aside: {
    say: 'espera, la tarta de queso lleva leche?',
    answer: `Sí: entre los alérgenos declarados de Tarta de queso figuran lácteos.\n¿A qué nombre pongo la reserva?`,
    step: 'name',
    draft: { date: '2026-11-26', time: '21:00', guests: 4 },
    after: [ASKS_NAME],
    expect: { keeps: true, step: 'name', allergen: { item: 'tarta-queso', allergen: 'leche' } },
  },
  slots: {
    say: 'Ana Gil',
    answer: 'Anotado: a nombre de Ana Gil.\n¿Cuál es tu correo electrónico?',
    step: 'email',
    draft: { date: '2026-11-26', time: '21:00', guests: 4, name: 'Ana Gil' },
    after: [ASKS_NAME],
    expect: { slots: { name: 'ana gil', guests: 4, date: '2026-11-26', phone: null }, step: 'email' },
  },
  done: {
    say: 'sí',
    answer:
      '¡Hecho! Tu solicitud de mesa está guardada: jueves, 26 de noviembre de 2026, a las 21:00, 4 personas. Tu código es QDYVNTH3.',
    links: ['https://wa.me/34900000000?text=Hola', '/reservations/QDYVNTH3?t=abc'],
    step: 'completed',
    draft: COMPLETE,
    reserva: SAVED,
    after: [{ ...ASKS_NAME, step: 'confirm', draft: COMPLETE, answer: '¿La confirmo?' }],
    expect: {
      step: ['completed', null],
      slots: { time: '21:00', seating: 'outdoor', phone: '+34612345678' },
    },
  },
  two: {
    say: 'mesa el 3 a las 4',
    answer: 'Eso puede ser dos cosas. ¿Cuál es la buena: a las 16:00 o el día 4?',
    step: 'offer',
    error: 'ambiguous',
    options: ['16:00', 'día 4'],
    expect: { clarifies: true },
  },
  unknown: {
    say: 'teneis karaoke?',
    answer: 'No tengo ese dato. El equipo te lo aclara en el +34 900 000 000.',
    links: ['tel:+34900000000'],
    expect: { act: ['unknown', 'house'] },
  },
}
