import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Bundle, bundle } from '../../../server/bundle/bundle.ts'

const sizeOf = (code: string): number => gzipSync(code, { level: 9 }).length

describe('the scripts of the public pages', () => {
  let built: Bundle
  const codeOf = (fileName: string) =>
    built.scripts.find((script) => script.fileName === fileName)?.code ?? ''

  beforeAll(async () => {
    built = await bundle('production')
  }, 60_000)

  test('what every page starts with is at most 2.7 kB gzip, in one file', () => {
    expect(sizeOf(codeOf(built.start))).toBeLessThanOrEqual(2700)
    expect(built.scripts.find(({ fileName }) => fileName === built.start)?.imports).toEqual([])
  })

  test('Preact is in the chat alone, React nowhere; what it shares with its own parts is small, and comes at the same time', () => {
    const with_ = (mark: RegExp) =>
      built.scripts.filter(({ code }) => mark.test(code)).map(({ fileName }) => fileName)
    expect(with_(/react\.dev\/errors|Minified React/)).toEqual([])
    expect(with_(/\.diffed\b/)).toEqual([built.chat])
    const shared = built.scripts.find(({ fileName }) => fileName === built.chat)?.imports ?? []
    expect(shared.reduce((sum, name) => sum + sizeOf(codeOf(name)), 0)).toBeLessThanOrEqual(1000)
    for (const name of shared) expect(codeOf(built.start)).toContain(`import("./${name}"),`)
  })

  test('the start fetches the chat’s code and its texts under the names that the chat knows them by', () => {
    const texts = (fileName: string) =>
      [...codeOf(fileName).matchAll(/\.\/(?:es|en|fr|de|it)-[\w-]+\.js/g)].map(([name]) => name)
    expect(codeOf(built.start)).toContain(`./${built.chat}`)
    expect(texts(built.chat)).toEqual(expect.arrayContaining(texts(built.start)))
    expect(new Set(texts(built.start)).size).toBe(5)
  })

  test('a name says what a file holds: the same sources have the same names', async () => {
    const again = await bundle('production')
    expect(again.scripts.map(({ fileName }) => fileName)).toEqual(
      built.scripts.map(({ fileName }) => fileName),
    )
    expect(built.scripts.every(({ fileName }) => /-[\w-]{8}\.js$/.test(fileName))).toBe(true)
  })

  test('in development names stay, so that a page finds them after a change', async () => {
    const { start, chat } = await bundle('development')
    expect([start, chat]).toEqual(['start.js', 'open.js'])
  })
})
