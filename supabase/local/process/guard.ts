// Loaded before Next. A log that nobody reads must not stop it: its first write to a broken pipe would end in another
// write, for ever. And it ends when its standard input does, which is its parent's end.
import { isMainThread } from 'node:worker_threads'

for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

// Threads and children of Next load this, too, with an input that means nothing.
if (isMainThread && String(process.ppid) === process.env.ALMA_PARENT) {
  process.stdin.on('close', () => process.exit(1))
  process.stdin.on('error', () => process.exit(1))
  process.stdin.resume()
  // Whoever leaves the input open must not keep a finished program alive.
  if ('unref' in process.stdin) process.stdin.unref()
}
