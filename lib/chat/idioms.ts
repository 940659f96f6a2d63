import { isPossible } from './questions.ts'
import { cachedRegExp, wordPattern } from './text/fold.ts'
import type { Lexicon } from './words/shape.ts'

const any = (...sources: readonly string[]): RegExp => wordPattern(`(?:${sources.join('|')})`)

/** "Keep it", "as it was": a change is taken back, and nothing is called off. */
export const keepsAsWas = (text: string, lex: Lexicon): boolean => wordPattern(lex.idioms.keep).test(text)

const UNIT = '(?![\\d:/h]|[.,]\\d| ?(?:h|uhr|pm|am)\\b)'
/** A number beside "keep it": "bleibt bei 5", "4 como estaba". */
const keptNumberPattern = (lex: Lexicon): RegExp => {
  const { source } = wordPattern(lex.idioms.keep)
  return cachedRegExp(
    `(?:${source})(?: (?:a|at|en|in|bei|de|con|with|the|los|zu|les))* (\\d{1,2})${UNIT}|(?<![\\d:.,/])(\\d{1,2}),? ${source}`,
  )
}
export function keptNumber(text: string, lex: Lexicon): string | null {
  const match = keptNumberPattern(lex).exec(text)
  return match?.[1] ?? match?.[2] ?? null
}

/** Whether the message only supposes: a conditional clause, with a mark or a word of possibility. */
export const supposes = (text: string, lex: Lexicon): boolean =>
  wordPattern(lex.idioms.suppose).test(text) && (/[?¿]/.test(text) || isPossible(text))

/** A conditional at the beginning: "y si llueve" asks, with or without its mark. */
export const opensWithIf = (text: string): boolean =>
  /^[^a-z]*(?:[a-z]{1,4} ){0,2}(?:(?:y|pero|et|mais) s(?:i|'il)|(?:e|ma) se|(?:and|but|what(?: happens)?) if|(?:und|aber|was ist) (?:wenn|falls)) /.test(
    text,
  )

/** "And the almond cake": a question that follows another, without its mark. */
export const goesOn = (text: string): boolean =>
  /^(?:y|e|ed|and|et|und|pero|but|aber|mais|ma) (?:el|la|los|las|una?|the|an?|les?|l'|une|des|d[eia][rsnm]|eine?[nrm]?|il|lo|gli|i|con|with|mit|avec|sin|without|sans|ohne|senza|von|about|hay|gibt)(?: |(?<='))[a-z' ]{3,}$/.test(
    text,
  )

/** What begins at an hour of its own. */
export const SHOW =
  'theat\\w*|teatro|cine(?:ma)?|kino|concie?rt\\w*|konzert\\w*|musical|match|partido|partita|spiel'
/** In all languages: where one of them does not know a word, another is asked what the message means. */
export const PLANE =
  '\\b(?:vuelos?|flights?|vols?|fluge?|flieger|vol[oi]|avion|aereo|plane|ferry|tren(?:es|[oi])?|trains?|zug)\\b'
/** What keeps a guest from coming in time, or at all: it is care that is asked for, not a table. */
const TROUBLE = any(
  '(?:habl|speak|talk|parl|sprech|reden)\\w* .{0,12}(?:person|h?uman|humain|mensch|jemand|someone|alguien|quelqu)\\w*|(?:person|mensch\\w*) .{0,8}(?:sprechen|reden)',
)
const missed = ({ idioms: { gone } }: Lexicon): string =>
  `(?:${gone}) .{0,25}${PLANE}|${PLANE} .{0,25}(?:${gone})`
export const isInTrouble = (text: string, lex: Lexicon): boolean =>
  wordPattern(`${lex.idioms.trouble}|${lex.idioms.mishap}|${missed(lex)}`).test(text) || TROUBLE.test(text)

const MAIL = '(?:(?:e-?)?mails?|correos?|courriels?)'
const ADDRESS = any(`${MAIL}|mail-?adresse`)
/** "What's the email?": where the house can be written to. */
export const asksAddress = (text: string, { idioms }: Lexicon): boolean =>
  ADDRESS.test(text) && (/[?¿]|^[a-z-]+$/.test(text) || wordPattern(idioms.yours).test(text))

