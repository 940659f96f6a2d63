import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Asking } from '../../../lib/chat/state.ts'
import { understand } from '../../../lib/chat/understand.ts'
import { LOCALES } from '../../../lib/i18n/locales.ts'
import { DEFAULT_RULES } from '../../../lib/reservas/rules.ts'
import { MIERCOLES } from './conversar.ts'

/**
 * One phrase a line: the field that was asked (`-`: nothing), what is typed, and what it must mean. `slot=a|b` is what
 * is read (several: the guest chooses; none: nothing real), `edit=slot` a field to open, `+flag` anything else it says.
 */
const lines = (locale: string): string[] =>
  readFileSync(resolve(import.meta.dirname, `frases/${locale}.tsv`), 'utf8')
    .trim()
    .split('\n')

describe.each(LOCALES)('§5 what guests say in %s', (locale) => {
  test.each(lines(locale).map((line) => line.split('\t') as [string, string, string]))(
    'at %s: %s',
    (asked, text, meant) => {
      const asking = (asked === '-' ? null : asked) as Asking
      const r = understand(text, { asking, ahora: MIERCOLES, rules: DEFAULT_RULES, locale })
      const wanted = meant.split('; ')
      const found = r.found.map(({ slot, values }) => `${slot}=${values.join('|')}`)
      const said = [...found, ...(r.edit && found.length === 0 ? [`edit=${r.edit}`] : [])]
      const flags = wanted.filter((one) => one.startsWith('+'))
      for (const flag of flags) expect([flag, r[flag.slice(1) as keyof typeof r]]).toEqual([flag, true])
      if (!flags.includes('+cancel')) expect(r.cancel).toBe(false)
      if (!flags.includes('+question') && !flags.includes('+why')) expect(r.question).toBe(false)
      if (flags.length === wanted.length && asking !== null) return
      // Nothing read where something was asked is the same as nothing real.
      const real = (list: readonly string[]): string[] =>
        list.filter((one) => !one.endsWith('=') || one === 'notes=').sort()
      expect(real(said)).toEqual(real(wanted.filter((one) => !one.startsWith('+'))))
    },
  )
})
