import { randomUUID } from 'node:crypto'
import { smtpMailer } from '../../../supabase/correo/nodemailer.ts'
import { type Deps, sendDue } from '../../../supabase/correo/tick.ts'
import { sql } from '../support/client.ts'

const PRONTO = { connection: 1500, greeting: 1500, quiet: 1500, total: 20_000 }
/** For a server that falls silent: it is not waited for as long as in the house. */
export const impatient = (url: string): Partial<Deps> => ({ mailer: smtpMailer(url, PRONTO) })

/** Puts mails into the outbox as the triggers do; answers their ids. */
export async function enqueue(n: number): Promise<string[]> {
  const data = {
    codigo: 'ABCD1234',
    nombre: 'Lola Prueba',
    fecha: '2027-03-05',
    hora: '21:00',
    personas: 2,
    mesa: 'interior',
    estado: 'pendiente',
    secuencia: 0,
  }
  const rows = Array.from({ length: n }, () => ({
    clave: `prueba:${randomUUID()}`,
    tipo: 'recibida',
    para: `${randomUUID()}@example.com`,
    idioma: 'es',
    datos: sql.json(data),
  }))
  const made = await sql<{ id: string }[]>`insert into correos ${sql(rows)} returning id`
  return made.map(({ id }) => id)
}

export type Fila = {
  id: string
  estado: string
  intentos: number
  error: string | null
  /** Seconds until the next try, by the database's clock. */
  espera: number
}

export const rowsOf = (): Promise<Fila[]> =>
  sql<Fila[]>`select id, estado, intentos, error, extract(epoch from proximo_en - now())::float as espera
    from correos order by creado_en, id`

/** As if the waiting were over. */
export const passTime = () => sql`update correos set proximo_en = now() where estado = 'pendiente'`

export const deps = (url: string, change: Partial<Deps> = {}): Deps => ({
  ahora: () => Date.parse('2027-03-01T10:00:00Z'),
  mailer: smtpMailer(url),
  site: 'https://alma.example.com',
  sender: null,
  storage: null,
  aborted: new AbortController().signal,
  ...change,
})

/** One worker's work on what is due now. */
export const works = (url: string, change: Partial<Deps> = {}): Promise<number> =>
  sendDue(sql, deps(url, change))
