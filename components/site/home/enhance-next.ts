import { createElement } from '../enhance/element.ts'
import './next-ticket.css'

type LinkData = { texto: string; url: string }
/** The address, and a text for each place that is named after it. */
type Told = Record<string, string> & { url: string }
type Mine = { proxima?: Told | null; platos?: Told | null }
type MesasData = { texto: string; turnos: { nombre: string; horas: LinkData[] }[]; enlace: LinkData }

const fetchJson = async <T>(from: string): Promise<T> => {
  const answer = await fetch(from, { cache: 'no-store' })
  if (!answer.ok) throw new Error(`${from}: ${answer.status}`)
  return (await answer.json()) as T
}
const fillLink = (link: HTMLAnchorElement, { texto, url }: LinkData): void => {
  link.textContent = texto
  link.setAttribute('href', url)
}

/** On failure the link to the form stays. */
async function showFreeSlots(place: HTMLElement): Promise<void> {
  const [said, list, link] = [place.querySelector('p'), place.querySelector('ul'), place.querySelector('a')]
  if (!said || !list || !link || !place.dataset.libres) return
  const { texto, turnos, enlace } = await fetchJson<MesasData>(place.dataset.libres)
  said.textContent = texto
  list.replaceChildren(
    ...turnos.map(({ nombre, horas }) =>
      createElement(
        'li',
        {},
        createElement('span', {}, nombre),
        createElement(
          'ul',
          {},
          ...horas.map(({ texto, url }) => createElement('li', {}, createElement('a', { href: url }, texto))),
        ),
      ),
    ),
  )
  list.hidden = turnos.length === 0
  said.hidden = false
  fillLink(link, enlace)
}

async function showMine(element: HTMLElement, url: string): Promise<void> {
  const show = (part: string, mine: Told | null | undefined) => {
    const place = element.querySelector<HTMLElement>(`[data-mio="${part}"]`)
    if (!place || !mine) return
    place.querySelector('a')?.setAttribute('href', mine.url)
    for (const one of place.querySelectorAll<HTMLElement>('[data-t]'))
      one.textContent = mine[one.dataset.t ?? ''] ?? ''
    place.hidden = false
  }
  const { proxima, platos } = await fetchJson<Mine>(url)
  show('mesa', proxima)
  show('platos', platos)
}

/** What a cached page cannot know: free tables, and the guest's own bookings. */
export function enhance(element: HTMLElement): void {
  const { de: url } = element.dataset
  const place = element.querySelector<HTMLElement>('[data-libres]')
  if (place) showFreeSlots(place).catch(console.warn)
  if (url && document.cookie.includes('alma-cuenta')) showMine(element, url).catch(console.error)
}
