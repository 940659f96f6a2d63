import { describe, expect, test } from 'vitest'
import type { Asking, Reading } from '../../../../lib/chat/state.ts'
import { understand } from '../../../../lib/chat/understand.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { DEFAULT_RULES } from '../../../../lib/reservas/default-rules.ts'

/** What a message means on a Wednesday evening, where a table for two on Friday at nine is spoken of. */
const read = (locale: Locale, text: string, asking: Asking): Reading =>
  understand(text, {
    ...{ asking, ahora: { fecha: '2026-11-25', hora: '18:30' }, rules: DEFAULT_RULES, locale },
    known: { date: '2026-11-27', time: '21:00', guests: 2 },
  })
const nameIn = (locale: Locale, text: string): string =>
  read(locale, text, 'name').found.find(({ slot }) => slot === 'name')?.values[0] ?? ''

describe('an offer that is talked over first is put off', () => {
  test.each([
    ['es', 'no dejalo que lo hablo con mi mujer primero'],
    ['es', 'mejor no, lo miro con mis padres y ya os digo'],
    ['en', 'actually leave it ill check with the wife first'],
    ['en', 'hmm let me sleep on it'],
    ['fr', "non laisse tomber je vois avec mon mari d'abord"],
    ['fr', "en fait non, faut que j'en parle aux copains avant"],
    ['de', 'na lass ma, i frag erst mei frau'],
    ['de', 'puh muss ich noch drüber schlafen'],
    ['it', 'no lascia stare ne parlo prima con mia moglie'],
    ['it', 'boh ci penso un po e vi faccio sapere'],
    ['es', 'ok les llamo mañana'],
    ['de', 'gut dann ruf ich morgen an'],
  ] as const)('%s "%s"', (locale, text) => {
    const { cancel, waits } = read(locale, text, 'offer')
    expect([cancel, waits]).toEqual([true, false])
  })

  test.each([
    ['es', 'si, y se lo digo a mi mujer'],
    ['en', "no, don't leave it"],
    ['es', 'no la cancela'],
    ['it', 'non annullare'],
    ['en', 'can I ask the chef?'],
  ] as const)('%s "%s" puts off nothing', (locale, text) =>
    expect(read(locale, text, 'offer').cancel).toBe(false),
  )
})

describe('who asks for a moment gives no name', () => {
  test.each([
    ['en', 'one sec my husbands calling'],
    ['en', 'hang on the kids are screaming'],
    ['es', 'dame un min q estoy aparcando'],
    ['fr', 'attends 2 sec mon fils pleure'],
    ['de', 'sekunde mein mann ruft grad an'],
    ['it', 'aspe un attimo che mi chiama mia madre'],
  ] as const)('%s "%s" waits', (locale, text) => expect(read(locale, text, 'name').waits).toBe(true))

  test.each([
    ['en', 'sorry bad signal here'],
    ['fr', 'pardon ça coupe ici dans le train'],
    ['de', 'sorry schlechter empfang hier'],
    ['it', 'scusa mia figlia sta piangendo'],
  ] as const)('%s "%s" is no name', (locale, text) => expect(nameIn(locale, text)).toBe(''))

  test.each([
    ['de', 'hier Sepp Huber', 'Sepp Huber'],
    ['es', 'maria jose de la fuente perez', 'maria jose de la fuente perez'],
    ['fr', 'mets Lucie, Lucie Morel-Dupont', 'Lucie Morel-Dupont'],
    ['en', 'yes please', ''],
    ['en', 'wait, the name is Ann Lee', 'Ann Lee'],
  ] as const)('%s "%s" is %s', (locale, text, name) => expect(nameIn(locale, text)).toBe(name))

  test('a question behind "wait" is asked', () => {
    expect(read('it', "aspe ma c'è parcheggio li da voi", 'seating')).toMatchObject({
      waits: false,
      question: true,
    })
  })
})
