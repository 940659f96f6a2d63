/** Less than this is a tap with a trembling finger. Pixels. */
const SWIPE_PX = 48

/**
 * The lightbox: a native modal dialog, so Escape closes it and the focus goes back to the picture it came from. Arrow
 * keys, buttons and a sideways swipe turn the pages; the pictures are copies of those on the page.
 */
export function enhance(galeria: HTMLElement): void {
  const visor = galeria.querySelector('dialog')
  const canvas = visor?.querySelector<HTMLElement>('[data-lienzo]')
  const cuenta = visor?.querySelector<HTMLElement>('[data-cuenta]')
  const fotos = [...galeria.querySelectorAll<HTMLAnchorElement>('a[data-foto]')]
  if (!visor || !canvas || !cuenta || fotos.length === 0) return
  // The page behind stays where it is.
  const { style } = document.documentElement
  let en = 0

  const show = (n: number, from: string) => {
    en = (n + fotos.length) % fotos.length
    const foto = fotos[en]
    const picture = foto?.querySelector('svg, img')?.cloneNode(true)
    if (!foto || !(picture instanceof Element)) return
    picture.removeAttribute('class')
    picture.removeAttribute('loading')
    const caption = foto.closest('figure')?.querySelector('figcaption')?.cloneNode(true)
    canvas.replaceChildren(picture, ...(caption ? [caption] : []))
    canvas.style.setProperty('--desde', from)
    cuenta.textContent = (cuenta.dataset.cuenta ?? '')
      .replace('{n}', String(en + 1))
      .replace('{total}', String(fotos.length))
  }
  const turnPage = (step: number) => show(en + step, step > 0 ? '32px' : '-32px')

  for (const [n, foto] of fotos.entries()) {
    foto.setAttribute('aria-haspopup', 'dialog')
    foto.addEventListener('click', (event) => {
      // A new tab is the reader's own wish.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      show(n, '0px')
      visor.showModal()
      style.overflow = 'hidden'
    })
  }

  const on = (what: string, turn: () => void) =>
    visor.querySelector(`[data-${what}]`)?.addEventListener('click', turn)
  on('anterior', () => turnPage(-1))
  on('siguiente', () => turnPage(1))
  on('cerrar', () => visor.close())
  visor.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') turnPage(-1)
    else if (key === 'ArrowRight') turnPage(1)
    else if (key === 'Home') show(0, '-32px')
    else if (key === 'End') show(fotos.length - 1, '32px')
  })
  visor.addEventListener('close', () => {
    style.overflow = ''
  })

  let desde: { x: number; y: number } | null = null
  canvas.addEventListener('pointerdown', ({ isPrimary, clientX: x, clientY: y }) => {
    // A second finger is a pinch, not a swipe.
    desde = isPrimary ? { x, y } : null
  })
  canvas.addEventListener('pointerup', ({ clientX, clientY }) => {
    if (!desde) return
    const [dx, dy] = [clientX - desde.x, clientY - desde.y]
    desde = null
    if (Math.abs(dx) > SWIPE_PX && Math.abs(dx) > 1.5 * Math.abs(dy)) turnPage(dx < 0 ? 1 : -1)
  })
  canvas.addEventListener('pointercancel', () => {
    desde = null
  })
}
