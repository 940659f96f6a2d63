/** The words of the corner, from the page. */
export type Textos = Record<
  | 'quedan'
  | 'enviando'
  | 'vista'
  | 'borrar'
  | 'seguro'
  | 'no'
  | 'borrado'
  | 'sinRed'
  | 'pendiente'
  | 'publicada'
  | 'rechazada'
  | 'retirada',
  string
>

type Mia = {
  id: string
  texto: string
  idioma: string
  estado: 'pendiente' | 'publicada' | 'rechazada' | 'retirada'
}

const boton = (texto: string, click: () => void): HTMLButtonElement => {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = texto
  button.addEventListener('click', click)
  return button
}

async function borrar(id: string): Promise<boolean> {
  const answer = await fetch('/api/experiencias/borrar', {
    method: 'POST',
    body: new URLSearchParams({ id }),
  })
  return answer.ok
}

/** What the guest has written, with its state, and the way to take it away: asked twice, the safe answer first. */
export async function tuyas(
  dentro: HTMLElement,
  t: Textos,
  decir: (tipo: 'bien' | 'mal', texto: string) => void,
): Promise<void> {
  const section = dentro.querySelector<HTMLElement>('[data-tuyas]')
  const list = section?.querySelector('ul')
  if (!section || !list) return
  const answer = await fetch('/api/experiencias', { cache: 'no-store' })
  const mias = answer.ok ? ((await answer.json()) as Mia[]) : []
  for (const { id, texto, idioma, estado } of mias) {
    const item = document.createElement('li')
    const words = document.createElement('div')
    const text = document.createElement('p')
    text.lang = idioma
    text.textContent = texto
    const state = document.createElement('small')
    state.textContent = t[estado]
    words.append(text, state)
    const actions = document.createElement('div')
    const ask = () => {
      const no = boton(t.no, start)
      actions.replaceChildren(no, boton(t.seguro, remove))
      no.focus()
    }
    const start = () => {
      const first = boton(t.borrar, ask)
      const had = actions.contains(document.activeElement)
      actions.replaceChildren(first)
      if (had) first.focus()
    }
    const remove = async () => {
      const gone = await borrar(id).catch(() => false)
      if (!gone) return decir('mal', t.sinRed)
      item.remove()
      section.hidden = list.children.length === 0
      decir('bien', t.borrado)
    }
    start()
    item.append(words, actions)
    list.append(item)
  }
  section.hidden = mias.length === 0
}
