import { LOCALES } from '../../../lib/i18n/locales.ts'
import type { Failure, Verdict } from './judge.ts'

/** Wilson's interval of a share at 95 %, in per cent. */
export function wilson(right: number, all: number): [number, number] {
  if (all === 0) return [0, 100]
  const z = 1.96
  const p = right / all
  const centre = p + (z * z) / (2 * all)
  const width = z * Math.sqrt((p * (1 - p)) / all + (z * z) / (4 * all * all))
  const scale = 1 + (z * z) / all
  return [(100 * (centre - width)) / scale, (100 * (centre + width)) / scale]
}

const share = (right: number, all: number): string => {
  if (all === 0) return '–'
  const [low, high] = wilson(right, all)
  return `${((100 * right) / all).toFixed(1)} % (${right}/${all}, ${low.toFixed(0)}–${Math.min(100, high).toFixed(0)})`
}

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)

function row(name: string, verdicts: readonly Verdict[]): string[] {
  const records = verdicts.filter(({ joint }) => joint !== null)
  const over = (part: 'slots' | 'errors'): string =>
    share(sum(verdicts.map((j) => j[part].right)), sum(verdicts.map((j) => j[part].all)))
  const aside = (part: 'answered' | 'repeated'): string =>
    share(sum(verdicts.map((j) => j.digressions[part])), sum(verdicts.map((j) => j.digressions.all)))
  return [
    name,
    String(verdicts.length),
    share(verdicts.filter(({ success }) => success).length, verdicts.length),
    share(records.filter(({ joint }) => joint).length, records.length),
    over('slots'),
    (sum(verdicts.map(({ extra }) => extra)) / Math.max(1, verdicts.length)).toFixed(2),
    aside('answered'),
    aside('repeated'),
    over('errors'),
    String(sum(verdicts.map(({ unexpected }) => unexpected))),
  ]
}

const HEAD = [
  'language',
  'n',
  'task success',
  'record all right',
  'slot values',
  'extra turns',
  'digressions answered',
  'question repeated',
  'error codes',
  'errors not expected',
]

/** The figures as a Markdown table: each language, all of them, and apart what goes beyond the specification. */
export function tabla(verdicts: readonly Verdict[]): string {
  const plain = verdicts.filter(({ extension }) => !extension)
  const beyond = verdicts.filter(({ extension }) => extension)
  const rows = [
    ...LOCALES.map((lang) =>
      row(
        lang,
        plain.filter((j) => j.lang === lang),
      ),
    ).filter(([, n]) => n !== '0'),
    row('all', plain),
    ...(beyond.length > 0 ? [row('extensions', beyond)] : []),
  ]
  return [HEAD, HEAD.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** One line for what failed; the same again is only counted. */
function lines(list: readonly Failure[]): string[] {
  const out: { text: string; times: number }[] = []
  for (const { what, turn, at, said, answered } of list) {
    const text = `at ${at || 'idle'} "${said}": ${what}\n  → ${answered.replace(/\s+/g, ' ').slice(0, 240)}`
    const known = out.find((one) => one.text.endsWith(text))
    if (known) known.times++
    else out.push({ text: `turn ${turn} ${text}`, times: 1 })
  }
  return out.map(({ text, times }) => `- ${times > 1 ? `${times} times, first at ` : ''}${text}`)
}

/** Every failure with its turn, one dialogue after the other. */
export const failures = (verdicts: readonly Verdict[]): string =>
  verdicts
    .filter((verdict) => verdict.failures.length > 0)
    .map(({ id, success, extension, failures: list }) => {
      const title = `### ${id}${success ? '' : ' FAILED'}${extension ? ' (extension)' : ''}`
      return [title, ...lines(list)].join('\n')
    })
    .join('\n')
