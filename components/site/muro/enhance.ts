import { fill } from '@/lib/i18n/fill-text.ts'
import { currentUser } from '../enhance/who.ts'
import { type Labels, showOwnPosts } from './enhance-yours.ts'

export function enhance(corner: HTMLElement): void {
  const find = (what: string) => corner.querySelector<HTMLElement>(what)
  const form = corner.querySelector('form')
  const [notice, invitation, inside] = [find('[data-aviso]'), find('[data-invita]'), find('[data-dentro]')]
  if (!form || !notice || !invitation || !inside) return
  const t = JSON.parse(corner.dataset.textos ?? '{}') as Labels

  const say = (tone: 'bien' | 'mal', text: string) => {
    notice.hidden = false
    notice.dataset.tipo = tone
    notice.textContent = text
    notice.focus()
  }
  const fieldNamed = (name: string) => {
    const field = form.elements.namedItem(name)
    return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null
  }
  countCharacters(form, fieldNamed('texto'), t)
  previewFoto(form, t)

  currentUser().then((user) => {
    if (!user) return
    const nombre = fieldNamed('nombre')
    if (nombre && !nombre.value) nombre.value = user.nombre
    find('[data-abrir]')?.addEventListener('click', (event) => {
      event.preventDefault()
      invitation.hidden = true
      inside.hidden = false
      fieldNamed('texto')?.focus()
    })
    showOwnPosts(inside, t, say)
  })

  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const button = form.querySelector<HTMLButtonElement>('button[type=submit]')
    if (button?.disabled) return
    const label = button?.innerHTML ?? ''
    if (button) {
      button.disabled = true
      button.textContent = t.enviando
    }
    try {
      const answer = await fetch(form.action, {
        method: 'POST',
        body: new FormData(form),
        headers: { accept: 'application/json' },
      })
      const { message = '' } = (await answer.json()) as { message?: string }
      if (answer.ok) {
        // Loads the page without JavaScript's state: it shows the result.
        location.assign(`${location.pathname}?enviado=1#muro`)
        return
      }
      say('mal', message || t.sinRed)
    } catch {
      say('mal', t.sinRed)
    }
    if (button) {
      button.disabled = false
      button.innerHTML = label
    }
  })
}

/** Screen readers hear the number only near the end. */
function countCharacters(
  form: HTMLFormElement,
  area: HTMLInputElement | HTMLTextAreaElement | null,
  t: Labels,
): void {
  const left = form.querySelector<HTMLElement>('[data-quedan]')
  if (!area || !left) return
  const change = () => {
    const n = area.maxLength - area.value.length
    left.textContent = fill(t.quedan, { n })
    if (n <= 20) left.setAttribute('aria-live', 'polite')
    else left.removeAttribute('aria-live')
  }
  area.addEventListener('input', change)
  if (area.value) change()
}

/** Asks for the consent only with a photo. */
function previewFoto(form: HTMLFormElement, t: Labels): void {
  const file = form.querySelector<HTMLInputElement>('input[type=file]')
  const box = form.querySelector<HTMLInputElement>('input[name=consentimiento]')
  const preview = form.querySelector<HTMLElement>('[data-vista]')
  if (!file || !box || !preview) return
  const change = () => {
    const chosen = file.files?.[0]
    box.required = Boolean(chosen)
    const label = box.closest('label')
    if (label) label.hidden = !chosen
    for (const old of preview.querySelectorAll('img')) URL.revokeObjectURL(old.src)
    preview.hidden = !chosen
    preview.replaceChildren()
    if (!chosen) return
    const picture = new Image()
    picture.alt = t.vista
    picture.setAttribute('src', URL.createObjectURL(chosen))
    preview.append(picture)
  }
  file.addEventListener('change', change)
  change()
}
