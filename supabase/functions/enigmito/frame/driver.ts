import type { Hit } from '../phrases.ts'

const DRIVES = /^(?:driv|condu|fahr|autofahr|guid)/
const POURED = /^(?:style:|concept:(?:wine|glass)$)/
/** "I have to drive, so just one glass of red": who names a wine does not ask for a drink without alcohol. */
export const withoutDriver = <One extends Pick<Hit, 'id' | 'start' | 'end'>>(
  hits: readonly One[],
  words: readonly string[],
): readonly One[] =>
  hits.some(({ id }) => POURED.test(id))
    ? hits.filter(
        ({ id, start, end }) =>
          id !== 'kind:alcohol_free' || !words.slice(start, end).some((word) => DRIVES.test(word)),
      )
    : hits
