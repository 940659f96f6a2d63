import type { EnigmitoAnswer } from '../../../../lib/chat/contract.ts'
import { parseLines, parseNamed } from '../../../../lib/chat/parse-talk.ts'
import type { ItemRef, NamedLine, Talk } from '../../../../lib/chat/talk.ts'

const MOST_LINKS = 4

type Said = EnigmitoAnswer & {
  named: readonly ItemRef[]
  lines: readonly NamedLine[]
  unanswered: unknown
  notes: readonly string[]
  talk: Talk
}

/** A line that both have, as the notice on allergies, stands once. A list may name a thing twice. */
function withoutRepeated(first: string, second: string, prices: boolean): string {
  const later = new Set(second.split('\n'))
  if (first.split('\n').every((line) => later.has(line))) return ''
  // "What is the children's menu, and what is in it?": the one line with its price.
  const lines = first.split('\n')
  const only = lines.at(-1)
  if (
    prices &&
    isItem(only) &&
    lines.filter(isItem).length === 1 &&
    later.has(only ?? '') &&
    lines.length <= HEADINGS
  )
    return ''
  // The heading of a list stands above its own lines.
  const kept = first
    .split('\n')
    .filter((line, at, all) => isItem(line) || isItem(all[at + 1]) || !later.has(line))
  return kept.length > 0 ? kept.join('\n') : first
}

const isItem = (line: string | undefined): boolean => line?.startsWith('- ') ?? false
const HEADINGS = 2

/** "Which rices may she have, and at what price?": what the second list says of what is avoided, the first has said too. */
const isTold = (line: string, first: Said): boolean => {
  const at = line.indexOf(': ')
  return line.endsWith(':') || (at > 0 && first.message.includes(line.slice(0, at)))
}

/** "Which fish have you, and what is it?": the same things a second time; what else is said of them, or null where more is. */
function besides(first: Said, second: Said): readonly string[] | null {
  const lines = second.message.split('\n')
  const told = first.message.split('\n')
  const items = lines.filter(isItem)
  const others = lines.filter((line) => !isItem(line))
  const listed = told.filter(isItem)
  const same =
    items.length > 1 &&
    items.every((item) => listed.some((line) => line === item || line.startsWith(`${item}:`)))
  if (!same) return null
  if (second.talk.avoid.length === 0) return others.length <= HEADINGS ? [] : null
  const own = others.filter((line) => !told.includes(line) && !isTold(line, first))
  return own.length <= 1 && items.length === listed.length ? own : null
}

/** "By the glass too? Else another red, up to 6": of what is told instead, only what keeps within the limit. */
function within<T extends Said>(first: T, second: T): T {
  const lines = first.message.split('\n')
  const told = second.message.split('\n')
  const from = lines.findLastIndex((line) => !isItem(line))
  const kept = lines.filter((line, at) => at <= from || told.includes(line))
  const { about } = first.talk
  return {
    ...first,
    talk: { ...first.talk, frame: second.talk.frame, listed: second.talk.listed },
    message: kept.join('\n'),
    named: first.named.filter((one) => one === about || second.named.includes(one)),
    lines: first.lines.filter(({ line }) => kept.includes(line)),
  }
}

const FEW = 6

/** "Which of the two?", "one of each": what both parts told, one thing each or a few. */
function listedBy(first: Said, second: Said): Talk['listed'] {
  const [one, other] = [first.talk.about, second.talk.about]
  const alone = (said: Said, about: ItemRef | null): boolean => about !== null && said.named.includes(about)
  if (one && other && one !== other && alone(first, one) && alone(second, other)) return [one, other]
  const all = [...new Set([...first.named, ...second.named])]
  // "Which of the two comes by the glass, and what is it?": the other one is still spoken of.
  if (all.length === 1) return second.talk.listed
  return first.named.length > 0 && second.named.length > 0 && all.length <= FEW ? all : second.talk.listed
}

/** "Has it celery, and what is it?" asks both of one thing, and so does "and the mussels?" after it. */
function askedOf(first: Said, second: Said): Talk['frame'] {
  const { frame } = second.talk
  const [one, other] = [first.talk.frame, first.talk.about]
  // "What is it for three, and what is in it?": what was added up can be added to.
  const sums = one?.ask.filter((key) => key.startsWith('sum')) ?? []
  if (frame && sums.length > 0 && !frame.ask.some((key) => key.startsWith('sum')))
    return { ...frame, ask: [...new Set([...frame.ask, 'price', ...sums])] }
  if (!frame || one?.act !== 'allergens' || !other || other !== second.talk.about) return frame
  return {
    ...frame,
    ask: [...new Set([...one.ask.filter((key) => key.startsWith('allergen:')), ...frame.ask])],
  }
}

/** Two answers as one, in the order of the questions. The state is that after the second, with what both have told. */
export function joined<T extends Said>(first: T, second: T): T {
  const more = besides(first, second)
  const [open, max] = [first.talk.frame?.max ?? null, second.talk.frame?.max ?? null]
  if (more?.length === 0 && open === null && max !== null) return within(first, second)
  if (more) return more.length > 0 ? { ...first, message: [first.message, ...more].join('\n') } : first
  const links = new Map([...first.suggestions, ...second.suggestions].map((link) => [link.url, link]))
  return {
    ...second,
    talk: { ...second.talk, frame: askedOf(first, second), listed: listedBy(first, second) },
    message: [
      withoutRepeated(first.message, second.message, first.talk.frame?.act === 'price'),
      second.message,
    ]
      .filter(Boolean)
      .join('\n'),
    suggestions: [...links.values()].slice(0, MOST_LINKS),
    named: parseNamed([...first.named, ...second.named]),
    lines: parseLines([...first.lines, ...second.lines]),
    unanswered: first.unanswered ?? second.unanswered,
    notes: [...first.notes, ...second.notes],
  }
}
