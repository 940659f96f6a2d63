import 'server-only'
import { z } from 'zod'
import { requestSupabase } from './request.ts'

/** A read that takes longer is given up: the last good page is better than a late one. */
const TIMEOUT_MS = 2000
/** Seconds after which a page reads again even if no save has told it to. */
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

/**
 * The one way of public reads: rows of a table or view through PostgREST, without cookies, cached by tag, checked.
 *
 * @param path table and query, `categorias?select=slug,nombre&order=orden`
 * @param row what each row must be; a row that is not is a failed read
 * @param tags the subjects whose saves make this read stale (`lib/cache/tags.ts`)
 * @throws when the backend does not answer in two seconds, answers anything but 200, or with rows of another shape:
 *   a failed read must never become an empty page
 */
export const readRows = <Row extends z.ZodType>(
  path: string,
  row: Row,
  tags: readonly string[],
): Promise<z.output<Row>[]> => fetchRows(path, row, { tags: [...tags], revalidate: REVALIDATE_S })

/** The same, read anew each time: for what must be as it is now, or is asked by a visitor's own words. */
export const readRowsUncached = <Row extends z.ZodType>(path: string, row: Row): Promise<z.output<Row>[]> =>
  fetchRows(path, row)
