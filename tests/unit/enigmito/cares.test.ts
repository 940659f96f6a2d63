import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseTalk } from '../../../lib/chat/parse-talk.ts'
import { LOCALES, type Locale } from '../../../lib/i18n/locales.ts'
import { answer } from '../../../supabase/functions/enigmito/answer.ts'
import { ask, knowing, NOW } from './support.ts'
import { saidLast } from './talking.ts'

/** Language, what the guest needs help with (`-`: nothing), and the words. */
const SAID = readFileSync(resolve(import.meta.dirname, 'cares.tsv'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => {
    const [lang = '', care = '', text = ''] = line.split('\t')
    return { lang: lang as Locale, care, text }
  })

const demo = knowing()
const names = demo.menu.items.flatMap(({ names: own, nombre }) => [nombre, ...own.values()])

describe.each(LOCALES)('care before everything, in %s', (lang) => {
  const own = SAID.filter((one) => one.lang === lang)

  test.each(own.filter(({ care }) => care !== '-'))('$care: $text', ({ care, text }) => {
    const { intent, message, suggestions, talk } = ask(text, lang)
    expect(intent).toBe(`care_${care}`)
    expect(talk.frame?.act).toBe('care')
    expect(message).toContain('+34 900 000 000')
    expect(names.filter((name) => message.includes(name))).toEqual([])
    expect(suggestions.map(({ url }) => url.replace(/^\/(en|fr|de|it)/, ''))).toEqual([
      'tel:+34900000000',
      'https://wa.me/34900000000',
      '/contact',
    ])
    if (care === 'reaction') expect(message.indexOf('112')).toBeLessThan(message.indexOf('+34'))
    if (care === 'late') expect(message).toContain('15')
  })

  test.each(own.filter(({ care }) => care === '-'))('no care: $text', ({ text }) => {
    expect(ask(text, lang).intent).not.toMatch(/^care_/)
  })
})

test('two mishaps in one message are both answered, with one telephone', () => {
  const { message } = ask('my soup was cold and the bill was wrong', 'en')
  expect(message).toMatch(/bill/)
  expect(message).toMatch(/look after you/)
  expect(message.match(/\+34/g)).toHaveLength(1)
})

test.each([
  ['es', 'vamos tarde, una media hora'],
  ['en', 'running late for our table'],
  ['de', 'wir verspäten uns'],
  ['it', 'siamo in ritardo'],
] as const)('the minutes that a table is held are told once: %s', (lang, text) => {
  const { message } = ask(text, lang)
  expect(message.match(/15|quince|fifteen|fünfzehn|quindici/g)).toEqual(['15'])
})

test('who complained of two things and goes on is not told the same sentence twice', () => {
  const { message } = saidLast('en', [
    'my paella was cold and the bill was wrong',
    'and nobody said sorry, cold paella and a wrong bill',
  ])
  expect(message.match(/best person/g) ?? []).toHaveLength(1)
})

test('the minutes of courtesy come from the rows', () => {
  const strict = knowing((rows) => {
    for (const row of rows.ajustes) if (row.clave === 'minutos_cortesia_retraso') row.valor = 25
  })
  expect(ask('running late for our table', 'en', strict).message).toMatch(/25 minutes/)
  const silent = knowing((rows) => {
    rows.ajustes = rows.ajustes.filter(({ clave }) => clave !== 'minutos_cortesia_retraso')
  })
  expect(ask('running late for our table', 'en', silent).message).not.toMatch(/\d minutes/)
})

describe('the contact form is filled in with what was said', () => {
  const contact = (text: string) =>
    answer(text, 'en', demo, NOW, parseTalk({})).suggestions.find(({ url }) => url.includes('/contact'))?.url

  test('for who sends the state of the talk; others get the plain page', () => {
    expect(contact('my soup was cold & salty (again)')).toBe(
      '/en/contact?texto=my%20soup%20was%20cold%20%26%20salty%20%28again%29#mensaje',
    )
    expect(ask('my soup was cold', 'en').suggestions.at(-1)?.url).toBe('/en/contact')
  })

  test('bounded, and cut at a whole character', () => {
    const url = contact(`my soup was cold ${'€😀'.repeat(300)}`) ?? ''
    expect(url.length).toBeLessThan(450)
    expect(() => decodeURIComponent(url)).not.toThrow()
  })
})

test.each([
  ['es', 'a mi hijo le esta dando una reaccion alergica', 'q direccion es esta, para la ambulancia'],
  ['en', 'my wifes throat is closing up, shes allergic', 'paramedics want the street name'],
  ['fr', 'ma copine fait une réaction allergique chez vous', 'vite votre adresse pour le samu'],
  ['de', 'meine tochter hat ganz geschwollene lippen', 'der notarzt braucht die adresse'],
  ['it', 'mio figlio ha la gola che si chiude', "che indirizzo è qui per l'ambulanza"],
] as const)('who calls an ambulance hears 112, the telephone and the address: %s', (lang, first, then) => {
  const { intent, message } = saidLast(lang, [first, then])
  expect(intent).toBe('care_reaction')
  expect(message).toContain('112')
  expect(message).toContain('+34 900 000 000')
  expect(message).toContain('Paseo Marítimo')
})

describe('18.5 what is told on in a reaction', () => {
  test.each<[Locale, string, string]>([
    ['es', 'a mi hija se le hinchan los labios', 'ya viene la ambulancia gracias. es alergica a las gambas'],
    ['en', 'my son’s lips are swelling', 'ambulance is on its way thanks, he is allergic to prawns'],
    [
      'fr',
      'ma fille a les lèvres qui gonflent',
      'l’ambulance arrive merci, elle est allergique aux crevettes',
    ],
    [
      'de',
      'meinem Sohn schwellen die Lippen an',
      'der Krankenwagen kommt danke, er ist allergisch gegen Garnelen',
    ],
    ['it', 'a mio figlio si gonfiano le labbra', 'l’ambulanza sta arrivando grazie, è allergico ai gamberi'],
  ])('T-ALG-01 %s: "%s", then "%s": no dish is named, and the allergy is kept', (lang, first, then) => {
    const { intent, message, talk } = saidLast(lang, [first, then])
    expect(intent).toBe('care_reaction')
    expect(message).toContain('+34 900 000 000')
    expect(names.filter((name) => message.includes(name))).toEqual([])
    expect(talk.avoid.flatMap(({ allergens }) => allergens)).toContain('crustaceos')
  })
})

describe('18.5 what comes after a mishap', () => {
  test.each<[Locale, string, string]>([
    ['de', 'mein Mann hat eine Reaktion, die Lippen sind geschwollen', 'rettungswagen ist da danke'],
    ['fr', 'elle a la langue qui gonfle après les crevettes', "l'ambulance est là"],
    ['en', 'his lips are swelling up after the prawns', "ambulance's here"],
    ['es', 'se le hincha la boca', 'ya han llegado los del 112'],
    ['it', 'mia figlia ha la gola che si chiude', 'ambulanza arrivata grazie mille'],
  ])('in %s, after "%s", "%s" is still of the reaction', (lang, first, then) => {
    expect(saidLast(lang, [first, then]).intent).toBe('care_reaction')
  })

  test.each<[Locale, string, string, string]>([
    ['en', 'we ate at yours yesterday and we are all ill', 'also my card was charged two times', 'care_bill'],
    ['es', 'cenamos ayer ahí y llevo toda la noche vomitando', 'y me cobrasteis dos veces', 'care_bill'],
    ['en', 'we ate at yours yesterday and we are all ill', 'and the waiter was rude', 'care_complaint'],
    [
      'en',
      'we ate at yours yesterday and we are all ill',
      'will you give us the money back?',
      'care_illness',
    ],
    ['en', 'my lips are swelling up', 'and you charged me twice', 'care_reaction'],
  ])('in %s, after "%s", "%s" is %s’s own matter, and an emergency goes first', (lang, first, then, care) => {
    expect(saidLast(lang, [first, then]).intent).toBe(care)
  })

  test.each<[Locale, string, string]>([
    [
      'de',
      'ich habe am Sonntag meinen Schal bei Ihnen liegen lassen',
      'Etwas anderes: verkaufen Sie Gutscheine?',
    ],
    ['en', 'I left my scarf at yours on Sunday', 'something else: do you sell gift vouchers?'],
  ])('in %s, after "%s", "%s" is asked of the house', (lang, first, then) => {
    expect(saidLast(lang, [first, then]).talk.frame?.act).toBe('house')
  })

  test.each<[Locale, string, string]>([
    ['es', 'tenemos reserva hoy y vamos tarde', 'pero nos guardan la mesa o no?'],
    ['es', 'tenemos reserva hoy y vamos tarde', 'nos la quitáis?'],
    ['en', 'running late for our table', 'will you still have it for us?'],
  ])('in %s, after "%s", "%s" is of the table that waits', (lang, first, then) => {
    expect(saidLast(lang, [first, then]).intent).toBe('care_late')
  })

  test('in German the last word of "do you open" may stand far behind its verb', () => {
    const first = 'ich habe am Sonntag meinen Schal bei Ihnen liegen lassen'
    expect(saidLast('de', [first, 'habt ihr am 23. eigentlich noch auf']).intent).toBe('hours_day')
    expect(ask('macht ihr am sonntag eigentlich auch auf', 'de').intent).toBe('hours_day')
  })
})
