import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Mensajes } from '../chat/say.ts'
import { entorno } from '../core/env.ts'
import { createPuerta } from './api.ts'
import type { Opciones } from './arguments.ts'
import { lineas } from './lines.ts'
import { createSesion, type Sesion, type Turno } from './session.ts'
import { charla, elegida } from './talk.ts'

/** Writes and waits until it is out: the next line is not read before. */
const write = (text: string): Promise<void> =>
  new Promise((done) => {
    process.stdout.write(text, () => done())
  })

/** One line whatever reads it: no character in it is anybody's end of line. */
const jsonLine = (turno: Turno): string =>
  `${JSON.stringify(turno).replace(
    /[\u007f-\u009f\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )}\n`

/** Holds a conversation from the first line of the input to the last. */
export async function conversar({ locale, now, json, dryRun }: Opciones, proyecto: string): Promise<void> {
  const clock = now === null ? Date.now : () => now
  const mensajes: Mensajes = JSON.parse(readFileSync(join(proyecto, `messages/chat/${locale}.json`), 'utf8'))
  const puerta = createPuerta(clock, dryRun)
  const sesion = createSesion({ locale, mensajes, puerta, now: clock, newKey: randomUUID })
  if (!json) return chatear(sesion, mensajes, locale)
  await write(jsonLine(await sesion.greet()))
  for await (const line of lineas(process.stdin))
    if (line.trim() !== '') await write(jsonLine(await sesion.say(line)))
}

/** The same for people: choices can be typed by their number, and there is a prompt. */
async function chatear(sesion: Sesion, mensajes: Mensajes, locale: Opciones['locale']): Promise<void> {
  const tty = process.stdin.isTTY === true && process.stdout.isTTY === true
  const colour = process.stdout.isTTY === true && process.stdout.hasColors()
  const { SITE_URL, PORT } = entorno()
  const style = { mensajes, locale, colour, site: SITE_URL ?? `http://localhost:${PORT}` }
  const prompt = '> '
  const readline = tty ? createInterface({ input: process.stdin, output: process.stdout, prompt }) : null
  readline?.on('SIGINT', () => {
    process.stdout.write('\n')
    process.exit(130)
  })
  const tell = async (turno: Turno): Promise<Turno> => {
    await write(charla(turno, style))
    if (readline) readline.prompt()
    else await write(prompt)
    return turno
  }
  let last = await tell(await sesion.greet())
  for await (const line of readline ?? lineas(process.stdin)) {
    // What comes through a pipe is not seen on the screen.
    if (!readline && line.trim() !== '') await write(`${line.replace(/\p{Cc}/gu, '')}\n\n`)
    if (line.trim() === '') {
      readline?.prompt()
      continue
    }
    const choice = elegida(line, sesion.choices(), last.options)
    last = await tell(await (choice ? sesion.choose(choice) : sesion.say(line)))
  }
  await write('\n')
}
