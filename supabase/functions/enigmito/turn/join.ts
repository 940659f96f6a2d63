import type { EnigmitoAnswer } from '../../../../lib/chat/contract.ts'
import { type ItemRef, type NamedLine, parseLines, parseNamed } from '../../../../lib/chat/talk.ts'

const MOST_LINKS = 4

type Said = EnigmitoAnswer & {
  named: readonly ItemRef[]
  lines: readonly NamedLine[]
  unanswered: unknown
  notes: readonly string[]
}

/** A line that both have, as the notice on allergies, stands once. A list may name a thing twice. */
function withoutRepeated(first: string, second: string): string {
  const later = new Set(second.split('\n'))
  if (first.split('\n').every((line) => later.has(line))) return ''
  const isItem = (line: string | undefined): boolean => line?.startsWith('- ') ?? false
  // The heading of a list stands above its own lines.
  const kept = first
    .split('\n')
    .filter((line, at, all) => isItem(line) || isItem(all[at + 1]) || !later.has(line))
  return kept.length > 0 ? kept.join('\n') : first
}

/** Two answers as one, in the order of the questions. The state is that after the second. */
export function joined<T extends Said>(first: T, second: T): T {
  const links = new Map([...first.suggestions, ...second.suggestions].map((link) => [link.url, link]))
  return {
    ...second,
    message: [withoutRepeated(first.message, second.message), second.message].filter(Boolean).join('\n'),
    suggestions: [...links.values()].slice(0, MOST_LINKS),
    named: parseNamed([...first.named, ...second.named]),
    lines: parseLines([...first.lines, ...second.lines]),
    unanswered: first.unanswered ?? second.unanswered,
    notes: [...first.notes, ...second.notes],
  }
}
