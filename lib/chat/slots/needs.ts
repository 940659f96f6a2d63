import { cachedRegExp } from '../text/fold.ts'
import { NO_FOOD } from '../text/need.ts'
import { NO_ALLERGY } from '../text/no-allergy.ts'
import type { Lexicon } from '../words/shape.ts'
import { MY } from './guests.ts'

const WORDS =
  /(?<![a-z])(?:[a-z]*al+erg\w*|\w*toler\w*|\w*tolleran\w*|\w*toller[oa]\w*|celia\w+|coelia\w+|zoli(?:a\w+)?(?![a-z])|veg(?:an|etari|etar|gie)\w*|\w*glut[ei]n\w*|la[ck]t\w+|(?:un)?vertrag\w*|supporte\w* (?:pas|mal)|(?:not|n'?t|never) agree with (?:me|him|her|us|them|my|our)|eats? no [a-z]+|sientan? (?:\w+ )?mal|reagier\w*|reagisc\w*|diger\w* (?:mal|pas)|non digeris\w*|halal|[kc]o?s[ch]+er|casher|embaraz\w+|pregnan\w*|enceinte|grossesse|schwanger\w*|incinta|gravidanza|(?:can'?t|cannot|doesn'?t|don'?t) (?:eat|drink|(?:have|do) (?:(?:any|the) )?(?:dairy|milk|cheese|butter|cream|soya?|nuts?|peanuts?|sesame|fish|shell ?fish|seafood|prawns?|eggs?|pork|meat|alcohol|wheat|mustard|celery))|no (?:(?:puede[ns]?|puedo|podemos) (?:comer|tomar|beber)|come[ns]? [a-z]+)|(?:darf|durfen|isst|essen|esse) kein\w*|(?:peu[tx] pas manger|mange\w* pas)|non (?:(?:puo|posso) mangiare|mangi[ao]))/
export const NEED = new RegExp(WORDS.source.replace('(?:', `(?:${NO_FOOD}|`))
const NOBODY =
  /(?<![a-z])(?:no|sin|ningun[ao]?|nadie|none|nobody|no one|not|without|kein\w*|niemand|nicht|ohne|aucune?|pas|personne|sans|nessun\w*|senza|non|ni)(?: [a-z']+){0,3} (?:d')?(?:\w*al+erg|\w*intol|celia|coelia|zolia|veg)|(?<![a-z])(?:al+erg\w*|intoll?er\w*) (?:a|to|contro|gegen) (?:niente|nulla|nada|rien|nothing|nichts)|gegen nichts al+erg/
/** At the end of what is told: behind a comma the list may go on with a food. */
const JOKE = new RegExp(
  `(?<!\\p{L})${NO_ALLERGY}(?= *(?:$|[.!?)]|(?:a?(?:ha){2,}h?|(?:ja){2,}j?|(?:ah){2,}a?|lol|mdr|xd)\\b))`,
  'giu',
)
export const isNeed = (text: string): boolean => {
  const said = text.replace(JOKE, '')
  return NEED.test(said) && !NOBODY.test(said)
}

/** Whoever is named before it: only somebody is allergic or coeliac; a dish may be vegan. */
const HAS_NEED =
  /(?:[a-z] (?:es|esta|tiene|is|has|hat|ist|est|a|e|ha|are|have|son|tienen|sind|haben|sont|ont|sono|hanno)|(?<![a-z])(?:s?hes|theyre|whos))(?: [a-z]+){0,3} (?:\w*al+ergi\w*|celia\w+|coelia\w+|zolia\w+|\w*intoler\w*|\w*intoller\w*|schwanger|pregnant|embarazada|enceinte|incinta)(?![a-z])/
/** "Garlic does not sit well with me", in Spanish. */
const SITS_ILL = /(?<![a-z])(?:me|te|le|nos|les) sientan?(?![a-z])/
/** "I can't eat eggs", "darf keinen Sellerie", of whomever was spoken before. */
const MAY_NOT =
  /(?<![a-z])(?:no (?:pued(?:o|es?|en)|podemos) (?:comer|tomar|beber)|no (?:como|tomo|bebo|comemos)|non (?:puo|posso|possiamo|possono) (?:mangiare|bere)|(?:peu[tx]|pouvons|peuvent) pas (?:manger|boire)|(?:can'?t|cannot) (?:eat|drink)|(?:darf|durfen) kein\w*)(?![a-z])/
export const mayNotEat = (text: string): boolean => MAY_NOT.test(text)
export const isOfWhomever = (text: string): boolean =>
  HAS_NEED.test(text) || SITS_ILL.test(text) || mayNotEat(text)

/** Who has a need, right before it: said so, it is told also in a question. */
const OWN =
  "soy|somos|tengo|tenemos|i'?m|i am|i have|we'?re|we are|ich|bin|wir|je suis|j'ai|nous sommes|sono|siamo|ho|abbiamo"
/** Somebody of the guest's: "my husband", "meine kleine Tochter". */
export const theirs = (lex: Lexicon): string =>
  `(?<![a-z])(?:${MY}) (?:[a-z]+[ -]){0,2}?(?:${lex.relative}|${lex.relativePairs}|${lex.children})(?:e?[sn]|[ei])?(?![a-z])`

/** "What can my coeliac daughter eat?": the need, and who has it. */
export const ownNeed = (text: string, lex: Lexicon): RegExpExecArray | null =>
  cachedRegExp(
    `(?<![a-z])(?:${OWN}|${theirs(lex)}|(?:${MY})(?= [a-z]+ (?:${lex.relative})))(?: (?!(?:und|and|y|et|want|quiero|mochte|vorrei|veux)(?![a-z]))[a-z]+){0,2}? ${NEED.source.slice('(?<![a-z])'.length)}(?: (?:[a-z]+ )?(?:a|al|alla|alle|allo|ai|agli|to|gegen|aux?|auf)(?: (?!(?:que|qu|q|k|che|cosa|${lex.questionWord}|${lex.questionVerb}|${lex.weakVerb}|${lex.and})(?![a-z]))[a-z]+){1,4}| (?:${lex.relative}|${lex.children}))?`,
  ).exec(text)
