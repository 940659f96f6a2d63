import { lexiconPattern, perLexicon } from './slots/number.ts'
import type { Asking } from './state.ts'
import { cachedRegExp, wordPattern } from './text/fold.ts'
import type { Lexicon } from './words/shape.ts'

export const words = (text: string): string[] => text.split(/[^a-z0-9'-]+/).filter((word) => word !== '')
export const starts = (text: string, source: string): boolean =>
  cachedRegExp(`^[^a-z0-9+]*(?:${source})(?![a-z0-9])`).test(text)

export const OPENING =
  /^[^a-z0-9]*(?:(?:wie immer|as usual|como siempre|come sempre|comme d'habitude|before (?:i|we) (?:send|confirm|book|say yes)(?: (?:it|that|this))?|antes de (?:enviar|mandar|confirmar|reservar)(?:l[oa])?|avant (?:de |d.)(?:l.)?(?:envoyer|confirmer|valider|reserver)|bevor (?:ich|wir)(?: (?:das|es|sie|die anfrage))? (?:ab)?(?:schick|send|bestatig|reservier)\w*|prima di (?:inviar|mandar|confermar|prenotar)(?:l?[eao])?|hola+|slt|bjr|bsr|coucou|que onda|quiubo|buenas(?: tardes| noches)?|buenos dias|hello|hi|hey|good (?:morning|evening|afternoon)|bonjour|bonsoir|salut|hallo|guten (?:tag|abend|morgen)|servus|moin|gruss gott|ciao|buongiorno|buonasera|salve|por cierto|(?:un|otr)a (?:pregunta|duda|cos(?:ill)?a)|oye|oiga|perdona|perdon|disculpa|antes|primero|pero|y|by the way|btw|(?:quick |one |a )?question|excuse me|sorry|before that|first|but|and|[aou]+[hy]|au fait|une question|pardon|excusez-moi|avant|mais|et|ue?brigens|(?:(?:eine|kurze) )?frage|entschuldigung|vorher|aber|und|ach|a proposito|una domanda|scusi?|scusate|prima|ma|e|gracias|merci|danke|grazie|thanks|also|ademas|inoltre|ausserdem|wait|hang on|hold on|espera|espere|attends|attendez|warte|moment|aspe(?:tta(?:te)?)?|un attimo|senti|que (?:padre|guay|bien|pena)|how (?:nice|lovely)|wie schon|che bello)(?![a-z])[^a-z0-9+]*){1,3}/

/** "Una duda, …", "quick question: …": what comes is a question, whatever its words. */
const ANNOUNCED =
  /^(?:[a-z]+,? ){0,2}(?:una? (?:duda|pregunta|domanda|curiosita|curiosidad)|(?:quick |one |a )question|(?:une|petite) (?:question|curiosite)|(?:eine|kurze|kleine|ne) frage)[ :,.;]+[a-z]/

/** "De los postres cuál puedo comer", "from the desserts which": the things first, and then the question. */
const OF_THINGS = perLexicon(({ and, questionWord }) =>
  cachedRegExp(
    `^(?:(?:${and}) )?(?:d[ei]|of|from|von|aus|parmi|dans|[tf]ra|de(?:i|lle|gli))(?: [a-z']+){1,3},? (?:${questionWord}|lesquel\\w*) [a-z]`,
  ),
)

/** How certain it is that a text asks something: question word, verb that asks, verb that may ask, or none. */
export type Certainty = 'word' | 'verb' | 'maybe' | null

const POSSIBLE =
  /(?<![a-z])(?:pos+ib[il]+e?|moglich|geht|ginge|okay|ok|puede ser|va bene|va bien|vendria bien|irait|andrebbe|works?|suit|passt|passe)(?![a-z])/

/** "Say, is that a cocktail": a question is announced, or begins after a comma. */
const SAY =
  /^(?:sag(?:t|en sie)? mal|dis(?:-moi| moi)?|dites(?:-moi| moi)?|dime|decidme|dimmi|ditemi|tell me)[ ,]+[a-z']+ [a-z']+ [a-z']+|, *(?:ist|sind|is|are|es|son|est-ce|c'est|sont|e|sono) (?:das|es|die|it|that|this|they|un|una|une|uno|ein|eine|a|an) /

export const isPossible = (text: string): boolean => POSSIBLE.test(text)

/** Question words that also begin what is told: "when we arrive", "que hace frío". */
export const CLAUSE = /^(?:when|cuando|quand|quando|como|come|comme|wo|wie|donde|dove|where|que|che)(?![a-z])/

/** "How far is it", "que postres tenéis": such a word with the verb of a question behind it asks after all. */
export const isClause = (text: string, { questionVerb, weakVerb }: Lexicon): boolean =>
  CLAUSE.test(text) &&
  !cachedRegExp(
    `^(?:que|che) (?:[a-z']+ ){0,2}(?:${questionVerb})(?![a-z])|^(?!que |che )[a-z]+ (?:(?!we |i |ich |wir |on |nous |je |y |e )[a-z']+ )?(?:${questionVerb}|${weakVerb})(?![a-z])`,
  ).test(text)

/** "Is it heated or not", "do I have to ring or is this enough": asked, with its mark or without. */
const ALTERNATIVE =
  /(?<![a-z])(?:o|ou|or|oder) (?:no|non|pas|not|nicht|net|ned|(?:con (?:esto|eso)|(?:esto|eso|asi))(?: ya)? (?:vale|basta|va)|(?:q(?:ue)?|k|what|quoi|was|wie|cosa)(?=[ .!?]*$)|is (?:this|that|it)|reicht|(?:ca|cela) (?:suffit|va|ira)|basta|va bene)(?= *(?:$|[,.;!?]|(?:el|la|the|le|die|der|das|il|l')(?![a-z])|cosi|so|das|this|hay|enough|aus))/
const NOT_SURE = /(?<![a-z])(?:whether|ob|no se|not sure|don'?t know|weiss|sais pas|non so)(?![a-z])/

export function certaintyOf(text: string, lex: Lexicon): Certainty {
  const bare = text.replace(OPENING, '')
  if (starts(bare, lex.favour)) return null
  const asks = text.includes('?')
  if (!asks && words(bare).length < 2) return null
  if (starts(bare, lex.idioms.tell) || wordPattern(`${lex.idioms.speak}|${lex.idioms.wonders}`).test(bare))
    return 'word'
  if (starts(bare, lex.questionWord) || ANNOUNCED.test(text) || OF_THINGS(lex).test(bare)) return 'word'
  if (ALTERNATIVE.test(bare) && !NOT_SURE.test(bare)) return 'word'
  if (starts(bare, lex.questionVerb)) return 'verb'
  // "Les bébés sont acceptés": said as a statement, and meant as a question.
  if (cachedRegExp(`^(?:(?:${lex.and}) )?(?:${lex.idioms.allowed})`).test(bare)) return 'verb'
  // "No, è un altro" answers.
  if (SAY.test(bare) && !starts(bare, lex.no)) return 'verb'
  if (wordPattern(lex.idioms.inside).test(text) || (asks && wordPattern(lex.questionWord).test(text)))
    return 'word'
  if (asks && !POSSIBLE.test(text) && wordPattern(`${lex.questionVerb}|${lex.weakVerb}`).test(text))
    return 'verb'
  if (asksOrNot(bare, lex) || (!POSSIBLE.test(text) && starts(bare, lex.idioms.asks))) return 'verb'
  return starts(bare, lex.weakVerb) ? (asks ? 'verb' : 'maybe') : null
}

/** "Are there steps or not", "can he get in or can he not get in": both are said, and so it is asked. */
const asksOrNot = (text: string, { or, no }: Lexicon): boolean => {
  const not = `(?:${or}) (?:${no}|not|pas)`
  return cachedRegExp(
    `(?<![a-z])(?:${not}(?= *(?:$|[?!.,;]))|([a-z]+)(?: [a-z]+){0,3} ${not} \\1(?![a-z])|(?:${or}) ([a-z]+) [a-z ]*(?:not|nicht|pas)(?= *(?:$|[?!])))`,
  ).test(text)
}

/** Whether a message begins with a question word: it asks about something, even when it names what the guest has. */
export const asksFirst = (text: string, lex: Lexicon): boolean =>
  starts(text.replace(OPENING, ''), lex.questionWord)

export const isSurelyQuestion = (text: string, lex: Lexicon): boolean => {
  const how = certaintyOf(text, lex)
  return how === 'word' || how === 'verb'
}

export const asksForTable = (text: string, lex: Lexicon): boolean =>
  lexiconPattern(lex, lex.freeTable).test(text)

export const EAT = 'manger|diner|dejeuner|comer|cenare?|eat|dine|mangiare|pranzare|essen|speisen'
export const wantsMeal = (text: string, lex: Lexicon): boolean =>
  !lexiconPattern(lex, `${lex.questionWord}|${lex.questionVerb}`).test(text) &&
  wordPattern(`${EAT}|cena|comida|almorzar|dinner|lunch|(?:abend|mittag)essen|pranzo`).test(text)

export const saysWhyNot = (text: string): boolean =>
  /^[^a-z]*(?:y |and |et |und |e )?(?:por ?que no|why not|pourquoi pas|warum nicht|perche no)(?![a-z])/.test(
    text,
  )

/** "…, non?" asks for a yes; it takes nothing back. */
export const TAG = /[ ,]+(?:no|non|nein|nicht wahr|oder|verdad|right|vero|hein)[ ?!]*$/

export const proposesChange = (text: string, lex: Lexicon): boolean =>
  POSSIBLE.test(text) || lexiconPattern(lex, `${lex.correction}|${lex.change}`).test(text.replace(TAG, ''))

export const asksFavour = (text: string, lex: Lexicon): boolean => lexiconPattern(lex, lex.favour).test(text)

export const hasQuestionMark = (text: string): boolean => /[?¿]/.test(text)

/** Why something is asked; of an address and a number also whether it must be given, by who has none. */
export const asksWhy = (text: string, lex: Lexicon, asking: Asking): boolean =>
  wordPattern(asking === 'email' || asking === 'phone' ? `${lex.why}|${lex.idioms.lacks}` : lex.why).test(
    text,
  )

export const proposes = (text: string, lex: Lexicon): boolean =>
  POSSIBLE.test(text) || starts(text.replace(OPENING, ''), lex.idioms.may)
