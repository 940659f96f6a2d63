export type Log = (line: string) => void

/** Its message says what to change; the command line prints only the message and exits with 1. */
export class StartError extends Error {
  override name = 'StartError'
}

export function prefixed(log: Log, name: string): Log {
  const label = `[${name}]`.padEnd(11)
  return (line) => log(`${label}${line}`)
}

export function lines(log: Log): (chunk: Buffer | string) => void {
  let rest = ''
  return (chunk) => {
    const parts = (rest + chunk.toString()).split(/\r?\n/)
    rest = parts.pop() ?? ''
    for (const line of parts) if (line.trim() !== '') log(line)
  }
}

export function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
