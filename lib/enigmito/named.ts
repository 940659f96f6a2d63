import 'server-only'
import type { Declaration, Plato } from '../carta/plato.ts'
import { getCarta } from '../carta/read.ts'
import { type ServedWords, servedText } from '../carta/when-served.ts'
import { getCava } from '../cava/read.ts'
import type { Vino } from '../cava/vino.ts'
import type { ItemRef } from '../chat/talk.ts'
import type { IsoDate } from '../core/dates.ts'
import type { Locale } from '../i18n/locales.ts'
import { localePath } from '../i18n/path.ts'
import { enIdioma } from '../i18n/textos.ts'
import type { Photo } from '../imagenes/rows.ts'
import { styleWordsOf, withLeast } from './row-words.ts'

/** Looked up in the texts of the pages, so that chat and page use the same words. */
export type RowWords = {
  /** By the price's format. */
  units: Readonly<Record<string, string>>
  served: ServedWords
  soldOut: string
  mayContain: string
  unsure: string
  glass: string
  bottle: string
}
type Price = { cents: number; unit: string | null }
type NamedAllergen = { key: string; text: string; may: boolean; lang?: string }
/** What the chat draws of an item that an answer named. */
export type NamedRow = {
  ref: ItemRef
  url: string
  name: string
  lang?: string
  prices: readonly Price[]
  /** Null while nobody has declared them: `unsure` then says so. */
  allergens: readonly NamedAllergen[] | null
  unsure: string
  /** What else a line of an answer says of it: when a dish is served, from where a wine comes. */
  note: string | null
  /** Why it cannot be had today. */
  state: string | null
  picture: { src: string; focus: readonly [number, number] } | null
  drawing: string | null
}

const THUMBNAIL = 160

const pictureOf = (photo: Photo | null): NamedRow['picture'] => {
  if (!photo) return null
  const width = photo.anchos.find((one) => one >= THUMBNAIL) ?? photo.ancho
  return { src: `${photo.base}${width}.webp`, focus: photo.foco }
}

function allergensOf(declared: Declaration, { mayContain }: RowWords, locale: Locale) {
  if (!declared.declarado) return null
  const of = (may: boolean) => (one: (typeof declared.contiene)[number]) => ({
    ...{ key: one.clave, may, ...enIdioma(one.nombre, locale) },
    text: may ? `${one.nombre.text} (${mayContain})` : one.nombre.text,
  })
  return [...declared.contiene.map(of(false)), ...declared.puede.map(of(true))]
}

function dishRow(dish: Plato, ref: ItemRef, words: RowWords, locale: Locale): NamedRow {
  const { slug, nombre, precios, served } = dish
  const when = served && servedText(served, locale, words.served)
  const isToday = !served || served.today
  return {
    ...{ ref, url: `${localePath(locale, '/menu')}#${slug}` },
    ...{ name: nombre.text, ...enIdioma(nombre, locale) },
    prices: precios.map(({ formato, cents, minimo }) => ({
      cents,
      unit: withLeast(words.units[formato] ?? null, minimo, locale),
    })),
    ...{ allergens: allergensOf(dish.alergenos, words, locale), unsure: words.unsure },
    note: dish.agotado || isToday ? when : null,
    state: dish.agotado ? words.soldOut : isToday ? null : when,
    ...{ picture: pictureOf(dish.foto), drawing: dish.ilustracion },
  }
}

function wineRow(wine: Vino, ref: ItemRef, words: RowWords, locale: Locale): NamedRow {
  const { slug, nombre, lengua, origen, copa, botella, ficha } = wine
  const price = (cents: number | null, unit: string) => (cents === null ? [] : [{ cents, unit }])
  return {
    ...{ ref, url: `${localePath(locale, '/wine')}#${slug}` },
    ...{ name: nombre, ...(lengua && lengua !== locale ? { lang: lengua } : {}) },
    prices: [...price(copa, words.glass), ...price(botella, words.bottle)],
    ...{ allergens: allergensOf(wine.alergenos, words, locale), unsure: words.unsure },
    note: [origen, styleWordsOf(locale)[ficha.estilo]].filter(Boolean).join(', ') || null,
    ...{ state: null, picture: pictureOf(wine.foto), drawing: null },
  }
}

/** The rows of what an answer names, as the pages show them. What stands on no page today is left out. */
export async function readNamed(
  refs: readonly ItemRef[],
  words: RowWords,
  locale: Locale,
  today: IsoDate,
): Promise<NamedRow[]> {
  const [menu, cellar] = await Promise.all([
    getCarta(locale, today),
    refs.some((ref) => ref.startsWith('wine:')) ? getCava(locale) : [],
  ])
  const dishes = new Map(menu.secciones.flatMap(({ platos }) => platos.map((dish) => [dish.slug, dish])))
  const wines = new Map(cellar.flatMap(({ vinos }) => vinos.map((wine) => [wine.slug, wine])))
  return refs.flatMap((ref) => {
    const slug = ref.slice(ref.indexOf(':') + 1)
    if (ref.startsWith('wine:')) {
      const wine = wines.get(slug)
      return wine ? [wineRow(wine, ref, words, locale)] : []
    }
    const dish = dishes.get(slug)
    return dish ? [dishRow(dish, ref, words, locale)] : []
  })
}
