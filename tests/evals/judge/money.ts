/** An amount in euros as it stands in a text: cents, and where it begins. */
export type Amount = { cents: number; at: number; text: string }

const NUMBER = String.raw`\d{1,3}(?:[.,'\u00a0\u202f ]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?`
const FORMS = [
  new RegExp(`(?:€|eur(?:os?)?)\\s?(${NUMBER})(?!\\d)`, 'giu'),
  new RegExp(`(?<![\\d.,])(${NUMBER})\\s?(?:€|eur(?:os?)?(?![\\p{L}]))`, 'giu'),
]

function centsDe(texto: string): number {
  const clean = texto.replace(/[\s'\u00a0\u202f]/g, '')
  const [, whole = '', decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(clean) ?? []
  return Number(whole.replace(/[.,]/g, '')) * 100 + Number(decimals.padEnd(2, '0') || '0')
}

/** Every amount of euros in a text, however the five languages write it. */
export function amounts(texto: string): Amount[] {
  const found = new Map<number, Amount>()
  for (const forma of FORMS)
    for (const one of texto.matchAll(forma)) {
      const number = one[1] ?? ''
      const where = one.index + one[0].indexOf(number)
      if (!found.has(where)) found.set(where, { cents: centsDe(number), at: where, text: one[0] })
    }
  return [...found.values()].sort((a, b) => a.at - b.at)
}
