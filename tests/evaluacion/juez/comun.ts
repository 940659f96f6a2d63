import type { Cosa } from './casa.ts'
import type { Lectura } from './caso.ts'
import { esDe, miembros } from './clases.ts'
import { dice } from './decir.ts'
import { importes } from './dinero.ts'
import { plegar } from './plegar.ts'

export const cifras = (texto: string): string => texto.replace(/\D/g, '')

const SI: RegExp = /^(?:si|yes|oui|ja|natural|claro|of course|bien sur|certo)\b/

/** Whether the phone or the e-mail of the row is in the answer or behind one of its links. */
export function daContacto({ casa, mensaje, sugerencias }: Lectura): boolean {
  const fila = casa.filas.footer_info[0]
  const telefono = cifras(String(fila?.telefono ?? ''))
  const correo = plegar(String(fila?.email ?? ''))
  const todo = [mensaje, ...sugerencias.map(({ url }) => url)]
  return todo.some(
    (texto) =>
      (telefono.length > 5 && cifras(texto).includes(telefono)) ||
      (correo !== '' && plegar(texto).includes(correo)),
  )
}

/** Admits that there is no data and says who knows. */
export function sinDato(lectura: Lectura): string | null {
  const { unidades, idioma } = lectura
  if (!unidades.some(({ lista, resto }) => !lista && dice('noSabe', idioma, resto)))
    return 'does not say that it has no data'
  return daContacto(lectura) ? null : 'no contact'
}

/** Says that it is not offered: a negation, no yes, and nothing of the kind named as being there. */
export function ausente(lectura: Lectura, kind: string): string | null {
  const { casa, unidades, idioma, cosas } = lectura
  const prosa = unidades.filter(({ lista }) => !lista)
  if (!prosa.some(({ resto }) => dice('niega', idioma, resto))) return `does not say that there is no ${kind}`
  if (prosa[0] && SI.test(prosa[0].resto)) return 'says yes'
  const suya = cosas.find((cosa) => esDe(casa, kind, cosa))
  return suya ? `names ${suya.slug}` : null
}

/**
 * Runs a check on what is of a kind. Nothing by name or section: by description; nothing at all: the honest negative,
 * which is also accepted where only a description mentions the kind.
 */
export function conClase(
  lectura: Lectura,
  kind: string,
  prueba: (cosas: readonly Cosa[]) => string | null,
): string | null {
  const { claros, posibles } = miembros(lectura.casa, kind)
  if (claros.length > 0) return prueba(claros)
  if (posibles.length === 0) return ausente(lectura, kind)
  const mal = prueba(posibles)
  return mal !== null && ausente({ ...lectura, cosas: [] }, kind) === null ? null : mal
}

export const nombra = (lectura: Lectura, cosas: readonly Cosa[]): Cosa[] =>
  cosas.filter((cosa) => lectura.cosas.includes(cosa))

/** Whether a thing stands in a sentence or line with one of its own prices, and with none that is not its. */
export function conPrecio({ unidades }: Lectura, cosa: Cosa): boolean {
  return unidades.some(
    ({ cosas, texto }) =>
      cosas.includes(cosa) &&
      importes(texto).length > 0 &&
      importes(texto).some(({ cents }) => cosa.precios.some((precio) => precio.cents === cents)),
  )
}

/** Times of day in a text, as HH:MM; amounts of money are no times. */
export function horas(texto: string): Set<string> {
  let limpio = plegar(texto)
  for (const { texto: importe } of importes(texto)) limpio = limpio.replace(plegar(importe), ' ')
  const halladas = new Set<string>()
  const anotar = (hora: number, minuto: number, meridiano?: string): void => {
    const h = meridiano?.startsWith('p') && hora < 12 ? hora + 12 : hora
    if (h < 24 && minuto < 60)
      halladas.add(`${String(h).padStart(2, '0')}:${String(minuto).padStart(2, '0')}`)
  }
  for (const [, h, m, ap] of limpio.matchAll(
    /(?<![\d.,:+])(\d{1,2}) ?[:.h] ?(\d{2})(?![\d])(?: ?([ap])\.?m)?/g,
  ))
    anotar(Number(h), Number(m), ap)
  for (const [, h, ap] of limpio.matchAll(/(?<![\d.,:+])(\d{1,2}) ?(?:([ap])\.?m\b|uhr|h\b)(?! ?\d)/g))
    anotar(Number(h), 0, ap)
  return halladas
}
