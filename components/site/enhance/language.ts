/** The page in another language answers the question that stands in the address now. */
export function keepQuery(element: ParentNode): void {
  for (const link of element.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) link.search = location.search
}

/** The page in another language answers the same question, also when the question was changed without a new page. */
export function enhance(element: HTMLElement): void {
  const keep = () => keepQuery(element)
  keep()
  for (const touch of ['pointerover', 'focusin', 'click']) element.addEventListener(touch, keep, true)
}
