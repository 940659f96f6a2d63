/** A word without another meaning, its position, and the menu words it may stand for. */
export type Free = { word: string; at: number; known: readonly string[] }

/** Words between a dish and its ingredient or style: "tarta de zanahoria", "pulpo a la gallega". */
const OF = new Set('de del con a al alla ai di with au aux avec mit auf an'.split(' '))
const ARTICLE = new Set('la el los las le les l il lo gli the der die das dem den'.split(' '))
const WHEN = new Set(
  'dia hoy temporada lonja mercado jour saison marche tages saison giorno stagione mercato day season siempre ahi aqui'.split(
    ' ',
  ),
)

/**
 * True when a word qualifies the dish that none of ours has: then ours is only similar.
 *
 * @param isOurs whether one dish of those that were found has one of the words of the dish and one of what qualifies it; the
 * former null where it is named by its kind
 */
export function attached(
  words: readonly string[],
  free: readonly Free[],
  inKind: ReadonlySet<number>,
  known: readonly (readonly string[])[],
  isOurs: (dish: readonly string[] | null, of: readonly string[]) => boolean,
): boolean {
  return free.some(({ word, at, known: own }) => {
    if (WHEN.has(word) || /\d/.test(word)) return false
    let before = at - 1
    while (ARTICLE.has(words[before] ?? '')) before--
    if (!OF.has(words[before] ?? '')) return false
    const dish = before - 1
    const names = known[dish] ?? []
    if (!inKind.has(dish) && names.length === 0) return false
    return own.length === 0 || !isOurs(inKind.has(dish) ? null : names, own)
  })
}
