import type { Locale } from '../../../../lib/i18n/locales.ts'
import { range } from './fold.ts'

/** Sayings with a food or a place of the house in them, which ask for neither: "ich versteh nur Bahnhof". */
const SAYINGS: Record<Locale, RegExp> = {
  es: /^(?:ay |uy |jo )?ostras(?= (?:(?:que|q) (?:mala|mal|pena|bien|rabia|fuerte|susto|guay)|pues|vaya|tio)\b)|\b(?:me |te |nos )?importa un (?:pimiento|pepino|rabano|comino|huevo)|\b(?:es|sois|eres) la (?:leche|pera)|\bmala (?:leche|uva)|\bpan comido|\bmedia naranja|\bcuesta un huevo|\bse me hace la boca agua|\bcomo pez en el agua|\bponerme las botas|\bpedir peras al olmo/g,
  en: /\bpiece of cake|\bspill the beans|\bfull of beans|\bcool beans|\bin a pickle|\b(?:my|our|her|his) cup of tea|\bsour grapes|\bcherry on top|\bhot potato|\bcouch potato|\bfish out of water|\b(?:a|with a) (?:pinch|grain) of salt|\bbigger fish to fry|\bbutter(?:ing)? (?:me|you|him|her) up|\bgone bananas|\bgravy train/g,
  fr: /\btomb\w+ dans les pommes|\bc est du gateau|\b(?:raconte\w*|des) salades (?:a|la)|\b(?:la|une) (?:peche|frite|banane) (?:d enfer|aujourd hui|la)|\bmele\w* (?:toi|vous) de (?:tes|vos) oignons|\bpos\w+ un lapin|\bfroid de canard|\b(?:son|mon|ton) grain de sel|\bcarottes sont cuites|\bpour une bouchee de pain|\bla mer a boire|\bcouper la poire en deux|\bcerise sur le gateau/g,
  de: /\b(?:nur|bloss|bahn) ?bahnhof\b|\b(?:ihren|seinen|meinen|deinen|den|euren) senf (?:\w+ )?(?:dazu|ab)\b|\bsenf dazu|\b(?:mir |uns |ihm |ihr )(?:\w+ )?wurs(?:ch)?t\b|\btomaten auf den augen|\bnicht die bohne|\bhopfen und malz|\bum den heissen brei|\bin den sauren apfel|\bdas gelbe vom ei|\bkalter kaffee\b|\bnicht mein bier|\bbutter bei die fische|\bextrawurst\b|\berste sahne/g,
  it: /\bche pizza\b(?=$| (?:oggi|questa|quest|sto|che|mamma))|\b(?:frega|importa) un (?:cavolo|fico secco|tubo)|\bcol cavolo|\bcavoli a merenda|\b(?:siamo|sono|essere) alla frutta|\bpan per focaccia|\bacqua in bocca|\btutto fa brodo|\bpatata bollente|\bbuono come il pane|\bin bocca al lupo/g,
}

/** The positions of the words that belong to a saying. */
export function sayingsIn(words: readonly string[], lang: Locale): ReadonlySet<number> {
  const line = words.join(' ')
  return new Set(
    [...line.matchAll(SAYINGS[lang])].flatMap(({ index, 0: found }) => {
      const start = line.slice(0, index).split(' ').filter(Boolean).length
      return range(start, start + found.trim().split(' ').length)
    }),
  )
}
