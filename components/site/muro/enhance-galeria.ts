import { closeOnBack } from '@/components/ui/close-on-back.ts'
import { fill } from '@/lib/i18n/fill-text.ts'

/** Less is a tap. Pixels. */
const SWIPE_PX = 48

/** A native modal dialog: Escape and Back close it and the focus returns. The pictures are copies of those on the page. */
export function enhance(gallery: HTMLElement): void {
  const lightbox = gallery.querySelector('dialog')
  const canvas = lightbox?.querySelector<HTMLElement>('[data-lienzo]')
  const counter = lightbox?.querySelector<HTMLElement>('[data-cuenta]')
  const fotos = [...gallery.querySelectorAll<HTMLAnchorElement>('a[data-foto]')]
  if (!lightbox || !canvas || !counter || fotos.length === 0) return
  closeOnBack(lightbox)
  // Stops the page behind from scrolling.
  const { style } = document.documentElement
  let index = 0

  const show = (n: number, from: string) => {
    index = (n + fotos.length) % fotos.length
    const foto = fotos[index]
    const picture = foto?.querySelector('svg, img')?.cloneNode(true)
    if (!foto || !(picture instanceof Element)) return
    picture.removeAttribute('class')
    picture.removeAttribute('loading')
    const caption = foto.closest('figure')?.querySelector('figcaption')?.cloneNode(true)
    canvas.replaceChildren(picture, ...(caption ? [caption] : []))
    canvas.style.setProperty('--desde', from)
    counter.textContent = fill(counter.dataset.cuenta ?? '', { n: index + 1, total: fotos.length })
  }
  const turnPage = (step: number) => show(index + step, step > 0 ? '32px' : '-32px')

  for (const [n, foto] of fotos.entries()) {
    foto.setAttribute('aria-haspopup', 'dialog')
    foto.addEventListener('click', (event) => {
      // The guest wants a new tab.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      show(n, '0px')
      lightbox.showModal()
      style.overflow = 'hidden'
    })
  }

  const on = (what: string, turn: () => void) =>
    lightbox.querySelector(`[data-${what}]`)?.addEventListener('click', turn)
  on('anterior', () => turnPage(-1))
  on('siguiente', () => turnPage(1))
  on('cerrar', () => lightbox.close())
  lightbox.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') turnPage(-1)
    else if (key === 'ArrowRight') turnPage(1)
    else if (key === 'Home') show(0, '-32px')
    else if (key === 'End') show(fotos.length - 1, '32px')
  })
  lightbox.addEventListener('close', () => {
    style.overflow = ''
  })

  let start: { x: number; y: number } | null = null
  canvas.addEventListener('pointerdown', ({ isPrimary, clientX: x, clientY: y }) => {
    // A second finger is a pinch, not a swipe.
    start = isPrimary ? { x, y } : null
  })
  canvas.addEventListener('pointerup', ({ clientX, clientY }) => {
    if (!start) return
    const [dx, dy] = [clientX - start.x, clientY - start.y]
    start = null
    if (Math.abs(dx) > SWIPE_PX && Math.abs(dx) > 1.5 * Math.abs(dy)) turnPage(dx < 0 ? 1 : -1)
  })
  canvas.addEventListener('pointercancel', () => {
    start = null
  })
}
