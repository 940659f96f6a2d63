import type { Locale } from '../../../../lib/i18n/locales.ts'
import type { Reading } from '../reading.ts'
import { tokens } from '../text/fold.ts'

const kindsIn = (keys: readonly string[]): string =>
  keys
    .filter((key) => /^(?:kind|section):/.test(key))
    .toSorted()
    .join()

/** "Of all the rices that you have": the list before is left behind. */
const OF_ALL: Record<Locale, RegExp> = {
  es: /\bde tod[oa]s (?:l[oa]s|vuestr[oa]s|sus|tus)\b|\bde toda la carta\b/,
  en: /\b(?:of|out of|from|among) all (?:of )?(?:the|your|ur|those you)\b|\b(?:on|of) the whole menu\b/,
  fr: /\b(?:de|parmi) tou(?:s|tes) (?:les|vos)\b|\bde toute la carte\b/,
  de: /\b(?:von|unter|aus) all(?:en|e)? (?:euren|ihren|den|deinen|\w{4,})\b|\bder ganzen karte\b/,
  it: /\b(?:di|de|tra|fra) tutt[ie] (?:i|le|gli|li|er)\b|\bdi tutto il menu\b/,
}
const ofAll = ({ lang, line }: Reading): boolean => OF_ALL[lang].test(tokens(line).join(' '))

/** "Fish, but no molluscs", then "what other fish?": of the same kind of thing, an allergen stays left out. */
export function stillOut(r: Reading, want: readonly string[]): readonly string[] {
  const { frame } = r.talk
  if (ofAll(r)) return []
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
