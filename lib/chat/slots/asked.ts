import { asksFavour, certaintyOf, hasQuestionMark, isPossible, starts } from '../questions.ts'
import { cachedRegExp, wordPattern } from '../text/fold.ts'
import type { Lexicon } from '../words/shape.ts'
import type { Kind } from '../words/wishes/shape.ts'
import { kindsOf, matchOf } from './kinds.ts'
import { mayNotEat, NEED, ownNeed } from './needs.ts'
import type { Piece } from './pieces.ts'

const ALLOWED =
  /(?<![a-z])(?:erlaubt|allowed|permitid|permis|admi[ts]|acept|accept|ammess|willkommen|welcome|friendly|freundlich)/
/** "But the high chair, do you have it", without its mark. */
const HAVE =
  /(?<![a-z])(?:avete|teneis|tienen|hab(?:t ihr|en sie|t|n)|avez[- ]vous|(?:do|have) you(?: have| got)?)[ .!]*$/
/** "I mean whether we may bring a cake". */
const WHETHER =
  /(?<![a-z])(?:si|ob|if|se(?! pued)|whether) (?:[a-z]+ ){0,2}(?:pod|pued|darf|durf|konn|can|could|poss|peut|pouv)/
/** "By the window, if possible": nothing is asked. */
const IF_POSSIBLE =
  /(?<![a-z])(?:if|si|ob|wenn|falls|se)(?:'?s)? (?:it'?s |es |se |on |you |u )?(?:pos+ibile?|posible|possible|pos+|moglich|geht|ginge|puede(?: ser)?|pueden?|podeis|peut|can|could|puo|fosse possibile)(?= *(?:$|[,.;!?]))/
/** "Que venimos con perro": told, not asked. */
const THAT =
  /^ *(?:que|q|che|dass) (?=(?:ademas|yo|aparte|a mi|ven|vam|voy|llev|tra|som|ten|nos|mi|un|el|la|siamo|abbiamo|port|wir|ich|mein))/
/** "She can't have anything raw, q esta embarazada": why, or who; nothing is asked. */
const BECAUSE =
  /^ (?:que|che|q) | (?:que|q|k|che) (?=(?:esta|estoy|es|soy|tiene|tengo|va|mi|e|sono|ha|ho) (?!l[oa] ))/g
/** "And are dogs ok", without its sign. */
const ASKS_LEAVE =
  /^ *(?:are|is|would|sind|ist|wa(?:re|er)e?n?|sono|vanno|sont|son|van)(?![a-z]).{0,30}(?<![a-z])(?:ok|okay|fine|alright|all right|in ordnung|possible|moglich|bien|bene|bon)[ .!]*$/
/** "Si può avere un seggiolone": a wish, politely. */
const MAY_ONE = /(?<![a-z])(?:se pu[eo]d\w*|se podria|si puo|si potrebbe)(?![a-z])/
export const SMALL =
  '(?:(?:con|mit|with|avec|y|and|und|et|e|ed|una?|uno|an?|ein[enrm]*|une|der|die|das|den|dem|the|el|la|le|los|las|il|lo|mis?|mein\\w*|my|our|nuestr[oa]s?|unser\\w*|mon|ma|notre|mi[oa]|nostr[oa]|(?<![\\d:.,])\\d|two|dos|due|deux|zwei|for|fur|para|pour|per|sin|without|ohne|sans|senza|no|kein\\w*) )*'

const FOR =
  /^[^a-z]*(?:(?:y|e|and|et|und|pero|ma|but|mais|aber|scusa|perdona|sorry|pardon) )*(?:pour|para|pa|x|for|fur|fuer|per) /

