/** Less than this is a tap with a trembling finger. Pixels. */
const TIRON = 48

/**
 * The lightbox: a native modal dialog, so Escape closes it and the focus goes back to the picture it came from. Arrow
 * keys, buttons and a sideways swipe turn the pages; the pictures are copies of those on the page.
 */
export function mejorar(galeria: HTMLElement): void {
  const visor = galeria.querySelector('dialog')
  const lienzo = visor?.querySelector<HTMLElement>('[data-lienzo]')
  const cuenta = visor?.querySelector<HTMLElement>('[data-cuenta]')
  const fotos = [...galeria.querySelectorAll<HTMLAnchorElement>('a[data-foto]')]
  if (!visor || !lienzo || !cuenta || fotos.length === 0) return
  // The page behind stays where it is.
  const { style } = document.documentElement
  let en = 0

  const poner = (n: number, desde: string) => {
    en = (n + fotos.length) % fotos.length
    const foto = fotos[en]
    const picture = foto?.querySelector('svg, img')?.cloneNode(true)
    if (!foto || !(picture instanceof Element)) return
    picture.removeAttribute('class')
    picture.removeAttribute('loading')
    const caption = foto.closest('figure')?.querySelector('figcaption')?.cloneNode(true)
    lienzo.replaceChildren(picture, ...(caption ? [caption] : []))
    lienzo.style.setProperty('--desde', desde)
    cuenta.textContent = (cuenta.dataset.cuenta ?? '')
      .replace('{n}', String(en + 1))
      .replace('{total}', String(fotos.length))
  }
  const pasar = (paso: number) => poner(en + paso, paso > 0 ? '32px' : '-32px')

  for (const [n, foto] of fotos.entries()) {
    foto.setAttribute('aria-haspopup', 'dialog')
    foto.addEventListener('click', (event) => {
      // A new tab is the reader's own wish.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      poner(n, '0px')
      visor.showModal()
      style.overflow = 'hidden'
    })
  }

  const on = (what: string, turn: () => void) =>
    visor.querySelector(`[data-${what}]`)?.addEventListener('click', turn)
  on('anterior', () => pasar(-1))
  on('siguiente', () => pasar(1))
  on('cerrar', () => visor.close())
  visor.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') pasar(-1)
    else if (key === 'ArrowRight') pasar(1)
    else if (key === 'Home') poner(0, '-32px')
    else if (key === 'End') poner(fotos.length - 1, '32px')
  })
  visor.addEventListener('close', () => {
    style.overflow = ''
  })

  let desde: { x: number; y: number } | null = null
  lienzo.addEventListener('pointerdown', ({ isPrimary, clientX: x, clientY: y }) => {
    // A second finger is a pinch, not a swipe.
    desde = isPrimary ? { x, y } : null
  })
  lienzo.addEventListener('pointerup', ({ clientX, clientY }) => {
    if (!desde) return
    const [dx, dy] = [clientX - desde.x, clientY - desde.y]
    desde = null
    if (Math.abs(dx) > TIRON && Math.abs(dx) > 1.5 * Math.abs(dy)) pasar(dx < 0 ? 1 : -1)
  })
  lienzo.addEventListener('pointercancel', () => {
    desde = null
  })
}
