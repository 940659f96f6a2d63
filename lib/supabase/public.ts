import 'server-only'
import { z } from 'zod'
import { requestSupabase } from './request.ts'

/** Milliseconds: the last good page is better than a late one. */
const TIMEOUT_MS = 2000
const REVALIDATE_S = 300

async function fetchRows<Row extends z.ZodType>(
  path: string,
  row: Row,
  next?: NextFetchRequestConfig,
): Promise<z.output<Row>[]> {
  const answer = await requestSupabase(`/rest/v1/${path}`, {
    headers: { accept: 'application/json' },
    timeoutMs: TIMEOUT_MS,
    ...(next ? { next } : {}),
  })
  if (!answer.ok) throw new Error(`Reading ${path.split('?')[0]} was answered with ${answer.status}`)
  return z.array(row).parse(await answer.json())
}

/** Rows of a table or view through PostgREST, cached by tag. Throws in an outage and for rows of another shape than
 * `row`: a failed read must never become an empty page. */
export const readRows = <Row extends z.ZodType>(
  path: string,
  row: Row,
  tags: readonly string[],
): Promise<z.output<Row>[]> => fetchRows(path, row, { tags: [...tags], revalidate: REVALIDATE_S })

export const readRowsUncached = <Row extends z.ZodType>(path: string, row: Row): Promise<z.output<Row>[]> =>
  fetchRows(path, row)
