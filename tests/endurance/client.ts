import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { addDays, type IsoDate, wallClock, weekday } from '../../lib/core/dates.ts'

/** A guest as the endurance checks need him: somebody new each time, who asks for the same table as everybody else. */
export type Asked = Record<string, unknown> & { personas: number }

/** The next Friday that is at least a week away, as the restaurant counts days. Never Christmas: the house is closed. */
export function friday(): IsoDate {
  let fecha = addDays(wallClock(Date.now()).fecha, 7)
  while (weekday(fecha) !== 5 || /-12-2[45]$/.test(fecha)) fecha = addDays(fecha, 1)
  return fecha
}

export const request = (fecha: IsoDate, hora = '21:00', personas = 2): Asked => ({
  nombre: 'Prueba de Aguante',
  email: `${randomUUID()}@example.com`,
  telefono: `+346${String(randomInt(100_000_000)).padStart(8, '0')}`,
  fecha_reserva: fecha,
  hora_reserva: hora,
  personas,
  preferencia_mesa: 'interior',
  ocasion: null,
  requisitos_dieteticos: null,
  notas: null,
  primera_visita: true,
})

export type Respuesta = { status: number; code: string; codigo: string }

/** Reads an answer to its end. One that breaks off in the middle is none, whatever its first line said. */
const told = async (answer: Response): Promise<Respuesta> => {
  const text = await answer.text()
  const body: unknown = answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : {}
  const { code = '', message = '', codigo = '' } = body as Record<string, string>
  return { status: answer.status, code: code.startsWith('PT') ? message : code, codigo }
}

/** A visitor's address of his own: the site's limit for one address is not what is tried here. */
export const visitor = (): string => `10.${randomBytes(3).join('.')}`

/** Through the site: the route handler that page and chat use. */
export const overSite = async (
  site: string,
  body: Asked,
  key: string = randomUUID(),
  patience = 20_000,
): Promise<Respuesta> =>
  told(
    await fetch(`${site}/api/reservas`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        'x-forwarded-for': visitor(),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    }),
  )

/** Past the site, as anybody may: PostgREST with the publishable key. */
export const overRest = async ({ url, key }: { url: string; key: string }, body: Asked): Promise<Respuesta> =>
  told(
    await fetch(`${url}/rest/v1/reservas`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: key, prefer: 'return=minimal' },
      body: JSON.stringify({ ...body, estado: 'pendiente', clave: randomUUID(), idioma: 'es' }),
      signal: AbortSignal.timeout(20_000),
    }),
  )

/** A setting of this run; each check says what it needs when somebody starts it by hand. */
export function needed(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is missing: this check is started by npm test`)
  return value
}

/** Says what was counted, in a line that `npm run proof` takes over. */
export const figure = (text: string): void => console.log(`▸ ${text}`)
