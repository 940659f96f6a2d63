import type { FilterCard, Tipo } from '@/lib/carta/filter.ts'
import type { Language, Phrases } from '@/lib/carta/phrases.ts'
import { type CartaQuery, DIETAS, readQuery } from '@/lib/carta/query.ts'
import type { Textos } from '@/lib/carta/search.ts'
import type { Locale } from '@/lib/i18n/locales.ts'

/** By slug: ingredients, Spanish name, and the language of the ingredients where it differs from the page's. */
export type CartaIndex = Readonly<Record<string, readonly [string, string, string]>>

export type TextField = { element: HTMLElement; text: string }
export type PlatoRow = {
  article: HTMLElement
  card: FilterCard
  nombre: TextField | null
  descripcion: TextField | null
}
export type PageSection = {
  element: HTMLElement
  slug: string
  nombre: string
  tipo: Tipo
  rows: readonly PlatoRow[]
}
export type PageParts = {
  root: HTMLElement
  form: HTMLFormElement
  sections: readonly PageSection[]
  language: Language
  inputs: {
    sin: readonly HTMLInputElement[]
    dieta: readonly HTMLInputElement[]
    q: HTMLInputElement | null
  }
}

const queryAll = (root: ParentNode, selector: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
]
const textField = (element: HTMLElement | null): TextField | null =>
  element && { element, text: element.textContent.normalize('NFC').trim() }

/** What the row lists; null for a dish that neither lists any nor says that it has none: it is undeclared. */
function declarationOf(article: HTMLElement): FilterCard['declara'] {
  const items = queryAll(article, ':scope > ul > li')
  if (items.length === 0) return article.dataset.a === undefined ? null : { contiene: [], puede: [] }
  const keysOf = (may: boolean) =>
    items
      .filter((item) => (item.dataset.puede !== undefined) === may)
      .map((item) => item.querySelector('use')?.getAttribute('href')?.split('#')[1] ?? '')
  return { contiene: keysOf(false), puede: keysOf(true) }
}

function platoRow(article: HTMLElement): PlatoRow {
  const nombre = textField(article.querySelector<HTMLElement>(':is(h3, h4) > span'))
  const descripcion = textField(
    article.querySelector<HTMLElement>(':is(h3, h4) + p:not([class], [data-linea], [data-aviso])'),
  )
  const dieta = article.dataset.d
  return {
    article,
    nombre,
    descripcion,
    card: {
      slug: article.id,
      declara: declarationOf(article),
      dieta: dieta === 'v' ? 'vegano' : dieta === 'o' ? 'vegetariano' : null,
      textos: {
        nombre: nombre?.text ?? '',
        descripcion: descripcion?.text ?? '',
        ingredientes: '',
        original: '',
      },
    },
  }
}

export function readPage(root: HTMLElement, locale: Locale, phrases: Phrases): PageParts | null {
  const form = root.querySelector('form')
  if (!form) return null
  const inputsNamed = (name: string) =>
    queryAll(root, `input[name="${name}"]`).filter((input) => input instanceof HTMLInputElement)
  const avoidedInputs = inputsNamed('sin')
  const dieta = inputsNamed('dieta')
  return {
    root,
    form,
    inputs: { sin: avoidedInputs, dieta, q: inputsNamed('q')[0] ?? null },
    language: {
      locale,
      phrases,
      nombres: Object.fromEntries(
        [...avoidedInputs, ...dieta].map((input) => [
          input.value,
          input.closest('label')?.textContent.trim() ?? '',
        ]),
      ),
    },
    sections: queryAll(root, '[data-seccion]').map((element) => ({
      element,
      slug: element.getAttribute('aria-labelledby') ?? '',
      nombre: element.querySelector('h2, h3')?.textContent ?? '',
      tipo: element.dataset.seccion === 'bebida' ? 'bebida' : 'plato',
      rows: queryAll(element, 'article').map(platoRow),
    })),
  }
}

export const queryOf = ({ inputs, sections }: PageParts, params: URLSearchParams): CartaQuery =>
  readQuery((clave) => params.getAll(clave), {
    alergenos: inputs.sin.map(({ value }) => value),
    secciones: sections.map(({ slug }) => slug),
  })

export function setInputs({ inputs }: PageParts, { q, sin, dieta }: CartaQuery) {
  for (const input of inputs.sin) input.checked = sin.includes(input.value)
  for (const input of inputs.dieta)
    input.checked = DIETAS.some((one) => one === input.value && dieta.includes(one))
  if (inputs.q && inputs.q.value.trim() !== q) inputs.q.value = q
}

export const withIndex = (sections: readonly PageSection[], index: CartaIndex): PageSection[] =>
  sections.map((section) => ({
    ...section,
    rows: section.rows.map((row) => {
      const [ingredientes = '', original = ''] = index[row.card.slug] ?? []
      const textos: Textos = { ...row.card.textos, ingredientes, original }
      return { ...row, card: { ...row.card, textos } }
    }),
  }))
