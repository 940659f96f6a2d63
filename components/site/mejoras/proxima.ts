type Proxima = { texto: string; url: string }

/** The guest's next table on a kept page, which knows nobody: a link that stays hidden where there is none. */
export function mejorar(link: HTMLElement): void {
  if (!(link instanceof HTMLAnchorElement) || !link.dataset.de) return
  fetch(link.dataset.de, { cache: 'no-store' })
    .then((answer) => answer.json() as Promise<{ proxima?: Proxima | null }>)
    .then(({ proxima }) => {
      if (!proxima) return
      link.textContent = proxima.texto
      link.setAttribute('href', proxima.url)
      link.hidden = false
    })
    .catch(console.error)
}
