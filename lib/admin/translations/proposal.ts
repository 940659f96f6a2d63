import 'server-only'
import type { Textos } from '@/lib/admin/translations/request.ts'
import type { Idioma } from '@/lib/admin/translations/schema.ts'

export type TextRequest = { campo: string; rotulo: string; es: string; lista: boolean; max: number }
export type NombreAlergeno = { es: string; t: string }
export type Propuesta = {
  textos: Record<string, string>
  avisos: string[]
}

const toLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

export const textosOf = (requests: readonly TextRequest[]): Textos =>
  Object.fromEntries(requests.map(({ campo, es, lista }) => [campo, lista ? toLines(es) : es]))

/** Digits only: 12,5 and 12.5, or 1.200 and 1,200, are the same number in two languages. */
const digits = (text: string): string =>
  (text.match(/\p{Nd}+(?:[.,’' \u202f]?\p{Nd}+)*/gu) ?? [])
    .map((n) => n.replace(/\P{Nd}/gu, ''))
    .sort()
    .join(' ')
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const words = (text: string): string[] => text.match(/[\p{L}\p{M}]+/gu) ?? []

function objection({ es, lista, max }: TextRequest, t: string): string | null {
  if (t.trim() === '') return 'ha venido vacía'
  if (lista && toLines(t).length !== toLines(es).length) return 'no trae las mismas líneas'
  if (!lista && t.length > max) return 'es demasiado larga'
  if (t.length > 3 * es.length + 80) return 'añade texto'
  if (digits(t) !== digits(es)) return 'cambia los números'
  const unwanted = /<\/?[a-z!]|https?:|www\.|```|[{}]/i
  if (unwanted.test(t) && !unwanted.test(es)) return 'trae algo que no es texto'
  if (/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(t)) return 'trae otra escritura'
  if (plain(t) === plain(es) && words(es).length > 3) return 'sigue en español'
  return null
}

const nombres = (text: string): string[] =>
  [...text.matchAll(/(?<=[\p{L}\p{Nd},;:)»”"]\s(?:[«“"(])?)\p{Lu}[\p{L}\p{M}’'-]{2,}/gu)].map(
    ([word]) => word,
  )

const stem = (name: string): string => {
  const [first = ''] = words(plain(name))
  return first.replace(first.length > 4 ? /(en|es|er|s|n|e)$/ : /(er|s)$/, '')
}

/**
 * Checks a model's proposal field by field. A text with other numbers, another shape or markup is left out with a
 * warning; a missing name or allergen only gets a warning. Nothing is repaired: a person checks the result.
 * @param proposed the model's answer, unchecked
 */
export function reviewPropuesta(
  requests: readonly TextRequest[],
  proposed: unknown,
  alergenos: readonly NombreAlergeno[],
): Propuesta {
  const given =
    typeof proposed === 'object' && proposed !== null ? new Map(Object.entries(proposed)) : new Map()
  const textos: Record<string, string> = {}
  const avisos: string[] = []
  for (const request of requests) {
    const { campo, rotulo, es, lista } = request
    const valor: unknown = given.get(campo)
    const lines = Array.isArray(valor) && valor.every((one) => typeof one === 'string') ? valor : null
    const raw = lista ? lines?.map((line) => line.replace(/\s+/g, ' ')).join('\n') : valor
    const t =
      typeof raw === 'string'
        ? raw
            .replace(/[^\P{C}\n]/gu, '')
            .trim()
            .normalize('NFC')
        : ''
    const wrong = objection(request, t)
    if (wrong) {
      avisos.push(`${rotulo}: no se ha rellenado, porque la propuesta ${wrong}.`)
      continue
    }
    textos[campo] = t
    const missingNombres = nombres(es).filter((name) => !plain(t).includes(plain(name)))
    if (missingNombres.length > 0)
      avisos.push(`${rotulo}: comprueba los nombres (${missingNombres.join(', ')}).`)
    const missingAlergenos = alergenos.filter(
      ({ es: nombre, t: translated }) =>
        words(plain(es)).some((word) => word.startsWith(stem(nombre))) &&
        !plain(t).includes(stem(translated)),
    )
    if (missingAlergenos.length > 0)
      avisos.push(
        `${rotulo}: comprueba los alérgenos; el español nombra ${missingAlergenos.map(({ es: n, t: s }) => `«${n.toLowerCase()}» y no se lee «${s.toLowerCase()}»`).join(', ')}.`,
      )
  }
  return { textos, avisos }
}

export const alergenoNombres = (
  rows: readonly {
    nombre: string
    traducciones: Partial<Record<Idioma, Readonly<Record<string, unknown>>>>
  }[],
  idioma: Idioma,
): NombreAlergeno[] =>
  rows.flatMap(({ nombre, traducciones }) => {
    const t = traducciones[idioma]?.nombre
    return typeof t === 'string' && t !== '' ? [{ es: nombre, t }] : []
  })
