import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createApi } from '../../../lib/terminal/api.ts'
import { createSession } from '../../../lib/terminal/session.ts'
import type { Line, Talk } from './case.ts'
import type { Backend } from './server.ts'

const root = resolve(import.meta.dirname, '../../..')

/** What came back: the greeting and one line for each turn; fewer when the chat broke down, with the reason. */
export type Replayed = { talk: Talk; lines: Line[]; broken: string | null }

/** Says a conversation to the chat, turn by turn, as the terminal does; nothing is saved. */
export async function replay(talk: Talk, backend: Backend): Promise<Replayed> {
  const at = Date.parse(talk.now)
  backend.at(at)
  process.env.SUPABASE_URL = backend.url
  process.env.SUPABASE_PUBLISHABLE_KEY = backend.key
  let key = 0
  const session = createSession({
    locale: talk.lang,
    mensajes: JSON.parse(readFileSync(resolve(root, `messages/chat/${talk.lang}.json`), 'utf8')),
    api: createApi(() => at, true),
    now: () => at,
    newKey: () => `00000000-0000-4000-8000-${String(++key).padStart(12, '0')}`,
  })
  const lines: Line[] = []
  try {
    lines.push(await session.greet())
    for (const { say } of talk.turns) lines.push((await session.say(say)) as Line)
    return { talk, lines, broken: null }
  } catch (error) {
    return { talk, lines, broken: error instanceof Error ? error.message : String(error) }
  }
}
