import type { Locale } from '../../../../../lib/i18n/locales.ts'
import type { Reading } from '../../reading.ts'
import { fold } from '../../text/fold.ts'
import { aroundNumber } from './around.ts'

const wordsOf = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu')

/** Words with which some of a thing are taken away: "a glass less", "take one off", "enlève une croquette". */
const TAKES: Record<Locale, RegExp> = {
  es: wordsOf(
    'menos|kit(?:a|ame)|qu[ií]t\\p{L}*|s[aá]c(?:a|ame|anos|ale|amos|ad|as|ar)|elim[ií]n\\p{L}*|ret[ií]r(?:a|ame|anos|e|ar|amos|ad)|descart\\p{L}*|descuent\\p{L}*|descont\\p{L}*|rest(?:a|ame|ale|ar|amos)|anul\\p{L}*|cancel\\p{L}*',
  ),
  en: wordsOf(
    'fewer|less|minus|drop|remov(?:e|ing)|scrap|skip|forget|subtract|deduct|ditch|lose|cancel|(?:take|taking|knock|leave|cut|strike)(?=(?:[ ~]\\S+){0,5} (?:off|out|away)\\b)',
  ),
  fr: wordsOf(
    '(?:de |en )?moins?|enl[eè]v\\p{L}*|retir\\p{L}*|supprim\\p{L}*|[oô]te[rsz]?|ôtons|annul\\p{L}*|vire[rsz]?|d[eé]dui\\p{L}*',
  ),
  de: wordsOf(
    'weniger|minus|weg(?:lass\\p{L}*|nehm\\p{L}*|)|auslass\\p{L}*|raus|streich\\p{L}*|stornier\\p{L}*|entfern\\p{L}*|(?:nimm|nehmen|lass|lassen|zieh|ziehen|tu)(?=(?:[ ~]\\S+){0,5} (?:weg|raus|ab)(?!\\p{L}))',
  ),
  it: wordsOf(
    '(?:in |di )?meno|tolg\\p{L}*|togl\\p{L}*|lev(?:a|ami|aci|iamo|are|ate)|via|elimin\\p{L}*|sottra\\p{L}*|cancell\\p{L}*|annull\\p{L}*|depenn\\p{L}*',
  ),
}

/** Small words that go with those verbs. */
const OFF: Record<Locale, RegExp> = {
  es: wordsOf('fuera'),
  en: wordsOf('off|out|away'),
  fr: wordsOf('dehors'),
  de: wordsOf('ab|heraus'),
  it: wordsOf('fuori'),
}

/** "More or less", "at least", "less spicy": nothing is taken away. */
const IDIOM: Record<Locale, RegExp> = {
  es: /\b(?:mas o menos|al menos|por lo menos|menos mal|(?<!un[ao]? )menos de|menos (?:pican|dulce|sal|fuerte|car|pesad|sec|gras|alcohol|azucar|gas|que)\w*)\b/,
  en: /\b(?:more or less|at least|no less|less (?:spicy|hot|sweet|sugar|salt|strong|alcohol|expensive|pricey|dear|heavy|dry|oak|fat|oily|rich|busy|noisy|crowded|formal|than|much)\w*)\b/,
  fr: /\b(?:plus ou moins|au moins|du moins|(?<!de )moins (?:de|qu\w*|piqu\w*|epic\w*|sucr\w*|sale\w*|fort\w*|cher\w*|lourd\w*|sec\w*|gras\w*|alcool\w*)|a moins)\b/,
  de: /\b(?:mehr oder weniger|weniger (?:als|scharf|suss|salz|stark|teu|fett|schwer|viel|trocken|alkohol|zucker)\w*|komm\w* .*raus)\b/,
  it: /\b(?:piu o meno|almeno|per lo meno|(?<!in )meno di|a meno|meno male|meno (?:che|piccant|dolc|sal|fort|car|pesant|secc|gras|alcol|zuccher)\w*)\b/,
}

/** "Also", where it says that something else goes too: "e togli anche un tinto". */
const ALSO: Record<Locale, RegExp> = {
  es: wordsOf('tambi[eé]n|adem[aá]s'),
  en: wordsOf('also|too|as well'),
  fr: wordsOf('aussi|[eé]galement|encore'),
  de: wordsOf('auch|noch|ebenfalls'),
  it: wordsOf('anche|pure|ancora'),
}
/** Words that say how many go, and add nothing: "otra copa menos", "noch eins weniger". */
const ANOTHER: Record<Locale, RegExp> = {
  es: wordsOf('otr[oa]s?'),
  en: wordsOf('another'),
  fr: wordsOf('(?:un|une) autre'),
  de: wordsOf('weiter\\p{L}*|noch (?:ein\\p{L}*|1)'),
  it: wordsOf("un['’]? ?altr[oa]"),
}

/** Who comes, and no thing of an order: "we are one less". */
const OF_PEOPLE: Record<Locale, RegExp> = {
  es: /\b(?:para un[oa] menos|somos|seremos|(?:no|que) vien\w+|personas?|comensal(?:es)?)\b/,
  en: /\b(?:for one less|we (?:are|re|will be|ll be)|of us|persons?|people|guests?|somebody|someone|no one|nobody|coming)\b/,
  fr: /\b(?:pour une? (?:de|en) moins|on (?:est|sera)|nous (?:sommes|serons)|vient pas|personnes?|convives?)\b/,
  de: /\b(?:fur eine[nr]? weniger|wir (?:sind|waren|werden)|kommt (?:nicht|doch nicht)|personen?|leute|gaste?|niemand|keiner)\b/,
  it: /\b(?:per un[oa] (?:in|di) meno|siamo|saremo|non viene|person[ae]|ospit[ei])\b/,
}

