import { createElement } from '../enhance/element.ts'

type Piece = { texto: string; url?: string }

/** Shows the line when there is one; otherwise nothing is said. */
export async function enhance(place: HTMLElement): Promise<void> {
  const answer = await fetch(place.dataset.de ?? '', { cache: 'no-store' }).catch(() => null)
  const said = place.querySelector('p')
  if (!said || !answer?.ok) return
  const { linea }: { linea: Piece[] | null } = await answer.json()
  if (!linea) return
  said.append(...linea.map(({ texto, url }) => (url ? createElement('a', { href: url }, texto) : texto)))
  said.hidden = false
}
