import { quien } from './quien.ts'

/** The header's way to one's own page, which kept pages hide, with the guest's picture where there is one. */
function icono(link: HTMLElement, avatar: string | null): void {
  link.hidden = false
  if (!avatar) return
  const picture = new Image(28, 28)
  picture.alt = ''
  picture.style.cssText = 'border-radius:50%;object-fit:cover;width:28px;height:28px'
  picture.addEventListener('load', () => link.replaceChildren(picture))
  picture.setAttribute('src', avatar)
}

/** What the page shows to whoever is signed in: the header's icon, or the inside of one's own page. */
export function mejorar(element: HTMLElement): void {
  quien().then((usuario) => {
    if (!usuario) return
    if (element.dataset.perfil !== undefined) {
      icono(element, usuario.avatar)
      return
    }
    const title = element.querySelector('[data-nombre]')
    if (title && element.dataset.hola)
      title.textContent = element.dataset.hola.replace('{nombre}', usuario.nombre)
    for (const part of element.querySelectorAll<HTMLElement>('[data-fuera], [data-dentro]'))
      part.hidden = part.dataset.fuera !== undefined
  })
}
