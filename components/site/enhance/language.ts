/** The links to other languages keep the present query. */
export function keepQuery(element: ParentNode): void {
  for (const link of element.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) link.search = location.search
}

/** Keeps them also when the query changes without a page load. */
export function enhance(element: HTMLElement): void {
  const keep = () => keepQuery(element)
  keep()
  for (const touch of ['pointerover', 'focusin', 'click']) element.addEventListener(touch, keep, true)
}
