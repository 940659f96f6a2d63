import { closeOnBack, replaceAddress } from '@/components/ui/close-on-back.ts'
import { centsOf } from '@/components/ui/euros.ts'
import {
  type CavaFilter,
  foldWords,
  hasFilter,
  matcher,
  queryEntries,
  readFilter,
} from '@/lib/cava/filter.ts'
import { keepQuery } from '../enhance/language.ts'
import { enhancePairing } from './enhance-pairing.ts'
import { enhancePrecio } from './enhance-precio.ts'

/** Milliseconds without a key before a search starts. */
const PAUSE_MS = 150

const all = <E extends Element>(root: ParentNode, selector: string) => [...root.querySelectorAll<E>(selector)]

/** What the row shows of a price; null where it is not sold so. */
const centsIn = (cell: HTMLTableCellElement | undefined) =>
  !cell || cell.dataset.no !== undefined ? null : centsOf(cell.textContent)

/** The same values that the server reads from the database. */
const cardOf = (
  row: HTMLTableRowElement,
  wineStyle: string,
  regiones: readonly string[],
  uvas: readonly HTMLOptionElement[],
) => {
  const [, name, , copa, botella] = row.cells
  const grapes = `, ${name?.querySelector('small > span')?.textContent.replace(/\. $/, ', ')}`
  return {
    estilo: wineStyle,
    // The row has the place of its region in the list of them.
    region: regiones[Number(row.dataset.region)] ?? null,
    uvas: uvas.flatMap(({ value, text }) => (value && grapes.includes(`, ${text}, `) ? [value] : [])),
    botella: centsIn(botella),
    copa: centsIn(copa),
    texto: foldWords(...all(row, 'th > b, th > small').map(({ textContent }) => textContent)),
  }
}

const countText = (count: number, one = '', several = '') =>
  count === 1 ? one : several.replace('#', `${count}`)

/** Filters the wines in place, and keeps the address up to date. */
export function enhance(root: HTMLElement): void {
  const form = root.querySelector<HTMLFormElement>('#filtro-cava')
  const list = root.querySelector<HTMLElement>('#vinos')
  const sheet = root.querySelector<HTMLElement>('[popover]')
  if (!form || !list || !sheet) return
  closeOnBack(sheet)
  const uvas = all<HTMLOptionElement>(form, '[name=uva] option')
  const regiones = all<HTMLOptionElement>(form, '[name=region] option').map(({ value }) => value)
  const tables = all<HTMLTableElement>(list, 'table').map((table) => ({
    table,
    rows: all<HTMLTableRowElement>(table, 'tbody > tr').map((row) => ({
      row,
      card: cardOf(row, table.id, regiones, uvas),
    })),
  }))
  const values = (selector: string) => all<HTMLInputElement>(form, selector).map(({ value }) => value)
  const options = {
    estilos: values('[name=estilo]'),
    regiones: regiones.filter(Boolean),
    uvas: uvas.map(({ value }) => value).filter(Boolean),
  }
  const read = (): { filter: CavaFilter; plato: string } => {
    const data = new FormData(form)
    const get = (name: string) => data.getAll(name).map(String)
    return { filter: readFilter(get, options), plato: get('plato')[0] ?? '' }
  }
  const precio = enhancePrecio(form)

  const show = () => {
    const { filter } = read()
    const passes = matcher(filter)
    let count = 0
    for (const { table, rows } of tables) {
      let own = 0
      for (const { row, card } of rows) {
        row.hidden = !passes(card)
        if (!row.hidden) own += 1
      }
      table.hidden = own === 0
      count += own
    }
    const { uno, varios, verUno, verVarios } = root.dataset
    for (const [selector, text] of [
      ['[data-cuenta]', countText(count, uno, varios)],
      ['[data-ver]', countText(count, verUno, verVarios)],
    ] as const)
      for (const element of all<HTMLElement>(root, selector))
        if (element.textContent !== text) element.textContent = text
    for (const element of all<HTMLElement>(root, '[data-ninguno]')) element.hidden = count > 0
    for (const link of all<HTMLElement>(list, 'p > [data-quitar]')) link.hidden = !hasFilter(filter)
    const every = form.querySelector('[data-todos]')
    if (filter.estilos.length === 0) every?.setAttribute('aria-current', 'true')
    else every?.removeAttribute('aria-current')
    precio()
  }

  const remember = () => {
    const { filter, plato } = read()
    const query = new URLSearchParams([...queryEntries(filter), ...(plato ? [['plato', plato]] : [])])
    replaceAddress(`${location.pathname}${query.size > 0 ? `?${query}` : ''}`)
    keepQuery(document)
  }
  /** Scrolls to the list when it is out of sight. */
  const lead = () => {
    const { top } = list.getBoundingClientRect()
    if (!sheet.matches(':popover-open') && (top < 0 || top > innerHeight * 0.8)) list.scrollIntoView()
  }
  const apply = () => {
    show()
    remember()
    lead()
  }
  const clear = (names: readonly string[]) => {
    for (const field of form.elements) {
      if (field instanceof HTMLInputElement && names.includes(field.name)) {
        if (field.type === 'checkbox') field.checked = false
        else field.value = ''
      }
      if (field instanceof HTMLSelectElement && names.includes(field.name)) field.value = ''
    }
    apply()
  }

  const showPairing = enhancePairing(root, (wine) => {
    // A wine that the filter hides cannot be scrolled to.
    if (document.getElementById(wine)?.hidden) clear(FILTERS)
  })
  let waiting: ReturnType<typeof setTimeout> | undefined
  root.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !['q', 'desde', 'hasta'].includes(target.name)) return
    clearTimeout(waiting)
    waiting = setTimeout(apply, PAUSE_MS)
  })
  root.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
    clearTimeout(waiting)
    if (target.name === 'plato') {
      showPairing(target.value)
      remember()
    } else apply()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (sheet.matches(':popover-open')) sheet.hidePopover()
    apply()
  })
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('[data-todos], [data-quitar]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    clear(link.hasAttribute('data-todos') ? ['estilo'] : FILTERS)
    // The link that was clicked is gone: the list takes the focus.
    if (!link.checkVisibility()) list.focus({ preventScroll: true })
  })
  show()
}

const FILTERS = ['q', 'estilo', 'region', 'uva', 'desde', 'hasta', 'copa'] as const
