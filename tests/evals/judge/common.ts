import type { Read } from './case.ts'
import { fold } from './fold.ts'
import type { Thing } from './house.ts'
import { esDe, members } from './kinds.ts'
import { amounts } from './money.ts'
import { dice } from './phrases.ts'

export const digitsOf = (texto: string): string => texto.replace(/\D/g, '')

const SI: RegExp = /^(?:si|yes|oui|ja|natural|claro|of course|bien sur|certo)\b/

/** Whether the phone or the e-mail of the row is in the answer or behind one of its links. */
export function daContacto({ casa, said: mensaje, offered }: Read): boolean {
  const fila = casa.filas.footer_info[0]
  const telefono = digitsOf(String(fila?.telefono ?? ''))
  const correo = fold(String(fila?.email ?? ''))
  const todo = [mensaje, ...offered.map(({ url }) => url)]
  return todo.some(
    (texto) =>
      (telefono.length > 5 && digitsOf(texto).includes(telefono)) ||
      (correo !== '' && fold(texto).includes(correo)),
  )
}

/** Admits that there is no data and says who knows. */
export function withoutData(reading: Read): string | null {
  const { units, idioma } = reading
  if (!units.some(({ listed: lista, rest }) => !lista && dice('noSabe', idioma, rest)))
    return 'does not say that it has no data'
  return daContacto(reading) ? null : 'no contact'
}

/** Says that it is not offered: a negation, no yes, and nothing of the kind named as being there. */
export function absent(reading: Read, kind: string): string | null {
  const { casa, units, idioma, things } = reading
  const prose = units.filter(({ listed: lista }) => !lista)
  if (!prose.some(({ rest }) => dice('niega', idioma, rest))) return `does not say that there is no ${kind}`
  if (prose[0] && SI.test(prose[0].rest)) return 'says yes'
  const own = things.find((thing) => esDe(casa, kind, thing))
  return own ? `names ${own.slug}` : null
}

/**
 * Runs a check on what is of a kind. Nothing by name or section: by description; nothing at all: the honest negative,
 * which is also accepted where only a description mentions the kind.
 */
export function withKind(
  reading: Read,
  kind: string,
  probe: (things: readonly Thing[]) => string | null,
): string | null {
  const { clear: claros, possible } = members(reading.casa, kind)
  if (claros.length > 0) return probe(claros)
  if (possible.length === 0) return absent(reading, kind)
  const mal = probe(possible)
  return mal !== null && absent({ ...reading, things: [] }, kind) === null ? null : mal
}

export const names = (reading: Read, things: readonly Thing[]): Thing[] =>
  things.filter((thing) => reading.things.includes(thing))

/** Whether a thing stands in a sentence or line with one of its own prices, and with none that is not its. */
export function withPrice({ units }: Read, thing: Thing): boolean {
  return units.some(
    ({ things, text: texto }) =>
      things.includes(thing) &&
      amounts(texto).length > 0 &&
      amounts(texto).some(({ cents }) => thing.precios.some((precio) => precio.cents === cents)),
  )
}

/** Times of day in a text, as HH:MM; amounts of money are no times. */
export function horas(texto: string): Set<string> {
  let clean = fold(texto)
  for (const { text: amount } of amounts(texto)) clean = clean.replace(fold(amount), ' ')
  const found = new Set<string>()
  const note = (hora: number, minute: number, half?: string): void => {
    const h = half?.startsWith('p') && hora < 12 ? hora + 12 : hora
    if (h < 24 && minute < 60) found.add(`${String(h).padStart(2, '0')}:${String(minute).padStart(2, '0')}`)
  }
  for (const [, h, m, ap] of clean.matchAll(
    /(?<![\d.,:+])(\d{1,2}) ?[:.h] ?(\d{2})(?![\d])(?: ?([ap])\.?m)?/g,
  ))
    note(Number(h), Number(m), ap)
  for (const [, h, ap] of clean.matchAll(/(?<![\d.,:+])(\d{1,2}) ?(?:([ap])\.?m\b|uhr|h\b)(?! ?\d)/g))
    note(Number(h), 0, ap)
  return found
}
