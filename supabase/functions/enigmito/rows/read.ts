import { COLUMNS, type Rows, type Table } from './shape.ts'

const PAGE = 1000
const TIMEOUT_MS = 4_000

export type Source = {
  url: string
  key: string
  fetch: typeof fetch
}

/** As text, so that an unchanged answer is recognised without parsing. */
async function page(source: Source, table: Table, offset: number, signal: AbortSignal): Promise<string> {
  const [columns, order] = COLUMNS[table]
  const query = new URLSearchParams({ select: columns, order, limit: String(PAGE), offset: String(offset) })
  const answer = await source.fetch(`${source.url}/rest/v1/${table}?${query}`, {
    headers: { apikey: source.key, accept: 'application/json' },
    signal,
  })
  const body = await answer.text()
  if (!answer.ok) throw new Error(`${table}: HTTP ${answer.status}`)
  return body
}

async function whole(source: Source, table: Table, signal: AbortSignal): Promise<[Table, unknown[], string]> {
  const rows: unknown[] = []
  const texts: string[] = []
  for (let last = PAGE; last === PAGE; ) {
    const text = await page(source, table, rows.length, signal)
    const part: unknown = JSON.parse(text)
    if (!Array.isArray(part)) throw new Error(`${table}: not a list`)
    rows.push(...part)
    texts.push(text)
    last = part.length
  }
  return [table, rows, texts.join('\n')]
}

export type Reading = { rows: Rows; text: string }

/** Throws when a table cannot be read within four seconds. */
export async function readRows(source: Source): Promise<Reading> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const tables = Object.keys(COLUMNS) as Table[]
  const read = await Promise.all(tables.map((table) => whole(source, table, signal)))
  const rows = Object.fromEntries(read.map(([table, list]) => [table, list])) as unknown as Rows
  return { rows, text: read.map(([, , text]) => text).join('\n') }
}
