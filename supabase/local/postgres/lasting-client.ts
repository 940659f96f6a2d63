import postgres from 'postgres'

/**
 * A client that lives as long as the backend, also when the database is started again under it. The driver asks a new
 * connection for the types of arrays first, and one that ends meanwhile leaves its error to the first statement of the
 * next one (porsager/postgres#1223). So nothing is asked here: no statement may pass or return an array, and no
 * connection be reserved (`reserve` waits for the types). No prepared statements: a pooler in transaction mode does
 * not keep them.
 */
export const lastingClient = (databaseUrl: string, max: number): postgres.Sql =>
  postgres(databaseUrl, { max, prepare: false, fetch_types: false, onnotice() {} })
