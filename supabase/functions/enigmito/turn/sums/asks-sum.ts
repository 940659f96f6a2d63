import type { Locale } from '../../../../../lib/i18n/locales.ts'
import type { Reading } from '../../reading.ts'
import { fold, tokens } from '../../text/fold.ts'
import { marked } from '../reference.ts'

/** Ways to ask for a sum without a word for a price. */
const SPENDS: Record<Locale, RegExp> = {
  es: /\bcuanto\b.*\b(?:sube|sale|salen|saldria|seria|es|hace|gasta\w*|pon\w*|queda|dejamos|pag\w*)\b|\bgasta\w*|\bla (?:broma|dolorosa)|\bcuanto\W*$|\b(?:son|serian|saldrian)\W*$|\bcalcula\w*|\bla cuenta\b|\bdeb(?:o|emos|eria\w*)\b|\b(?:me|nos) (?:da|llega|alcanza)\b|\bllega(?:mos|ria\w*)? con\b|\b(?:que|lo que) sum\w*|\blo que (?:sale|es) todo\b|\btot\b|\bcuentas\b|\bquant puja\b/,
  en: /\bthe (?:bill|check|cheque|tab)\b|\bwhat(?: i|['’ ]?)s that\W*$|\bspend|\badd (?:(?:it|that|them) )?(?:all )?up\b|\bleaves? (?:us|me)\b|\bwh(?:at|ere) (?:are|r) we (?:at|looking)\b|\btot\b|\bwork (?:it|that) out\b|\bcomes? to\b|\bset (?:us|me) back|\bdamage\b|\bhow much\b|\bwhat (?:does|would|will) (?:that|it|this) (?:make|be|cost)|\bwould (?:(?:it|that|they|those) )?be\W*$|\bis\W*$|\bamount to\b|\bwhat (?:do|would|will|are) (?:i|we) pay|\bowe\b|\benough\b|\b(?:stay|be|is|that) (?:still )?(?:under|within|below)\b/,
  fr: /\bcombien\b|\bon y est\b|\bcalcul\w*|\baddition\w*|\bdepens\w*|\ben (?:a|aura|aurait|aurons) pour|\brevient a|\bnote\b|\bca (?:fait|ferait|fera|donne\w*|monte)\b|\bdoi[st]\b|\bsuffi\w*|\bmontant\b|\bsomme\b|\bchiffr\w*|\btot\b|\breste\w* (?:sous|en dessous)\b/,
  de: /\bwas mach(?:t|en)|\btotal\W*$|\b(?:aus|zusammen)rechn\w*|\bsumme\b|\bmacht das|\bwie ?viel\b|\bausgeben|\bgeben wir|\bkommen wir|\blanden wir|\bzahl\w*\b|\bkommt das|\bkommt .*\braus\b|\b(?:end|gesamt)(?:betrag|preis|summe)\b|\bkoscht\w*|\bmitnander\b|\bzamm\b|\bmocht\b|\bwie vu\b|\bmacht\b|\bmacht\W*$|\bwaren(?: dann)?\W*$|\bmacht (?:dann|des|es)\b|\bkost\w*\b|\bkam\b|\breich\w*\b|\bschuld\w*\b|\bbleib\w* .*\bunter\b/,
  it: /\bquanto\b|\bquant\b|\bcalcol\w*|\bsomma\w*|\bspend\w*|\bspes\w*|\bfa in tutto|\bconto\b|\bfanno\b|\bverrebbe\w*\b|\btotale\b|\bdevo\b|\bdobbiamo\b|\bimporto\b|\bsoldi\b|\btot\b|\barriv(?:o|iamo)\b|\bbast(?:a|ano|ino|erebbe\w*)\b|\b(?:sto|stiamo|resto|restiamo) sotto\b/,
}

/** "Two glasses and a water, cuanto sería": the same, in another language than the message. */
const ANYWHERE =
  /\b(?:cuanto (?:es|seria|sale|suma|vale)|how much|(?:ca fait|c est) combien|quanto (?:fa|viene|sarebbe)|was (?:macht|kostet) das)\b/
const spends = ({ line, lang }: Pick<Reading, 'line' | 'lang'>): boolean =>
  SPENDS[lang].test(fold(line)) || ANYWHERE.test(tokens(line).join(' '))

/** Whether the message itself asks for a sum: a price that was asked before may be asked on. */
export const saysSum = (r: Reading): boolean =>
  spends(r) || marked(r, 'together') || r.hits.some(({ id }) => /^concept:(?:price|bill|range)$/.test(id))

export const asksSum = (r: Reading): boolean =>
  r.has('price', 'bill', 'range') || spends(r) || marked(r, 'together')

/** "How much is that?": a part of a message that asks for the sum and names nothing. */
export const asksOnly = (part: string, lang: Locale): boolean =>
  SPENDS[lang].test(fold(part)) && tokens(part).length <= BRIEF
const BRIEF = 4
