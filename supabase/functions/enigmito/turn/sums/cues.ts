import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { tokens } from '../../text/fold.ts'
import { saysOnly, takesSome } from './fewer.ts'

type Words = Record<Locale, string>
const bookOf = (words: Words): Record<Locale, RegExp> => {
  const one = (lang: Locale): RegExp => new RegExp(`(?:^| )(?:${words[lang]})(?= |$)`)
  return { es: one('es'), en: one('en'), fr: one('fr'), de: one('de'), it: one('it') }
}

/** More of it, or something besides. */
const ADDS = bookOf({
  es: 'mas|tambien|met(?:e|o|emos)(?:me|le)?|suma\\w*(?! *$)|anad\\w*|agreg\\w*|ademas|encima|aparte|pon(?:me|le|nos)?',
  en: 'more|with (?:it|that|them)|too|as well|also|(?:stick|throw|chuck|pop|put)(?= .* (?:on|in|too)|(?: \\w+)? in)|extra|further|add\\w*|plus|on top',
  fr: '(?<=(?:^| )et )(?:mett\\w*|mets)|de plus|par dessus|aussi|egalement|avec (?:ca|cela|le reste)|avec$|en plus|encore|ajout\\w*|rajout\\w*|plus',
  de: 'noch|dafur|auch(?! fur)|dazua|no(?= (?:\\d|ein|zw|dr|vi))|dazu|extra|hinzu|zusatzlich|obendrauf|hinterher|drauf',
  it: 'ancora|anca|anche|pure|macari|mett(?:i|ici|iamoci)|(?:insieme|oltre) al resto|in piu|aggiung\\w*|piu',
})
/** One more, where its thing or its size is said too: "another beer", "a fourth beer". */
const OTHERS = bookOf({
  es: 'otr[oa]s?|una? (?:segund|tercer|cuart|quint|sext)[oa]?',
  en: 'another|other|a (?:second|third|fourth|fifth|sixth)',
  fr: 'autres?|une? (?:deux|trois|quatr|cinqu|six)ieme',
  de: 'weiter\\w*|eine?n? (?:zweit|dritt|viert|funft|sechst)e[nrs]?',
  it: 'altr[oiae]|una? (?:second|terz|quart|quint|sest)[oa]',
})
/** In the place of what was said. */
const PUTS_RIGHT = bookOf({
  es: '(?<!cafes? )sol[oa](?= (?:quiero|queremos|pon\\w*|un[oa]?|dos|tres|cuatro|cinco|seis|\\d+)(?: |$))|solamente|unicamente|nada mas|mejor|en su lugar|al final|prefier\\w*|en realidad|que sean|bastan?$|(?:es|son) suficientes?$|digo|perdon|espera|no',
  en: 'actually|(?:is|are|will be|would be) (?:enough|plenty)$|will do$|rather|(?<!^(?:is|are|was|would|isn t|which|what) .*)better|a single|make (?:it|that)|wait|instead|sorry|no|nah|just|only',
  fr: 'plutot|(?<=avec .*)a la place|(?<!(?:^| )et )(?:mett\\w*|mets)|finalement|non|en fait|pardon|attends|juste|seulement|seule?s?|suffi\\w*$|(?:rien|pren\\w*) qu(?= une? )',
  de: 'doch|dar?aus|lieber|ne|nee|nein|na|nur|quatsch|stattdessen|warte|sorry|bloss|(?<!^(?:ist|sind|ware|wird|was|welche[rs]?) .*)besser|einzige\\w*|lediglich|reich(?:en|t)$|genugen$|genugt$',
  it: 'meglio|facciamo|mett\\w*|anzi|invece|alla fine|no|piuttosto|al (?:suo )?posto|aspetta|sol[oaei]|bast(?:a|ano)$|soltanto|scusa\\w*',
})
/** Something goes, or is exchanged. */
const REMOVES = bookOf({
  es: 'ya no|cancel\\w*|anul\\w*|no hace falta|ahorra\\w*|menos|fuera|olvid\\w*|quit\\w*|(?:l[oa]s?|el|una?) .* no$|no (?:la|el|una?)(?= (?:botell|cop)a)|sin|elimin\\w*|descart\\w*|dej\\w* fuera|cambi(?!os)\\w*|sustitu\\w*|saca\\w*',
  en: 'scrap|left (?:off|out)|leave off|cancel\\w*|not (?:the|that|those|an?(?= (?:bottle|glass)))|pass on|(?:not|don t|dont|won t|wont) (?:be )?(?:hav\\w*|tak\\w*|want\\w*|need\\w*|bother\\w*)|no longer|(?:everything|all) (?:but|except)|switch\\w*|(?:take|leave) .* (?:off|out)|no(?! (?:an?|one|two|three|four|five|six|\\d+|wait|make|the|it|sorry|that|only|just)(?: |$))(?= [a-z]+)|drop|remove\\w*|without|skip|lose|leave out|take off|forget|minus|swap\\w*|chang(?!es)\\w*|replac\\w*|exchang\\w*',
  fr: 'sans|moins|(?:veux|veut|voulons|prend\\w*|faut) (?:plus|pas)|sort\\w*|annul\\w*|supprim\\w*|renonc\\w*|sauf|laiss\\w* tomber|pas d(?:e|u|es)?|pas (?:la|une?|le)(?= (?:bouteille|verre))|enlev\\w*|retir\\w*|oubli\\w*|remplac\\w*|chang(?!ements)\\w*|echang\\w*|vire\\w*',
  de: 'ohne|minus|(?:doch|lieber|nicht) (?:nicht|mehr)|nicht lieber|doch lieber (?=nicht|kein)|kein\\w*|nicht (?:die|das|eine?)(?= (?:flasche|glas))|streich\\w*|weg|lass\\w*|tausch\\w*|(?:um)?andern|ersetz\\w*|wechsel\\w*|raus|nid|losst|stornier\\w*',
  it: 'senza|cancell\\w*|lieva|meno|depenn\\w*|elimin\\w*|salt\\w*|lasci\\w* (?:perdere|stare)|tranne|non (?:voglio|vogliamo|vorr\\w*|prend\\w*)|annull\\w*|niente|non (?:l[ae]|il|una?)(?= (?:bottiglia|calice|bicchiere))|(?:il|l[aoe]|i|gli) .* no$|togli\\w*|leva\\w*|via|cambi(?!amenti)\\w*|sostitu\\w*|scambi\\w*',
})
/** Something becomes another: its number, or the thing. */
const CHANGES =
  /(?:^| )(?:cambi(?!os)|chang(?!es|ements)|swap|switch|replac|exchang|sustitu|modif|rempla|echang|tausch|ersetz|wechsel|andern|umandern|sostitu|scambi)[a-z]*(?= |$)/

