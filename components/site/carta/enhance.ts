import { closeOnBack, replaceAddress } from '@/components/ui/close-on-back.ts'
import { filterGroups } from '@/lib/carta/filter.ts'
import { type CartaQuery, hasFilter, writeQuery } from '@/lib/carta/query.ts'
import { asLocale } from '@/lib/i18n/locales.ts'
import { keepQuery } from '../enhance/language.ts'
import type { Touch } from '../enhance/touch.ts'
import { applyProfile } from './enhance-profile.ts'
import { type CartaIndex, type PageParts, queryOf, readPage, setInputs, withIndex } from './enhance-read.ts'
import { renderCarta } from './enhance-render.ts'
import { addTooltip } from './enhance-tooltip.ts'
import { loadPhrases } from './phrases.ts'

/** Milliseconds without a key before a search starts. */
const PAUSE_MS = 150
/** Allergens to remember on this device; wake.tsx reads it too. */
const MEMORY_KEY = 'alma-sin'

const remembered = (): string => {
  try {
    return localStorage.getItem(MEMORY_KEY) ?? ''
  } catch {
    return ''
  }
}
function remember(avoided: readonly string[]) {
  try {
    if (avoided.length > 0) localStorage.setItem(MEMORY_KEY, avoided.join(','))
    else localStorage.removeItem(MEMORY_KEY)
  } catch {
    // Storage is blocked: nothing is remembered.
  }
}

async function fetchIndex(locale: string): Promise<CartaIndex> {
  const answer = await fetch(`/api/carta?l=${locale}`)
  if (!answer.ok) throw new Error(`The index of the menu answers ${answer.status}`)
  return answer.json()
}

function askedQuery(page: PageParts, shown: readonly string[]): CartaQuery {
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(page.form))
    if (typeof value === 'string') params.append(name, value)
  params.append('mostrar', shown.join(','))
  return queryOf(page, params)
}

/** Filters the menu in place with the server's rules and texts, and keeps the address up to date. */
export async function enhance(root: HTMLElement, touch?: Touch): Promise<void> {
  const locale = asLocale(document.documentElement.lang)
  const page = readPage(root, locale, await loadPhrases(locale))
  if (!page) return
  const { form, language } = page
  let sections = page.sections
  let index: CartaIndex = {}
  let query = queryOf(page, new URLSearchParams(location.search))
  const rememberBox = root.querySelector<HTMLInputElement>('[data-recordar]')
  const sheet = root.querySelector<HTMLElement>('[popover]:not([data-globo])')
  const summary = root.querySelector<HTMLElement>('[data-resumen]')
  const pagePath = new URL(form.action).pathname

  const rerender = () => {
    const groups = sections.map(({ slug, tipo, nombre, rows }) => ({
      slug,
      tipo,
      nombre,
      fichas: rows.map(({ card }) => card),
    }))
    renderCarta(page, sections, index, query, filterGroups(groups, query, language.nombres))
  }
  const apply = (next: CartaQuery, replaceUrl = true) => {
    query = next
    setInputs(page, query)
    rerender()
    if (rememberBox?.checked) remember(query.sin)
    if (replaceUrl) replaceAddress(pagePath + writeQuery(query) + location.hash)
    keepQuery(document)
  }
  const applyForm = () => apply(askedQuery(page, query.mostrar))

  let timer = 0
  page.inputs.q?.addEventListener('input', () => {
    clearTimeout(timer)
    timer = window.setTimeout(applyForm, PAUSE_MS)
  })
  for (const input of [...page.inputs.sin, ...page.inputs.dieta]) input.addEventListener('change', applyForm)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    clearTimeout(timer)
    applyForm()
    if (!sheet?.matches(':popover-open')) return
    sheet.hidePopover()
    summary?.scrollIntoView({ block: 'center' })
    summary?.focus({ preventScroll: true })
  })
  root.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null
    if (target?.closest('[data-imprimir]')) print()
    const link = target?.closest<HTMLAnchorElement>('a[data-filtro]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const inNote = link.closest('[data-ocultos]')
    apply(queryOf(page, new URL(link.href).searchParams))
    // The link that was clicked is gone: the focus moves to the summary.
    if (!inNote) (hasFilter(query) ? summary : page.inputs.q)?.focus({ preventScroll: true })
  })
  rememberBox?.addEventListener('change', () => remember(rememberBox.checked ? query.sin : []))
  if (sheet) closeOnBack(sheet)
  addEventListener('popstate', () => apply(queryOf(page, new URLSearchParams(location.search)), false))
  matchMedia('(min-width: 821px)').addEventListener('change', () => sheet?.hidePopover())

  const saved = remembered()
  if (rememberBox && saved) rememberBox.checked = true
  const asked = askedQuery(page, query.mostrar)
  // What was ticked while this code loaded wins over what the device remembers.
  if (!hasFilter(asked) && saved && !location.search)
    apply(queryOf(page, new URLSearchParams({ sin: saved })))
  else if (writeQuery(asked) !== writeQuery(query)) apply(asked)
  else rerender()
  root.dataset.vivo = ''
  addTooltip(root, touch)
  if (!hasFilter(query) && !location.search)
    applyProfile(summary, (next) => {
      if (!hasFilter(query) || !hasFilter(next)) apply(next, false)
    }).catch(console.warn)
  fetchIndex(language.locale).then((found) => {
    index = found
    sections = withIndex(page.sections, found)
    if (query.q) rerender()
  }, console.warn)
}
