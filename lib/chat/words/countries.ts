/** Countries by the prefix of their telephones: their names are alike in the five languages. */
const COUNTRIES = [
  ['34', 'espan\\w*|spain|spanish|spanien|spanisch\\w*|spagn\\w*|espagn\\w*'],
  ['33', 'franc\\w+|french|frankreich|franzos\\w*'],
  ['49', 'deutsch\\w*|german\\w*|aleman\\w*|allemand|allemagne|tedesc\\w+'],
  ['39', 'ital\\w+'],
  [
    '44',
    'uk|british|engl\\w+|ingles\\w*|inglaterra|reino unido|angl(?:ais|eterre)|royaume-uni|brit\\w+|grossbritannien|inghilterra|scot\\w+',
  ],
  ['353', 'ireland|irish|irland\\w*'],
  ['43', 'o(?:e)?sterreich\\w*|austria\\w*|autrich\\w*'],
  ['41', 'schweiz\\w*|suiz\\w+|suisse|swiss|switzerland|svizzer\\w+'],
  ['32', 'belg\\w+'],
  ['31', 'netherlands|dutch|hol+and\\w*|niederland\\w*|oland\\w+|pays-bas|paises bajos|paesi bassi'],
  ['351', 'portug\\w+'],
  ['1', 'usa(?! \\w+ )|eeuu|american\\w*(?! ex)|amerikan\\w*|americain|canad\\w+|kanad\\w+'],
] as const

/** The prefix that is told, in figures or by the country, without a number behind it. */
export function prefixIn(folded: string): string | null {
  const [, figures] =
    /(?:\+|(?<!\d)00|(?<![a-z])(?:plus|mas|piu)(?= )) ?(\d{1,3})(?![\d]| ?\d)/.exec(folded) ?? []
  if (figures !== undefined) return figures
  const told = COUNTRIES.find(([, names]) => new RegExp(`(?<![a-z])(?:${names})(?![a-z])`).test(folded))
  return told?.[0] ?? null
}

/** A whole number without the prefix that was only supposed. */
export function nationalOf(phone: string): string | null {
  const supposed = COUNTRIES.find(([prefix]) => phone.startsWith(`+${prefix}`))
  return supposed ? phone.slice(supposed[0].length + 1) : null
}
