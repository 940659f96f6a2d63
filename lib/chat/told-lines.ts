import type { NamedLine } from './talk.ts'

/** `at`: where it begins, in lines. Each piece but the last ends with its line break. */
type Part = { at: number } & ({ text: string } | { lines: readonly NamedLine[] })

/** An answer in its order: what only words say, and the lines that a row can take the place of. Together they are its text. */
export function partsOf(message: string, lines: readonly NamedLine[]): Part[] {
  const left = [...lines]
  const all = message.split('\n')
  const parts: ({ at: number; text: string } | { at: number; lines: NamedLine[] })[] = []
  for (const [at, said] of all.entries()) {
    const found = left.findIndex(({ line }) => line === said)
    const [known] = found < 0 ? [] : left.splice(found, 1)
    const text = at < all.length - 1 ? `${said}\n` : said
    const last = parts.at(-1)
    if (known) {
      const line = { ...known, line: text }
      if (last && 'lines' in last) last.lines.push(line)
      else parts.push({ at, lines: [line] })
    } else if (last && 'text' in last) last.text += text
    else parts.push({ at, text })
  }
  return parts
}
