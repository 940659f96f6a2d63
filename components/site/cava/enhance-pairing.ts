import { createElement } from '../enhance/element.ts'
import type { Pairings } from './data.ts'

/** Asked once; again when the answer did not come. */
function pairingsFrom(address: string): () => Promise<Pairings> {
  let asked: Promise<Pairings> | undefined
  const ask = async (): Promise<Pairings> => {
    const answer = await fetch(address)
    if (!answer.ok) throw new Error(`${address} answers ${answer.status}`)
    return answer.json()
  }
  return () => {
    asked ??= ask().catch((error) => {
      asked = undefined
      throw error
    })
    return asked
  }
}

/**
 * Shows the wines for a dish: names and prices from the rows, which wines and why from the server, which is asked as soon
 * as a hand comes near.
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
  const pairings = pairingsFrom(panel.dataset.parejas ?? '')
  // Without an answer the choice itself tries once more.
  const early = () => void pairings().catch(console.warn)
  for (const event of ['pointerover', 'focusin']) panel.addEventListener(event, early, { once: true })
  proposal.setAttribute('role', 'status')

  const item = (slug: string, why: string, lang: string): HTMLElement[] => {
    const row = document.getElementById(slug)
    const name = row?.querySelector<HTMLElement>('th > b')
    if (!(row instanceof HTMLTableRowElement) || !name) return []
    const link = createElement('a', { href: `#${slug}`, lang: name.lang || null }, name.textContent)
    const glass = row.cells[3]?.dataset.no === undefined
    const unit = createElement('small', {}, (glass ? panel.dataset.copa : panel.dataset.botella) ?? '')
    const price = createElement('b', {}, `${row.cells[glass ? 3 : 4]?.textContent ?? ''} `, unit)
    const reason = why ? [createElement('span', { lang: lang || null }, why)] : []
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
    pairings().then(
      (found) => {
        // Another dish may have been chosen since.
        if (select.value !== plato) return
        const [before = '', after = ''] = (proposal.dataset.con ?? '').split('|')
        const name = createElement('span', { lang: option.lang || null }, option.text)
        heading.replaceChildren(before, name, after)
        list.replaceChildren(...(found[plato] ?? []).flatMap((one) => item(...one)))
        proposal.dataset.propuesta = 'elegida'
      },
      // By now the address asks for the dish, and the server's page answers it.
      () => {
        proposal.hidden = true
        if (navigator.onLine) location.reload()
      },
    )
  }
}
