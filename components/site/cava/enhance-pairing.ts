import type { Pairings } from './data.ts'

/**
 * The wines for a dish, at once. Names and prices come from the rows of the tables, reasons from the panel's data.
 *
 * @param leading told the wine whose row somebody is about to follow
 * @returns shows the wines for a dish, by its slug; for none, nothing
 */
export function enhancePairing(root: HTMLElement, leading: (wine: string) => void): (plato: string) => void {
  const panel = root.querySelector<HTMLElement>('#pareja')
  const box = panel?.querySelector<HTMLElement>('[data-propuesta]')
  const [heading, list] = [box?.querySelector('h3'), box?.querySelector('ol')]
  const select = panel?.querySelector('select')
  if (!panel || !box || !heading || !list || !select) return () => {}
  const { platos, motivos }: Pairings = JSON.parse(panel.dataset.parejas ?? '{"platos":{},"motivos":[]}')
  box.setAttribute('role', 'status')

  const make = <K extends keyof HTMLElementTagNameMap>(tag: K, text: string, lang = '') => {
    const element = document.createElement(tag)
    element.textContent = text
    if (lang) element.lang = lang
    return element
  }
  const item = (slug: string, why: number): HTMLElement[] => {
    const row = document.getElementById(slug)
    const name = row?.querySelector<HTMLElement>('th > b')
    if (!(row instanceof HTMLTableRowElement) || !name) return []
    const link = Object.assign(make('a', name.textContent, name.lang), { href: `#${slug}` })
    const glass = row.dataset.copa !== undefined
    const price = make('b', `${row.cells[glass ? 3 : 4]?.textContent ?? ''} `)
    price.append(make('small', (glass ? panel.dataset.copa : panel.dataset.botella) ?? ''))
    const li = document.createElement('li')
    li.append(link, price)
    const [text, lang] = motivos[why] ?? []
    if (text) li.append(make('span', text, lang))
    return [li]
  }

  panel.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a')
    if (link) leading(link.hash.slice(1))
  })
  return (plato) => {
    const option = select.selectedOptions[0]
    box.hidden = !plato || !option
    if (!plato || !option) return
    const [before = '', after = ''] = (box.dataset.con ?? '').split('|')
    heading.replaceChildren(before, make('span', option.text, option.lang), after)
    list.replaceChildren(...(platos[plato] ?? []).flatMap(([wine, why]) => item(wine, why)))
    box.dataset.propuesta = 'elegida'
  }
}
