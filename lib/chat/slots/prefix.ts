import { isPhone } from '../../reservas/rules.ts'
import { nationalOf, prefixIn } from '../words/countries.ts'

/** The number that was supposed, with the prefix that is told: "no, Austria, +43", or once more the same. */
export function withSaidPrefix(supposed: string, folded: string): string | null {
  const prefix = /\d{6}/.test(folded.replace(/[ ().\-/]/g, '')) ? null : prefixIn(folded)
  const national = nationalOf(supposed)
  const phone = prefix === null || national === null ? '' : `+${prefix}${national}`
  return isPhone(phone) ? phone : null
}

/** "0664 1234567, Austria": the country is told with the number. */
export function withCountry(digits: string, folded: string): string | null {
  const prefix = prefixIn(folded)
  const phone = prefix === null ? '' : `+${prefix}${prefix === '39' ? digits : digits.replace(/^0/, '')}`
  return isPhone(phone) ? phone : null
}
