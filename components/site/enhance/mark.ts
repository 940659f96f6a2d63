/** Shows or clears the error below a field; `text` replaces the page's own. */
export function markField(control: HTMLElement, bad: boolean, text?: string): void {
  const error = document.getElementById(`${control.id}-aviso`)
  const hint = document.getElementById(`${control.id}-ayuda`)
  if (!error) return
  error.hidden = !bad
  const words = error.querySelector('span')
  if (words && text) words.textContent = text
  const described = [hint?.id, bad ? error.id : ''].filter(Boolean).join(' ')
  if (described) control.setAttribute('aria-describedby', described)
  else control.removeAttribute('aria-describedby')
  // Only a control can be invalid; for a group there is just the description.
  if (bad && control.matches('input, select, textarea')) control.setAttribute('aria-invalid', 'true')
  else control.removeAttribute('aria-invalid')
}
