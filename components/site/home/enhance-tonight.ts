import { createElement } from '../enhance/element.ts'

type Piece = { texto: string; url?: string }

/** Shows the line when there is one; otherwise nothing is said. */
export async function enhance(place: HTMLElement): Promise<void> {
  const answer = await fetch(place.dataset.de ?? '', { cache: 'no-store' }).catch(() => null)
  const { linea }: { linea?: Piece[] | null } = answer?.ok ? await answer.json() : {}
  const said = place.querySelector('p')
  if (!said || !linea) return
  said.append(...linea.map(({ texto, url }) => (url ? createElement('a', { href: url }, texto) : texto)))
  said.hidden = false
}
