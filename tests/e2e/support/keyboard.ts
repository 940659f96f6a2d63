import { expect, type Page } from '@playwright/test'

type Foco = { nombre: string; falta: string | null }

/** What holds the focus, in words, and why it cannot be seen where it is; null when it can. */
export const foco = (page: Page): Promise<Foco> =>
  page.evaluate(() => {
    const node = document.activeElement
    if (!(node instanceof HTMLElement) || node === document.body) return { nombre: '', falta: 'no focus' }
    const label =
      node instanceof HTMLInputElement || node instanceof HTMLSelectElement ? node.labels?.[0] : null
    const by = node.getAttribute('aria-labelledby')
    const text = node.getAttribute('aria-label') ?? (by ? document.getElementById(by) : (label ?? node))
    const nombre = (typeof text === 'string' ? text : (text?.textContent ?? '')).replace(/\s+/g, ' ').trim()
    const said = nombre || node.outerHTML.slice(0, 80)
    // A field without an edge of its own has it around the box it stands in.
    const marked = [node, node.parentElement].some((one) => {
      if (!one) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
    })
    // At the last stop of a date or an hour the browser marks the sign that opens its picker, and not the field.
    const picker = node instanceof HTMLInputElement && /^(date|time)$/.test(node.type)
    if (!marked && !picker) return { nombre: said, falta: 'nothing shows that it has the focus' }
    const { left, right, top, bottom } = node.getBoundingClientRect()
    const x = [left + 2, (left + right) / 2, right - 2]
    const y = [top + 2, (top + bottom) / 2, bottom - 2]
    // Under nothing, or under what belongs to it: WCAG 2.4.11 asks that not all of it be hidden.
    const seen = x.some((px) =>
      y.some((py) => {
        const at = document.elementFromPoint(px, py)
        return at !== null && (node.contains(at) || label?.contains(at) || at.contains(node))
      }),
    )
    return { nombre: said, falta: seen ? null : 'it is out of sight or under something' }
  })

/** The focus is on something that can be seen; answers its name. */
export async function enFoco(page: Page, name?: string | RegExp): Promise<string> {
  if (name !== undefined)
    await expect.poll(async () => (await foco(page)).nombre, { message: 'what has the focus' }).toMatch(name)
  // What has just opened or moved may still cover it for a frame.
  await expect.poll(() => foco(page)).toMatchObject({ falta: null })
  return (await foco(page)).nombre
}

/** Goes on with Tab until something of that name has the focus; every stop on the way must be seen. */
export async function tab(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const stops: string[] = []
  for (let i = 0; i < 60; i += 1) {
    await page.keyboard.press(key)
    const nombre = await enFoco(page)
    if (name.test(nombre)) return
    stops.push(nombre.slice(0, 30))
  }
  throw new Error(`${name} is not reached in 60 steps: ${stops.join(' | ')}`)
}
