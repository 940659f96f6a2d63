import { MAX } from '../../reservas/rules.ts'
import { asWritten, cachedRegExp, type FoldedText } from '../fold.ts'
import { isAboutCasa } from '../topics.ts'
import type { Lexicon } from '../words/shape.ts'
import { blankOut, lexiconPattern, type SlotReading } from './number.ts'

const WORDS = 8
/** A full stop that ends a sentence, not a title or an initial ("Dr. Who", "J. Soler"). */
const STOP = '[.!?](?= |$)(?<!\\b(?:[a-z]|dra?|sra?|mrs?|ms|st|prof|dott|sig|mme)\\.)'
const COPULA = "es|is|'s|est|c'est|ist|e|a|to|auf|in|en|par|por|con"
const PARTICLE =
  /^(?:de|dei|degli|delle|dello|dos|zu|zum|zur|vom|ter|san|santa|del|de la|de los|las|los|la|van|von|der|den|di|da|dal|della|le|du|des|y|i|e|o'|d')$/i

const clean = (text: string): string =>
  text
    .replace(/^[\s,;:.!¡¿"'«»„“”-]+|[\s,;:!?"'«»„“”§-]+$/g, '')
    .replace(/(?<=\p{L}{2})\.+$/u, '')
    .replace(/\s+/g, ' ')

const isNameLike = (name: string): boolean =>
  name.length >= 2 &&
  name.length <= MAX.nombre &&
  /^\p{L}[\p{L}\p{M}'’.\- ]*$/u.test(name) &&
  name.split(' ').length <= WORDS

function startingAt(foldedText: FoldedText, from: number, lex: Lexicon): { name: string; to: number } | null {
  const tail = foldedText.text.slice(from)
  const stop = tail.search(cachedRegExp(`[,;:¡¿§\\d@+()\\n]|${STOP}|$`))
  const pieces = [...tail.slice(0, stop).matchAll(/[^ ]+/g)]
  const capital = (i: number): boolean => {
    const at = from + (pieces[i]?.index ?? 0)
    return /^\p{Lu}/u.test(asWritten(foldedText, at, at + 1)) && !/^i(?:'.*)?$/.test(pieces[i]?.[0] ?? '')
  }
  const capitals = capital(0)
  let end = 0
  for (const [i, piece] of pieces.entries()) {
    const more = capitals
      ? capital(i) ||
        (PARTICLE.test(piece[0]) &&
          i + 1 < pieces.length &&
          (capital(i + 1) || PARTICLE.test(pieces[i + 1]?.[0] ?? '')))
      : i < 3 &&
        !lexiconPattern(
          lex,
          `${lex.beforePeople}|${lex.beforeTime}|${lex.dayArticle}|${lex.and}|${lex.book}`,
        ).test(piece[0])
    if (!more) break
    end = piece.index + piece[0].length
  }
  const name = clean(asWritten(foldedText, from, from + end))
  return isNameLike(name) ? { name, to: from + end } : null
}

const FOR = 'para|for|pour|fur|per'
const isPersona = (name: string, folded: string, after: string, lex: Lexicon): boolean => {
  const others = [
    ...lex.days,
    ...lex.months,
    ...lex.feasts,
    ...lex.relativeDays.map(([source]) => source),
    lex.people,
    lex.cena,
    lex.comida,
  ]
  return (
    / \p{Lu}/u.test(name) &&
    /^ *(?:[,;.]|$)/.test(after) &&
    !lexiconPattern(lex, `${others.join('|')}|{N}`).test(folded)
  )
}

export function readSaidNombre(foldedText: FoldedText, rest: string, lex: Lexicon): SlotReading | null {
  for (const [source, capital] of [
    [lex.nameIntro, false],
    [`(?:${lex.fields.name}) ?(?:${COPULA})`, true],
    [lex.selfIntro, true],
    [`(?:${lex.book}) (?:${FOR})`, true],
  ] as const) {
    const match = lexiconPattern(lex, source).exec(rest)
    if (!match) continue
    const after = match.index + match[0].length
    const start = after + (/^[ :]*(?:d')?/.exec(rest.slice(after))?.[0].length ?? 0)
    if (
      capital &&
      ((source === lex.selfIntro && isAboutCasa(rest)) ||
        !/^\p{Lu}\p{Ll}/u.test(asWritten(foldedText, start, start + 2)))
    )
      continue
    if (cachedRegExp(`^(?:${lex.wrong})(?![a-z])`).test(rest.slice(start))) continue
    const found = startingAt({ ...foldedText, text: rest }, start, lex)
    if (
      found &&
      source.endsWith(`(?:${FOR})`) &&
      !isPersona(found.name, rest.slice(start, found.to), rest.slice(found.to), lex)
    )
      continue
    if (found) return { values: [found.name], rest: blankOut(rest, match.index, found.to) }
  }
  return null
}

/**
 * The name when it was asked: the text without contact data, courtesies and lead-ins. No value when the rest cannot be
 * a name.
 */
export function readNombre(foldedText: FoldedText, rest: string, lex: Lexicon): SlotReading {
  const said = readSaidNombre(foldedText, rest, lex)
  if (said) return said
  const polite = `${lex.clearYes}|${lex.thanks}|${lex.correction}|por favor|please|bitte|per favore|s'il vous plait|hola|hello|hi|bonjour|hallo|ciao|buenas|salut`
  let from = 0
  for (let again = true; again; ) {
    again = false
    const tail = rest.slice(from)
    const lead =
      cachedRegExp(`^[ ,;:.!§]*(?:(?:${polite})[ ]*[,.!:]+|(?:${lex.beforeName})(?=[ :]))[ :]*`).exec(tail) ??
      /^[ ,;:.!§]+/.exec(tail)
    if (lead && lead[0].length > 0 && lead[0].length < tail.length) {
      from += lead[0].length
      again = true
    }
  }
  const tail = rest.slice(from)
  const stop = tail.search(
    cachedRegExp(`[,;§\\n(]|${STOP}| (?:${lex.thanks}|por favor|please|bitte|per favore)(?![a-z])|$`),
  )
  const name = clean(asWritten(foldedText, from, from + stop)).replace(
    /^(?:\p{Ll}\S* ){2,}(?=(?:\p{Lu}\S*(?: |$)){2,}$)/u,
    '',
  )
  const folded = tail.slice(0, stop)
  const alone = cachedRegExp(`^(?:${lex.yes}|${lex.no}|${lex.clearYes}|${lex.thanks}|${lex.filler})$`)
  const refuses = cachedRegExp(`^(?:${lex.no})(?![a-z])`).test(folded)
  const starts = cachedRegExp(`^ *(?:${lex.book}|${lex.cancel}|${lex.article})(?![a-z])`)
  const wish = lexiconPattern(lex, lex.book).test(folded) || lexiconPattern(lex, lex.cancel).test(folded)
  const proper = /^\p{Lu}[^ ]* (?:[^ ]+ )*\p{Lu}[^ ]*$/u.test(name) && !starts.test(folded)
  return isNameLike(name) && !alone.test(folded.trim()) && (!wish || proper) && !refuses
    ? { values: [name], rest: '' }
    : { values: [], rest }
}
