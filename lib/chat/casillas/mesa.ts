import type { Lectura } from './numero.ts'

/** Outside and inside in the five languages, after folding: whole words or prefixes (decisions.md). */
const OUT =
  /(?<![a-z0-9])(?:terr[a-z]*|exter[a-z]*|estern[oaie]|outdoors?|outside|a?fuera|dehors|fuori|drauss?en|draussen|aussen[a-z]*|(?:al )?aire libre|open air|al fresco|plein air|all'aperto|im freien|ins freie)(?![a-z0-9])/g
const IN =
  /(?<![a-z0-9])(?:inter(?:ior|iores|ieur|n[oaie])|inside|indoors?|a?dentro(?! de (?:\w+ )?(?:dias?|semanas?|mes|poco))|dedans|drinnen|drin|innen[a-z]*|al chiuso|comedor|im saal)(?![a-z0-9])/g
const OUT_ASKED = /(?<![a-z0-9])out(?![a-z0-9])/g
// A bare "in" is English for indoors; before another word it is a preposition ("in terrazza").
const IN_ASKED = /(?<![a-z0-9])(?:in(?= *(?:$|[,.;!?]))|sala|salon|salle)(?![a-z0-9])/g
const TERRACES = ['terraza', 'terrazas', 'terrace', 'terrasse', 'terrazza', 'terrassa']
const NOT =
  /(?<![a-z0-9])(?:no|sin|not|non|pas|nicht|kein[a-z]*|ohne|senza|without|sans|niente|ni|nunca|never|don't)(?: [a-z']+){0,4} ?(?:[dl]')?$/
const NOT_AFTER = /^ ?(?:no|nicht|pas|non|not)(?![a-z])/
const RATHER =
  /(?<![a-z])(?:que|than|als|plutot que|che|anziche|instead of|en vez de(?:l)?|statt|au lieu de|invece (?:che|di))(?: (?:a|en|la|el|the|on|auf|der|sur|in|de))* $/

/** One wrong letter at most: missing, doubled, or another. */
export function parecida(word: string, target: string): boolean {
  if (Math.abs(word.length - target.length) > 1 || word === target) return word === target
  let i = 0
  while (i < word.length && word[i] === target[i]) i++
  const skip = (a: number, b: number): boolean => word.slice(i + a) === target.slice(i + b)
  return (
    skip(1, 1) ||
    skip(1, 0) ||
    skip(0, 1) ||
    (word.slice(i, i + 2) === `${target[i + 1]}${target[i]}` && skip(2, 2))
  )
}

/** Misspelt terraces are written right, and other words that merely begin like one are left out unless it was asked. */
const spell = (text: string, asked: boolean): string =>
  text.replace(/[a-z]{5,}/g, (word) => {
    if (TERRACES.some((terrace) => parecida(word, terrace))) return 'terr'.padEnd(word.length, 'z')
    return word.startsWith('terr') && !asked ? '§'.repeat(word.length) : word
  })

/**
 * Reads the seating: `outdoor`, `indoor`, both when the guest left it open; null when nothing was said about it.
 * A negated place means the other one.
 */
export function leerMesa(folded: string, asked: boolean): Lectura | null {
  const text = spell(folded, asked)
  const found = (
    [
      [OUT, 'outdoor'],
      [IN, 'indoor'],
      ...(asked
        ? ([
            [OUT_ASKED, 'outdoor'],
            [IN_ASKED, 'indoor'],
          ] as const)
        : []),
    ] as const
  ).flatMap(([pattern, place]) => [...text.matchAll(pattern)].map((match) => ({ place, match })))
  if (found.length === 0) return null
  const wanted: string[] = []
  const refused: string[] = []
  let rest = folded
  for (const { place, match } of found) {
    const before = text.slice(0, match.index)
    const clause = before.slice(
      Math.max(...[',', '.', ';', '!', '?', ':'].map((sign) => before.lastIndexOf(sign))) + 1,
    )
    const denied =
      NOT.test(clause) || NOT_AFTER.test(text.slice(match.index + match[0].length)) || RATHER.test(before)
    ;(denied ? refused : wanted).push(place)
    rest =
      rest.slice(0, match.index) + '§'.repeat(match[0].length) + rest.slice(match.index + match[0].length)
  }
  const values =
    wanted.length > 0 ? wanted : refused.map((place) => (place === 'outdoor' ? 'indoor' : 'outdoor'))
  return { values: [...new Set(values)], rest }
}
