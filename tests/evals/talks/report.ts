import { type FaultKind, type JudgedTurn, LAWS, type Verdict } from './judge.ts'

type Figures = {
  turns: { right: number; all: number }
  talks: { right: number; all: number }
}
export type Report = Figures & {
  languages: Record<string, Figures>
  kinds: Record<string, Figures>
  inventions: number
  missingStates: number
  complaintMenus: number
  storedQuestions: number
  faults: Partial<Record<FaultKind, number>>
}

function figuresOf(verdicts: readonly Verdict[]): Figures {
  const turns = verdicts.flatMap((one) => one.turns)
  return {
    turns: { right: turns.filter(({ faults }) => faults.length === 0).length, all: turns.length },
    talks: { right: verdicts.filter(({ bad }) => bad === 0).length, all: verdicts.length },
  }
}

function grouped(
  verdicts: readonly Verdict[],
  by: (one: Verdict) => readonly string[],
): Record<string, Figures> {
  const names = [...new Set(verdicts.flatMap(by))].sort()
  return Object.fromEntries(
    names.map((name) => [name, figuresOf(verdicts.filter((one) => by(one).includes(name)))]),
  )
}

/** The figures of judged conversations, together, by language and by kind. */
export function reportOf(verdicts: readonly Verdict[]): Report {
  const faults: Partial<Record<FaultKind, number>> = {}
  for (const { kind } of verdicts.flatMap(({ turns }) => turns).flatMap((turn) => turn.faults))
    faults[kind] = (faults[kind] ?? 0) + 1
  const sum = (...kinds: FaultKind[]): number => kinds.reduce((all, kind) => all + (faults[kind] ?? 0), 0)
  return {
    ...figuresOf(verdicts),
    languages: grouped(verdicts, ({ talk }) => [talk.lang]),
    kinds: grouped(verdicts, ({ talk }) => talk.kinds),
    inventions: sum(
      'invented_item',
      'invented_price',
      'invented_hour',
      'invented_link',
      'false_allergen_claim',
    ),
    missingStates: sum('allergen', 'avoid'),
    complaintMenus: sum('complaint_menu'),
    storedQuestions: sum('question_stored'),
    faults,
  }
}

const share = ({ right, all }: { right: number; all: number }): string =>
  `${String(right).padStart(4)}/${String(all).padEnd(4)} ${(all === 0 ? 100 : (100 * right) / all).toFixed(1).padStart(5)} %`
const row = (name: string, { turns, talks }: Figures): string =>
  `  ${name.padEnd(12)} turns ${share(turns)}   conversations ${share(talks)}`

/** The report as it is printed. */
export function written(report: Report): string {
  const counted = Object.entries(report.faults).sort(([, a], [, b]) => b - a)
  return [
    'By kind',
    ...Object.entries(report.kinds).map(([name, figures]) => row(name, figures)),
    'By language',
    ...Object.entries(report.languages).map(([name, figures]) => row(name, figures)),
    'All',
    row('all', report),
    `  inventions ${report.inventions}, missing allergen states ${report.missingStates}, complaints answered with the menu ${report.complaintMenus}, questions stored as data ${report.storedQuestions}`,
    `  faults: ${counted.map(([kind, n]) => `${kind} ${n}${isLaw(kind) ? ' (law)' : ''}`).join(', ') || 'none'}`,
  ].join('\n')
}

const isLaw = (kind: string): boolean => (LAWS as readonly string[]).includes(kind)

const indented = (text: string): string => text.replace(/^/gm, '    | ')

function turnText({ talk }: Verdict, i: number, turn: JudgedTurn): string {
  const { say, answer, links, step, faults } = turn
  return [
    `✗ ${talk.id} turn ${i + 1} (${talk.kinds.join(', ')}; step ${step ?? 'none'}) ${say}`,
    ...faults.map(({ kind, what }) => `    ${kind}: ${what}`),
    indented(answer),
    ...(links.length > 0 ? [`    → ${links.join('  ')}`] : []),
  ].join('\n')
}

/** Every bad turn: what was said, what was answered, and why it is bad. */
export const failures = (verdicts: readonly Verdict[]): string =>
  verdicts
    .flatMap((verdict) =>
      verdict.turns.flatMap((turn, i) => (turn.faults.length > 0 ? [turnText(verdict, i, turn)] : [])),
    )
    .join('\n')
