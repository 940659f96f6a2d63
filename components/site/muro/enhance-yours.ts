import { createButton, createElement } from '../enhance/element.ts'

export type Labels = Record<
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

type OwnPost = {
  id: string
  texto: string
  idioma: string
  estado: 'pendiente' | 'publicada' | 'rechazada' | 'retirada'
}

async function deletePost(id: string): Promise<boolean> {
  const answer = await fetch('/api/experiencias/borrar', {
    method: 'POST',
    body: new URLSearchParams({ id }),
  })
  return answer.ok
}

/** Deleting asks twice, with the focus on the safe answer. */
export async function showOwnPosts(
  inside: HTMLElement,
  t: Labels,
  say: (tone: 'bien' | 'mal', text: string) => void,
): Promise<void> {
  const section = inside.querySelector<HTMLElement>('[data-tuyas]')
  const list = section?.querySelector('ul')
  if (!section || !list) return
  const answer = await fetch('/api/experiencias', { cache: 'no-store' })
  const mine = answer.ok ? ((await answer.json()) as OwnPost[]) : []
  for (const { id, texto: text, idioma, estado } of mine) {
    const words = createElement(
      'div',
      {},
      createElement('p', { lang: idioma }, text),
      createElement('small', {}, t[estado]),
    )
    const actions = createElement('div')
    const item = createElement('li', {}, words, actions)
    const ask = () => {
      const no = createButton(t.no, {}, start)
      actions.replaceChildren(no, createButton(t.seguro, {}, remove))
      no.focus()
    }
    const start = () => {
      const first = createButton(t.borrar, {}, ask)
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
    list.append(item)
  }
  section.hidden = mine.length === 0
}
