import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { saidLast } from '../talking.ts'

/** T-ALG-01: whatever else is answered, what may harm is told. The states are those of the demo's rows. */
describe('T-ALG-01 the state that is owed', () => {
  test.each<[Locale, readonly string[], RegExp]>([
    [
      'es',
      ['cómo es la burrata?', 'es que soy alérgica a los frutos secos'],
      /figuran? frutos de cáscara[^.]*\n?.*Burrata|Burrata.* figuran? frutos/,
    ],
    [
      'en',
      ["what's the lamb like?", "thing is i'm allergic to peanuts"],
      /Lamb over embers do not include peanuts/,
    ],
    [
      'fr',
      ['c’est comment le houmous ?', 'ma fille en voudrait mais elle est allergique au sésame'],
      /Houmous.*sésame/,
    ],
    ['de', ['wie ist der Oktopus so?', 'bin nämlich allergisch gegen Sulfite'], /Oktopus.*Sulfite/],
    [
      'it',
      ['quanto costa la cheesecake?', 'sono allergica alle noci, posso?'],
      /Cheesecake al forno: può contenere/,
    ],
  ])('%s %j: an allergy that is told when a dish is spoken of is asked of that dish', (lang, said, state) => {
    expect(saidLast(lang, said).message).toMatch(state)
  })

  test.each<[Locale, readonly string[], RegExp]>([
    [
      'es',
      ['cuánto vale la dorada?', 'y de mostaza que, algo o nada'],
      /Dorada a la espalda.*mostaza|mostaza.*Dorada/,
    ],
    ['en', ['how is the lamb?', 'ok but what about peanuts'], /Lamb over embers do not include peanuts/],
    ['fr', ['c’est comment la daurade ?', 'et du sésame ?'], /Daurade.*sésame/],
    ['de', ['wie sind die Spaghetti?', 'nehmen sie dafür Sellerie?'], /Spaghetti.*Sellerie/],
    ['it', ['com’è il sorbetto?', 'e senape ghe n’è?'], /senape.*Sorbetto|Sorbetto.*senape/],
  ])('%s %j: an allergen alone is asked of the dish in hand', (lang, said, state) => {
    expect(saidLast(lang, said).message).toMatch(state)
  })

  test.each<[Locale, string, readonly string[]]>([
    ['es', 'tienen soja las bravas y el cordero?', ['Patatas bravas', 'Cordero a la brasa']],
    [
      'en',
      'hubby wants the tuna tartare, i want the bravas, are both without milk?',
      ['Bluefin tuna', 'bravas'],
    ],
    [
      'fr',
      'aussi bien dans le poulpe que dans la daurade il n’entre jamais de noix ?',
      ['Poulpe', 'Daurade'],
    ],
    ['de', 'weder in der Fideuà mit Garnelen noch in den Bravas ist Soja, richtig?', ['Fideuà', 'bravas']],
    ['it', 'per caso va sesamo quando si fa l’agnello, e pure il polpo?', ['Agnello', 'Polpo']],
  ])('%s: each dish that a message names is told (%s)', (lang, text, names) => {
    const { message } = saidLast(lang, [text])
    const states = message
      .split('\n')
      .filter((line) => !line.includes('€'))
      .join('\n')
    for (const name of names) expect(states).toContain(name)
  })

  test.each<[Locale, string]>([
    ['es', 'alergia a la soja, puedo comer el menú infantil?'],
    ['en', 'my kid has a soy allergy, is the kids menu ok?'],
    ['fr', 'allergique au soja, le menu enfant contient du soja ?'],
    ['de', 'ist im Essen Soja? also das Kindermenü, Soja?'],
    ['it', 'vorrei il menù bambini ma sono allergico alla soia'],
  ])('%s: the children’s menu is one thing (%s)', (lang, text) => {
    expect(saidLast(lang, [text]).message).toMatch(
      /Menú de los pequeños|Children’s menu|Menu des petits|Kindermenü|Menù dei piccoli/,
    )
  })

  test.each<[Locale, string]>([
    ['es', 'al niño le salen ronchas con los frutos secos'],
    ['en', 'my kid breaks out in hives if he has nuts'],
    ['fr', 'mon père ne supporte rien qui contienne des noix'],
    ['de', 'ich darf keine Nüsse, sonst schwillt mir alles an'],
    ['it', 'io noci no, poi sto malissimo'],
  ])('%s: who cannot bear something avoids it (%s)', (lang, text) => {
    const avoided = saidLast(lang, [text]).talk.avoid.flatMap(({ allergens }) => allergens)
    expect(avoided).toContain('frutos_cascara')
  })
})
