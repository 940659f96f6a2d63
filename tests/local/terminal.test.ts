import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { talking } from '../evals/dialogues/process.ts'
import { linesOf, terminal } from '../evals/dialogues/terminal.ts'
import { eachNth } from '../runner/long.ts'
import { drop, tempFolder } from './project.ts'

/** `npm run enigmito` as a program: flags, codes, streams, and a backend that is away, slow or broken. */
const folder = tempFolder()
afterAll(() => drop(folder))
/** An empty data folder: no backend is known. */
const sola = { ALMA_DATA_DIR: folder }
const NOW = ['--now', '2026-11-25T11:00:00+01:00']
const FIELDS = ['draft', 'error', 'messages', 'options', 'reserva', 'step', 'turn']

const talk = async (
  input: string | Uint8Array,
  more: readonly string[] = [],
  env: Record<string, string> = sola,
) => {
  const end = await terminal({ args: ['--json', '--dry-run', ...NOW, ...more], env, input })
  return { ...end, lines: linesOf(end.out) }
}
const WHOLE =
  'quiero reservar\nsí\nLola Prueba\nlola@example.com\n+34 600 123 456\n2026-11-27\n21:00\n4\nterraza\nno\nsí\n'

test.each([
  [['--lang'], '--lang'],
  [['--lang', 'pt'], '--lang'],
  [['--lang', 'ES'], '--lang'],
  [['--lang='], '--lang'],
  [['--lang', '--json'], '--lang'],
  [['--now'], '--now'],
  [['--now', 'mañana'], '--now'],
  [['--now', '2026-11-25'], '--now'],
  [['--now', '2026-11-25T11:00:00'], '--now'],
  [['--now', '2026-02-30T11:00:00+01:00'], '--now'],
  [['--now', '2026-11-25T25:00:00+01:00'], '--now'],
  [['--verbose'], '--verbose'],
  [['-x'], '-x'],
  [['--json=yes'], '--json'],
  [['--dry-run', 'hola'], 'hola'],
])('contract §1: %s is refused with code 2, the flag is named, nothing on stdout', async (args, named) => {
  const { code, out, err } = await terminal({ args, env: sola, input: 'hola\n' })
  expect([code, out]).toEqual([2, ''])
  expect(err.split('\n')[0]).toContain(named)
  expect(err).not.toMatch(/^\s+at /m)
})

test('contract §1: --help tells the usage and ends with 0; both ways of writing a value are read', async () => {
  const help = await terminal({ args: ['--help'], env: sola, npm: true, input: '' })
  expect([help.code, help.err]).toEqual([0, ''])
  for (const flag of ['--lang', '--now', '--json', '--dry-run']) expect(help.out).toContain(flag)
  const { lines } = await talk('', ['--lang=de'])
  expect(lines[0]?.messages[0]?.content).toContain('Enigmito')
  expect(lines[0]?.messages[0]?.content).toMatch(/automatisch/i)
})

test('contract §1: with no backend a table is booked by the specified slots; a question gets the fallback', async () => {
  const { code, lines, err } = await talk(`¿qué vinos tenéis?\n${WHOLE}otra reserva\n`)
  expect(code).toBe(0)
  expect(lines.map(({ turn }) => turn)).toEqual(lines.map((_, i) => i))
  for (const line of lines) {
    expect(Object.keys(line).sort()).toEqual(FIELDS)
    expect(line.messages.length).toBeGreaterThan(0)
  }
  const [greeting, question] = lines
  expect(greeting?.messages[0]?.content).toMatch(/automático.*\+34/)
  expect(question).toMatchObject({ error: 'connection', step: null, reserva: null })
  expect(question?.messages[0]?.links.map(({ url }) => url)).toContain('/wine')
  const saved = lines.filter(({ reserva }) => reserva !== null)
  expect(saved).toHaveLength(1)
  expect(saved[0]).toMatchObject({
    step: 'completed',
    reserva: {
      nombre: 'Lola Prueba',
      email: 'lola@example.com',
      telefono: '+34600123456',
      fecha_reserva: '2026-11-27',
      hora_reserva: '21:00',
      personas: 4,
      ocasion: null,
      preferencia_mesa: 'exterior',
      requisitos_dieteticos: null,
      notas: null,
      primera_visita: true,
      estado: 'pendiente',
    },
  })
  expect(lines.at(-1)).toMatchObject({ step: 'name', reserva: null, draft: { name: null, date: null } })
  expect(err).toContain('no backend')
})

