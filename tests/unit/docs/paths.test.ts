import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow, has, textOf } from '../house.ts'
import { anchorsOf, DOCUMENTS, linksIn, pathsIn } from './documents.ts'

test.each(DOCUMENTS)('every path that %s names exists', (document) => {
  const here = (path: string) => has(path) || has(join(dirname(document), path))
  // A stem such as `sections.ts` is a file of the folder that its sentence speaks of.
  const names = new Set(
    ['app', 'components', 'lib', 'supabase', 'tests']
      .flatMap(filesBelow)
      .map((path) => path.split('/').at(-1)),
  )
  const missing = pathsIn(textOf(document)).filter(
    (path) => !here(path) && !(!path.includes('/') && names.has(path)),
  )
  expect(missing).toEqual([])
})

test.each(DOCUMENTS)('every link of %s leads to a file, and to a heading that it has', (document) => {
  const missing = linksIn(textOf(document)).filter((link) => {
    const [path = '', anchor] = link.split('#')
    const target = path === '' ? document : join(dirname(document), path)
    if (!has(target)) return true
    return anchor !== undefined && !anchorsOf(textOf(target)).includes(anchor)
  })
  expect(missing).toEqual([])
})

test('the README can be read at once: a hundred lines at most', () => {
  expect(textOf('README.md').split('\n').length).toBeLessThanOrEqual(101)
})

test('every document of docs can be found from the README', () => {
  const known = new Set(linksIn(textOf('README.md')))
  const lost = DOCUMENTS.filter((path) => /^docs\/[^/]+$/.test(path) && !known.has(path))
  expect(lost).toEqual([])
  const decisions = new Set(linksIn(textOf('docs/adr/README.md')))
  const unlisted = filesBelow('docs/adr')
    .map((path) => path.replace('docs/adr/', ''))
    .filter((name) => name !== 'README.md' && !decisions.has(name))
  expect(unlisted).toEqual([])
})

test('documents speak of the product: no path of one machine', () => {
  expect(DOCUMENTS.filter((path) => /(^|[\s`(])\/(work|tmp|home|root)\//.test(textOf(path)))).toEqual([])
})
