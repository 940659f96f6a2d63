import postgres from 'postgres'

/** Tells the database the secret with which the site signs its calls; null: it signs none. */
export async function signSite(databaseUrl: string, secret: string | null): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice() {} })
  try {
    const [known] = await sql`select where to_regprocedure('private.sitio_firmar(text)') is not null`
    if (known) await sql`select private.sitio_firmar(${secret})`
  } finally {
    await sql.end()
  }
}
