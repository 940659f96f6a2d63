import type { Line } from './format.ts'
import { start } from './process.ts'

export type Ended = { code: number | null; out: string; err: string; ms: number }
type Options = Parameters<typeof start>[0] & {
  input?: string | Uint8Array
  /** Called with all that was written so far, each time there is more. */
  onOut?: (out: string, child: ReturnType<typeof start>) => void
}

/** Runs the terminal to its end with this on its standard input; without an input it stays open. */
export async function terminal({ input, onOut, ...opciones }: Options): Promise<Ended> {
  const since = Date.now()
  const child = start(opciones)
  let [out, err] = ['', '']
  child.stdout?.on('data', (chunk) => {
    out += String(chunk)
    onOut?.(out, child)
  })
  child.stderr?.on('data', (chunk) => (err += String(chunk)))
  child.stdin?.on('error', () => {})
  if (input !== undefined) child.stdin?.end(input)
  const code = await new Promise<number | null>((done) => child.once('close', done))
  return { code, out, err, ms: Date.now() - since }
}

/** The JSON lines of an output: every line is one, and the last has its end. */
export function linesOf(out: string): Line[] {
  if (out !== '' && !out.endsWith('\n')) throw new Error('The last line has no end')
  return out
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line))
}
