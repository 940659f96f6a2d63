import { fill } from '@/lib/i18n/fill-text.ts'
import { currentUser } from '../enhance/who.ts'

/** The header's link to the profile, hidden on cached pages. */
function showIcon(link: HTMLElement, avatar: string | null): void {
  link.hidden = false
  if (!avatar) return
  const picture = new Image(28, 28)
  picture.alt = ''
  picture.style.cssText = 'border-radius:50%;object-fit:cover;width:28px;height:28px'
  picture.addEventListener('load', () => link.replaceChildren(picture))
  picture.setAttribute('src', avatar)
}

/** Takes the bookings from a page rendered for this visit. */
async function showReservas(place: HTMLElement | null): Promise<void> {
  if (!place?.dataset.reservas) return
  const answer = await fetch(place.dataset.reservas)
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const own = page.querySelector('[data-reservas=""]')
  if (own) place.replaceChildren(...own.childNodes)
}

export function enhance(element: HTMLElement): void {
  currentUser().then((user) => {
    if (!user) return
    if (element.dataset.perfil !== undefined) {
      showIcon(element, user.avatar)
      return
    }
    const title = element.querySelector('[data-nombre]')
    if (title && element.dataset.hola) title.textContent = fill(element.dataset.hola, { nombre: user.nombre })
    for (const part of element.querySelectorAll<HTMLElement>('[data-fuera], [data-dentro]'))
      part.hidden = part.dataset.fuera !== undefined
    // §6: it only shows the link; the back office itself decides who may enter.
    const casa = element.querySelector<HTMLElement>('[data-casa]')
    if (casa) casa.hidden = !user.isAdmin
    showReservas(element.querySelector('[data-reservas]')).catch(console.error)
  })
}
