/** What guests call their notes, in five languages: the same with and without accents. */
export const NOTES =
  '(?:notas?|apuntes?|notes?|remarques?|commentaires?|anmerkung(?:en)?|notiz(?:en)?|bemerkung(?:en)?|commenti|observaciones)'
const ORDERED = new RegExp(`^[^,.:]{0,24}?(?<!\\p{L})${NOTES} ?(?::|(?:que|q|that|dass|che) )(.+)$`, 'iu')

/** "Put in the notes: one of us comes at three": what is to stand in them, without the order; null when nothing is ordered so. */
export const orderedNote = (text: string): string | null => ORDERED.exec(text.trim())?.[1]?.trim() ?? null
