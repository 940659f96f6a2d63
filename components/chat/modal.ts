import { holdBack } from '@/components/ui/close-on-back.ts'

/**
 * The window over the whole of a small screen: alone in the page, which does not scroll, with the focus inside. Back closes
 * it, and a link inside minimises it. Runs after the window is painted, because it restyles every element of the page.
 *
 * @returns what takes all of this back
 */
export function makeModal(dialog: HTMLDialogElement, close: () => void, minimise: () => void): () => void {
  const { documentElement: html, body, activeElement } = document
  const others = [...body.children].filter(
    (each): each is HTMLElement => each instanceof HTMLElement && !each.contains(dialog) && !each.inert,
  )
  for (const each of others) each.inert = true
  html.style.overflow = 'hidden'
  // A modal dialog takes the focus: it stays where it is, or comes to the window itself.
  const focused =
    activeElement instanceof HTMLElement && dialog.contains(activeElement) ? activeElement : dialog
  dialog.removeAttribute('open')
  dialog.showModal()
  focused.focus({ preventScroll: true })
  // Android's own step back. The second time a browser closes the dialog whatever is said.
  const onCancel = (event: Event) => {
    event.preventDefault()
    close()
  }
  dialog.addEventListener('cancel', onCancel)
  dialog.addEventListener('close', close)
  const release = holdBack((how) => (how === 'link' ? minimise() : close()))
  return () => {
    release()
    dialog.removeEventListener('cancel', onCancel)
    dialog.removeEventListener('close', close)
    for (const each of others) each.inert = false
    html.style.overflow = ''
    if (!dialog.isConnected) return
    dialog.close()
    dialog.setAttribute('open', '')
  }
}
