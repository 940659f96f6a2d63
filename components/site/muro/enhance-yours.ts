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

const createButton = (texto: string, click: () => void): HTMLButtonElement => {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = texto
  button.addEventListener('click', click)
  return button
}

async function deletePost(id: string): Promise<boolean> {
  const answer = await fetch('/api/experiencias/borrar', {
    method: 'POST',
    body: new URLSearchParams({ id }),
  })
  return answer.ok
}

/** What the guest has written, with its state, and the way to take it away: asked twice, the safe answer first. */
export async function showOwnPosts(
  inside: HTMLElement,
  t: Textos,
  say: (tipo: 'bien' | 'mal', texto: string) => void,
): Promise<void> {
  const section = inside.querySelector<HTMLElement>('[data-tuyas]')
  const list = section?.querySelector('ul')
  if (!section || !list) return
  const answer = await fetch('/api/experiencias', { cache: 'no-store' })
  const mine = answer.ok ? ((await answer.json()) as Mia[]) : []
  for (const { id, texto, idioma, estado } of mine) {
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
      const no = createButton(t.no, start)
      actions.replaceChildren(no, createButton(t.seguro, remove))
      no.focus()
    }
    const start = () => {
      const first = createButton(t.borrar, ask)
      const had = actions.contains(document.activeElement)
      actions.replaceChildren(first)
      if (had) first.focus()
    }
    const remove = async () => {
      const gone = await deletePost(id).catch(() => false)
      if (!gone) return say('mal', t.sinRed)
      item.remove()
      section.hidden = list.children.length === 0
      say('bien', t.borrado)
    }
    start()
    item.append(words, actions)
    list.append(item)
  }
  section.hidden = mine.length === 0
}
