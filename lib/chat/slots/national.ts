import type { Locale } from '../../i18n/locales.ts'
import { isPhone } from '../../reservas/rules.ts'

/** National forms: the digits as they are said at home, the prefix, and how many zeros at the front go. */
type Form = readonly [national: RegExp, prefix: string, zeros: 0 | 1]
const SPAIN: Form = [/^[6-9]\d{8}$/, '34', 0]
/** Numbers of Austrian mobile phones; where Germany has such an area code, hardly a guest calls from it. */
const AUSTRIA: Form = [/^06(?:50|60|6[3-57]|7[06-8]|8[89]|99)\d{6,8}$/, '43', 1]
const FORMS: Readonly<Record<Locale, readonly Form[]>> = {
  es: [SPAIN],
  en: [
    [/^08[35679]\d{7}$/, '353', 1],
    [/^0[1-37]\d{8,9}$/, '44', 1],
    SPAIN,
    [/^7\d{9}$/, '44', 0],
    [/^[2-9]\d{9}$/, '1', 0],
  ],
  fr: [[/^0[1-9]\d{8}$/, '33', 1], SPAIN],
  de: [
    [/^07[5-9]\d{7}$/, '41', 1],
    AUSTRIA,
    [/^0[1-9]\d{6,12}$/, '49', 1],
    SPAIN,
    [/^1[5-7]\d{8,9}$/, '49', 0],
  ],
  it: [[/^3\d{8,9}$/, '39', 0], [/^0[1-9]\d{6,9}$/, '39', 0], SPAIN],
}
/** A prefix that was said without its plus. */
const WHOLE =
  /^(?:34[6-9]\d{8}|33[1-9]\d{8}|49[1-9]\d{8,11}|39[03]\d{7,9}|44[1-37]\d{8,9}|353\d{8,9}|41[2-7]\d{8}|43[1-9]\d{8,11}|1[2-9]\d{9})$/

/**
 * The number that somebody who speaks this language may mean without its prefix, with it; null when its form says
 * nothing. It is asked, never assumed.
 * @param digits as said, without separators
 */
export function withPrefix(digits: string, locale: Locale): string | null {
  const forms = [...FORMS[locale], ...FORMS.fr, ...FORMS.de, ...FORMS.it]
  const form = forms.find(([national]) => national.test(digits))
  const whole = WHOLE.test(digits) ? `+${digits}` : null
  const own = form ? `+${form[1]}${form[2] === 1 ? digits.slice(1) : digits}` : null
  const guess = FORMS[locale].some(([national]) => national.test(digits)) ? own : (whole ?? own)
  return guess && isPhone(guess) ? guess : null
}
