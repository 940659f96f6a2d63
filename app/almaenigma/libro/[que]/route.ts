import { z } from 'zod'
import { type AdminDb, adminDbOrNull } from '@/lib/admin/kit/session.ts'
import { readCallers, readTurnos } from '@/lib/admin/libro/phone-call.ts'
import { explain, getDia, getHistory, getPulse, searchLibro } from '@/lib/admin/libro/read.ts'
import { isHHmm, isIsoDate } from '@/lib/core/dates.ts'

const fecha = z.string().refine(isIsoDate)
const ofOneDia = z.object({ fecha })
const pregunta = z.object({
  fecha,
  hora: z.string().refine(isHHmm),
  personas: z.int().min(1).max(99),
  mesa: z.enum(['interior', 'exterior']),
})

/** Without a day: the first one on which a time is still to come. */
const dayOfParty = z.object({ fecha: fecha.nullable(), personas: z.int().min(1).max(200) })

/** The board's requests, each with the schema of its body. */
const PREGUNTAS: Readonly<Record<string, (db: AdminDb, body: unknown) => Promise<unknown> | null>> = {
  dia: (db, body) => withSchema(ofOneDia, body, ({ fecha }) => getDia(db, fecha)),
  pulso: (db, body) => withSchema(ofOneDia, body, ({ fecha }) => getPulse(db, fecha)),
  historia: (db, body) => withSchema(z.object({ id: z.uuid() }), body, ({ id }) => getHistory(db, id)),
  explicar: (db, body) => withSchema(pregunta, body, (asked) => explain(db, asked)),
  telefono: (db, body) =>
    withSchema(z.object({ texto: z.string().max(40) }), body, ({ texto }) => readCallers(db, texto)),
  turnos: (db, body) => withSchema(dayOfParty, body, (asked) => readTurnos(db, asked)),
  buscar: (db, body) =>
    withSchema(z.object({ texto: z.string().max(200) }), body, ({ texto }) => searchLibro(db, texto)),
}

function withSchema<S extends z.ZodType, T>(
  schema: S,
  body: unknown,
  ask: (asked: z.output<S>) => Promise<T>,
): Promise<T> | null {
  const read = schema.safeParse(body)
  return read.success ? ask(read.data) : null
}

/** A POST, because only a POST carries the `Origin` that the session is checked with. */
export async function POST(
  request: Request,
  { params }: RouteContext<'/almaenigma/libro/[que]'>,
): Promise<Response> {
  const db = await adminDbOrNull()
  if (!db) return Response.json({ error: 'sin_permiso' }, { status: 403 })
  const { que } = await params
  const question = Object.hasOwn(PREGUNTAS, que) ? PREGUNTAS[que] : undefined
  if (!question) return Response.json({ error: 'no_existe' }, { status: 404 })
  const answer = question(db, await request.json().catch(() => null))
  if (!answer) return Response.json({ error: 'peticion' }, { status: 400 })
  return Response.json(await answer, { headers: { 'cache-control': 'no-store' } })
}