/** Whether something is taken away. */
export function takesSome(text: string, lang: Locale): boolean {
  const line = fold(text).replace(/['’]/g, ' ')
  return text.search(TAKES[lang]) >= 0 && !IDIOM[lang].test(line) && !OF_PEOPLE[lang].test(line)
}

/** "And another one less": of what went last. */
export const saysAgain = (text: string, lang: Locale): boolean =>
  text.search(ALSO[lang]) >= 0 || text.search(ANOTHER[lang]) >= 0

/** A text without the words that take away, so that none of them is read as a thing ("quita" is no "Quinta"). */
export const withoutTaking = (text: string, lang: Locale): string =>
  text
    .replace(TAKES[lang], ' ')
    .replace(OFF[lang], ' ')
    .replace(ANOTHER[lang], ' 1 ')
    .replace(ALSO[lang], ' ')
    .replace(/\s+/g, ' ')

const ONE: Record<Locale, RegExp> = {
  es: /\b(?:un[ao]?|otr[oa]|1)\b/,
  en: /\b(?:one|an?|another|1)\b/,
  fr: /\b(?:une?|1)\b/,
  de: /\b(?:ein(?:e[nmrs]?|s)?|n(?:e[nmr]?)?|a|1)\b/,
  it: /\bun(?:[ao]|'|’|\b)|\b1\b/,
}
/** "One less", "una copa menos": one of it. */
export const saysOne = (text: string, lang: Locale): boolean => ONE[lang].test(fold(text))

/** "Only one", "solo uno": nothing but how many it is to be. */
const ONLY: Record<Locale, RegExp> = {
  es: wordsOf('(?<!caf[eé]s? )s[oó]l[oa]s?|solamente|[uú]nicamente|nada m[aá]s'),
  en: wordsOf('only|just|single'),
  fr: wordsOf("seulement|juste|seule?s?|uniquement|(?:rien|pren\\p{L}*) qu['’]"),
  de: wordsOf('nur|bloss|bloß|lediglich|einzige\\p{L}*'),
  it: wordsOf('sol[oaei]|soltanto|solamente|unic[oa]'),
}
const PIECES =
  /^(?:pieces?|portions?|portion(?:en)?|st(?:uck|ck)|raciones|racion|unidad(?:es)?|parts?|porzion[ei]|pezz[oi]|plates?|of|them|those|it|plato|platos|pieza|assiettes?|davon|no|non|nein|ne|nee|naa?|y|und|et|e|and|s|en|eins?|einer|one|uno|una|une?|is|sind|sea|sean|ok|okay|then|dann|alors|entonces|allora|facciamo\w*|fai|make|mach\w*|mets|mettez|mettons|metti\w*|sean|que|quiero|quisiera|want|ne|voglio|doch|lieber|besser|better|mejor|meglio|actually|finalement|plutot|dar?aus)$/

/** Whether a text says how many and names nothing else, not even a size. */
export function countsOnly(r: Reading): boolean {
  const isAround = aroundNumber(r)
  return r.words.length > 0 && r.words.every((word) => isAround(word) || PIECES.test(word))
}
export const saysOnly = (text: string, lang: Locale): boolean => text.search(ONLY[lang]) >= 0
export const withoutOnly = (text: string, lang: Locale): string => text.replace(ONLY[lang], ' ')

/** "By the glass": how it is to be sold, and no number of them. */
const BY_SIZE =
  /\b(?:by the (?:glass|bottle)|por (?:copas?|botellas?)|a copas|au verre|(?:a la|en) bouteille|glasweise|flaschenweise|(?:im|pro|per) glas|al (?:calice|bicchiere)|a (?:calici|bicchieri)|(?:a|in) bottiglia)\b/
export const saysSize = (text: string): boolean => BY_SIZE.test(fold(text))

const BEFORE_FIGURE = new RegExp(
  `(?<=(?<!\\p{L})(?:${[
    'menos|kita|quit\\p{L}*|saca\\p{L}*|elimin\\p{L}*|resta|cancel\\p{L}*|anul\\p{L}*',
    'drop|remove|scrap|skip|forget|minus|lose|ditch|take|knock|leave|cut|out|off',
    'moins|enl[eè]v\\p{L}*|retir\\p{L}*|supprim\\p{L}*|vire',
    'nimm|lass|streich\\p{L}*',
    'meno|togl\\p{L}*|lev\\p{L}*',
  ].join('|')})) (?=\\d)`,
  'giu',
)
/** "'n Glas weniger": one, and no "and". */
const GERMAN_ONE = /^\s*['’]?n (?=\p{L})/iu
/** "Drop 2 croquettes": a figure behind such a word begins no other thing. */
export const keepTaken = (line: string, lang: Locale): string =>
  (lang === 'de' ? line.replace(GERMAN_ONE, 'ein ') : line).replace(BEFORE_FIGURE, '~')