export const isAboutCost = (text: string, { idioms }: Lexicon): boolean => wordPattern(idioms.cost).test(text)

/** A verb of moving with its pronoun: where nothing is being booked, it is a booking that there is. */
export const movesBooking = (text: string, lex: Lexicon): boolean => wordPattern(lex.idioms.moves).test(text)

/** "Did you put half past two?", "we said 1 pm, no?" */
export const asksPut = (text: string, { idioms }: Lexicon): boolean =>
  wordPattern(idioms.put).test(text) &&
  /[?¿]|[, ](?:no|non|verdad|right|oder|vero|hein|gell?|innit)[ .!]*$/.test(text)

/** "What time did I say?", "sum it up, please": what is noted is told. */
export const asksRecall = (text: string, { idioms, questionWord, fields }: Lexicon): boolean =>
  wordPattern(idioms.recall).test(text) &&
  (/[?¿]|(?<![a-z])(?:oder nicht|or not|o no|ou pas|o meno)(?![a-z])/.test(text) ||
    cachedRegExp(`(?<![a-z])(?:${idioms.sumUp})`).test(text) ||
    wordPattern(
      [questionWord, fields.time, fields.date, fields.guests, fields.name, fields.phone].join('|'),
    ).test(text))

/** Who keeps the guest, or what the guest does meanwhile. */
const whyWait = ({ idioms: { whyWait } }: Lexicon): string =>
  `(?: (?:(?:${whyWait})(?! (?:c'e|ci))(?: [a-z']+){0,6}|(?:the|el|la|les?|il|der|die|das|somebody|someone|alguien|jemand|qualcuno)(?: [a-z']+){2,6}))?`
/** "Espera q pregunto", "one sec my husband's calling": nothing is answered yet. */
export const asksForMoment = (text: string, lex: Lexicon): boolean =>
  cachedRegExp(
    `^[^a-z]*(?:(?:${lex.yes}|eh|uy|ah|ay|oh|mm+|mei|na|sorry|perdona?|pardon|scusa)[ ,.]+)*(?:${lex.idioms.wait})[ ,.!…]*(?! (?:${lex.but}) )${whyWait(lex)}[ .!…]*$`,
  ).test(text) && !wordPattern(`${lex.nameIntro}|${lex.fields.name}`).test(text)

/** "I'll ask my wife first", "I'll let you know": nothing is agreed to yet. */
export const consults = (text: string, { idioms }: Lexicon): boolean =>
  wordPattern(idioms.consults).test(text) && !/[?¿]/.test(text)

/** "We've booked for before the theatre": it is not the theatre that is booked. */
const BEHIND =
  "(?<!(?<![a-z])(?:before|after|for|antes|despues|para|vor|nach|fur|avant|apres|pour|prima|dopo|per) (?:[a-z']{1,5} ){0,2})"
/** What is booked elsewhere, and the clause that says so: "our flights are booked". */
const isElsewhere = (text: string, { idioms: { lodging } }: Lexicon): boolean =>
  wordPattern(`${BEHIND}(?:${PLANE}|${SHOW}|${lodging})`).test(text)
const TABLE = any('mesa|tables?|tisch|tavolo|restaurante?s?|ristorante|resto')
const CLAUSE =
  /[^,.;!?]+?(?=[,.;!?]|$| (?:pero|but|aber|ma|mais|y|and|und|et|e|so|jetzt|now|ahora|ora|adesso)(?![a-z]))/g
/** A text without its clauses of what is booked elsewhere: no table is booked by them. */
export const withoutElsewhere = (text: string, lex: Lexicon): string =>
  text.replace(CLAUSE, (clause) =>
    isElsewhere(clause, lex) && !TABLE.test(clause) ? '§'.repeat(clause.length) : clause,
  )

/** "We would like to …": with a meal and a day it is a wish to book. */
export const wantsToCome = (text: string): boolean =>
  /(?<![a-z])(?:quier[eo]|quer(?:r?iamos|emos|ia)|quisiera|gustaria|want|would like|need|(?:we|i)'d like|aimerai\w+|voudrai\w+|voulons|veux|will|wollen|brauchen?|mochten?|gern\w*|wurden?|vorrei|vorremmo|vogli\w*)(?![a-z])/.test(
    text,
  )
