import { expect, test } from 'vitest'
import { centsOf, euros } from '../../../components/ui/euros.ts'
import { LOCALES } from '../../../lib/i18n/locales.ts'

test('the cents of an amount come back from what is written in five languages', () => {
  for (const locale of LOCALES)
    for (const cents of [5, 650, 3400, 118_000, 123_456_789])
      expect(centsOf(euros(cents, locale))).toBe(cents)
})
