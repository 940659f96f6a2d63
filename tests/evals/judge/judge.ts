import { esIdioma, type Idioma } from '../rows.ts'
import type { Case, Read, Respuesta } from './case.ts'
import { FORBIDDEN, falseClaims } from './forbidden.ts'
import type { Casa, Thing } from './house.ts'
import { HOUSE_KEYS, inventedTimes } from './house-keys.ts'
import { inventedKinds, inventedLines, inventedNames, inventedPrices } from './inventions.ts'
import { idiomaDe } from './language.ts'
import { brokenLinks } from './links.ts'
import { MENU_KEYS } from './menu-keys.ts'
import { TALK_KEYS } from './talk-keys.ts'
import { unitsOf } from './text.ts'
import { WINE_KEYS } from './wine-keys.ts'

/** A key that an answer fails, and what is wrong. */
export type Fault = { clave: string; que: string }

const REQUEST = { ...HOUSE_KEYS, ...MENU_KEYS, ...WINE_KEYS, ...TALK_KEYS }

/** Kinds of faults that count as inventions. */
export const INVENTIONS = [
  'invented_dish',
  'invented_wine',
  'invented_price',
  'invented_allergen_claim',
  'invented_hour',
  'broken_link',
] as const

/** In which languages a question may be answered. */
const expected = ({ lang, accept_langs }: Case): Idioma[] => (accept_langs ?? [lang]).filter(esIdioma)

/** Reads an answer. Its language is the expected one that it is in, or the question's. */
export function read(
  casa: Casa,
  example: Case,
  { message, suggestions }: Respuesta,
  about: Thing | null = null,
  draft: Read['draft'] = null,
): { reading: Read; inItsIdioma: boolean } {
  const idiomas = expected(example)
  const idioma = idiomaDe(casa, idiomas, message)
  const units = unitsOf(casa, idioma ?? idiomas[0] ?? 'es', message)
  return {
    inItsIdioma: idioma !== null,
    reading: {
      casa,
      asked: example,
      idioma: idioma ?? idiomas[0] ?? 'es',
      said: message,
      offered: suggestions,
      units,
      things: [...new Set(units.flatMap(({ things }) => things))],
      about,
      draft,
    },
  }
}

/** What no answer may do, whatever was asked. */
export function prohibitions(reading: Read, enSuIdioma = true): Fault[] {
  const { casa, idioma, said: mensaje, offered } = reading
  const faults = (clave: string, lista: readonly string[]): Fault[] => lista.map((que) => ({ clave, que }))
  return [
    ...(mensaje.trim() === '' ? [{ clave: 'empty_answer', que: '' }] : []),
    ...(enSuIdioma ? [] : [{ clave: 'wrong_language', que: `not in ${expected(reading.asked).join('/')}` }]),
    ...faults('invented_dish', [
      ...inventedLines(reading),
      ...inventedNames(reading),
      ...inventedKinds(reading),
    ]),
    ...faults('invented_price', inventedPrices(reading)),
    ...faults('invented_allergen_claim', falseClaims(reading)),
    ...faults('invented_hour', inventedTimes(reading)),
    ...faults('broken_link', brokenLinks(casa, idioma, mensaje, offered)),
  ]
}

/** Every key that an answer fails: those it must fulfil, those it must keep clear of, and the seven prohibitions. */
export function judge(
  casa: Casa,
  example: Case,
  respuesta: Respuesta,
  about: Thing | null = null,
  draft: Read['draft'] = null,
): Fault[] {
  const { reading, inItsIdioma: enSuIdioma } = read(casa, example, respuesta, about, draft)
  const mira = (tabla: typeof REQUEST, clave: string): Fault[] => {
    const [nombre = '', ...args] = clave.split(':')
    const probe = tabla[nombre]
    const que = probe ? probe(reading, args) : 'unknown key'
    return que === null ? [] : [{ clave, que }]
  }
  return [
    ...example.must.flatMap((clave) => mira(REQUEST, clave)),
    ...example.must_not.flatMap((clave) =>
      mira(FORBIDDEN, clave).map(({ que }) => ({ clave: `not ${clave}`, que })),
    ),
    ...prohibitions(reading, enSuIdioma),
  ]
}
