/** Where somebody is typing, so that a form whose fields are made anew goes on from there. */
export type Focus = { id: string; start: number | null; end: number | null }

export const SAVE_BUTTON = 'guardar'

const hasCaret = (node: Element | null): node is HTMLInputElement | HTMLTextAreaElement =>
  node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement

/** The field of the form that holds the focus; null when none does. */
export function readFocus(form: HTMLFormElement): Focus | null {
  const node = document.activeElement
  if (!node?.id || !form.contains(node)) return null
  return hasCaret(node)
    ? { id: node.id, start: node.selectionStart, end: node.selectionEnd }
    : { id: node.id, start: null, end: null }
}

/** Puts the focus and the caret back, without moving the page. */
export function giveFocus({ id, start, end }: Focus): void {
  const node = document.getElementById(id)
  node?.focus({ preventScroll: true })
  if (hasCaret(node) && start !== null) node.setSelectionRange(start, end)
}

/** After a save the form is a new one: the focus goes where it was, or to the button that saved, unless it is elsewhere. */
export function keepFocus(left: Focus | null): void {
  if (document.activeElement !== document.body) return
  giveFocus(left ?? { id: SAVE_BUTTON, start: null, end: null })
}
