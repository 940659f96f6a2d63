import { createElement } from '../enhance/element.ts'
import type { Pairings } from './data.ts'

/**
 * Shows the wines for a dish at once: names and prices from the rows, reasons from the panel's data.
 *
 * @param leading called with the wine whose link is followed
 * @returns shows the wines for a dish's slug
 */
export function enhancePairing(root: HTMLElement, leading: (wine: string) => void): (plato: string) => void {
  const panel = root.querySelector<HTMLElement>('#pareja')
  const proposal = panel?.querySelector<HTMLElement>('[data-propuesta]')
  const [heading, list] = [proposal?.querySelector('h3'), proposal?.querySelector('ol')]
  const select = panel?.querySelector('select')
  if (!panel || !proposal || !heading || !list || !select) return () => {}
  const { platos, motivos }: Pairings = JSON.parse(panel.dataset.parejas ?? '{"platos":{},"motivos":[]}')
  proposal.setAttribute('role', 'status')

  const item = (slug: string, why: number): HTMLElement[] => {
    const row = document.getElementById(slug)
    const name = row?.querySelector<HTMLElement>('th > b')
    if (!(row instanceof HTMLTableRowElement) || !name) return []
    const link = createElement('a', { href: `#${slug}`, lang: name.lang || null }, name.textContent)
    const glass = !row.cells[3]?.dataset.no
    const unit = createElement('small', {}, (glass ? panel.dataset.copa : panel.dataset.botella) ?? '')
    const price = createElement('b', {}, `${row.cells[glass ? 3 : 4]?.textContent ?? ''} `, unit)
    const [text, lang] = motivos[why] ?? []
    const reason = text ? [createElement('span', { lang: lang ?? null }, text)] : []
    return [createElement('li', {}, link, price, ...reason)]
  }

  panel.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a')
    if (link) leading(link.hash.slice(1))
  })
  return (plato) => {
    const option = select.selectedOptions[0]
    proposal.hidden = !plato || !option
    if (!plato || !option) return
    const [before = '', after = ''] = (proposal.dataset.con ?? '').split('|')
    heading.replaceChildren(before, createElement('span', { lang: option.lang || null }, option.text), after)
    list.replaceChildren(...(platos[plato] ?? []).flatMap(([wine, why]) => item(wine, why)))
    proposal.dataset.propuesta = 'elegida'
  }
}
