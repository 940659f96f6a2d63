/** An amount in euros as it stands in a text: cents, and where it begins. */
export type Importe = { cents: number; donde: number; texto: string }

const NUMERO = String.raw`\d{1,3}(?:[.,'\u00a0\u202f ]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?`
const FORMAS = [
  new RegExp(`(?:€|eur(?:os?)?)\\s?(${NUMERO})(?!\\d)`, 'giu'),
  new RegExp(`(?<![\\d.,])(${NUMERO})\\s?(?:€|eur(?:os?)?(?![\\p{L}]))`, 'giu'),
]

function centsDe(texto: string): number {
  const limpio = texto.replace(/[\s'\u00a0\u202f]/g, '')
  const [, entero = '', decimales = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(limpio) ?? []
  return Number(entero.replace(/[.,]/g, '')) * 100 + Number(decimales.padEnd(2, '0') || '0')
}

/** Every amount of euros in a text, however the five languages write it. */
export function importes(texto: string): Importe[] {
  const hallados = new Map<number, Importe>()
  for (const forma of FORMAS)
    for (const uno of texto.matchAll(forma)) {
      const numero = uno[1] ?? ''
      const donde = uno.index + uno[0].indexOf(numero)
      if (!hallados.has(donde)) hallados.set(donde, { cents: centsDe(numero), donde, texto: uno[0] })
    }
  return [...hallados.values()].sort((a, b) => a.donde - b.donde)
}
