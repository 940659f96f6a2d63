import type { Sql } from 'postgres'

export type StorageAccess = { url: string; clave: string }

const BATCH_SIZE = 50
const TIMEOUT_MS = 10_000

/**
 * Deletes the pictures of deleted accounts from the storage, which the database cannot reach. Failures are tried again
 * in the next round; a missing file counts as deleted.
 * @returns the number of deleted pictures
 */
export async function removeLeftovers(
  sql: Sql,
  { url, clave }: StorageAccess,
  aborted: AbortSignal,
): Promise<number> {
  const rows = await sql<{ cajon: string; nombre: string }[]>`
    select cajon, nombre from private.fotos_sobrantes order by desde limit ${BATCH_SIZE}`
  let gone = 0
  for (const cajon of new Set(rows.map((row) => row.cajon))) {
    const prefixes = rows.filter((row) => row.cajon === cajon).map(({ nombre }) => nombre)
    const answer = await fetch(`${url}/storage/v1/object/${cajon}`, {
      method: 'DELETE',
      headers: { apikey: clave, authorization: `Bearer ${clave}`, 'content-type': 'application/json' },
      body: JSON.stringify({ prefixes }),
      signal: AbortSignal.any([aborted, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`The storage answered ${answer.status}`)
    await sql`delete from private.fotos_sobrantes where cajon = ${cajon} and nombre = any (${prefixes})`
    gone += prefixes.length
  }
  return gone
}
