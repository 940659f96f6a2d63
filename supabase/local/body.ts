/** The whole body, or null as soon as it is longer than `limit` bytes, whatever `content-length` says. */
export async function readUpTo(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = request.body?.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > limit) {
      await reader.cancel()
      return null
    }
    chunks.push(value)
  }
  return Buffer.concat(chunks, size)
}

/** The same request with its body in memory; null when that is longer than `limit` bytes. */
export async function withBodyUpTo(request: Request, limit: number): Promise<Request | null> {
  if (request.body === null || request.method === 'GET' || request.method === 'HEAD') return request
  const declared = request.headers.get('content-length')
  // Node holds the body to its declared length.
  if (declared !== null) return Number(declared) > limit ? null : request
  const body = await readUpTo(request, limit)
  if (!body) return null
  const { method, headers, url } = request
  return new Request(url, { method, headers, body })
}
