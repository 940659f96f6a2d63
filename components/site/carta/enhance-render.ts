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
import { createElement } from '../enhance/element.ts'
import type { CartaIndex, PageParts, PageSection, PlatoRow, TextField } from './enhance-read.ts'

const markedPieces = (text: string, ranges: readonly HitRange[]): (string | Node)[] =>
  splitByRanges(text, ranges).map((part) => (part.marca ? createElement('mark', {}, part.texto) : part.texto))

function markHits(field: TextField | null, ranges: readonly HitRange[]) {
  if (!field) return
  if (ranges.length === 0 && !field.element.querySelector('mark')) return
  field.element.replaceChildren(...markedPieces(field.text, ranges))
}

/** "Lleva: pan, ñora": why a dish matches whose name does not. */
function createLine(phrase: string, text: string, ranges: readonly HitRange[], lang: string): HTMLElement[] {
  if (ranges.length === 0) return []
  const [before = '', after = ''] = phrase.split('{x}')
  const span = createElement('span', lang ? { lang } : {}, ...markedPieces(text, ranges))
  return [createElement('p', { 'data-linea': '' }, before, span, after)]
}

function renderRow({ language }: PageParts, index: CartaIndex, row: PlatoRow, verdict: Verdict) {
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
        language.phrases.ingredientes,
        ingredientes,
        marks?.ingredientes ?? [],
        index[card.slug]?.[2] ?? '',
      ),
      ...createLine(
        language.phrases.original,
        original,
        marks?.original ?? [],
        language.locale === 'es' ? '' : 'es',
      ),
      ...(verdict.ver === 'avisado'
        ? [createElement('p', { 'data-aviso': '' }, aviso(language, verdict.motivos))]
        : []),
    )
}

function renderSummary({ root, language, form }: PageParts, query: CartaQuery, result: FilterResult) {
  const summary = root.querySelector<HTMLElement>('[data-resumen]')
  const status = summary?.querySelector('[role=status]')
  const list = summary?.querySelector('ul')
  const removeLink = summary?.querySelector<HTMLElement>(':scope > a')
  if (!summary || !status || !list || !removeLink) return
  const isActive = hasFilter(query)
  summary.dataset.resumen = isActive ? 'activo' : ''
  status.textContent = isActive ? countSummary(language, result) : ''
  removeLink.hidden = !isActive
  list.hidden = !isActive
  const chips = chipsOf(language, query)
  const page = new URL(form.action).pathname
  const card = ({ nombre, quitar: label, resto }: (typeof chips)[number]) =>
    createElement(
      'li',
      {},
      createElement('a', { 'data-filtro': '', href: page + writeQuery(resto), 'aria-label': label }, nombre),
    )
  list.replaceChildren(
    ...chips.filter(({ sin }) => !sin).map(card),
    ...(query.sin.length > 0 ? [createElement('li', {}, language.phrases.excluyendo)] : []),
    ...chips.filter(({ sin }) => sin).map(card),
  )
  const emptyNote = root.querySelector<HTMLElement>('[data-vacio]')
  if (emptyNote?.firstElementChild) {
    emptyNote.hidden = result.platos.visibles + result.bebidas.visibles > 0
    emptyNote.firstElementChild.textContent = emptyLabel(language, query)
  }
}

function renderCounts({ root, language }: PageParts, query: CartaQuery, result: FilterResult) {
  const counts: Record<string, number> = { bebidas: result.bebidas.visibles }
  for (const { slug, visibles } of result.secciones) counts[slug] = visibles
  for (const link of root.querySelectorAll<HTMLAnchorElement>('nav a[href^="#"]')) {
    const counter = link.querySelector('b')
    if (counter) counter.textContent = `${counts[link.hash.slice(1)] ?? 0}`
  }
  const showButton = root.querySelector('[data-ver]')
  if (showButton) showButton.textContent = showPlatosLabel(language, result)
  const activeCount = root.querySelector('[data-puestos]')
  const n = query.sin.length + query.dieta.length
  if (activeCount) activeCount.textContent = n > 0 ? `${n}` : ''
}

/** Renders what the server would render for the same query. */
export function renderCarta(
  page: PageParts,
  sections: readonly PageSection[],
  index: CartaIndex,
  query: CartaQuery,
  result: FilterResult,
) {
  const path = new URL(page.form.action).pathname
  for (const [i, { element, slug, rows }] of sections.entries()) {
    const filtered = result.secciones[i]
    if (!filtered) continue
    element.hidden = filtered.visibles + filtered.excluidos === 0
    for (const row of rows)
      renderRow(page, index, row, filtered.veredictos.get(row.card.slug) ?? { ver: 'fuera' })
    const note = element.querySelector<HTMLElement>('[data-ocultos]')
    if (!note) continue
    const text = hiddenSummary(page.language, filtered)
    note.hidden = text === ''
    if (note.hidden) continue
    if (!note.firstElementChild)
      note.append(createElement('span'), ' ', createElement('a', { 'data-filtro': '' }))
    const [said, link] = note.children
    if (!said || !link) continue
    said.textContent = text
    link.textContent = filtered.mostrada ? page.language.phrases.ocultar : page.language.phrases.mostrar
    link.setAttribute(
      'href',
      `${path}${writeQuery(withSectionShown(query, slug, !filtered.mostrada))}#${slug}`,
    )
  }
  for (const group of page.root.querySelectorAll<HTMLElement>('[data-grupo]'))
    group.hidden = !group.querySelector('[data-seccion]:not([hidden])')
  renderSummary(page, query, result)
  renderCounts(page, query, result)
}
