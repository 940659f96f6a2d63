/** A sink for one readable line. Everything the start script prints goes through one of these. */
export type Log = (line: string) => void

/**
 * A start that cannot go on, said in one sentence that names what to change.
 * The command line prints the message alone and exits with 1; any other exception is a bug and keeps its stack.
 */
export class StartError extends Error {
  override name = 'StartError'
}

/** A log that puts `[name]` in front of each line, so that several processes can share one terminal. */
export function prefixed(log: Log, name: string): Log {
  const label = `[${name}]`.padEnd(11)
  return (line) => log(`${label}${line}`)
}

/** Cuts a stream into lines and hands each to the log; the unfinished rest waits for its line break. */
export function lines(log: Log): (chunk: Buffer | string) => void {
  let rest = ''
  return (chunk) => {
    const parts = (rest + chunk.toString()).split(/\r?\n/)
    rest = parts.pop() ?? ''
    for (const line of parts) if (line.trim() !== '') log(line)
  }
}

/** The message of whatever was thrown. */
export function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
