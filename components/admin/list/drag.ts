/** How far the pointer goes before a press becomes a drag: less is a tap, which opens the menu. */
const UMBRAL_PX = 5
/** Nearer than this to an edge of what scrolls, it scrolls along. */
const BORDE_PX = 56
const PASO_PX = 9

/** What scrolls around a row: the panel's content on wide screens, the page itself on a phone. */
function rodillo(node: HTMLElement): Element {
  for (let at = node.parentElement; at; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight) return at
  return document.scrollingElement ?? document.documentElement
}

type Arrastre = {
  /** Where the pointer went down. */
  y: number
  /** The rows among which it may be dropped, in their order, and which of them is held. */
  filas: readonly HTMLElement[]
  desde: number
  /** Called once: the place where it was dropped; null when it was a tap or was given up with Escape. */
  fin: (hasta: number | null, seMovio: boolean) => void
}

/**
 * Follows the pointer until it is let go. The rows are only shifted with transforms, never moved in the document: a
 * moved node loses the pointer in some browsers, and React keeps its own order.
 */
export function arrastrar({ y, filas, desde, fin }: Arrastre): void {
  const mia = filas[desde]
  if (!mia) return
  const scroller = rodillo(mia)
  const inicio = scroller.scrollTop
  const cajas = filas.map((fila) => fila.getBoundingClientRect())
  const alto = cajas[desde]?.height ?? 0
  let ahora = y
  let hasta = desde
  let activo = false
  let cuadro = 0

  const pintar = () => {
    const dy = ahora - y + scroller.scrollTop - inicio
    const centro = (cajas[desde]?.top ?? 0) + alto / 2 + dy
    hasta = cajas.filter((caja, i) => i !== desde && caja.top + caja.height / 2 < centro).length
    filas.forEach((fila, i) => {
      const salto = i === desde ? dy : i > desde && i <= hasta ? -alto : i < desde && i >= hasta ? alto : 0
      fila.style.transform = salto === 0 ? '' : `translateY(${salto}px)`
    })
  }
  const rodar = () => {
    const caja = scroller === document.scrollingElement ? null : scroller.getBoundingClientRect()
    const [arriba, abajo] = [caja?.top ?? 0, caja?.bottom ?? window.innerHeight]
    if (ahora < arriba + BORDE_PX) scroller.scrollTop -= PASO_PX
    else if (ahora > abajo - BORDE_PX) scroller.scrollTop += PASO_PX
    pintar()
    cuadro = requestAnimationFrame(rodar)
  }
  const mueve = (event: PointerEvent) => {
    ahora = event.clientY
    if (activo || Math.abs(ahora - y) < UMBRAL_PX) return
    activo = true
    mia.dataset.arrastrada = ''
    cuadro = requestAnimationFrame(rodar)
  }
  const acaba = (lugar: number | null) => {
    cancelAnimationFrame(cuadro)
    for (const fila of filas) fila.style.transform = ''
    delete mia.dataset.arrastrada
    oyentes.abort()
    fin(activo ? lugar : null, activo)
  }
  const oyentes = new AbortController()
  const { signal } = oyentes
  window.addEventListener('pointermove', mueve, { signal })
  window.addEventListener('pointerup', () => acaba(hasta), { signal })
  window.addEventListener('pointercancel', () => acaba(null), { signal })
  window.addEventListener('keydown', (event) => event.key === 'Escape' && acaba(null), { signal })
}
