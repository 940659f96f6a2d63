import { isEmail } from '../../core/email.ts'
import { isPhone, normalisePhone } from '../../reservas/rules.ts'
import { blankOut, type SlotReading } from './number.ts'

const spoken = (text: string): string =>
  text
    .replace(
      /\s*[([]?\s?(?:arroba|chiocciola|arobase|klammeraffe|\bat\b(?= ?[\w-]+ ?(?:\.|dot|punkt|punto|point)))\s?[)\]]?\s*/g,
      '@',
    )
    .replace(/(?<=@\S*)\s+(?:punto|punkt|point|dot)\s+/g, '.')
    .replace(/\s+(?:punto|punkt|point|dot)\s+(?=[\w.-]+@)/g, '.')
    .replace(/\s+(?:guion bajo|underscore|unterstrich|tiret bas|trattino basso)\s+(?=[\w.-]*@?)/g, '_')
    .replace(/\s+(?:guion|dash|hyphen|bindestrich|tiret|trattino)\s+(?=[\w.-]+@?)/g, '-')

/** An e-mail address in the text. No value when something looks like an address and is not valid. */
export function readEmail(original: string, asked: boolean): SlotReading | null {
  const text = asked ? spoken(original) : original
  const match = /[^\s,;:<>()"']*@[^\s,;<>()"']*/.exec(text)
  if (!match) return null
  const email = match[0].replace(/[.!?:]+$/, '')
  const rest =
    text === original
      ? blankOut(text, match.index, match.index + match[0].length)
      : '§'.repeat(original.length)
  return { values: isEmail(email) ? [email] : [], rest }
}

/**
 * A phone number in the text. No value when it lacks the international prefix or is too short. When not asked, only a
 * number with its prefix counts.
 */
export function readTelefono(said: string, asked: boolean): SlotReading | null {
  const text = asked
    ? said.replace(/(?<![a-z])(?:mas|plus|piu) ?(?=\d{2})/, (word) => '+'.padStart(word.length))
    : said
  const match =
    /(?:\+|(?<!\d)00)[ ]?\(?\d[\d\s().\-/]{5,30}\d/.exec(text) ??
    (asked ? /\+?\(?\d[\d\s().\-/]{3,30}\d|\+ ?\d*/.exec(text) : null)
  if (!match) return null
  // "+34 600 11 22 33 2 adults": the last number counts guests.
  const next = /^ [a-z]/.test(text.slice(match.index + match[0].length)) ? / \d{1,2}$/.exec(match[0]) : null
  if (next && isPhone(normalisePhone(match[0].slice(0, next.index)))) match[0] = match[0].slice(0, next.index)
  const phone = normalisePhone(match[0].replace(/\(0\)/g, ''))
  const rest = blankOut(text, match.index, match.index + match[0].length)
  return { values: isPhone(phone) ? [phone] : [], rest }
}
