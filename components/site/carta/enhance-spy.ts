/** Marks the section that is being read, in the menu of sections. */
export function enhance(menu: HTMLElement): void {
  // A section is being read while it is in a band below the header.
  const links = new Map<Element | null | undefined, HTMLAnchorElement>(
    [...menu.querySelectorAll('a')].map((link) => [
      document.querySelector(link.hash)?.closest('section'),
      link,
    ]),
  )
  let current: HTMLElement | undefined
  const watch = new IntersectionObserver(
    (entries) => {
      const entered = entries.findLast((entry) => entry.isIntersecting)
      const next = entered && links.get(entered.target)
      if (!next) return
      current?.removeAttribute('aria-current')
      next.setAttribute('aria-current', 'true')
      next.closest('ul')?.scrollTo({ left: next.offsetLeft - 24, behavior: 'smooth' })
      current = next
    },
    { rootMargin: '-20% 0px -70%' },
  )
  for (const section of links.keys()) if (section) watch.observe(section)
}
