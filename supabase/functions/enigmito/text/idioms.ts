import type { Locale } from '../../../../lib/i18n/locales.ts'
import { fold } from './fold.ts'
import { IDIOMS } from './idiom-words.ts'
import { withoutOrNot } from './or-not.ts'
import { VISIT_IDIOMS } from './visit-idioms.ts'

type Book = { any: RegExp; all: readonly (readonly [idiom: RegExp, means: string])[] }

const whole = (words: string): string => `(?<![a-z\\d])(?:${words})(?![a-z\\d])`
function bookOf(lang: Locale): Book {
  const idioms = [...IDIOMS[lang], ...VISIT_IDIOMS[lang]]
  return {
    any: new RegExp(whole(idioms.map(([words]) => words).join('|'))),
    all: idioms.map(([words, means]) => [new RegExp(whole(words), 'g'), means]),
  }
}
const BOOKS: Record<Locale, Book> = {
  es: bookOf('es'),
  en: bookOf('en'),
  fr: bookOf('fr'),
  de: bookOf('de'),
  it: bookOf('it'),
}

/** Who tells of an allergy means each food that is named: rather one idiom too many is heard. */
const OF_ALLERGY = /al+erg|intoler|celia|coelia|zoliak/
/** "Ostras! I am allergic to nuts": what is exclaimed is no food beside an allergy either. */
const EXCLAIMED = /^ *!/
/** What is meant of the body counts beside an allergy too. */
const OF_BODY = /pregnant|sick|unwell|malade|malaise|ubel|male|vomit/

/** The text folded letter by letter, and where each folded letter stands in it. */
function folded(text: string): { plain: string; at: readonly number[] } {
  const at: number[] = []
  let plain = ''
  let here = 0
  for (const letter of text) {
    const one = letter === '’' ? "'" : fold(letter)
    for (const _ of one) at.push(here)
    plain += one
    here += letter.length
  }
  return { plain, at: [...at, here] }
}

/**
 * Nobody is allergic to a day, or to noise. Only little words stand between, and nothing it may belong to behind: "allergic to nuts
 * monday ok" and "to the monday fish" are allergies.
 */
const NO_ALLERGY =
  /(?:(?:soy|tengo|i'?m|i am|je suis|ich bin|bin|sono) )?(?:al[eé]rgi[ac]o?|allerg\p{L}*) (?:(?:a|al|alla|ai|à|au|aux|to|gegen|auf|los|the|les|den|i|il|la|loud|laute) ){1,3}(?:lunes|mondays?|lundis?|montage?|luned[iì]|m[uú]si[ckq]\p{L}*|ruidos?|noise|bruit|lärm|rumor[ei])(?= *(?:$|[^\p{L} ]|(?:os|te) lo juro|a?hah\p{L}*|jaja|lol|(?:so|but|pero|mais|aber|ma) ))(?: (?:os|te) lo juro)?/giu

/** A book to read, and no table that is booked. */
const TO_READ =
  /(?<=(?<!\p{L})(?:an?|the|my|our|your|his|her|their|this|that) )(?:good |old |new )?book(?! (?:a|the|us|me|in)(?!\p{L}))(?!\p{L})|(?<!\p{L})book(?= (?:club|shop)(?!\p{L}))/giu

const PLAIN = /[’']/g

/** The line with its idioms written out as what they mean, most of them as nothing: who "only understands station" asks for no train. */
export function withoutIdioms(told: string, lang: Locale): string {
  const read = lang === 'en' ? told.replace(TO_READ, 'notebook') : told
  const bare = withoutOrNot(read, lang).replace(NO_ALLERGY, '').trim()
  const line = /\p{L}/u.test(bare) ? bare : told
  const { any, all } = BOOKS[lang]
  const said = fold(line).replace(PLAIN, "'")
  if (!any.test(said)) return line
  const spares = OF_ALLERGY.test(said)
  const heard = all.reduce((text, [idiom, means]) => {
    const kept = spares && !OF_BODY.test(means)
    const { plain, at } = folded(text)
    let [result, last] = ['', 0]
    for (const { 0: found, index } of plain.matchAll(idiom)) {
      if (kept && !EXCLAIMED.test(plain.slice(index + found.length))) continue
      result += text.slice(last, at[index]) + means
      last = at[index + found.length] ?? text.length
    }
    return last > 0 ? result + text.slice(last) : text
  }, line)
  const tidy = heard.replace(/\s+/g, ' ').trim()
  return /\p{L}/u.test(tidy) ? tidy : line
}
