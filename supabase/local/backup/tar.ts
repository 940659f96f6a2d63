const BLOCK = 512

export type Entry = { name: string; size: number; folder: boolean }

const octal = (n: number, width: number): string => `${n.toString(8).padStart(width - 1, '0')}\0`

/** The name, cut at a slash where it is longer than a header holds. Throws when it cannot be cut. */
function cut(name: string): [name: string, prefix: string] {
  if (Buffer.byteLength(name) <= 100) return [name, '']
  for (let at = name.indexOf('/'); at > 0; at = name.indexOf('/', at + 1)) {
    const [prefix, rest] = [name.slice(0, at), name.slice(at + 1)]
    if (Buffer.byteLength(prefix) <= 155 && Buffer.byteLength(rest) <= 100) return [rest, prefix]
  }
  throw new Error(`the name is too long for an archive: ${name}`)
}

/** The header of a file or folder, as every `tar` reads it (ustar). `seconds`: since 1970. */
export function header({ name, size, folder }: Entry, seconds: number): Buffer {
  const block = Buffer.alloc(BLOCK)
  const [rest, prefix] = cut(folder ? `${name}/` : name)
  block.write(rest, 0)
  block.write(octal(folder ? 0o700 : 0o600, 8), 100)
  block.write(octal(0, 8), 108)
  block.write(octal(0, 8), 116)
  block.write(octal(folder ? 0 : size, 12), 124)
  block.write(octal(Math.floor(seconds), 12), 136)
  block.fill(' ', 148, 156)
  block.write(folder ? '5' : '0', 156)
  block.write('ustar\0' + '00', 257)
  block.write(prefix, 345)
  block.write(octal(sumOf(block), 7), 148)
  return block
}

export const padding = (size: number): Buffer => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)
export const END = Buffer.alloc(2 * BLOCK)

function sumOf(block: Buffer): number {
  let sum = 0
  for (let i = 0; i < BLOCK; i += 1) sum += i >= 148 && i < 156 ? 32 : (block[i] ?? 0)
  return sum
}

const text = (block: Buffer, from: number, to: number): string =>
  block.toString('utf8', from, to).replace(/\0[\s\S]*$/, '')

/** What a header says; null at the end. Throws when it is damaged. */
function readHeader(block: Buffer): Entry | null {
  if (block.every((byte) => byte === 0)) return null
  if (Number.parseInt(text(block, 148, 156), 8) !== sumOf(block)) throw new Error('the archive is damaged')
  const prefix = text(block, 345, 500)
  const name = `${prefix ? `${prefix}/` : ''}${text(block, 0, 100)}`
  const folder = text(block, 156, 157) === '5'
  return { name: name.replace(/\/$/, ''), size: Number.parseInt(text(block, 124, 136), 8) || 0, folder }
}

/** Calls `entry` for each file and folder; what it returns takes the bytes of a file, and is awaited. */
export async function readTar(
  chunks: AsyncIterable<Buffer>,
  entry: (entry: Entry) => Promise<{ write(chunk: Buffer): Promise<void>; end(): Promise<void> }>,
): Promise<void> {
  let rest: Buffer = Buffer.alloc(0)
  let open: Awaited<ReturnType<typeof entry>> | null = null
  let left = 0
  let skip = 0
  for await (const chunk of chunks) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    for (;;) {
      if (skip > 0) {
        const gone = Math.min(skip, rest.length)
        skip -= gone
        rest = rest.subarray(gone)
        if (skip > 0) break
      }
      if (open) {
        const part = rest.subarray(0, left)
        if (part.length > 0) await open.write(part)
        left -= part.length
        rest = rest.subarray(part.length)
        if (left > 0) break
        await open.end()
        open = null
        continue
      }
      if (rest.length < BLOCK) break
      const found = readHeader(rest.subarray(0, BLOCK))
      if (!found) return
      rest = rest.subarray(BLOCK)
      open = await entry(found)
      left = found.folder ? 0 : found.size
      if (left === 0) {
        await open.end()
        open = null
        continue
      }
      // Taken up once the file is through.
      const after = padding(found.size).length
      const inner = open
      open = {
        write: (part) => inner.write(part),
        end: async () => {
          skip = after
          await inner.end()
        },
      }
    }
  }
  throw new Error('the archive is cut off')
}
