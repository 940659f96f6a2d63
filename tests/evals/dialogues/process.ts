import { type ChildProcess, spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Line, Talk } from './format.ts'

const root = resolve(import.meta.dirname, '../../..')
/** Ends a conversation that hangs; on a busy machine a process of its own needs its time. Milliseconds. */
const LIMIT = 60_000

type Options = {
  args: readonly string[]
  env?: Record<string, string>
  /** Through npm, as people start it, or the program alone, which starts sooner. */
  npm?: boolean
}

/** Starts `npm run --silent enigmito -- …`, with the project's own Node first in the path. */
export function start({ args, env = {}, npm = false }: Options): ChildProcess {
  const command = npm
    ? ['npm', ['run', '--silent', 'enigmito', '--', ...args]]
    : [process.execPath, [join(root, 'lib/terminal/enigmito.ts'), ...args]]
  const [program, rest] = command as [string, string[]]
  const { PATH = '', HOME = '', NODE_ENV = 'production' } = process.env
  const path = `${join(root, 'node_modules/.bin')}:${PATH}`
  return spawn(program, rest, {
    cwd: root,
    env: { HOME, NODE_ENV, ...env, PATH: path },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
}

/** A conversation with a process of its own over its standard streams, one JSON line a turn. */
export function talking(options: Options): Talk & { slowest(): number } {
  const child = start(options)
  const { stdin, stdout, stderr } = child
  if (!stdin || !stdout || !stderr) throw new Error('The process has no standard streams')
  let problems = ''
  stderr.on('data', (chunk) => (problems += String(chunk)))
  stdin.on('error', () => {})
  const ended = new Promise<void>((done) => child.once('close', () => done()))
  const lines = createInterface({ input: stdout, crlfDelay: Number.POSITIVE_INFINITY })[
    Symbol.asyncIterator
  ]()
  let slowest = 0
  const next = async (): Promise<Line> => {
    const since = Date.now()
    const late = AbortSignal.timeout(LIMIT)
    const gone = new Promise<never>((_, fail) =>
      late.addEventListener('abort', () => fail(new Error('No reply within the limit'))),
    )
    const { value, done } = await Promise.race([lines.next(), gone])
    if (done) throw new Error(`The process ended: ${problems.trim()}`)
    slowest = Math.max(slowest, Date.now() - since)
    return JSON.parse(value)
  }
  return {
    greet: next,
    say(text) {
      stdin.write(`${text}\n`)
      return next()
    },
    async end() {
      stdin.end()
      await ended
    },
    slowest: () => slowest,
  }
}
