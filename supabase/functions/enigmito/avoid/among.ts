import type { Locale } from '../../../../lib/i18n/locales.ts'
import type { Reading } from '../reading.ts'

const CHOOSES: Record<Locale, RegExp> = {
  es: /^(?:que|cual|cuales|algo)$/,
  en: /^(?:what|which|anything|something)$/,
  fr: /^(?:quoi|quels?|quelles?|lesquels)$/,
  de: /^(?:wa[st]|wos|welche\w*|etwas|irgendwas)$/,
  it: /^(?:cosa|quali|qualcosa)$/,
}

/** "What can she get on the children's menu?": among its dishes one is looked for; "is there egg in it?" asks of the menu itself. */
export function looksAmong(r: Reading): boolean {
  return r.words.some((word) => CHOOSES[r.lang].test(word))
}
