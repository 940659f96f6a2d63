import type { Ficha, Grupo } from '@/lib/carta/filter.ts'
import type { Frases, Lengua } from '@/lib/carta/phrases.ts'
import type { Carta, Plato } from '@/lib/carta/read.ts'
import type { Locale } from '@/lib/i18n/locales.ts'

const claves = (de: readonly { clave: string }[]) => de.map(({ clave }) => clave)

/** A dish as the filter sees it. */
const fichaDe = ({ slug, nombre, original, descripcion, ingredientes, alergenos, dieta }: Plato): Ficha => ({
  slug,
  declara: alergenos.declarado
    ? { contiene: claves(alergenos.contiene), puede: claves(alergenos.puede) }
    : null,
  dieta,
  textos: {
    nombre: nombre.text,
    descripcion: descripcion?.text ?? '',
    ingredientes: ingredientes.items.join(', '),
    original: original === nombre.text ? '' : original,
  },
})

/** The menu as the filter sees it. */
export const gruposDe = ({ secciones }: Carta): Grupo[] =>
  secciones.map(({ slug, tipo, platos }) => ({ slug, tipo, fichas: platos.map(fichaDe) }))

/** What the filter speaks with on this page. `dietas` are the two diets, named. */
export const lenguaDe = (
  { alergenos }: Carta,
  locale: Locale,
  frases: Frases,
  dietas: Readonly<Record<string, string>>,
): Lengua => ({
  locale,
  frases,
  nombres: { ...dietas, ...Object.fromEntries(alergenos.map(({ clave, nombre }) => [clave, nombre.text])) },
})

/**
 * What a row tells the browser of its allergens: their numbers in the order of the law, `p` before one it may contain.
 * Without this attribute nobody has declared the dish.
 */
export function numerosDe({ alergenos }: Plato, orden: readonly string[]): { 'data-a'?: string } {
  if (!alergenos.declarado) return {}
  const n = (clave: string) => orden.indexOf(clave) + 1
  return {
    'data-a': [
      ...claves(alergenos.contiene).map((clave) => `${n(clave)}`),
      ...claves(alergenos.puede).map((clave) => `p${n(clave)}`),
    ].join(' '),
  }
}