/** What was before is wished again. */
const RETURNS = bookOf({
  es: 'volv\\w*|vuelv\\w*|de nuevo|otra vez',
  en: 'back to|go back',
  fr: 'reven\\w*|retour\\w*|on repart',
  de: 'zuruck|wieder|doch wieder',
  it: 'torn\\w*|di nuovo',
})
/** "Keep the rest": nothing else is changed. */
const KEEPS = bookOf({
  es: '(?:el|lo) (?:resto|demas)|lo otro',
  en: 'the (?:rest|others?)|everything else',
  fr: 'le reste|les autres',
  de: '(?:den|der) rest|(?:das )?(?:andere|ubrige)',
  it: '(?:il|del) resto|gli altri|le altre',
})
/** What each has to pay. */
const SHARES = bookOf({
  es: 'entre (?:l[oa]s )?(?:dos|tres|cuatro|cinco|seis|siete|ocho|\\d+)|(?:por|x) (?:cabeza|persona|barba)|cada un[oa]|dividid[oa]|(?:lo )?dividimos|tocamos|toca a|a escote',
  en: 'each|(?:per|a) (?:head|person)|split|divid\\w+|between (?:us|the \\w+|\\d+|two|three|four|five|six)|apiece',
  fr: 'par (?:deux|trois|quatre|cinq|six|\\d+)|(?:par|chaque) (?:personne|tete|pers)|chacune?|divise\\w*|partag\\w*',
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

/** "Just one more". */
const MORE = /\b(?:(?:one|two|three|four|\d+|un[oa]?|dos|tres) (?:more|mas)|(?:en|de) plus|in piu|mehr)\b/

export type Cues = {
  adds: boolean
  others: boolean
  putsRight: boolean
  removes: boolean
  /** So many of something go: "a glass less". */
  takes: boolean
  /** Not more than is said: "only one". */
  only: boolean
  changes: boolean
  returns: boolean
  keeps: boolean
  shares: boolean
  whole: boolean
  half: boolean
}

/** What the words of a text do to an order. */
export function cuesIn(text: string, lang: Locale): Cues {
  const said = tokens(text).join(' ')
  const takes = takesSome(text, lang)
  const only = saysOnly(text, lang)
  return {
    // "Togli anche un tinto", "otra copa menos": one more that goes.
    adds: !takes && ADDS[lang].test(said),
    others: !takes && OTHERS[lang].test(said),
    putsRight: PUTS_RIGHT[lang].test(said) && !(only && MORE.test(said)),
    removes: takes || REMOVES[lang].test(said),
    takes,
    only,
    changes: CHANGES.test(said),
    returns: RETURNS[lang].test(said),
    keeps: KEEPS[lang].test(said),
    shares: SHARES[lang].test(said),
    whole: WHOLE[lang].test(said),
    half: HALF[lang].test(said),
  }
}
