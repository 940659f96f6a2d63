import type { Locale } from '../../../../lib/i18n/locales.ts'
import { storedOn } from '../matters/where.ts'
import { fold, tokens } from '../text/fold.ts'
import { type Answer, type Context, noData } from './context.ts'
import { sayTopic } from './topics.ts'

/** A bill with the data of a company; the bill of a table alone is none. */
const INVOICE: Record<Locale, RegExp> = {
  es: /\bfacturas?\b.*\b(?:empresa|sociedad|autonomo|nif|cif|iva|fiscal\w*|datos|a nombre|completa)\b|\b(?:hac\w+|dais|dan|emit\w+|expid\w+|expedis|pedir|necesit\w+|quiero|podeis|tener)\b.{0,20}\bfacturas?\b(?! (?:por separado|a medias|dividida))/,
  en: /\b(?:invoices?|(?:vat|tax|company|business) (?:invoice|receipt|bill)s?|receipt (?:for|to|with|made out).{0,16}(?:company|business|work|vat|expenses))\b/,
  fr: /\bfactures?\b.*\b(?:societe|entreprise|boite|nom|tva|siret|pro|professionnel\w*)\b|\b(?:faites|faire|etabli\w+|avoir|obtenir|editer|emettez)\b.{0,20}\bfactures?\b/,
  de: /\brechnung\w*\b.*\b(?:firma|firmen\w*|mwst|ust|mehrwertsteuer|ausgewiesen\w*|steuer\w*|unternehmen|geschaftlich\w*)\b|\b(?:firmenrechnung|bewirtungs(?:beleg|rechnung|quittung)\w*)\b/,
  it: /\b(?:fattur[ae]|fatturare|fatturate|scontrino parlante|partita iva)\b/,
}

/** "Can we have a VAT invoice to the company?" */
export const asksInvoice = ({ r }: Context): boolean => {
  const line = tokens(r.line).join(' ')
  return INVOICE[r.lang].test(line) && !PAID_WITH.test(line)
}
/** "Do you make out invoices, and take cards?": the house says how one pays. */
const PAID_WITH =
  /\b(?:tarjetas?|bizum|efectivo|cards?|cash|cartes?|especes|kart\w+|bar(?:geld)?|carte|carta|bancomat|contanti|pos)\b/

/** The house's own words, where they speak of it; else the team knows. */
export const invoice: Answer = (context) => {
  const { c, menu } = context
  const payment = storedOn('payment', menu, c.lang)
  if (payment && INVOICE[payment.lang].test(tokens(fold(payment.value)).join(' ')))
    sayTopic('payment', context)
  else noData(context, 'policy:payment')
}
