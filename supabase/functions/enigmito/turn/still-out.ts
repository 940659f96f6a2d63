import type { Reading } from '../reading.ts'

const kindsIn = (keys: readonly string[]): string =>
  keys
    .filter((key) => /^(?:kind|section):/.test(key))
    .toSorted()
    .join()

/** "Fish, but no molluscs", then "what other fish?": of the same kind of thing, an allergen stays left out. */
export function stillOut({ talk }: Reading, want: readonly string[]): readonly string[] {
  const { frame } = talk
  const same = frame?.act === 'list' && kindsIn(want) !== '' && kindsIn(want) === kindsIn(frame.want)
  return same ? frame.exclude.filter((key) => key.startsWith('allergen:')) : []
}

const IS: Readonly<Record<string, readonly string[]>> = {
  'kind:fish': ['allergen:pescado'],
  'kind:seafood': ['allergen:crustaceos', 'allergen:moluscos'],
  'kind:prawns': ['allergen:crustaceos'],
  'kind:lobster': ['allergen:crustaceos'],
  'kind:squid': ['allergen:moluscos'],
  'kind:octopus': ['allergen:moluscos'],
  'kind:mussels': ['allergen:moluscos'],
  'kind:oysters': ['allergen:moluscos'],
  'kind:cheese': ['allergen:leche'],
}

/** "A rice without shellfish", then "and with?": what is wished for now was left out as a taste only. */
export const wishedAgain = (want: readonly string[]): ReadonlySet<string> =>
  new Set(want.flatMap((key) => IS[key] ?? []))
