/** Between leaving the drawings and reaching their names the pointer may take its time. */
const GRACIA = 180

/**
 * The names of a row's drawings where the pointer rests or a finger taps. They stay while the pointer is on them,
 * Escape puts them away (WCAG 1.4.13). Those who listen hear them in the row itself.
 */
export function globo(raiz: HTMLElement) {
  const tip = document.createElement('div')
  if (!('showPopover' in tip)) return
  tip.popover = 'manual'
  tip.dataset.globo = ''
  tip.setAttribute('aria-hidden', 'true')
  raiz.append(tip)
  let lista: Element | null = null
  let timer = 0

  const cerrar = () => {
    clearTimeout(timer)
    if (lista) tip.hidePopover()
    lista = null
  }
  const abrir = (de: Element) => {
    clearTimeout(timer)
    if (lista === de) return
    cerrar()
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
  const dibujos = (target: EventTarget | null) =>
    target instanceof Element ? target.closest('article:not([data-firma]) > ul') : null
  const escritos = () => raiz.querySelector('[data-nombres]:checked') !== null

  raiz.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch') return
    if (target instanceof Node && tip.contains(target)) clearTimeout(timer)
    const de = dibujos(target)
    if (de && !escritos()) abrir(de)
  })
  raiz.addEventListener('pointerout', ({ target, pointerType }) => {
    if (pointerType === 'touch' || !lista) return
    if (dibujos(target) || (target instanceof Node && tip.contains(target))) {
      clearTimeout(timer)
      timer = window.setTimeout(cerrar, GRACIA)
    }
  })
  document.addEventListener('click', ({ target }) => {
    const de = dibujos(target)
    if (de && de !== lista && !escritos()) abrir(de)
    else if (!(target instanceof Node && tip.contains(target))) cerrar()
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') cerrar()
  })
}
