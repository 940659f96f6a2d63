/**
 * Back closes what lies over a page instead of leaving it. While anything is open there is one entry more in the history;
 * it is gone again when all is closed, however that comes about.
 */
/** `link`: because a link inside was pressed. */
type Close = (how: 'back' | 'link') => void

/** In the state of the entry, which outlives a reload. */
const MARK = 'almaSheet'

let open: Close[] = []
/** A link inside was pressed: what was open then. */
let pressed: Close[] | null = null
/** An own step back is under way. */
let isLeaving = false
/** Where to go after it. */
let destination: string | null = null
/** The address of the page, where it has changed since. */
let address: string | null = null
let isListening = false

const { pushState, replaceState } = History.prototype
const isMarked = (): boolean => history.state?.[MARK] === true

/** The native methods: Next's own would render the page again. */
function push(): void {
  address = null
  if (isMarked()) return
  // A step back would undo what closing has scrolled to.
  history.scrollRestoration = 'manual'
  pushState.call(history, { ...history.state, [MARK]: true }, '')
}

function stepBack(): void {
  if (!isMarked()) return
  isLeaving = true
  history.back()
}

/** Changes the address of the page, whether or not something is open over it. */
export function replaceAddress(url: string): void {
  replaceState.call(history, history.state, '', url)
  if (isMarked()) address = location.href
}

const restoreScroll = () => {
  history.scrollRestoration = 'auto'
}

function onPopState(event: PopStateEvent): void {
  const isOwn = isLeaving
  if (!isOwn && open.length === 0) return
  event.stopImmediatePropagation()
  isLeaving = false
  if (address) replaceState.call(history, history.state, '', address)
  address = null
  if (destination) {
    restoreScroll()
    location.assign(destination)
    destination = null
  } else if (isOwn && open.length > 0) push()
  else setTimeout(restoreScroll)
  if (isOwn) return
  const closing = open
  open = []
  for (const close of closing) close('back')
}

/** The link of a plain click that leads to another address of this site. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.origin !== location.origin || event.button !== 0 || link.download)
    return null
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey ? null : link
}

/** Before anybody hears of the press: what closes by it must not step back under the new page. */
function onPress(event: MouseEvent): void {
  if (open.length === 0 || !linkOf(event)) return
  pressed = open
  open = []
}

function onFollow(event: MouseEvent): void {
  if (!pressed) return
  const left = pressed
  pressed = null
  const link = linkOf(event)
  if (event.defaultPrevented || !link) {
    open = left
    if (left.length === 0) stepBack()
    return
  }
  for (const close of left) close('link')
  if (!isMarked()) return
  event.preventDefault()
  destination = link.href
  stepBack()
}

function listen(): void {
  if (isListening) return
  isListening = true
  addEventListener('popstate', onPopState, true)
  addEventListener('click', onPress, true)
  addEventListener('click', onFollow)
}

/** Lets Back call `close`, until the function that comes back is called. */
export function holdBack(close: Close): () => void {
  listen()
  if (open.length === 0 && !isLeaving) push()
  open.push(close)
  return () => {
    const others = (all: Close[]) => all.filter((one) => one !== close)
    if (pressed) pressed = others(pressed)
    if (!open.includes(close)) return
    open = others(open)
    if (open.length === 0) stepBack()
  }
}

/**
 * Lets Back close a dialog or a popover whenever it is open, whoever opens it. Who listens to the history too calls this
 * first: not every browser hears those who capture before the others.
 */
export function closeOnBack(sheet: HTMLElement): void {
  listen()
  const dialog = sheet instanceof HTMLDialogElement ? sheet : null
  const isOpen = () => (dialog ? dialog.open : sheet.matches(':popover-open'))
  const close = () => (dialog ? dialog.close() : sheet.hidePopover())
  let release: (() => void) | null = null
  const settle = () => {
    if (isOpen() === (release !== null)) return
    const wasHeld = release
    release = null
    if (wasHeld) wasHeld()
    else release = holdBack(close)
  }
  // Not every browser tells of a dialog that opens.
  if (dialog) new MutationObserver(settle).observe(dialog, { attributeFilter: ['open'] })
  else sheet.addEventListener('toggle', settle)
  settle()
}
