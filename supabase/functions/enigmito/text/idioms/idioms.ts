import { NO_ALLERGY } from '../../../../../lib/chat/text/no-allergy.ts'
import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { find } from '../../phrases.ts'
import { fold, tokens } from '../fold.ts'
import { BOOKS } from '../lexicon.ts'
import { withoutCry } from './cries.ts'
import { IDIOMS } from './idiom-words.ts'
import { withoutOrNot } from './or-not.ts'
import { withoutOwnBooking } from './own-booking.ts'
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
const SAID: Record<Locale, Book> = {
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

/** Nothing that it may belong to stands behind: "allergic to nuts monday ok" and "to the monday fish" are allergies. */
const JOKE = new RegExp(
  `${NO_ALLERGY}(?= *(?:$|[^\\p{L} ]|(?:os|te) lo juro|haha|jaja|ahah|lol|(?:so|but|pero|mais|aber|ma) ))(?: (?:os|te) lo juro)?`,
  'giu',
)
/** "Allergic to Mondays, nuts and milk" is an allergy all the same. */
function withoutJoke(line: string, lang: Locale): string {
  const rest = line.replace(JOKE, '')
  return rest !== line &&
    find(BOOKS[lang].nouns, tokens(rest)).some(({ id }) => /^(?:allergen|group):/.test(id))
    ? line
    : rest
}

/** A book to read, and no table that is booked. */
const TO_READ =
  /(?<=(?<!\p{L})(?:an?|the|my|our|your|his|her|their|this|that) )(?:good |old |new )?book(?! (?:a|the|us|me|in)(?!\p{L}))(?!\p{L})|(?<!\p{L})book(?= (?:club|shop)(?!\p{L}))/giu

const PLAIN = /[’']/g

/** The line with its idioms written out as what they mean, most of them as nothing: who "only understands station" asks for no train. */
export function withoutIdioms(told: string, lang: Locale): string {
  const read = lang === 'en' ? told.replace(TO_READ, 'notebook') : told
  const bare = withoutCry(withoutJoke(withoutOrNot(withoutOwnBooking(read, lang), lang), lang).trim(), lang)
  const line = /\p{L}/u.test(bare) ? bare : told
  const { any, all } = SAID[lang]
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
