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
  phrases,
  nombres: { ...dietas, ...Object.fromEntries(alergenos.map(({ clave, nombre }) => [clave, nombre.text])) },
})
