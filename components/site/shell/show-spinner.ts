/** Shorter waits show no spinner. Milliseconds. */
const DELAY_MS = 300

function leaves(event: MouseEvent): boolean {
  const link = event.target instanceof Element && event.target.closest('a')
  return (
    !!link &&
    !(event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || link.target) &&
    link.origin === location.origin &&
    !(link.hash && link.pathname === location.pathname)
  )
}

/** §2: the spinner while the next page loads. */
export function showSpinner(): void {
  // The form of a waiting list has that name too, and is not hidden.
  const spinner = document.querySelector<HTMLElement>('[data-espera][hidden]')
  if (!spinner) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (waiting: boolean) => {
    spinner.hidden = !waiting
  }
  document.addEventListener('click', (event) => {
    if (!leaves(event)) return
    clearTimeout(timer)
    timer = setTimeout(wait, DELAY_MS, true)
  })
  // A page from the browser's memory is complete.
  addEventListener('pageshow', () => {
    clearTimeout(timer)
    wait(false)
  })
}
