import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { IS_VERIFY } from './paths.ts'

/**
 * What a page is built of, as far as axe can tell pages apart: every kind of element there is (its parent, its class,
 * its role and states, whether it is named, has words, and points to something that is there), the way of its
 * headings, and how many landmarks and doubled ids it has. Ten dishes or thirty, one name or another, are the same.
 * Runs in the browser: it may use nothing from outside.
 */
const parts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Of these what they say matters, of the others whether they say something.
    const said = /^(class|role|type|tabindex|hidden|disabled|readonly|required|open|inert|style|rel|scope)$/
    const states =
      /^aria-(hidden|expanded|current|selected|pressed|checked|disabled|haspopup|live|modal|invalid|sort|atomic|busy)$/
    const points = /^(aria-(labelledby|describedby|controls|owns|activedescendant)|for|list|form)$/
    const there = (value: string) =>
      value.split(/\s+/).every((id) => document.getElementById(id)) ? 'there' : 'nowhere'
    const attribute = ({ name, value }: Attr) => {
      if (said.test(name) || states.test(name)) return `${name}=${value.replace(/[\d.]+/g, '0')}`
      if (points.test(name)) return `${name}=${there(value)}`
      if (name === 'href' && value.startsWith('#')) return `#${there(value.slice(1))}`
      return value.trim() ? name : `${name}=`
    }
    const own = (node: Element) => [...node.attributes].map(attribute).sort().join(' ')
    const words = (node: Element) =>
      [...node.childNodes].some((child) => child.nodeType === 3 && child.nodeValue?.trim()) ? 'words' : ''
    const all = [...document.body.querySelectorAll('*')].filter((node) => node.checkVisibility())
    const kinds = new Set(
      all.map(
        (node) =>
          `${node.parentElement?.tagName} ${node.parentElement?.className} > ${node.tagName} ${own(node)} ${words(node)}`,
      ),
    )
    const headings = all.filter((node) => /^H[1-6]$/.test(node.tagName)).map((node) => node.tagName)
    for (const [i, tag] of headings.entries()) kinds.add(`${headings[i - 1]} then ${tag}`)
    for (const landmark of ['main', 'nav', 'aside', 'body > header', 'body > footer', 'dialog[open]', 'h1'])
      kinds.add(`${landmark} ${document.querySelectorAll(landmark).length}`)
    const ids = all.map((node) => node.id).filter(Boolean)
    kinds.add(`${ids.length - new Set(ids).size} doubled ids, ${document.title ? 'a' : 'no'} title`)
    return [...kinds].sort()
  })

const vistas = new Set<string>()

/** Keeps what both workers have looked at: one line for each part and width. */
const juntas = process.env.E2E_VISTAS

/**
 * Whether axe has already looked, in this run and at this width, at every part a page is built of, by whichever worker;
 * from now on it has. In verify it never has: every state of every page is looked at.
 */
export async function seenBefore(page: Page): Promise<boolean> {
  if (IS_VERIFY) return false
  const { width = 0 } = page.viewportSize() ?? {}
  const claves = (await parts(page)).map((parte) =>
    createHash('sha256').update(`${width} ${parte}`).digest('base64url').slice(0, 16),
  )
  if (juntas && existsSync(juntas))
    for (const clave of readFileSync(juntas, 'utf8').split('\n')) vistas.add(clave)
  const fresh = claves.filter((clave) => !vistas.has(clave))
  for (const clave of fresh) vistas.add(clave)
  if (juntas && fresh.length > 0) appendFileSync(juntas, `${fresh.join('\n')}\n`)
  return fresh.length === 0
}
