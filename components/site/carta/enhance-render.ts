import type { FilterResult, Verdict } from '@/lib/carta/filter.ts'
import {
  aviso,
  chipsOf,
  countSummary,
  emptyLabel,
  hiddenSummary,
  showPlatosLabel,
} from '@/lib/carta/phrases.ts'
import { type CartaQuery, hasFilter, withSectionShown, writeQuery } from '@/lib/carta/query.ts'
import { type HitRange, splitByRanges } from '@/lib/carta/search.ts'
import type { Campo, CartaIndex, Fila, PageParts, PageSection } from './enhance-read.ts'

/** An element with its attributes and what is in it. */
function createElement(
  nombre: string,
  attributes: Record<string, string>,
  ...children: (string | Node)[]
): HTMLElement {
  const element = document.createElement(nombre)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.append(...children)
  return element
}

const markedPieces = (texto: string, ranges: readonly HitRange[]): (string | Node)[] =>
  splitByRanges(texto, ranges).map((part) =>
    part.marca ? createElement('mark', {}, part.texto) : part.texto,
  )

/** Marks the hits in a text of a row; touches nothing where there are none and were none. */
function markHits(campo: Campo | null, ranges: readonly HitRange[]) {
  if (!campo) return
  if (ranges.length === 0 && !campo.elemento.querySelector('mark')) return
  campo.elemento.replaceChildren(...markedPieces(campo.texto, ranges))
}

/** "Lleva: pan, ñora": why a dish is in the list whose name does not say it. */
function createLine(phrase: string, texto: string, ranges: readonly HitRange[], lang: string): HTMLElement[] {
  if (ranges.length === 0) return []
  const [before = '', after = ''] = phrase.split('{x}')
  const span = createElement('span', lang ? { lang } : {}, ...markedPieces(texto, ranges))
  return [createElement('p', { 'data-linea': '' }, before, span, after)]
}

function renderRow({ lengua }: PageParts, index: CartaIndex, row: Fila, verdict: Verdict) {
  const { article, card } = row
  article.hidden = verdict.ver === 'oculto' || verdict.ver === 'fuera'
  for (const old of article.querySelectorAll('[data-linea], [data-aviso]')) old.remove()
  const marks = 'marcas' in verdict ? verdict.marcas : null
  markHits(row.nombre, marks?.nombre ?? [])
  markHits(row.descripcion, marks?.descripcion ?? [])
  const { ingredientes, original } = card.textos
  article
    .querySelector(':scope > div')
    ?.append(
      ...createLine(
        lengua.frases.ingredientes,
        ingredientes,
        marks?.ingredientes ?? [],
        index[card.slug]?.[2] ?? '',
      ),
      ...createLine(
        lengua.frases.original,
        original,
        marks?.original ?? [],
        lengua.locale === 'es' ? '' : 'es',
      ),
      ...(verdict.ver === 'avisado'
        ? [createElement('p', { 'data-aviso': '' }, aviso(lengua, verdict.motivos))]
        : []),
    )
}

function renderSummary(
  { root, lengua, excluding, form }: PageParts,
  query: CartaQuery,
  result: FilterResult,
) {
  const summary = root.querySelector<HTMLElement>('[data-resumen]')
  const estado = summary?.querySelector('[role=status]')
  const lista = summary?.querySelector('ul')
  const removeLink = summary?.querySelector<HTMLElement>(':scope > a')
  if (!summary || !estado || !lista || !removeLink) return
  const isActive = hasFilter(query)
  summary.dataset.resumen = isActive ? 'activo' : ''
  estado.textContent = isActive ? countSummary(lengua, result) : ''
  removeLink.hidden = !isActive
  lista.hidden = !isActive
  const chips = chipsOf(lengua, query)
  const page = new URL(form.action).pathname
  const card = ({ nombre, quitar: label, resto }: (typeof chips)[number]) =>
    createElement(
      'li',
      {},
      createElement('a', { 'data-filtro': '', href: page + writeQuery(resto), 'aria-label': label }, nombre),
    )
  lista.replaceChildren(
    ...chips.filter(({ sin }) => !sin).map(card),
    ...(query.sin.length > 0 ? [createElement('li', {}, excluding)] : []),
    ...chips.filter(({ sin }) => sin).map(card),
  )
  const emptyNote = root.querySelector<HTMLElement>('[data-vacio]')
  if (emptyNote?.firstElementChild) {
    emptyNote.hidden = result.platos.visibles + result.bebidas.visibles > 0
    emptyNote.firstElementChild.textContent = emptyLabel(lengua, query)
  }
}

/** How many there are, in the rail, on the button of the sheet and on the button that opens it. */
function renderCounts({ root, lengua }: PageParts, query: CartaQuery, result: FilterResult) {
  const cuentas: Record<string, number> = { bebidas: result.bebidas.visibles }
  for (const { slug, visibles } of result.secciones) cuentas[slug] = visibles
  for (const link of root.querySelectorAll<HTMLAnchorElement>('nav a[href^="#"]')) {
    const cuenta = link.querySelector('b')
    if (cuenta) cuenta.textContent = `${cuentas[link.hash.slice(1)] ?? 0}`
  }
  const showButton = root.querySelector('[data-ver]')
  if (showButton) showButton.textContent = showPlatosLabel(lengua, result)
  const activeCount = root.querySelector('[data-puestos]')
  const n = query.sin.length + query.dieta.length
  if (activeCount) activeCount.textContent = n > 0 ? `${n}` : ''
}

/** Brings the page to what a question makes of the menu: the same page the server makes for its address. */
export function renderCarta(
  page: PageParts,
  sections: readonly PageSection[],
  index: CartaIndex,
  query: CartaQuery,
  result: FilterResult,
) {
  const path = new URL(page.form.action).pathname
  for (const [i, { elemento, slug, filas }] of sections.entries()) {
    const de = result.secciones[i]
    if (!de) continue
    elemento.hidden = de.visibles + de.excluidos === 0
    for (const row of filas) renderRow(page, index, row, de.veredictos.get(row.card.slug) ?? { ver: 'fuera' })
    const nota = elemento.querySelector<HTMLElement>('[data-ocultos]')
    const enlace = nota?.querySelector('a')
    if (!nota?.firstElementChild || !enlace) continue
    const texto = hiddenSummary(page.lengua, de)
    nota.hidden = texto === ''
    nota.firstElementChild.textContent = texto
    enlace.textContent = de.mostrada ? page.lengua.frases.ocultar : page.lengua.frases.mostrar
    enlace.setAttribute('href', `${path}${writeQuery(withSectionShown(query, slug, !de.mostrada))}#${slug}`)
  }
  for (const group of page.root.querySelectorAll<HTMLElement>('[data-grupo]'))
    group.hidden = !group.querySelector('[data-seccion]:not([hidden])')
  renderSummary(page, query, result)
  renderCounts(page, query, result)
}
