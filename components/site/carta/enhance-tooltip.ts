/** Between leaving the drawings and reaching their names the pointer may take its time. */
const GRACE_MS = 180

/**
 * The names of a row's drawings where the pointer rests or a finger taps. They stay while the pointer is on them,
 * Escape puts them away (WCAG 1.4.13). Those who listen hear them in the row itself.
 */
export function addTooltip(root: HTMLElement) {
  const tip = document.createElement('div')
  if (!('showPopover' in tip)) return
  tip.popover = 'manual'
  tip.dataset.globo = ''
  tip.setAttribute('aria-hidden', 'true')
  root.append(tip)
  let lista: Element | null = null
  let timer = 0

  const closeTip = () => {
    clearTimeout(timer)
    if (lista) tip.hidePopover()
    lista = null
  }
  const openTip = (de: Element) => {
    clearTimeout(timer)
    if (lista === de) return
    closeTip()
    // The browser's own tip would stand in the same place.
    for (const item of de.querySelectorAll('li[title]')) item.removeAttribute('title')
    tip.replaceChildren(
      ...[...de.querySelectorAll('li')].map((item) => {
        const line = document.createElement('div')
        line.textContent = item.textContent
        if (item.lang) line.lang = item.lang
        return line
      }),
    )
    lista = de
    tip.showPopover()
    const at = de.getBoundingClientRect()
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
    const de = drawingListAt(target)
    if (de && !areNamesShown()) openTip(de)
  })
  root.addEventListener('pointerout', ({ target, pointerType }) => {
    if (pointerType === 'touch' || !lista) return
    if (drawingListAt(target) || (target instanceof Node && tip.contains(target))) {
      clearTimeout(timer)
      timer = window.setTimeout(closeTip, GRACE_MS)
    }
  })
  document.addEventListener('click', ({ target }) => {
    const de = drawingListAt(target)
    if (de && de !== lista && !areNamesShown()) openTip(de)
    else if (!(target instanceof Node && tip.contains(target))) closeTip()
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') closeTip()
  })
}
