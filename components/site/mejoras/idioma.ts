/** The page in another language answers the same question, also when the question was changed without a new page. */
export function mejorar(element: HTMLElement): void {
  const keep = () => {
    for (const link of element.querySelectorAll<HTMLAnchorElement>('a[hreflang]'))
      link.search = location.search
  }
  keep()
  for (const touch of ['pointerover', 'focusin', 'click']) element.addEventListener(touch, keep, true)
}
