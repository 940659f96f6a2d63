import type { Page } from '@playwright/test'

/**
 * What of the drawn scene lies behind a text of the home page: "lemon: Carta", "glint: Cava". The sun is the circle of its
 * drawing, a glint the box of its cut; both where the browser paints them.
 */
export const textsOverDrawing = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    type Box = { left: number; top: number; right: number; bottom: number }
    const drawings = new Map<string, Promise<Document>>()
    const drawingOf = (use: Element) => {
      const [file = '', id = ''] = (use.getAttribute('href') ?? '').split('#')
      const read =
        drawings.get(file) ??
        fetch(file).then(async (a) => new DOMParser().parseFromString(await a.text(), 'image/svg+xml'))
      drawings.set(file, read)
      return read.then((drawing) => drawing.querySelector(`#${id}`))
    }
    const main = document.querySelector('main')
    if (!main) return ['no page']
    // Everything is read first: what is measured belongs to one moment.
    const uses = await Promise.all(
      [...main.querySelectorAll<SVGGraphicsElement>('svg use')].map(async (use) => ({
        use,
        drawing: await drawingOf(use),
      })),
    )
    await document.fonts.ready
    await new Promise(requestAnimationFrame)
    const texts: { words: string; box: Box }[] = []
    // Tonight's line lies on calm water, over every glint. It is there when the day of the test is the day of the clock.
    const calm = main.querySelector('[data-de*="/api/mesas"]')
    const isOpaque = calm !== null && getComputedStyle(calm).backgroundColor !== 'rgba(0, 0, 0, 0)'
    for (const element of main.querySelectorAll('h1, p, nav a, dt, dd, [hreflang]')) {
      if (isOpaque && calm?.contains(element)) continue
      const range = document.createRange()
      range.selectNodeContents(element)
      for (const box of range.getClientRects())
        if (box.width > 2 && box.height > 2) {
          // Lines are higher than their letters.
          const air = box.height * (element.tagName === 'H1' ? 0.2 : 0.22)
          texts.push({
            words: element.textContent?.trim().slice(0, 24) ?? '',
            box: { left: box.left, right: box.right, top: box.top + air, bottom: box.bottom - air },
          })
        }
    }
    const found = new Set<string>()
    for (const { use, drawing } of uses) {
      const svg = use.closest('svg')
      const matrix = use.getScreenCTM()
      if (!svg || !matrix || !svg.checkVisibility()) continue
      const id = use.getAttribute('href')?.split('#')[1] ?? ''
      const at = (x: number, y: number) => new DOMPoint(x, y).matrixTransform(matrix)
      if (id === 'sol') {
        const circle = drawing?.querySelector('circle')
        const [x, y, r] = ['cx', 'cy', 'r'].map((name) => Number(circle?.getAttribute(name)))
        const centre = at(x ?? 0, y ?? 0)
        const radius = (r ?? 0) * matrix.a
        const horizon = svg.getBoundingClientRect().bottom
        for (const { words, box } of texts) {
          const bottom = Math.min(box.bottom, horizon)
          const dx = Math.max(box.left - centre.x, 0, centre.x - box.right)
          const dy = Math.max(box.top - centre.y, 0, centre.y - bottom)
          if (box.top < horizon && Math.hypot(dx, dy) < radius) found.add(`lemon: ${words}`)
        }
      }
      if (/^o\d$/.test(id))
        for (const path of drawing?.querySelectorAll('path') ?? [])
          for (const cut of path.getAttribute('d')?.match(/M[^M]+/g) ?? []) {
            const n = cut.match(/-?[\d.]+/g)?.map(Number) ?? []
            const from = at(n[0] ?? 0, Math.min(n[1] ?? 0, n[3] ?? 0))
            const to = at(n[4] ?? 0, Math.max(n[1] ?? 0, n[3] ?? 0))
            for (const { words, box } of texts)
              if (from.x < box.right && to.x > box.left && from.y < box.bottom && to.y > box.top)
                found.add(`glint: ${words}`)
          }
    }
    return [...found]
  })
