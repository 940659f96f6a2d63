import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Mensajes } from '../chat/say.ts'
import { siteSettings } from '../core/env.ts'
import { createApi } from './api.ts'
import type { Options } from './arguments.ts'
import { readLines } from './lines.ts'
import { createSession, type Session, type Turno } from './session.ts'
import { chosen, formatTurn } from './transcript.ts'

const write = (text: string): Promise<void> =>
  new Promise((done) => {
    process.stdout.write(text, () => done())
  })

const jsonLine = (turno: Turno): string =>
  `${JSON.stringify(turno).replace(
    /[\u007f-\u009f\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )}\n`

export async function converse({ locale, now, json, dryRun }: Options, projectDir: string): Promise<void> {
  const clock = now === null ? Date.now : () => now
  const mensajes: Mensajes = JSON.parse(
    readFileSync(join(projectDir, `messages/chat/${locale}.json`), 'utf8'),
  )
  const api = createApi(clock, dryRun)
  const session = createSession({ locale, mensajes, api, now: clock, newKey: randomUUID })
  if (!json) return runChat(session, mensajes, locale)
  await write(jsonLine(await session.greet()))
  for await (const line of readLines(process.stdin))
    if (line.trim() !== '') await write(jsonLine(await session.say(line)))
}

async function runChat(session: Session, mensajes: Mensajes, locale: Options['locale']): Promise<void> {
  const tty = process.stdin.isTTY === true && process.stdout.isTTY === true
  const colour = process.stdout.isTTY === true && process.stdout.hasColors()
  const { SITE_URL, PORT } = siteSettings()
  const style = { mensajes, locale, colour, site: SITE_URL ?? `http://localhost:${PORT}` }
  const prompt = '> '
  const readline = tty ? createInterface({ input: process.stdin, output: process.stdout, prompt }) : null
  readline?.on('SIGINT', () => {
    process.stdout.write('\n')
    process.exit(130)
  })
  const tell = async (turno: Turno): Promise<Turno> => {
    await write(formatTurn(turno, style))
    if (readline) readline.prompt()
    else await write(prompt)
    return turno
  }
  let last = await tell(await session.greet())
  for await (const line of readline ?? readLines(process.stdin)) {
    // Piped input is not echoed on the screen.
    if (!readline && line.trim() !== '') await write(`${line.replace(/\p{Cc}/gu, '')}\n\n`)
    if (line.trim() === '') {
      readline?.prompt()
      continue
    }
    const choice = chosen(line, session.choices(), last.options)
    last = await tell(await (choice ? session.choose(choice) : session.say(line)))
  }
  await write('\n')
}
