// Ends the children of a start that was killed: it waits until the pipe that the start holds is closed, which the
// system does even after `kill -9`.
import { setTimeout as sleep } from 'node:timers/promises'
import { alive, endChildrenOf } from './processes.ts'

const [file = '', pid = '', started = ''] = process.argv.slice(2)
const parent = { pid: Number(pid), started }

// Its own session keeps Ctrl-C away; npm and supervisors forward these to everybody they know.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => {})

let closed = false
const close = async (): Promise<void> => {
  if (closed) return
  closed = true
  for (const until = performance.now() + 5000; performance.now() < until && alive(parent); ) await sleep(20)
  if (!alive(parent)) await endChildrenOf(file, parent)
  process.exit(0)
}
process.stdin.on('end', () => void close())
process.stdin.on('close', () => void close())
process.stdin.on('error', () => void close())
process.stdin.resume()
