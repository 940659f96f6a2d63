import 'server-only'
import { z } from 'zod'
import { env } from '../core/env.ts'

/** A read that takes longer is given up: the last good page is better than a late one. Milliseconds. */
const PATIENCE = 2000
/** Seconds after which a page asks again even if no save has told it to. */
const FRESH = 300

async function fetchRows<Row extends z.ZodType>(
  path: string,
  row: Row,
  kept: RequestInit,
): Promise<z.output<Row>[]> {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = env()
  const answer = await fetch(`${SUPABASE_URL}/rest/v1/${path}`, {
    headers: { apikey: SUPABASE_PUBLISHABLE_KEY, accept: 'application/json' },
    signal: AbortSignal.timeout(PATIENCE),
    ...kept,
  })
  if (!answer.ok) throw new Error(`Reading ${path.split('?')[0]} was answered with ${answer.status}`)
  return z.array(row).parse(await answer.json())
}

/**
 * The one door of public reads: rows of a table or view through PostgREST, without cookies, tagged, checked.
 *
 * @param path table and query, `categorias?select=slug,nombre&order=orden`
 * @param row what each row must be; a row that is not is a failed read
 * @param tags the subjects whose saves make this read old (`lib/contenido/etiquetas`)
 * @throws when the backend does not answer in two seconds, answers anything but 200, or with rows of another shape:
 *   a failed read must never become an empty page
 */
export const readRows = <Row extends z.ZodType>(
  path: string,
  row: Row,
  tags: readonly string[],
): Promise<z.output<Row>[]> => fetchRows(path, row, { next: { tags: [...tags], revalidate: FRESH } })

/** The same, asked anew each time: for route handlers whose question comes from a visitor. */
export const readRowsUncached = <Row extends z.ZodType>(path: string, row: Row): Promise<z.output<Row>[]> =>
  fetchRows(path, row, { cache: 'no-store' })
