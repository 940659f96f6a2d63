import vocabulario from '../../fixtures/schema-org.json' with { type: 'json' }

/** The part of the schema.org vocabulary the site speaks (tests/fixtures/schema-org.json says where it comes from). */
type Type = { extends: readonly string[]; properties: Readonly<Record<string, readonly string[]>> }
const types: Readonly<Record<string, Type>> = vocabulario.types
const members: Readonly<Record<string, readonly string[]>> = vocabulario.enumerations

const rangeOf = (type: string, property: string): readonly string[] | null => {
  const known = types[type]
  if (!known) return null
  const own = known.properties[property]
  if (own) return own
  for (const parent of known.extends) {
    const inherited = rangeOf(parent, property)
    if (inherited) return inherited
  }
  return null
}
const isA = (type: string, wanted: string): boolean =>
  type === wanted || (types[type]?.extends ?? []).some((parent) => isA(parent, wanted))

const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/
const DAY = /^\d{4}-\d{2}-\d{2}(T.*)?$/

/** May this text stand where these types are expected? */
const takesText = (text: string, range: readonly string[]): boolean =>
  range.some((expected) => {
    const named = members[expected]
    if (named) return named.includes(text.replace('https://schema.org/', ''))
    if (expected === 'Time') return TIME.test(text)
    if (expected === 'Date' || expected === 'DateTime') return DAY.test(text)
    if (expected === 'URL') return /^(https?:\/\/|\/)\S*$/.test(text)
    return expected === 'Text' || expected === 'string'
  })

const faultsOfValue = (value: unknown, range: readonly string[], path: string): string[] => {
  if (Array.isArray(value)) return value.flatMap((item, i) => faultsOfValue(item, range, `${path}[${i}]`))
  if (typeof value === 'string') return takesText(value, range) ? [] : [`${path}: «${value}» is no ${range}`]
  if (typeof value === 'number')
    return range.some((expected) => ['Number', 'Integer', 'Float'].includes(expected))
      ? []
      : [`${path}: a number`]
  if (typeof value === 'boolean') return range.includes('Boolean') ? [] : [`${path}: a boolean`]
  if (typeof value !== 'object' || value === null) return [`${path}: ${String(value)}`]
  const type = (value as { '@type'?: unknown })['@type']
  if (type === undefined) return '@id' in value ? [] : [`${path}: a thing without a type`]
  const fits = range.some((expected) => isA(String(type), expected))
  return [...(fits ? [] : [`${path}: ${String(type)} is no ${range}`]), ...faultsOf(value, path)]
}

/** What a thing says that schema.org has no word for; none for a valid one. */
export function faultsOf(node: object, path = ''): string[] {
  const type = String((node as { '@type'?: unknown })['@type'])
  if (!types[type]) return [`${path}: no type ${type}`]
  return Object.entries(node).flatMap(([property, value]) => {
    if (property.startsWith('@')) return typeof value === 'string' ? [] : [`${path}.${property}`]
    const range = rangeOf(type, property)
    return range
      ? faultsOfValue(value, range, `${path}.${property}`)
      : [`${path}: ${type} has no ${property}`]
  })
}

/** The things of a page's script, or an exception for what is no JSON-LD of ours. */
export function graphOf(json: string): { '@type': string; [property: string]: unknown }[] {
  const { '@context': context, '@graph': graph } = JSON.parse(json)
  if (context !== 'https://schema.org' || !Array.isArray(graph)) throw new Error('no graph of schema.org')
  return graph
}
