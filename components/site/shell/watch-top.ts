/** While the mark at the top of the page is visible the header is transparent (§2). No scroll listener. */
export function watchTop(): void {
  const mark = document.querySelector('[data-cima]')
  if (!mark) return
  new IntersectionObserver(([entry]) => {
    document.documentElement.toggleAttribute('data-bajado', entry?.isIntersecting === false)
  }).observe(mark)
}