test('contract §1: empty lines are ignored, ends of line are of either kind, the last may be missing', async () => {
  const { code, lines } = await talk('\n\r\n   \nquiero reservar\r\n\n\t\nsí\r\nLola\u2028Prueba')
  expect(code).toBe(0)
  expect(lines.map(({ step }) => step)).toEqual([null, 'offer', 'name', 'email'])
  const [alone] = (await talk('')).lines
  expect(alone).toMatchObject({ turn: 0, step: null })
})

test('T-INP: long lines, NUL, bidi marks, broken UTF-8 and a whole novel get an answer and no trace', async () => {
  const odd = Buffer.concat([
    Buffer.from(`${'a'.repeat(10_000)}\nquiero reservar\nsí\nA\0na \u202eaiuq\u202c\n`),
    Buffer.from([0xff, 0xfe, 0xc3, 0x28, 0x0a]),
    Buffer.from(`${'ñ'.repeat(300_000)}\n\ud83d\n"}{"turn":9}\n\u0085\u2029\n`),
  ])
  const { code, lines, err, out } = await talk(odd)
  expect(code).toBe(0)
  expect(lines[1]).toMatchObject({ error: 'too_long', step: null })
  expect(lines.filter(({ error }) => error === 'too_long')).toHaveLength(2)
  expect(lines.map(({ turn }) => turn)).toEqual(lines.map((_, i) => i))
  // Whatever anybody takes for an end of line or for more than text is escaped.
  expect(out.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
  expect(err).not.toMatch(/^\s+at /m)
})

test('contract §1: a reply is out before the next line is awaited, and the clock does not advance', async () => {
  const talk = talking({
    args: ['--json', '--dry-run', '--now', '2026-10-25T00:30:00Z'],
    env: sola,
    npm: true,
  })
  expect((await talk.greet()).turn).toBe(0)
  // Half past two, the second time, in the night the clocks go back: today is the 25th.
  expect((await talk.say('mesa para 2 hoy a las 21:00')).draft).toMatchObject({
    date: '2026-10-25',
    time: '21:00',
  })
  expect((await talk.say('sí')).step).toBe('name')
  await talk.end()
})

/** A process each. In `npm test` the first in summer time, one after it has ended, and one with an offset of its own. */
const INSTANTS = eachNth(
  [
    ['2026-03-29T22:00:00+00:00', '2026-03-30'],
    ['2026-03-28T22:59:59Z', '2026-03-28'],
    ['2026-03-28T23:00:00Z', '2026-03-29'],
    ['2026-10-25T22:59:59Z', '2026-10-25'],
    ['2026-03-29T21:59:59Z', '2026-03-29'],
    ['2026-10-24T22:00:00Z', '2026-10-25'],
    ['2026-11-25T23:30:00-0500', '2026-11-26'],
  ] as const,
  3,
)

test.each(INSTANTS)('T-TIME: at %s it is %s at the restaurant', async (now, today) => {
  const { out } = await terminal({
    args: ['--json', '--dry-run', '--now', now],
    env: sola,
    input: 'mesa para 2 hoy\n',
  })
  const [, line] = linesOf(out)
  const monday = today === '2026-03-30'
  expect([line?.draft.date, line?.error]).toEqual(monday ? [null, 'closed_monday'] : [today, null])
})

test.each([true, false])('contract §1: SIGINT ends with 130 and no trace (through npm: %s)', async (npm) => {
  const { code, err } = await terminal({
    args: ['--json', '--dry-run', ...NOW],
    env: sola,
    npm,
    onOut: (out, child) => {
      if (out.endsWith('\n')) child.kill('SIGINT')
    },
  })
  expect(code).toBe(130)
  expect(err).not.toMatch(/^\s+at |Error/m)
})

test('whoever reads may go: the program ends without a word', async () => {
  const { err } = await terminal({
    args: ['--json', ...NOW],
    env: sola,
    onOut: (_, child) => {
      child.stdout?.destroy()
      child.stdin?.end('hola\nhola\nhola\n')
    },
  })
  expect(err.split('\n').filter((line) => line !== '' && !line.includes('no backend'))).toEqual([])
})

test('without --json it is a chat: greeting, numbered choices that can be typed, addresses, a prompt, no colours', async () => {
  const { code, out } = await terminal({
    args: ['--dry-run', ...NOW],
    env: { ...sola, SITE_URL: 'https://alma.example' },
    input:
      '1\n1\nLola\nlola@example.com\n+34600123456\nel viernes\na las 9\n2\n2\nSin notas\nCancelar\n¿qué hay de postre?\n',
  })
  expect(code).toBe(0)
  expect(out).toContain('1) Reservar mesa')
  expect(out).toMatch(/automático[\s\S]*→ .*: tel:\+34900000000/)
  expect(out).toMatch(/1\) Interior\n {2}2\) Terraza/)
  expect(out).toMatch(/mesa en la terraza/)
  expect(out).toMatch(/Notas: ninguna[\s\S]*no he enviado nada/)
  expect(out).toContain('https://alma.example/menu')
  expect(out).toMatch(/^> /m)
  expect(out).not.toContain('\u001b')
})

