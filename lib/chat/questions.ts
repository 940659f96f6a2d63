import { cachedRegExp, wordPattern } from './fold.ts'
import { lexiconPattern } from './slots/number.ts'
import type { Lexicon } from './words/shape.ts'

/** The words of a folded text. */
export const words = (text: string): string[] => text.split(/[^a-z0-9'-]+/).filter((word) => word !== '')
/** True when a text begins with one of the alternatives. */
export const starts = (text: string, source: string): boolean =>
  cachedRegExp(`^[^a-z0-9+]*(?:${source})(?![a-z0-9])`).test(text)

/** Small talk before what is meant: "hola, una pregunta:", "by the way". */
export const OPENING =
  /^[^a-z0-9]*(?:(?:hola|buenas(?: tardes| noches)?|buenos dias|hello|hi|hey|good (?:morning|evening|afternoon)|bonjour|bonsoir|salut|hallo|guten (?:tag|abend|morgen)|ciao|buongiorno|buonasera|salve|por cierto|una (?:pregunta|duda|cosa)|otra (?:pregunta|cosa)|oye|oiga|perdona|perdon|disculpa|antes|primero|pero|y|by the way|btw|(?:quick |one |a )?question|excuse me|sorry|before that|first|but|and|oh|au fait|une question|pardon|excusez-moi|avant|mais|et|ubrigens|uebrigens|eine frage|(?:kurze )?frage|entschuldigung|vorher|aber|und|ach|a proposito|una domanda|scusi?|scusate|prima|ma|e|ah|gracias|merci|danke|grazie|thanks)(?![a-z])[^a-z0-9+]*){1,3}/

/** How surely a text asks something: by a question word, by a verb that asks, by one that may ask, or not at all. */
export type Certainty = 'word' | 'verb' | 'maybe' | null

/** A question word where only a question has one: at the end, or at the head of a later clause. */
const INSIDE =
  /(?<![a-z])(?:quoi|combien|what|quanto|quanta|wann|quando|cuando|when)[ ?!.]*$|(?<![a-z])(?:bis wann|(?:che|que|q|quelle|what|wat|welche[nrs]?) (?:or[ae]|horas?|heures?|times?|uhrzeit(?:en)?|horarios?|orari|horaires?))(?![a-z])|[,;.!] *(?:cual|cuant[oa]s?|donde|what|which|how (?:much|many)|quel(?:le)?s?|combien|was|welche[nrs]?|wo|cosa|quale|quali|quant[oaie])(?![a-z])/
/** "Is it possible outside?" asks for a value, not about something. */
const POSSIBLE =
  /(?<![a-z])(?:pos+ib[il]+e?|moglich|geht|ginge|okay|ok|puede ser|va bene|va bien|vendria bien|irait|andrebbe|works?|suit|passt|passe)(?![a-z])/

/** The wish for a person, a complaint, a story: what only somebody else can answer. */
const TELL =
  /^(?:dame|dadme|cuenta(?:me|dme)|contad?me|escribeme|list me|give me|write me|pick (?:me|us)?|parle[zr]?-moi|ecri[st]-moi|ecrivez-moi|donnez?[- ]moi|passez-moi|raccont\w+|scrivi\w*|mi dai|dammi|gib mir|schreib\w*|erzahl\w*)(?![a-z])|(?<![a-z])(?:hablar con|(?:talk|speak) (?:to|with)|parler (?:a|avec)|(?:sprechen|reden)(?= *(?:$|[.!?]))|parlare con|complain[a-z]*|queja|beschwer[a-z]*|reclam[a-z]*)(?![a-z])/

/** A question about something, as opposed to a favour asked with a question mark. */
export function certaintyOf(text: string, lex: Lexicon): Certainty {
  const bare = text.replace(OPENING, '')
  if (starts(bare, lex.favour)) return null
  const asks = text.includes('?')
  if (!asks && words(bare).length < 2) return null
  if (TELL.test(bare)) return 'word'
  if (starts(bare, lex.questionWord)) return 'word'
  if (starts(bare, lex.questionVerb)) return 'verb'
  if (INSIDE.test(text) || (asks && wordPattern(lex.questionWord).test(text))) return 'word'
  if (asks && !POSSIBLE.test(text) && wordPattern(`${lex.questionVerb}|${lex.weakVerb}`).test(text))
    return 'verb'
  return starts(bare, lex.weakVerb) ? (asks ? 'verb' : 'maybe') : null
}
/** A question for sure. */
export const isSurelyQuestion = (text: string, lex: Lexicon): boolean => {
  const how = certaintyOf(text, lex)
  return how === 'word' || how === 'verb'
}

/** A question about free tables or booking, whose values the guest wants. */
export const asksForTable = (text: string, lex: Lexicon): boolean =>
  lexiconPattern(lex, lex.freeTable).test(text)

/** "Dinner on Friday": a meal, which with a day or a number of people is a wish to book. */
export const wantsMeal = (text: string, lex: Lexicon): boolean =>
  !lexiconPattern(lex, `${lex.questionWord}|${lex.questionVerb}`).test(text) &&
  /(?<![a-z])(?:comer|cenar?|comida|almorzar|dinner|lunch|eat|diner|dejeuner|manger|essen|abendessen|mittagessen|cenare|pranzare|pranzo)(?![a-z])/.test(
    text,
  )

/** "Why not?" consents; it asks nothing. */
export const saysWhyNot = (text: string): boolean =>
  /^[^a-z]*(?:y |and |et |und |e )?(?:por ?que no|why not|pourquoi pas|warum nicht|perche no)(?![a-z])/.test(
    text,
  )

/** Another value proposed: "would half nine be possible?", "21:30 instead?" */
export const proposesChange = (text: string, lex: Lexicon): boolean =>
  POSSIBLE.test(text) || lexiconPattern(lex, `${lex.correction}|${lex.change}`).test(text)

/** A favour asked for anywhere in the text. */
export const asksFavour = (text: string, lex: Lexicon): boolean => lexiconPattern(lex, lex.favour).test(text)

export const hasQuestionMark = (text: string): boolean => /[?¿]/.test(text)

/** "Why do you need that?" */
export const asksWhy = (text: string, lex: Lexicon): boolean => lexiconPattern(lex, lex.why).test(text)

/** The question asks whether something may be, not what is: "can we …?", "si può …?" */
const MAY =
  /^(?:(?:y |and |et |und |e )?(?:se )?(?:puede|podemos|podria(?:mos)?|puedo)|(?:can|could|may) (?:we|i)|(?:est-ce qu'?(?:e )?)?(?:on|nous) p(?:eut|ourrait|ouvons)|peut-on|pourrait-on|puis-je|si puo|possiamo|potremmo|posso|potrei|(?:konn(?:t)?en wir|kann ich|konnte ich|geht|ginge|ging))(?![a-z])/
/** "Could we do 8:15?": the value is the answer. */
export const proposes = (text: string): boolean =>
  POSSIBLE.test(text) || MAY.test(text.replace(OPENING, '').replace(/^[^a-z]+/, ''))
