import { isEmail } from '../../core/email.ts'
import { isPhone, normalisePhone } from '../../reservas/rules.ts'
import type { Situation } from '../state.ts'
import { matchesOf } from '../text/fold.ts'
import type { Lexicon } from '../words/shape.ts'
import { blankOut, captured, lexiconPattern, numberValue, type SlotReading } from './number.ts'
import { withCountry } from './prefix.ts'

/** An address or a whole number: who has written one goes on with something else. */
export const CONTACT = '\\S@\\S+\\.[a-z]{2,}|(?:\\d[ .-]?){8}\\d'

/** Signs that are said as words, between the letters of an address. */
const SIGNS = [
  [/(?<=[\w.-])\s+(?:punto|punkt|point|dot)\s+(?=[\w.-]+@)|(?<=@\S*)\s+(?:punto|punkt|point|dot)\s+/, '.'],
  [
    /(?<=\w)\s+(?:guion bajo|barra baja|underscore|unterstrich|tiret (?:du )?bas|trattino basso)\s+(?=\w)/,
    '_',
  ],
  [/(?<=\w)\s+(?:guion|dash|hyphen|bindestrich|minus|tiret|trattino|meno)\s+(?=\w)/, '-'],
] as const

/** Words of an address that is spelled out. */
const SPELT = /(?<![a-z])(?:arroba|chiocciola|arobase|klammeraffe|at|punto|punkt|point|dot)(?![a-z])/
export const spellsAddress = (text: string): boolean => SPELT.test(text)

function spoken(original: string): string {
  let text = original.replace(
    /\s*[([]?\s?(?:arroba|chiocciola|arobase|klammeraffe|\bat\b(?=\s?[)\]]?\s?[\w-]+ ?(?:\.|dot|punkt|punto|point)))\s?[)\]]?\s*/g,
    '@',
  )
  for (const [sign, written] of SIGNS) while (sign.test(text)) text = text.replace(sign, written)
  return text
}

/** An e-mail address in the text. No value when something looks like an address and is not valid. */
export function readEmail(original: string, asked: boolean): SlotReading | null {
  const text = asked ? spoken(original) : original
  // The last one counts: "ana@gmail.con no, ana@gmail.com".
  const match = matchesOf(
    /[^\s,;:<>()"']*@[^\s,;<>()"']*(?:(?<!\.[a-z]{2,}),[a-z]{2,3}(?![a-z]))?/g,
    text,
  ).at(-1)
  if (!match) return null
  const email = match[0].replace(/[.!?:]+$/, '')
  const rest =
    text === original
      ? blankOut(text, match.index, match.index + match[0].length)
      : '§'.repeat(original.length)
  return { values: isEmail(email) ? [email] : [], rest }
}

const FIGURES = 6
const NINE = 9
/** So many words of numbers are dictated figures, not a number beside other words. */
const DICTATED = 4
/** Figures that are dictated, in words or in part: "seiscientos uno, double two". */
function figures(text: string, lex: Lexicon, hasPlus: boolean): string {
  let words = 0
  const said = text
    .replace(/(?<![a-z])(double|doble|doppio|doppia|doppel\w*|triple|triplo) ([a-z]+|\d)/g, (_, times, one) =>
      Array(times.startsWith('tr') ? 3 : 2)
        .fill(one)
        .join(' '),
    )
    .replace(/(?<![a-z])oh?(?=[ ,.]|$)/g, lex.monthFirst ? 'zero' : '$&')
    .replace(lexiconPattern(lex, '{N}', 'g'), (word) => {
      if (/[a-z]/.test(word)) words++
      return /^\d/.test(word) ? word : String(numberValue(lex, word) ?? word)
    })
  // "A uk one, plus four four 7700 900655": behind a plus that is said, each is a figure.
  return words >= DICTATED || (words > 0 && (hasPlus || /^[\d .,;+-]+$/.test(said)))
    ? enough(said, text)
    : text
}
const enough = (said: string, text: string): string =>
  said.replace(/\D/g, '').length >= FIGURES ? said : text

/** The sign before the prefix, and the prefix itself, said as words: "más treinta y cuatro". */
function withPlus(text: string, lex: Lexicon): string {
  const match = lexiconPattern(lex, '(?:mas|plus|piu) ?{N}(?=[ ,]*[\\da-z])').exec(text)
  const prefix = match ? numberValue(lex, captured(match)) : null
  if (!match || prefix === null || prefix === 0) return text
  return `${text.slice(0, match.index)}+${prefix}${text.slice(match.index + match[0].length)}`
}

/** Nine figures follow the prefix of Spain and of France. */
const isShort = (phone: string): boolean => /^\+3[34]/.test(phone) && phone.length !== 12

const WITH_PREFIX = /(?:\+|(?<!\d[ .-]?)0 ?0(?= ?[1-9]))[ ]?\(?\d[\d\s().\-/]{5,30}\d/
/** As many figures as a telephone has, which no other field of a booking has. */
const LONG = /(?<![\d.:,/-])(?:0\d|\d{3})[\d .-]{5,14}\d(?![\d:/€-])/
const DATED = /^\d\d[ .-]\d\d[ .-]20\d\d/
const LENIENT = /\+?\(?\d[\d\s().\-/]{3,30}\d|\+ ?\d*/

function numberIn(text: string, asked: boolean): RegExpExecArray | null {
  const whole = WITH_PREFIX.exec(text)
  if (whole || asked) return whole ?? LENIENT.exec(text)
  const long = LONG.exec(text)
  const figures = long?.[0].replace(/\D/g, '').length ?? 0
  return long && figures >= NINE && figures <= 13 && !DATED.test(long[0]) ? long : null
}

/**
 * A phone number in the text. No value when it lacks the international prefix (`said`: the whole number that may be meant) or is too short. When
 * not asked, a number without its prefix needs nine digits or more.
 */
export function readTelefono(said: string, asked: boolean, lex: Lexicon, s: Situation): SlotReading | null {
  // "0171, 234, 56, 78": a comma between figures is a pause.
  const plus = withPlus(said, lex)
  const text =
    asked || plus !== said ? figures(plus, lex, plus !== said).replace(/(?<=\d), ?(?=\d)/g, ' ') : said
  const match = numberIn(text, asked)
  if (!match) return null
  // "+44 20 7946 0958. 7.30pm": the number ends with its sentence; "+34 600 11 22 33 2 adults": the last number counts guests.
  const isCounted = /^ ?(?:[ap]\.?m|h|uhr)(?![a-z])|^ [a-z]/.test(text.slice(match.index + match[0].length))
  const next = /\. +\d.*$/.exec(match[0]) ?? (isCounted ? / \d{1,2}(?:[.:]\d\d)?$/.exec(match[0]) : null)
  if (next && isPhone(normalisePhone(match[0].slice(0, next.index)))) match[0] = match[0].slice(0, next.index)
  const phone = normalisePhone(match[0].replace(/\(0\)/g, '').replace(/^0 0/, '00'))
  const rest = text.length === said.length ? blankOut(text, match.index, match.index + match[0].length) : '§'
  if (isPhone(phone) && !isShort(phone)) return { values: [phone], rest }
  const whole =
    (asked && /^\d/.test(phone) ? withCountry(phone, rest) : null) ?? s.withPrefix?.(phone, s.locale)
  if (whole) return { values: [], said: whole, rest }
  // What has another form than a telephone is one only when it was asked, or has nine figures.
  return asked || phone.length === NINE ? { values: [], rest } : null
}
