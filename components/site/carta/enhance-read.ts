import type { Ficha, Tipo } from '@/lib/carta/filter.ts'
import type { Frases, Lengua } from '@/lib/carta/phrases.ts'
import { type Consulta, DIETAS, leerConsulta } from '@/lib/carta/query.ts'
import type { Textos } from '@/lib/carta/search.ts'

/** Ingredients, Spanish name and the language of the ingredients where it is another one, by dish. */
export type Indice = Readonly<Record<string, readonly [string, string, string]>>

/** A text of a row, and the element it is in: hits are marked there. */
export type Campo = { elemento: HTMLElement; texto: string }
export type Fila = { articulo: HTMLElement; ficha: Ficha; nombre: Campo | null; descripcion: Campo | null }
export type Seccion = { elemento: HTMLElement; slug: string; tipo: Tipo; filas: readonly Fila[] }
export type Pagina = {
  raiz: HTMLElement
  form: HTMLFormElement
  secciones: readonly Seccion[]
  lengua: Lengua
  excluyendo: string
  casillas: {
    sin: readonly HTMLInputElement[]
    dieta: readonly HTMLInputElement[]
    q: HTMLInputElement | null
  }
}

const todos = (en: ParentNode, selector: string): HTMLElement[] => [
  ...en.querySelectorAll<HTMLElement>(selector),
]
const campo = (elemento: HTMLElement | null): Campo | null =>
  elemento && { elemento, texto: elemento.textContent.normalize('NFC').trim() }

/** The numbers of a row back as keys. A row without them is one nobody has declared. */
export function declaraDe(data: string | undefined, claves: readonly string[]): Ficha['declara'] {
  if (data === undefined) return null
  const numeros = data.split(' ').filter(Boolean)
  const de = (prefijo: boolean) =>
    numeros
      .filter((n) => n.startsWith('p') === prefijo)
      .map((n) => claves[Number(n.replace('p', '')) - 1] ?? '')
  return { contiene: de(false), puede: de(true) }
}

function fila(articulo: HTMLElement, claves: readonly string[]): Fila {
  const nombre = campo(articulo.querySelector<HTMLElement>(':is(h3, h4) > span'))
  const descripcion = campo(
    articulo.querySelector<HTMLElement>(':is(h3, h4) + p:not([class], [data-linea], [data-aviso])'),
  )
  const dieta = articulo.dataset.d
  return {
    articulo,
    nombre,
    descripcion,
    ficha: {
      slug: articulo.id,
      declara: declaraDe(articulo.dataset.a, claves),
      dieta: dieta === 'v' ? 'vegano' : dieta === 'o' ? 'vegetariano' : null,
      textos: {
        nombre: nombre?.texto ?? '',
        descripcion: descripcion?.texto ?? '',
        ingredientes: '',
        original: '',
      },
    },
  }
}

/** The menu as the page has it: rows, what they declare, the boxes of the filter, and the words to speak with. */
export function leerPagina(raiz: HTMLElement): Pagina | null {
  const form = raiz.querySelector('form')
  if (!form) return null
  const casilla = (name: string) =>
    todos(raiz, `input[name="${name}"]`).filter((input) => input instanceof HTMLInputElement)
  const sin = casilla('sin')
  const dieta = casilla('dieta')
  const claves = sin.map(({ value }) => value)
  const { excluyendo, ...frases }: Frases & { excluyendo: string } = JSON.parse(raiz.dataset.frases ?? '{}')
  return {
    raiz,
    form,
    excluyendo,
    casillas: { sin, dieta, q: casilla('q')[0] ?? null },
    lengua: {
      locale: document.documentElement.lang,
      frases,
      nombres: Object.fromEntries(
        [...sin, ...dieta].map((input) => [input.value, input.closest('label')?.textContent.trim() ?? '']),
      ),
    },
    secciones: todos(raiz, '[data-seccion]').map((elemento) => ({
      elemento,
      slug: elemento.getAttribute('aria-labelledby') ?? '',
      tipo: elemento.dataset.seccion === 'bebida' ? 'bebida' : 'plato',
      filas: todos(elemento, 'article').map((articulo) => fila(articulo, claves)),
    })),
  }
}

/** The question in an address, or in the form where `mostrar` has no field. */
export const consultaDe = ({ casillas, secciones }: Pagina, params: URLSearchParams): Consulta =>
  leerConsulta((clave) => params.getAll(clave), {
    alergenos: casillas.sin.map(({ value }) => value),
    secciones: secciones.map(({ slug }) => slug),
  })

/** Puts a question into the boxes, where it does not already stand. */
export function ponerCasillas({ casillas }: Pagina, { q, sin, dieta }: Consulta) {
  for (const input of casillas.sin) input.checked = sin.includes(input.value)
  for (const input of casillas.dieta)
    input.checked = DIETAS.some((una) => una === input.value && dieta.includes(una))
  if (casillas.q && casillas.q.value.trim() !== q) casillas.q.value = q
}

/** Every row with what the index knows of it. */
export const conIndice = (secciones: readonly Seccion[], indice: Indice): Seccion[] =>
  secciones.map((seccion) => ({
    ...seccion,
    filas: seccion.filas.map((row) => {
      const [ingredientes = '', original = ''] = indice[row.ficha.slug] ?? []
      const textos: Textos = { ...row.ficha.textos, ingredientes, original }
      return { ...row, ficha: { ...row.ficha, textos } }
    }),
  }))
