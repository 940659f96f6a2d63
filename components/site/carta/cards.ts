import type { FilterCard, Group } from '@/lib/carta/filter.ts'
import type { Language, Phrases } from '@/lib/carta/phrases.ts'
import type { Carta, Plato } from '@/lib/carta/read.ts'
import type { Locale } from '@/lib/i18n/locales.ts'

const keysOf = (rows: readonly { clave: string }[]) => rows.map(({ clave }) => clave)

const cardOf = ({
  slug,
  nombre,
  original,
  descripcion,
  ingredientes,
  alergenos,
  dieta,
}: Plato): FilterCard => ({
  slug,
  declara: alergenos.declarado
    ? { contiene: keysOf(alergenos.contiene), puede: keysOf(alergenos.puede) }
    : null,
  dieta,
  textos: {
    nombre: nombre.text,
    descripcion: descripcion?.text ?? '',
    ingredientes: ingredientes.items.join(', '),
    original: original === nombre.text ? '' : original,
  },
})

export const groupsOf = ({ secciones }: Carta): Group[] =>
  secciones.map(({ slug, tipo, nombre, platos }) => ({
    slug,
    tipo,
    nombre: nombre.text,
    fichas: platos.map(cardOf),
  }))

export const languageOf = (
  { alergenos }: Carta,
  locale: Locale,
  phrases: Phrases,
  dietas: Readonly<Record<string, string>>,
): Language => ({
  locale,
  frases: phrases,
  nombres: { ...dietas, ...Object.fromEntries(alergenos.map(({ clave, nombre }) => [clave, nombre.text])) },
})

/** `data-a` of a row: numbers in the order of the law, with `p` for "may contain". Absent on an undeclared dish. */
export function alergenoNumbers({ alergenos }: Plato, order: readonly string[]): { 'data-a'?: string } {
  if (!alergenos.declarado) return {}
  const n = (clave: string) => order.indexOf(clave) + 1
  return {
    'data-a': [
      ...keysOf(alergenos.contiene).map((clave) => `${n(clave)}`),
      ...keysOf(alergenos.puede).map((clave) => `p${n(clave)}`),
    ].join(' '),
  }
}
