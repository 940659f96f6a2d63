import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Every text of one language, of the pages and of the mails. The talk with Enigmito has tests of its own. */
const textsOf = (locale: string): string[] =>
  ['messages', 'messages/correos', 'messages/acceso', 'messages/calendario']
    .flatMap((folder) => globSync(`${folder}/${locale}.json`))
    .flatMap((file) => {
      const found: string[] = []
      JSON.parse(readFileSync(file, 'utf8'), (_, value: unknown) => {
        if (typeof value === 'string') found.push(value)
        return value
      })
      return found
    })

test('as a native writes, French: nothing is "de" a name, which may begin with a vowel (d’Alma)', () => {
  expect(textsOf('fr').filter((text) => /\bde \{(nombre|casa)\}/.test(text))).toEqual([])
})

test('as a native writes, Italian: buttons command, and the team is "lo staff"', () => {
  const infinitive =
    /^(Riprovare|Annullare|Mettersi|Accettare|Scegliere|Inviare|Salvare|Cambiare|Chiudere|Confermare|Vedere|Aprire|Entrare|Uscire|Eliminare|Mostrare|Tornare|Togliere)\b(?!.*\?$)/
  expect(textsOf('it').filter((text) => infinitive.test(text) || text.includes('la squadra'))).toEqual([])
})

test('as a native writes, German: no admission times as at a concert, and no house that looks or answers', () => {
  expect(
    textsOf('de').filter((text) => /Einlass|Das Haus (sieht|antwortet|liest)|dienen nur/.test(text)),
  ).toEqual([])
})

test('as a native writes, English: country codes, and no words taken over from Spanish', () => {
  expect(
    textsOf('en').filter((text) =>
      /with prefix|someone of the house|Everything is needed|on the chair/.test(text),
    ),
  ).toEqual([])
})

test('as a native writes: nobody is told to search the page with the browser', () => {
  expect(textsOf('es').filter((text) => text.includes('busca en la página'))).toEqual([])
})
