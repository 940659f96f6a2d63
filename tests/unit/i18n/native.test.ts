import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const PAGES_AND_MAILS = ['messages', 'messages/correos', 'messages/acceso', 'messages/calendario']
/** Every text of one language. What Enigmito says has tests of its own. */
const textsOf = (locale: string, folders = PAGES_AND_MAILS): string[] =>
  folders
    .flatMap((folder) => globSync(`${folder}/${locale}.json`))
    .flatMap((file) => {
      const found: string[] = []
      JSON.parse(readFileSync(file, 'utf8'), (_, value: unknown) => {
        if (typeof value === 'string') found.push(value)
        return value
      })
      return found
    })

test('19.10 as a native writes, French: nothing is "de" a name, which may begin with a vowel (d’Alma)', () => {
  expect(textsOf('fr').filter((text) => /\bde \{(nombre|casa)\}/.test(text))).toEqual([])
})

test('19.10 as a native writes, Italian: buttons command, and the team is "lo staff"', () => {
  const infinitive =
    /^(Riprovare|Annullare|Mettersi|Accettare|Scegliere|Inviare|Inviarla|Prenotare un|Salvare|Cambiare|Chiudere|Confermare|Vedere|Aprire|Entrare|Uscire|Eliminare|Mostrare|Tornare|Togliere)\b(?!.*\?$)/
  const texts = textsOf('it', [...PAGES_AND_MAILS, 'messages/chat'])
  expect(texts.filter((text) => infinitive.test(text) || text.includes('la squadra'))).toEqual([])
})

test.each([
  ['es', /solicitud/, /Te escribimos cuando la casa la confirme/],
  ['en', /request/, /write to you as soon as the restaurant confirms/],
  ['fr', /demande/, /écrivons dès que la maison la confirme/],
  ['de', /Anfrage/, /schreiben Ihnen, sobald wir sie bestätigt haben/],
  ['it', /richiesta/, /scriviamo appena il ristorante la conferma/],
] as const)(
  '19.4 a booking in the chat is a request, and the house writes when it confirms: %s',
  (locale, request, later) => {
    const { Boton, Pregunta, Fin } = JSON.parse(readFileSync(`messages/chat/${locale}.json`, 'utf8'))
    for (const text of [Boton.confirmar, Pregunta.confirm, Fin.guardada]) expect(text).toMatch(request)
    expect(Fin.guardada).toMatch(later)
  },
)

test('19.10 as a native writes, German: no admission times as at a concert, and no house that looks or answers', () => {
  expect(
    textsOf('de').filter((text) => /Einlass|Das Haus (sieht|antwortet|liest)|dienen nur/.test(text)),
  ).toEqual([])
})

test('19.10 as a native writes, English: country codes, and no words taken over from Spanish', () => {
  expect(
    textsOf('en').filter((text) =>
      /with prefix|someone of the house|Everything is needed|on the chair/.test(text),
    ),
  ).toEqual([])
})

test('19.10 as a native writes: nobody is told to search the page with the browser', () => {
  expect(textsOf('es').filter((text) => text.includes('busca en la página'))).toEqual([])
})
