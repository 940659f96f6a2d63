import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { tokens } from '../../text/fold.ts'

type Words = Record<Locale, string>
const bookOf = (words: Words): Record<Locale, RegExp> => {
  const one = (lang: Locale): RegExp => new RegExp(`(?:^| )(?:${words[lang]})(?= |$)`)
  return { es: one('es'), en: one('en'), fr: one('fr'), de: one('de'), it: one('it') }
}

/** More of it, or something besides. */
const ADDS = bookOf({
  es: 'mas|anad\\w*|agreg\\w*|suma(?:le|me|r)?|ademas|encima|aparte|pon(?:me|le|nos)?',
  en: 'more|extra|further|add\\w*|plus|on top',
  fr: 'de plus|en plus|encore|ajout\\w*|rajout\\w*|plus',
  de: 'noch|dazu|extra|hinzu|zusatzlich|obendrauf|hinterher|drauf',
  it: 'ancora|in piu|aggiung\\w*|piu',
})
/** One more, where its thing or its size is said too. */
const OTHERS = bookOf({
  es: 'otr[oa]s?',
  en: 'another|other',
  fr: 'autres?',
  de: 'weiter\\w*',
  it: 'altr[oiae]',
})
/** In the place of what was said. */
const PUTS_RIGHT = bookOf({
  es: 'mejor|al final|prefier\\w*|en realidad|que sean|digo|perdon|espera|no',
  en: 'actually|rather|make (?:it|that)|wait|instead|sorry|no|nah|just|only',
  fr: 'plutot|finalement|non|en fait|pardon|attends|juste|seulement',
  de: 'doch|lieber|ne|nee|nein|na|nur|quatsch|stattdessen|warte|sorry|bloss',
  it: 'meglio|anzi|invece|alla fine|no|piuttosto|aspetta|solo|scusa\\w*',
})
/** Something goes, or is exchanged. */
const REMOVES = bookOf({
  es: 'quit\\w*|sin|elimin\\w*|descart\\w*|dej\\w* fuera|cambi\\w*|sustitu\\w*|saca\\w*',
  en: 'scrap|drop|remove\\w*|without|skip|lose|leave out|take off|forget|minus|swap\\w*|chang\\w*|replac\\w*|exchang\\w*',
  fr: 'sans|enlev\\w*|retir\\w*|oubli\\w*|remplac\\w*|chang\\w*|echang\\w*|vire\\w*',
  de: 'ohne|streich\\w*|weg|lass\\w*|tausch\\w*|ersetz\\w*|wechsel\\w*|raus',
  it: 'senza|togli\\w*|leva\\w*|via|cambi\\w*|sostitu\\w*|scambi\\w*',
})
/** What was before is wished again. */
const RETURNS = bookOf({
  es: 'volv\\w*|vuelv\\w*|de nuevo|otra vez',
  en: 'back to|go back',
  fr: 'reven\\w*|retour\\w*|on repart',
  de: 'zuruck|wieder|doch wieder',
  it: 'torn\\w*|di nuovo',
})
/** What each has to pay. */
const SHARES = bookOf({
  es: '(?:por|x) (?:cabeza|persona|barba)|cada un[oa]|dividid[oa]|(?:lo )?dividimos|tocamos|toca a|a escote',
  en: 'each|(?:per|a) (?:head|person)|split|divided|between (?:us|the \\w+|\\d+|two|three|four|five|six)|apiece',
  fr: '(?:par|chaque) (?:personne|tete|pers)|chacune?|divise\\w*|partag\\w*',
  de: '(?:pro|fur jede\\w*) ?(?:kopf|person|nase|mann)?|geteilt|teilen|jeder|durch',
  it: 'a (?:testa|persona)|ciascun[oa]|ognuno|divis[oa]|divid\\w*|per un[oa]',
})
const WHOLE = bookOf({
  es: 'enter[oa]s?|completas?',
  en: 'whole|full|entire',
  fr: 'entier\\w*|complet\\w*',
  de: 'ganze?[nrs]?|voll\\w*',
  it: 'inter[oaie]|complet[ae]',
})
const HALF = bookOf({
  es: 'medi[oa]s?(?! docenas?)',
  en: 'half(?! (?:a )?dozen)|halves',
  fr: 'demi\\w*(?! douzaine)',
  de: 'halb\\w*(?! dutzend)',
  it: 'mezz[oae](?! dozzin)',
})

export type Cues = {
  adds: boolean
  others: boolean
  putsRight: boolean
  removes: boolean
  returns: boolean
  shares: boolean
  whole: boolean
  half: boolean
}

/** What the words of a text do to an order. */
export function cuesIn(text: string, lang: Locale): Cues {
  const said = tokens(text).join(' ')
  return {
    adds: ADDS[lang].test(said),
    others: OTHERS[lang].test(said),
    putsRight: PUTS_RIGHT[lang].test(said),
    removes: REMOVES[lang].test(said),
    returns: RETURNS[lang].test(said),
    shares: SHARES[lang].test(said),
    whole: WHOLE[lang].test(said),
    half: HALF[lang].test(said),
  }
}
