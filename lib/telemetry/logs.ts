import 'server-only'
import { format } from 'node:util'
import { requestId } from './requests.ts'
import { scrubText } from './scrub.ts'

type Level = 'info' | 'warn' | 'error'

/** Writes one line of JSON: when, how grave, during which request, what. */
export function logLine(level: Level, what: Record<string, unknown>): void {
  const line = { time: new Date().toISOString(), level, request: requestId(), ...what }
  ;(level === 'info' ? process.stdout : process.stderr).write(`${JSON.stringify(line)}\n`)
}

/** Whatever the site and its framework print becomes such a line too, without what names a guest. */
export function structureConsole(): void {
  const levels = { log: 'info', info: 'info', warn: 'warn', error: 'error' } as const
  for (const [method, level] of Object.entries(levels) as [keyof typeof levels, Level][])
    console[method] = (...args: unknown[]) => logLine(level, { message: scrubText(format(...args)) })
}
