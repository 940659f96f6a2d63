import type { Locale } from '../../../../lib/i18n/locales.ts'
import { wordsOf } from '../examples/all.ts'
import { mend } from '../phrases.ts'
import { asWritten } from '../places.ts'
import type { Index } from '../search.ts'
import { spelt } from './compounds.ts'
import { stems, tokens } from './fold.ts'
import { BOOKS } from './lexicon.ts'
import { asInRows, isSpoken } from './spoken-names.ts'

type Written = { words: string[]; said: readonly string[]; breaks: ReadonlySet<number> }

/** "Kürbissuppe": what a soup is of. */
const SOUP = /^suppen?$/
const TAIL = 5
const endings = new WeakMap<Index, ReadonlySet<string>>()
/** The ends of all words of names, of five letters and more. */
function endingsOf(index: Index): ReadonlySet<string> {
  const known =
    endings.get(index) ??
    new Set(
      [...index.byWord.keys()].flatMap((word) =>
        Array.from({ length: Math.max(0, word.length - TAIL) }, (_, at) => word.slice(at + 1)),
      ),
    )
  endings.set(index, known)
  return known
}

/** `said`: before spelling was mended; `breaks`: positions of the words that follow a comma or the end of a sentence. */
export function written(line: string, lang: Locale, index: Index): Written {
  const book = BOOKS[lang]
  const examples = wordsOf(lang)
  const breaks = new Set<number>()
  const spoken = index.spoken.get(lang) ?? []
  const begins = (word: string): boolean =>
    (book.all.prefix.get(word.slice(0, 2)) ?? []).some(
      ({ steps: [first] }) => first && word.startsWith(first.text),
    )
  const listed = (word: string): boolean =>
    book.stop.has(word) ||
    book.all.words.has(word) ||
    index.byWord.has(word) ||
    index.grapes.has(asWritten(word)) ||
    index.places.has(asWritten(word))
  const knows = (word: string): boolean => listed(word) || begins(word)
  // "Thunfischtatar", of "Tatar vom Blauflossenthunfisch".
  const joinsTail = (left: string, right: string): boolean =>
    [...(index.byWord.get(right) ?? [])].some((item) =>
      index.names.get(item)?.some((name) => name.has(right) && [...name].some((word) => word.endsWith(left))),
    )
  const joins = (left: string, right: string): boolean =>
    (left === 'haus' && book.nouns.words.has(right)) ||
    (lang === 'de' && (isSpoken(left, right, spoken) || (SOUP.test(right) && index.byWord.has(left)))) ||
    [...(index.byWord.get(left) ?? [])].some((item) =>
      index.names.get(item)?.some((name) => name.has(left) && stems(right).some((one) => name.has(one))),
    ) ||
    (lang === 'de' && left.length >= TAIL && joinsTail(left, right))
  const endsName = (word: string): boolean => endingsOf(index).has(word)
  const named = (word: string): boolean =>
    book.nouns.words.has(word) || index.byWord.has(word) || index.grapes.has(asWritten(word))
  const parted = line.split(/[,;:!?…]+|\.(?!\d)/).flatMap((part, i, parts) => {
    const own = tokens(part)
      .flatMap((word) => [...(book.chat.get(word) ?? [word])])
      .flatMap((word) =>
        book.common.has(word) ? [word] : [...spelt(word, lang, { knows, listed, joins, named })],
      )
    return i > 0 && parts.length > 1 ? [null, ...own] : own
  })
  const words: string[] = []
  for (const word of parted)
    if (word === null) breaks.add(words.length)
    else words.push(word)
  const mended = words.map((word) => {
    const ofRows =
      index.byWord.has(word) ||
      index.places.has(word) ||
      index.grapes.has(word) ||
      asWritten(word) !== word ||
      // "Von der Auktion": the end of a longer word of a name.
      (lang === 'de' && word.length > 4 && endsName(word)) ||
      // "3 cañas": more of what a row calls so.
      (word.length > 4 && word.endsWith('s') && index.byWord.has(word.slice(0, -1)))
    return book.stop.has(word) ||
      book.common.has(word) ||
      examples.has(word) ||
      book.all.words.has(word) ||
      begins(word) ||
      ofRows
      ? word
      : (mend(book.all, word) ?? word)
  })
  return { words: asInRows(mended, spoken), said: words, breaks }
}
