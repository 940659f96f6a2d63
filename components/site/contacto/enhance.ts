import { listProblems } from '../enhance/form-errors.ts'
import { markField } from '../enhance/mark.ts'

type Control = HTMLInputElement | HTMLTextAreaElement
type Refusal = { message?: unknown; errores?: unknown }

const TIMEOUT_MS = 12_000

const isControl = (element: Element | RadioNodeList | null): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/** A browser accepts white space as a value. */
const isValid = (control: Control): boolean =>
  control.validity.valid && !(control.required && control.value.trim() === '')

/** Sends the message in place, with errors beside their fields. Without this the form posts itself. */
export function enhance(element: HTMLElement): void {
  if (!(element instanceof HTMLFormElement)) return
  const form = element
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]')
  const general = form.querySelector<HTMLElement>('[data-fallo-general]')
  const status = form.parentElement?.querySelector<HTMLElement>('[data-estado]')
  const thanks = form.querySelector('[data-gracias]')
  if (!button || !general || !status || !thanks) return
  form.noValidate = true
  const send = button.textContent
  let busy = false
  let key = newKey()

  const controls = (): Control[] =>
    [...form.elements].filter(isControl).filter(({ id }) => id.startsWith('mensaje-'))
  const wait = (on: boolean) => {
    busy = on
    form.setAttribute('aria-busy', String(on))
    button.setAttribute('aria-disabled', String(on))
    button.textContent = on ? (form.dataset.enviando ?? send) : send
  }
  const showFailure = (text: string | undefined) => {
    general.textContent = text ?? form.dataset.fallo ?? ''
  }
  const again = () => {
    form.reset()
    key = newKey()
    status.replaceChildren()
    form.hidden = false
    controls()[0]?.focus()
  }
  const thank = () => {
    form.hidden = true
    status.replaceChildren(...[...thanks.children].map((child) => child.cloneNode(true)))
    status.querySelector('[data-otro]')?.addEventListener('click', (event) => {
      event.preventDefault()
      again()
    })
    status.focus()
  }
  const refused = (answer: Refusal) => {
    const found = (Array.isArray(answer.errores) ? answer.errores : []).flatMap(({ campo, message }) => {
      const control = form.elements.namedItem(String(campo))
      if (!isControl(control)) return []
      markField(control, true, String(message))
      return { control, text: String(message) }
    })
    listProblems(form, found)
    if (found.length === 0) showFailure(typeof answer.message === 'string' ? answer.message : undefined)
  }

  form.addEventListener('input', ({ target }) => {
    // Only fields already marked invalid are checked while typing.
    if (target instanceof Element && isControl(target) && target.hasAttribute('aria-invalid'))
      markField(target, !isValid(target))
  })

  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (busy) return
    showFailure('')
    for (const control of controls()) markField(control, !isValid(control))
    const bad = controls().filter((control) => !isValid(control))
    listProblems(
      form,
      bad.map((control) => ({
        control,
        text: document.getElementById(`${control.id}-aviso`)?.textContent?.trim() ?? '',
      })),
    )
    if (bad.length > 0) return
    wait(true)
    try {
      const answer = await fetch(form.action, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}) },
        body: JSON.stringify(Object.fromEntries(new FormData(form))),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (answer.ok) thank()
      else refused(await answer.json())
    } catch {
      showFailure(navigator.onLine ? undefined : form.dataset.sinConexion)
    } finally {
      wait(false)
    }
  })
}

/** One idempotency key per message. Browsers have `randomUUID` on https only. */
function newKey(): string | null {
  return typeof crypto.randomUUID === 'function' ? crypto.randomUUID() : null
}
