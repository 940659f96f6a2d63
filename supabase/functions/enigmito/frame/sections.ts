import type { Locale } from '../../../../lib/i18n/locales.ts'
import { GROUPS } from '../allergy.ts'
import type { Reading } from '../reading.ts'
import type { Index } from '../search.ts'
import { range } from '../text/fold.ts'
import { STOP } from '../text/lexicon.ts'
import type { Key } from './keys.ts'

const FROM = /^(de|del|di|dal|dalla|dell|du|aus|vom|dem|from|the|la)$/
/** "The land section". */
const SECTION =
  /^(?:sections?|part|bits?|seccion|parte|apartado|partie|rubrique|sezione|rubrik|teil|abschnitt)$/
const SEA = /^(?:mar|sea|mer|meer|mare)$/
const NEAR = 2
/** "Nothing fishy": what tastes or smells of the sea, whichever animal it is. */
const FISHY: Record<Locale, RegExp> = {
  es: /\b(?:no|sin|ni|nada)(?: \w+){0,3} (?:sab\w+|sep\w+|hue[ll]\w+|olor|gusto)(?: \w+){0,2} a (?:pescado|marisco|mar)\b/,
  en: /\b(?:not|no|nothing|isn t|isnt|aren t|arent|don t|dont|doesn t|doesnt|without)(?: \w+){0,4} (?:fishy|(?:of|like) (?:the )?(?:fish|sea))\b/,
  fr: /\b(?:pas|sans|rien)(?: \w+){0,3} (?:gout|sen\w+|odeur)(?: (?:de|du|le|la|d))* (?:poisson|mer|maree)\b/,
  de: /\b(?:nicht|nichts|ohne|kein\w*)(?: \w+){0,3} (?:fischig\w*|nach (?:fisch|meer)|fischgeschmack)\b/,
  it: /\b(?:non|senza|niente|nulla)(?: \w+){0,3} (?:sa\w*|gusto|sapore|odor\w*)(?: (?:troppo|molto|tanto))? (?:di|del|da) (?:pesce|mare)\b/,
}

type Conditions = {
  want: Set<Key>
  exclude: Set<Key>
  /** Positions of the words that are excluded, and of those that speak of something else. */
  out: ReadonlySet<number>
  spoken: ReadonlySet<number>
}

/** The sections of the menu that a message names; "nothing from the sea" leaves out fish and shellfish alike. */
export function ofSections(r: Reading, index: Index, { want, exclude, out, spoken }: Conditions): void {
  const isDenied = (at: number): boolean =>
    out.has(at) ||
    r.marks.some(
      ({ id, start, end }) =>
        id === 'not' && start < at && at - end <= NEAR && !range(end, at + 1).some((i) => r.breaks.has(i)),
    )
  // "Frutti di mare" are no fish.
  const isOwn = (at: number): boolean =>
    r.hits.some(({ id, start, end }) => /^(?:allergen|group):/.test(id) && start <= at && end > at)
  const sea = r.words.findIndex(
    (word, at) => SEA.test(word) && FROM.test(r.words[at - 1] ?? '') && !isOwn(at),
  )
  if ((sea >= 0 && isDenied(sea)) || FISHY[r.lang].test(r.words.join(' '))) {
    want.delete('kind:seafood')
    want.delete('kind:fish')
    for (const key of GROUPS.sea ?? []) exclude.add(`allergen:${key}`)
  }
  for (const { id, words } of index.sections) {
    const [own, more] = words.filter((word) => !STOP.has(word))
    // "Platos de mar", "etwas aus dem Meer": the one word that the name of a section turns on.
    const from = (at: number): boolean =>
      r.words[at] === own &&
      !more &&
      !spoken.has(at) &&
      (FROM.test(r.words[at - 1] ?? '') || SECTION.test(r.words[at + 1] ?? '')) &&
      !r.hits.some(({ id, start, end }) => id === 'group:shellfish' && start <= at && end > at) &&
      !isDenied(at)
    const isNamed = (_: string, at: number): boolean =>
      words.every((word, i) => r.words[at + i] === word) && !isDenied(at)
    if (r.words.some(isNamed)) want.add(`section:${id}`)
    const at = r.targets.named ? -1 : r.words.findIndex((_, i) => from(i))
    if (at < 0) continue
    for (const hit of r.hits) if (hit.start <= at && hit.end > at) want.delete(hit.id)
    want.add(`section:${id}`)
  }
}
