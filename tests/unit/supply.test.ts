import { expect, test } from 'vitest'
import { findingsIn, readAdvisories } from '../supply/advisories.ts'
import { isAllowed, readPackages } from '../supply/lock.ts'

const packages = readPackages()

test('L15 every package of the lock file has a licence that is allowed', () => {
  expect(packages.length).toBeGreaterThan(300)
  expect(packages.filter(({ licence }) => !isAllowed(licence))).toEqual([])
  expect(['GPL-3.0', 'MIT AND GPL-2.0', '', 'UNLICENSED'].filter(isAllowed)).toEqual([])
  expect(isAllowed('(MIT OR GPL-3.0)')).toBe(true)
})

test('T-DEP-01 no known advisory concerns a locked version, but what is named as contained', () => {
  const found = findingsIn(packages, readAdvisories())
  expect(found.filter(({ contained }) => !contained)).toEqual([])
  // An older one would be found.
  const old = packages.map((one) => (one.name === 'next' ? { ...one, version: '16.4.0' } : one))
  expect(findingsIn(old, readAdvisories()).flatMap(({ ids }) => ids)).toContain('CVE-2026-96889')
})
