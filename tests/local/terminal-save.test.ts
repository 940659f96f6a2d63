import { resolve } from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, startBackend } from '../../supabase/local/backend.ts'
import { replayDialogue } from '../evals/dialogues/agenda.ts'
import { readDialogues } from '../evals/dialogues/format.ts'
import { judgeDialogue, type Verdict } from '../evals/dialogues/judge.ts'
import { talking } from '../evals/dialogues/process.ts'
import { failures } from '../evals/dialogues/report.ts'
import { linesOf, terminal } from '../evals/dialogues/terminal.ts'
import { eachNth } from '../runner/long.ts'
import { ask, drop, tempFolder } from './project.ts'

/** `npm run enigmito` against the restaurant's own backend, with the function in Deno. */
const folder = tempFolder()
const env = { ALMA_DATA_DIR: folder }
let backend: Backend

beforeAll(async () => {
  backend = await startBackend({ dataDir: folder, port: 0, correo: false })
})
afterAll(async () => {
  await backend?.stop()
  drop(folder)
})

const saved = async (): Promise<Record<string, unknown>[]> => {
  const { body } = await ask(backend, '/rest/v1/reservas?select=*&order=creado_en', {
    headers: { apikey: backend.secretKey, authorization: `Bearer ${backend.secretKey}` },
  })
  return Array.isArray(body) ? body : []
}

test('README 6.2: sample dialogues end as they should, over the standard streams', {
  timeout: 300_000,
}, async () => {
  // The machine replays them all in the unit tests; a process each is for those that ask something, and some others.
  const all = readDialogues(resolve(import.meta.dirname, '../fixtures/talks.jsonl'))
  const chosen = all.filter(
    ({ turns }, i) => i % 3 === 0 || turns.some(({ expect: wanted }) => wanted?.answers),
  )
  const queue = [...eachNth(chosen, 12)]
  const verdicts: Verdict[] = []
  const before = (await saved()).length
  const work = async (): Promise<void> => {
    for (let dialogue = queue.shift(); dialogue; dialogue = queue.shift()) {
      const talk = talking({
        args: ['--json', '--dry-run', '--lang', dialogue.lang, '--now', dialogue.now],
        env,
        // A few as people start it, the others without npm's own second.
        npm: queue.length % 8 === 0,
      })
      verdicts.push(judgeDialogue(await replayDialogue(dialogue, talk)))
      await talk.end()
    }
  }
  await Promise.all([work(), work()])
  expect(failures(verdicts)).toBe('')
  // Rehearsals: nothing was written.
  expect((await saved()).length).toBe(before)
})

const dia = (days: number): string => {
  const at = new Date(Date.now() + days * 86_400_000)
  // Neither a Monday nor one of the holidays of the demo.
  return [1].includes(at.getUTCDay()) || /-12-2[45]$/.test(at.toISOString().slice(0, 10))
    ? dia(days + 1)
    : at.toISOString().slice(0, 10)
}
const request = (email: string, more = ''): string =>
  `quiero reservar\nsí\nLola Prueba\n${email}\n+34 600 123 456\n${dia(40)}\n21:00\n4\nterraza\nuna trona\nsí\nsí\n${more}`

test('contract §1: what is printed is what is saved, once, however often one says yes', async () => {
  const before = await saved()
  const { out, code } = await terminal({ args: ['--json'], env, input: request('una@example.com') })
  const bodies = linesOf(out).flatMap(({ reserva }) => (reserva ? [reserva] : []))
  const rows = (await saved()).slice(before.length)
  expect([code, bodies.length, rows.length]).toEqual([0, 1, 1])
  const [row = {}, body = {}] = [rows[0], bodies[0]]
  for (const [column, value] of Object.entries(body))
    expect([column, String(row[column]).slice(0, String(value).length)]).toEqual([column, String(value)])
  expect(row).toMatchObject({
    email: 'una@example.com',
    idioma: 'es',
    estado: 'pendiente',
    notas: 'una trona',
  })
})

test('two guests at two terminals get a table each', async () => {
  const before = await saved()
  const both = await Promise.all(
    ['dos@example.com', 'tres@example.com'].map((email) =>
      terminal({ args: ['--json'], env, input: request(email, 'nueva reserva\n') }),
    ),
  )
  const codes = both.map(({ out }) => linesOf(out).find(({ reserva }) => reserva)?.reserva?.clave)
  expect(new Set(codes).size).toBe(2)
  expect((await saved()).length - before.length).toBe(2)
  expect(linesOf(both[0]?.out ?? '').at(-1)).toMatchObject({ step: 'name', reserva: null })
})

test('§8 a time without seats is told when it is saved: draft and step stay, another time is taken', async () => {
  const sql = postgres(backend.databaseUrl, { max: 1 })
  await sql`update zonas set aforo = 4 where clave = 'exterior'`
  await sql.end()
  const before = await saved()
  const input = request('llena@example.com').replace(dia(40), dia(50)).replace('sí\nsí\n', 'sí\n')
  const first = await terminal({ args: ['--json'], env, input })
  expect(linesOf(first.out).at(-1)?.step).toBe('completed')
  const second = await terminal({ args: ['--json'], env, input: `${input}13:00\nsí\n` })
  const lines = linesOf(second.out)
  const refused = lines.findIndex(({ error }) => error === 'slot_full')
  expect(lines[refused]).toMatchObject({
    step: 'confirm',
    reserva: null,
    draft: { guests: 4, name: 'Lola Prueba', notes: 'una trona' },
  })
  expect(lines[refused + 1]).toMatchObject({ step: 'confirm', error: null, draft: { time: '13:00' } })
  expect(lines[refused + 2]).toMatchObject({ step: 'completed', reserva: { hora_reserva: '13:00' } })
  expect((await saved()).length - before.length).toBe(2)
})
