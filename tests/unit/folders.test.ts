import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { drift, filesBelow } from './house.ts'

/** A folder that can be read at a glance. Pictures, fonts and drawings are looked up by name, not read. */
const MOST = 30
/** Landed migrations may neither change nor move: their folder may be too full until they are next made one. */
const BASELINE = 'tests/unit/folders.baseline.json'
const PICTURE = /\.(png|jpe?g|webp|avif|svg|gif|ico|woff2?|ttf)$/

test(`no folder holds more than ${MOST} files`, () => {
  const count = new Map<string, number>()
  for (const path of filesBelow('.').filter((name) => !PICTURE.test(name))) {
    const folder = dirname(path)
    count.set(folder, (count.get(folder) ?? 0) + 1)
  }
  const full = [...count].filter(([, files]) => files > MOST).map(([folder]) => folder)
  const { added, gone } = drift(BASELINE, 'folders', full)
  expect(added, 'cut the folder by subject').toEqual([])
  expect(gone, 'no longer too full: take them off with ALMA_BASELINE=shrink').toEqual([])
})
