import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Asking } from '../../../lib/chat/state.ts'
import { understand } from '../../../lib/chat/understand.ts'
import { LOCALES, type Locale } from '../../../lib/i18n/locales.ts'
import { DEFAULT_RULES } from '../../../lib/reservas/default-rules.ts'
import { WEDNESDAY } from './converse.ts'

/**
 * One phrase a line: the field that was asked (`-`: nothing), what is typed, and what it must mean. `slot=a|b` is what
 * is read (several: the guest chooses; none: nothing real), `edit=slot` a field to open, `+flag` anything else it says.
 */
const lines = (locale: string): string[] =>
  readFileSync(resolve(import.meta.dirname, `phrases/${locale}.tsv`), 'utf8')
    .trim()
    .split('\n')

/** What is wrong with the reading of a line, a text for each fault: all of a language are told at once. */
function faults(line: string, locale: Locale): string[] {
  const [asked = '', text = '', meant = ''] = line.split('\t')
  const asking = (asked === '-' ? null : asked) as Asking
  const r = understand(text, { asking, ahora: WEDNESDAY, rules: DEFAULT_RULES, locale })
  const wanted = meant.split('; ')
  const found = r.found.map(({ slot, values }) => `${slot}=${values.join('|')}`)
  const said = [...found, ...(r.edit && found.length === 0 ? [`edit=${r.edit}`] : [])]
  const flags = wanted.filter((one) => one.startsWith('+'))
  const wrong = flags
    .filter((flag) => r[flag.slice(1) as keyof typeof r] !== true)
    .map((flag) => `no ${flag}`)
  if (!flags.includes('+cancel') && r.cancel) wrong.push('+cancel')
  if (!flags.includes('+question') && !flags.includes('+why') && r.question) wrong.push('+question')
  // Nothing read where something was asked is the same as nothing real.
  const real = (list: readonly string[]): string =>
    list
      .filter((one) => !one.endsWith('=') || one === 'notes=')
      .sort()
      .join('; ')
  const read = real(said)
  const right = real(wanted.filter((one) => !one.startsWith('+')))
  if (!(flags.length === wanted.length && asking !== null) && read !== right)
    wrong.push(`read as "${read}", not "${right}"`)
  return wrong.map((what) => `at ${asked}: ${text}: ${what}`)
}

describe.each(LOCALES)('§5 what guests say in %s', (locale) => {
  const phrases = lines(locale)

  test(`${phrases.length} phrases mean what is written beside them`, () => {
    expect(phrases.flatMap((line) => faults(line, locale))).toEqual([])
  })
})
