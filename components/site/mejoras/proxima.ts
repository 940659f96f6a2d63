type Enlace = { texto: string; url: string; aviso?: string }
type Mio = { proxima?: Enlace | null; platos?: Enlace | null }

/** What is the guest's own on a kept page, which knows nobody: parts that stay hidden where there is nothing to say. */
export function mejorar(element: HTMLElement): void {
  const { de } = element.dataset
  if (!de) return
  const show = (part: string, mine: Enlace | null | undefined) => {
    const place = element.querySelector<HTMLElement>(`[data-mio="${part}"]`)
    const link = place?.querySelector('a')
    if (!place || !link || !mine) return
    link.textContent = mine.texto
    link.setAttribute('href', mine.url)
    const note = place.querySelector('small')
    if (note) note.textContent = mine.aviso ?? ''
    place.hidden = false
  }
  fetch(de, { cache: 'no-store' })
    .then((answer) => answer.json() as Promise<Mio>)
    .then(({ proxima, platos }) => {
      show('mesa', proxima)
      show('platos', platos)
    })
    .catch(console.error)
}
