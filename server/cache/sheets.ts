import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { manifestsIn } from './manifests.ts'

/**
 * Next gives each layout of a page style sheets of its own: five requests before anything is seen. In a kept page those of
 * the frame are one, and those of the page another, so that the next page finds the first.
 */
const ADDRESS = '/_next/static/chunks/'
const LINK = /<link rel="stylesheet" href="\/_next\/static\/chunks\/([^"/]+\.css)"[^>]*>/g

/** The file that holds these together. Their names say what they hold, so its name does too. */
const sheetOf = (files: readonly string[]): string =>
  `sheets-${createHash('sha256').update(files.join()).digest('base64url').slice(0, 16)}.css`

/** The style sheets of every public page of a build, each once and in the order in which the page has them. */
const listsOf = (distDir: string): string[][] =>
  manifestsIn(join(distDir, 'server/app/[locale]')).map(({ entryCSSFiles }) => {
    const paths = Object.values(entryCSSFiles).flatMap((sheets) => sheets.map(({ path }) => path))
    return [...new Set(paths)].map((path) => basename(path))
  })

/** A list in its pieces of two and more that follow each other: what most pages have, and what few have. */
function piecesOf(list: readonly string[], isOfFrame: (file: string) => boolean): string[][] {
  const pieces: string[][] = []
  for (const [i, file] of list.entries()) {
    const before = list[i - 1]
    if (before !== undefined && isOfFrame(before) === isOfFrame(file)) pieces.at(-1)?.push(file)
    else pieces.push([file])
  }
  return pieces.filter((piece) => piece.length > 1)
}

/**
 * Writes the joined style sheets of a finished build beside those they are made of.
 * @param distDir the folder of the build, `.next`
 */
export function writeSheets(distDir: string): void {
  const lists = listsOf(distDir)
  const count = (file: string): number => lists.filter((list) => list.includes(file)).length
  const pieces = lists.flatMap((list) => piecesOf(list, (file) => count(file) > lists.length / 2))
  const folder = join(distDir, 'static/chunks')
  for (const piece of pieces) {
    const rules = piece.map((file) => readFileSync(join(folder, file), 'utf8'))
    writeFileSync(
      join(folder, sheetOf(piece)),
      rules.map((text) => text.replace(/\/\*# sourceMappingURL=[^*]*\*\/\s*$/, '')).join('\n'),
    )
  }
}

/**
 * A page with as few style sheets as the build has joined for it; the page as it was where there are none.
 * @param html a whole page
 * @param distDir the folder of the build
 */
export function withJoinedSheets(html: string, distDir: string): string {
  const links = [...html.matchAll(LINK)]
  const files = links.map(([, file = '']) => file)
  let page = html
  for (let from = 0; from < files.length; ) {
    let to = files.length
    while (to - from > 1 && !existsSync(join(distDir, 'static/chunks', sheetOf(files.slice(from, to))))) to--
    if (to - from > 1) {
      const joined = `<link rel="stylesheet" href="${ADDRESS}${sheetOf(files.slice(from, to))}"/>`
      for (const [i, [link]] of links.slice(from, to).entries())
        page = page.replace(link, i === 0 ? joined : '')
    }
    from = to
  }
  return page
}
