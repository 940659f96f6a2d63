/** How many texts are remembered before all are forgotten. */
const RECUERDA = 20_000

/** A function of a text that remembers what it has made: rows are read again for every answer. */
export function recordando<T>(hacer: (texto: string) => T): (texto: string) => T {
  const hechos = new Map<string, T>()
  return (texto) => {
    const hecho = hechos.get(texto)
    if (hecho !== undefined) return hecho
    if (hechos.size >= RECUERDA) hechos.clear()
    const nuevo = hacer(texto)
    hechos.set(texto, nuevo)
    return nuevo
  }
}

/** Letters without accents, ligatures opened, one kind of apostrophe, space and dash. Same length is not kept. */
export const plegar = recordando((text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[\u00a0\u202f\u2009]/g, ' ')
    .replace(/[–—−‑]/g, '-')
    .replace(/\u00b7/g, '')
    .replace(/\s+/g, ' ')
    .trim(),
)

/** Only words of letters and digits, one space between them. */
export const palabras = (text: string): string[] =>
  plegar(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whether a folded text contains another one, whole words at both ends. */
export function contiene(donde: string, que: string): boolean {
  const busca = plegar(que)
  return busca !== '' && new RegExp(`(?<![a-z0-9])${literal(busca)}(?![a-z0-9])`).test(plegar(donde))
}

/** A text without these others, the longest first; whole words only, letters compared without accents. */
export function quitar(text: string, otros: Iterable<string>): string {
  let resto = plegar(text)
  for (const otro of [...new Set([...otros].map(plegar))]
    .filter((one) => one !== '')
    .sort((a, b) => b.length - a.length))
    if (resto.includes(otro))
      resto = resto.replace(new RegExp(`(?<![a-z0-9])${literal(otro)}(?![a-z0-9])`, 'g'), ' · ')
  return resto
}
