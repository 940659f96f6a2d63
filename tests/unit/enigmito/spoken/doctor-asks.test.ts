import { expect, test } from 'vitest'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { saidLast } from '../talking.ts'

test.each<readonly [Locale, readonly string[], RegExp]>([
  [
    'es',
    [
      'mi hijo se está hinchando tras comer gambas',
      'el médico pregunta qué alérgenos llevan las gambas al ajillo',
    ],
    /crustáceos y sulfitos/,
  ],
  [
    'fr',
    [
      'au secours mon fils a la gorge qui gonfle après les gambas',
      "c'est bon ils ont fait la piqûre. le médecin demande les allergènes des gambas al ajillo",
    ],
    /crustacés et sulfites/,
  ],
  [
    'de',
    [
      'hilfe mein mann kriegt keine luft mehr nach den garnelen',
      'der arzt fragt welche allergene in den gambas al ajillo sind',
    ],
    /Krebstiere und Sulfite/,
  ],
  [
    'it',
    ['mio figlio si sta gonfiando dopo i gamberi', 'il medico chiede gli allergeni delle gambas al ajillo'],
    /crostacei e solfiti/,
  ],
])(
  '§16 T-ALG-01 the doctor asks after a reaction what the dish holds, and is told, in %s',
  (lang, said, told) => {
    expect(saidLast(lang, [said[0] ?? '']).intent).toBe('care_reaction')
    expect(saidLast(lang, said).message).toMatch(told)
  },
)