/** "My mother is in a wheelchair can she get in": what is told, and what is asked behind it without a sign. */
export function beforeAsked(piece: Piece, lexicons: readonly Lexicon[], lex: Lexicon): Piece[] {
  const kind = kindsOf(piece.text, lexicons).find((one) => one !== 'need')
  const match = kind ? matchOf(piece.text, lexicons, kind) : NEED.exec(piece.text)
  const at = match?.index ?? 0
  // "The spaghetti, can he eat them?": where nothing is told, all of it asks.
  if (!match && hasQuestionMark(piece.text)) return [piece]
  if (match && (ownNeed(piece.text, lex) || isAsked(piece.text.slice(0, at), lex, []))) return [piece]
  // "The dogs can come in?": what is asked about is not told.
  if (
    kind &&
    cachedRegExp(`^[^a-z]*(?:[ei][nm] )?${SMALL}(?:(?:i|gli) )?${SMALL}$`).test(piece.text.slice(0, at))
  )
    return [piece]
  // "And for the little one with the allergy, what is there?": only asked for.
  if (match && FOR.test(piece.text)) return [piece]
  const end = at + (match?.[0].length ?? 0)
  const asks = wordPattern(lex.idioms.asks).exec(piece.text.slice(end))
  if (!asks || piece.text.slice(0, end + asks.index).trim() === '' || asks.index === 0) return [piece]
  const turn = piece.from + end + asks.index
  return [
    { ...piece, to: turn, text: piece.text.slice(0, turn - piece.from) },
    { ...piece, from: turn, text: piece.text.slice(turn - piece.from) },
  ]
}

/** "Can you get in with a pram?": whether there is a way in, which no note answers. */
const ENTERS =
  /(?<![a-z])(?:r?ent(?:r[aeo]|er)\w*|pas(?:a|ar|sa|sare|ser?|s[et]?)|acc?e[ds]\w*|cabe|ven(?:ir|ire)|get (?:in|up|round|through)|come|komm\w*|(?:he|hi)?rein\w*|durch)(?![a-z])/

/** A table by the window, a high chair: asked for politely, they are wished. A dog or a cake may only be allowed. */
const POLITE: readonly Kind[] = ['chair', 'pram', 'place', 'candle']
/** The house's room upstairs: whether it can be had is a question, however politely it is put. */
const UPSTAIRS = /(?<![a-z])(?:altillo|mezzanine|soppalco|galerie|empore)(?![a-z])/
export function isAsked(said: string, lex: Lexicon, kinds: readonly Kind[]): boolean {
  const asksAny = hasQuestionMark(said) || wordPattern(`${lex.questionWord}|${lex.questionVerb}`).test(said)
  if (UPSTAIRS.test(said) && asksAny) return true
  const text = said.replace(IF_POSSIBLE, '')
  if (kinds[0] === 'pram' && ENTERS.test(text) && certaintyOf(text, lex) !== null) return true
  const isPolite =
    asksFavour(said, lex) || starts(said, lex.idioms.may) || isPossible(said) || MAY_ONE.test(said)
  if (isPolite && kinds.every((kind) => POLITE.includes(kind))) return false
  if (hasQuestionMark(text) || HAVE.test(text) || (ALLOWED.test(text) && !kinds.includes('need'))) return true
  if (WHETHER.test(text) && !kinds.includes('need')) return true
  const bare = text.replace(THAT, '').replace(cachedRegExp(`^ *(?:${lex.and}|${lex.but}) `), '')
  if ((kinds.includes('dog') || kinds.includes('cake')) && ASKS_LEAVE.test(bare)) return true
  if (kinds.includes('need')) {
    // "Darf keinen Sellerie": a verb that asks, and what is told.
    if (mayNotEat(bare) && !wordPattern(lex.questionWord).test(bare)) return false
    if (starts(bare, lex.idioms.may)) return true
    // "But for the coeliac what desserts are there": asked for somebody, and nothing is told.
    if (FOR.test(bare) && wordPattern(lex.questionWord).test(bare.replace(BECAUSE, ' '))) return true
    // "My son is coeliac what can he eat": told, and asked without a sign between them.
    const own = ownNeed(text, lex)
    if (
      own &&
      wordPattern(`${lex.questionWord}|q|k`).test(text.slice(own.index + own[0].length).replace(BECAUSE, ' '))
    )
      return true
  }
  if (!asksFavour(text, lex) && wordPattern(lex.idioms.asks).test(bare)) return true
  const how = certaintyOf(bare, lex)
  return how === 'word' || (how === 'verb' && !asksFavour(text, lex))
}
