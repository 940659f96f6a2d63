import { createElement } from '../enhance/element.ts'
import type { Touch } from '../enhance/touch.ts'

/** The pointer has this long to move from the drawings to their names. Milliseconds. */
const GRACE_MS = 180

/**
 * Names of a row's allergens on hover or tap. They stay while the pointer is on them, and Escape hides them (WCAG
 * 1.4.13). Screen readers read them in the row itself.
 */
export function addTooltip(root: HTMLElement, touch?: Touch) {
  const tip = createElement('div', { popover: 'manual', 'data-globo': true, 'aria-hidden': 'true' })
  if (!('showPopover' in tip)) return
  root.append(tip)
  let current: Element | null = null
  let timer = 0
  /** The names were there when the press began: only then does its end put them away. */
  let openAtPress = false

  const closeTip = () => {
    clearTimeout(timer)
    if (current) tip.hidePopover()
    current = null
  }
  const openTip = (list: Element) => {
    clearTimeout(timer)
    if (current === list) return
    closeTip()
    tip.replaceChildren(
      ...[...list.querySelectorAll('li')].map((item) =>
        createElement('div', { lang: item.lang || null }, item.textContent),
      ),
    )
    current = list
    tip.showPopover()
    const at = list.getBoundingClientRect()
    const left = Math.min(at.left, document.documentElement.clientWidth - tip.offsetWidth - 12)
    const below = at.bottom + 6 + tip.offsetHeight < innerHeight
    tip.style.left = `${Math.max(12, left) + scrollX}px`
    tip.style.top = `${(below ? at.bottom + 6 : at.top - tip.offsetHeight - 6) + scrollY}px`
  }
  const drawingListAt = (target: EventTarget | null) =>
    target instanceof Element ? target.closest('article:not([data-firma]) > ul') : null
  const areNamesShown = () => root.querySelector('[data-nombres]:checked') !== null

  root.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch') return
    if (target instanceof Node && tip.contains(target)) clearTimeout(timer)
    const list = drawingListAt(target)
    if (list && !areNamesShown()) openTip(list)
  })
  root.addEventListener('pointerout', ({ target, pointerType }) => {
    if (pointerType === 'touch' || !current) return
    if (drawingListAt(target) || (target instanceof Node && tip.contains(target))) {
      clearTimeout(timer)
      timer = window.setTimeout(closeTip, GRACE_MS)
    }
  })
  document.addEventListener('pointerdown', ({ target }) => {
    openAtPress = current !== null && drawingListAt(target) === current
  })
  document.addEventListener('click', ({ target }) => {
    const list = drawingListAt(target)
    if (list && !openAtPress && !areNamesShown()) openTip(list)
    else if (!(target instanceof Node && tip.contains(target))) closeTip()
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') closeTip()
  })
  // The tap that loaded this code may have ended before it could be heard. A finger rests on nothing, a mouse may have left.
  const tapped = drawingListAt(touch?.target ?? null)
  if (tapped && !areNamesShown() && (touch?.pointerType === 'touch' || tapped.matches(':hover')))
    openTip(tapped)
}