/** Whether the guest has a table, a booking, or its confirmation. */
export const hasOwn = (text: string, { idioms }: Lexicon): boolean => {
  const own = wordPattern(idioms.own).exec(text)
  // "We have no booking, may we drop by?"
  const denied =
    own !== null && /(?<![a-z])(?:non?|n.?[ot]t|pas|keine?) (?:l?a )?$/.test(text.slice(0, own.index))
  return (own !== null && !denied && !wantsToCome(own[0])) || wordPattern(idioms.confirmed).test(text)
}

const CALLS = any(
  '(?<!me )llam(?:o|ar|amos|aros|arte)|telefon\\w*|call|ring|phone|appel(?:er|le|ons)|anruf\\w*|ruf|chiam(?:are|arvi|o|iamo)',
)
const SOMEBODY =
  "(?:alguien|nadie|quien|(?:any|some|no) ?(?:one|body)|quelqu'un|personne|jemand\\w*|niemand\\w*|keiner|wer|qualcuno|nessuno|chi)"
const PHONE = '(?:\\w*phone|telefon\\w*|tlf|tel)'
const REPLY = '(?:answer|reply|contest|r[ei]s?pond|antwort|rispost)\\w*'
const WRITE = '(?:mand|scriv|escrib|send|writ|schreib|envo[iy]|ecri)\\w*'
/** Whether somebody answers the telephone or an e-mail, and where to write: asked after talk of a booking, too. */
const ANSWERS = any(
  `${SOMEBODY} .{0,30}${PHONE}|${PHONE} .{0,30}${SOMEBODY}`,
  `(?:wann|wie (?:lang|schnel)\\w*|how \\w+|when|[cq]uan[dt]o?|combien) .{0,40}${REPLY}`,
  `${REPLY} .{0,30}(?:hoy|today|aujourd'hui|heute|oggi|${MAIL}|${PHONE})`,
  `llam\\w+ .{0,20}co[gj]\\w+|${WRITE} .{0,20}${MAIL}|(?:${MAIL}|adress?e)[- a-z]{0,16} ${WRITE}`,
  `(?:ans?|am) telefon|erreich\\w*|pick\\w* up|co[gj]e[nis]* el ${PHONE}|joindre|ruft man|r[ei]s?pond(?!itor)\\w*`,
)
export const isAboutCalls = (text: string): boolean => ANSWERS.test(text)
const WHEN = any('wann|uhr|horas?|times?|hours?|heures?|when|quand|cuando|quando|or[ae]|nummer|numero|number')
export const isAboutOwn = (text: string, { idioms }: Lexicon): boolean =>
  wordPattern(idioms.aboutOwn).test(text)
export const wantsToCall = (text: string): boolean => CALLS.test(text) && !WHEN.test(text)
/** Under whose name a booking is. */
export const tellsHolder = (text: string, { idioms }: Lexicon): boolean =>
  wordPattern(idioms.holder).test(text)

const FIRST = any(
  '(?:prim(?:er)?a|first|premiere) (?:vez|time|fois|volta|visit[ae]?)|(?:zum|das) erste[ns]? ?mal|erste[rn]? besuch',
)
/** "Not the first visit": right before it. */
const NOT_FIRST =
  /(?<![a-z])(?:no (?:es|sera|era)|non (?:e|sara)|not|(?:is|was)n.?t|ain.?t|nicht|keine?|pas)(?: [a-z']+){0,2} $/
/** Whether the guest says that they were here before, or that they never were; null when they say neither. */
export function saysVisited(text: string, lex: Lexicon): boolean | null {
  if (wordPattern(lex.idioms.been).test(text)) return true
  const first = FIRST.exec(text)
  return first && NOT_FIRST.test(text.slice(0, first.index))
}

/** A message without the clauses that say whether it is the first visit. */
export const withoutVisit = (text: string, lex: Lexicon): string =>
  text.replace(/[^,.;:!?]+/g, (clause) => (saysVisited(clause, lex) === null ? clause : ''))