/** A backend that answers as it is told. */
async function stub(answer: (path: string) => { status: number; body: unknown } | null) {
  const paths: string[] = []
  const server = createServer((request, response) => {
    paths.push(`${request.method} ${request.url?.split('?')[0]}`)
    const said = answer(request.url ?? '')
    // Nobody answers: the connection stays open and silent.
    if (!said) return
    response.writeHead(said.status, { 'content-type': 'application/json' }).end(JSON.stringify(said.body))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    env: { ...sola, SUPABASE_URL: `http://127.0.0.1:${port}`, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'key' },
    paths,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

test('contract §1: a reply takes ten seconds at most when the backend hangs, and nothing counts as saved', async () => {
  const { env, close } = await stub(() => null)
  const replay = async (lines: readonly string[], args: readonly string[]) => {
    const talk = talking({ args, env })
    const said = [await talk.greet()]
    for (const line of lines) said.push(await talk.say(line))
    await talk.end()
    expect(talk.slowest()).toBeLessThan(10_000)
    return said.at(-1)
  }
  const book = [...WHOLE.trim().split('\n')]
  const [asked, saved] = await Promise.all([
    replay(['¿abrís hoy?'], ['--json', ...NOW]),
    replay(book, ['--json', ...NOW]),
  ])
  close()
  expect(asked).toMatchObject({ error: 'connection', step: null })
  expect(saved).toMatchObject({
    error: 'save_failed',
    step: 'confirm',
    reserva: null,
    draft: { name: 'Lola Prueba' },
  })
})

test('a function that answers 500 gets the fallback, the question of the step and no change of the draft', async () => {
  const { env, close, paths } = await stub((path) =>
    path.startsWith('/functions') ? { status: 500, body: { error: 'oops' } } : { status: 200, body: [] },
  )
  const { lines } = await talk('quiero reservar\nsí\n¿tenéis wifi?\nLola\n', [], env)
  close()
  expect(lines.map(({ step, error }) => [step, error])).toEqual([
    [null, null],
    ['offer', null],
    ['name', null],
    ['name', 'connection'],
    ['email', null],
  ])
  expect(lines[3]?.messages).toHaveLength(2)
  // Once more after a pause, and never a third time (§8).
  expect(paths.filter((path) => path === 'POST /functions/v1/enigmito')).toHaveLength(2)
})
