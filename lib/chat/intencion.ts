import { patron } from './casillas/numero.ts'
import { SLOTS, type Slot } from './estado.ts'
import type { Lexico } from './lexico/tipos.ts'
import { expresion, palabra } from './plegar.ts'

const words = (text: string): string[] => text.split(/[^a-z0-9'-]+/).filter((word) => word !== '')
const starts = (text: string, source: string): boolean =>
  expresion(`^[^a-z0-9+]*(?:${source})(?![a-z0-9])`).test(text)

/** Small talk before what is meant: "hola, una pregunta:", "by the way". */
export const OPENING =
  /^[^a-z0-9]*(?:(?:hola|buenas(?: tardes| noches)?|buenos dias|hello|hi|hey|good (?:morning|evening|afternoon)|bonjour|bonsoir|salut|hallo|guten (?:tag|abend|morgen)|ciao|buongiorno|buonasera|salve|por cierto|una (?:pregunta|duda|cosa)|otra (?:pregunta|cosa)|oye|oiga|perdona|perdon|disculpa|antes|primero|pero|y|by the way|btw|(?:quick |one |a )?question|excuse me|sorry|before that|first|but|and|oh|au fait|une question|pardon|excusez-moi|avant|mais|et|ubrigens|uebrigens|eine frage|(?:kurze )?frage|entschuldigung|vorher|aber|und|ach|a proposito|una domanda|scusi?|scusate|prima|ma|e|ah|gracias|merci|danke|grazie|thanks)(?![a-z])[^a-z0-9+]*){1,3}/

/** How surely a text asks something: by a question word, by a verb that asks, by one that may ask, or not at all. */
export type Duda = 'palabra' | 'verbo' | 'quiza' | null

/** A question word where only a question has one: at the end, or at the head of a later clause. */
const INSIDE =
  /(?<![a-z])(?:quoi|combien|what|quanto|quanta)[ ?!.]*$|[,;.!] *(?:cual|cuant[oa]s?|donde|what|which|how (?:much|many)|quel(?:le)?s?|combien|was|welche[nrs]?|wo|cosa|quale|quali|quant[oaie])(?![a-z])/
/** "Is it possible outside?" asks for a value, not about something. */
const POSSIBLE =
  /(?<![a-z])(?:pos+ib[il]+e?|moglich|geht|ginge|okay|ok|puede ser|va bene|va bien|vendria bien|irait|andrebbe|works?|suit|passt|passe)(?![a-z])/

/** A question about something, as opposed to a favour asked with a question mark. */
export function pregunta(text: string, lex: Lexico): Duda {
  const bare = text.replace(OPENING, '')
  if (starts(bare, lex.favor)) return null
  const asks = text.includes('?')
  if (!asks && words(bare).length < 2) return null
  if (starts(bare, lex.interroga)) return 'palabra'
  if (starts(bare, lex.pregunta)) return 'verbo'
  if (INSIDE.test(text) || (asks && palabra(lex.interroga).test(text))) return 'palabra'
  if (asks && !POSSIBLE.test(text) && palabra(`${lex.pregunta}|${lex.debil}`).test(text)) return 'verbo'
  return starts(bare, lex.debil) ? (asks ? 'verbo' : 'quiza') : null
}
const esPregunta = (text: string, lex: Lexico): boolean => {
  const how = pregunta(text, lex)
  return how === 'palabra' || how === 'verbo'
}

/** A question about free tables or booking, whose values the guest wants. */
export const pideMesa = (text: string, lex: Lexico): boolean => patron(lex, lex.disponible).test(text)

/** "Dinner on Friday": a meal, which with a day or a number of people is a wish to book. */
export const comeAqui = (text: string, lex: Lexico): boolean =>
  patron(lex, `${lex.comida}|${lex.cena}`).test(text)

/** "Why not?" consents; it asks nothing. */
export const porQueNo = (text: string): boolean =>
  /^[^a-z]*(?:y |and |et |und |e )?(?:por ?que no|why not|pourquoi pas|warum nicht|perche no)(?![a-z])/.test(
    text,
  )

/** Another value proposed: "would half nine be possible?", "21:30 instead?" */
export const proponeCambio = (text: string, lex: Lexico): boolean =>
  POSSIBLE.test(text) || patron(lex, `${lex.correccion}|${lex.cambiar}`).test(text)

/** A favour asked for anywhere in the text. */
export const pideFavor = (text: string, lex: Lexico): boolean => patron(lex, lex.favor).test(text)

export const tieneInterrogacion = (text: string): boolean => /[?¿]/.test(text)

/** "Why do you need that?" */
export const preguntaPorque = (text: string, lex: Lexico): boolean => patron(lex, lex.porque).test(text)

const NEGATED = /(?<![a-z])(?:no|don'?t|do not|nicht|ne|n'|not|non)(?: (?:lo|la|me|it|es|das|sie|le))? ?$/

/** §4: the guest calls the booking off. Not a question about cancelling, nor "do not cancel". */
export function cancela(text: string, lex: Lexico): boolean {
  if (tieneInterrogacion(text) && !starts(text.replace(OPENING, ''), lex.favor)) return false
  const match = patron(lex, lex.cancelar).exec(text)
  if (!match || NEGATED.test(text.slice(0, match.index))) return false
  return !esPregunta(text, lex)
}

/** §4: the field the guest wants to change, if any. `bare`: its name alone is enough. */
export function edita(text: string, lex: Lexico, bare: boolean): Slot | null {
  const changes = patron(lex, lex.cambiar).test(text) || patron(lex, lex.mal).test(text)
  if (!changes && !(bare && words(text).length <= 3)) return null
  if (esPregunta(text, lex) && !starts(text.replace(OPENING, ''), lex.favor) && !changes) return null
  const fields = SLOTS.map(
    (slot) => [slot, patron(lex, lex.campos[slot]).exec(text)?.[0].length ?? 0] as const,
  )
  const [slot, length] = fields.reduce((best, one) => (one[1] > best[1] ? one : best))
  return length > 0 ? slot : null
}

/** A general wish to change something, without saying what. */
export const cambia = (text: string, lex: Lexico): boolean =>
  (patron(lex, lex.cambiar).test(text) || patron(lex, lex.mal).test(text)) && words(text).length <= 8

/** A clear yes: nothing but words of consent and courtesy, or consent before a comma; never with a "but" or a "no". */
export function dicesi(text: string, lex: Lexico): boolean {
  if (tieneInterrogacion(text) || palabra(`${lex.pero}|${lex.no}`).test(text)) return false
  const all = words(text)
  const some = all.some((word) => expresion(`^(?:${lex.si})$`).test(word))
  const vocabulary = expresion(`^(?:${lex.si}|${lex.relleno})$`)
  if (some && all.every((word) => vocabulary.test(word))) return true
  // "Sí señor", "oui voilà": a yes and a word or two that change nothing.
  const otherwise = patron(lex, `${lex.correccion}|${lex.cambiar}|${lex.mal}|${lex.cancelar}`).test(text)
  if (all.length <= 4 && !otherwise && !/\d/.test(text) && starts(text, lex.siempreSi)) return true
  return starts(text, `(?:${lex.siempreSi}) ?(?=[,.!;])`) || (all.length === 0 && /[👍✅👌]/u.test(text))
}

/** Consent at the beginning, whatever follows: enough where a yes commits to nothing. */
export const empiezaSi = (text: string, lex: Lexico): boolean =>
  starts(text, lex.siempreSi) && !palabra(lex.no).test(text)

/** A refusal at the beginning. */
export const dicesno = (text: string, lex: Lexico): boolean => starts(text, lex.no)

/** A wish to book, in any of its forms, that is not talk about bookings. */
export const quiereReservar = (text: string, lex: Lexico): boolean =>
  patron(lex, lex.reservar).test(text) && !patron(lex, lex.noReservar).test(text)

/** The question asks whether something may be, not what is: "can we …?", "si può …?" */
const MAY =
  /^(?:(?:y |and |et |und |e )?(?:se )?(?:puede|podemos|podria(?:mos)?|puedo)|(?:can|could|may) (?:we|i)|(?:est-ce qu'?(?:e )?)?(?:on|nous) p(?:eut|ourrait|ouvons)|peut-on|pourrait-on|puis-je|si puo|possiamo|potremmo|posso|potrei|(?:konn(?:t)?en wir|kann ich|konnte ich|geht|ginge|ging))(?![a-z])/
/** "Could we do 8:15?": the value is the answer. */
export const propone = (text: string): boolean =>
  POSSIBLE.test(text) || MAY.test(text.replace(OPENING, '').replace(/^[^a-z]+/, ''))

export const quiereOtra = (text: string, lex: Lexico): boolean => patron(lex, lex.otra).test(text)

/** §4: thanks or goodbye. */
export const agradece = (text: string, lex: Lexico): boolean => patron(lex, lex.gracias).test(text)

/** Nothing but thanks. */
export const soloAgradece = (text: string, lex: Lexico): boolean =>
  agradece(text, lex) && words(text).length <= 6 && !tieneInterrogacion(text) && !esPregunta(text, lex)

/** The guest takes something back: the marker stands at the beginning. */
export const corrige = (text: string, lex: Lexico): boolean =>
  starts(text, `(?:(?:${lex.si}|y|e|et|und|and|ah|oh|ay|eh)[ ,.!]+)?(?:${lex.correccion})`)

/** §5: the words that leave the notes empty, in the five languages. */
export function sinNotas(text: string, lexicos: readonly Lexico[]): boolean {
  const bare = text.replace(/[^a-z0-9']+/g, ' ').trim()
  return lexicos.some((lex) => {
    const none = `${lex.nada}|${lex.no}`
    const more = `(?:${lex.gracias}|${none}|${lex.si}|${lex.relleno}|por favor|per favore)`
    return expresion(`^(?:${more} )*(?:${none})(?: ${more})*$`).test(bare)
  })
}

/** "The first", "la segunda": which of the choices, from 0. */
export function elige(text: string): number | null {
  if (
    /^[^a-z]*(?:el |la |the |le |den |die |das |il |l')*(?:primer[oa]?|first|premiere?|erste[nrs]?|prim[oa])(?![a-z])/.test(
      text,
    )
  )
    return 0
  return /^[^a-z]*(?:el |la |the |le |den |die |das |il )*(?:segund[oa]|second|deuxieme|zweite[nrs]?|second[oa])(?![a-z])/.test(
    text,
  )
    ? 1
    : null
}
