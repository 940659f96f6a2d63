import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { keepPagesOf } from '../../supabase/local/pages.ts'
import { drop, tempFolder } from './project.ts'

const folder = (dist: string, file: string) => join(dist, 'server/route-cache/APP_PAGE/x', file)

test('L8 a kept page that was cut in the middle is not served: it is made anew, and the whole ones stay', () => {
  const dist = tempFolder()
  const lay = (file: string, text: string) => {
    mkdirSync(dirname(folder(dist, file)), { recursive: true })
    writeFileSync(folder(dist, file), text)
  }
  const said: string[] = []
  try {
    keepPagesOf(dist, ['one'], () => {})
    lay('en/menu.html', '<html><body>whole</body></html>\n')
    lay('en/menu.rsc', '0:{}')
    lay('en/wine.html', '<html><body>half')
    lay('en/wine.rsc', '0:{}')
    lay('en/wine.meta', '{}')
    lay('en/contact.html', '')
    keepPagesOf(dist, ['one'], (line) => void said.push(line))
    const left = ['menu.html', 'menu.rsc', 'wine.html', 'wine.rsc', 'wine.meta', 'contact.html'].filter(
      (file) => existsSync(folder(dist, `en/${file}`)),
    )
    expect(left).toEqual(['menu.html', 'menu.rsc'])
    expect(said).toEqual(['Of the kept pages 2 were not whole: they are made anew'])
    keepPagesOf(dist, ['one'], (line) => void said.push(line))
    expect(said).toHaveLength(1)
  } finally {
    drop(dist)
  }
})
