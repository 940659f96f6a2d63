import 'server-only'
import { ok, type Result, refuse } from '../core/result.ts'

export type BodyIssue = 'invalid_json' | 'too_long' | 'unsupported_media_type'

export const STATUS = {
  invalid_json: 400,
  too_long: 413,
  unsupported_media_type: 415,
} as const satisfies Record<BodyIssue, number>

const mediaType = (request: Request): string =>
  (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

export const isForm = (request: Request): boolean =>
  mediaType(request) === 'application/x-www-form-urlencoded' || mediaType(request) === 'multipart/form-data'

/** Null above `maxBytes`, whatever the length header says: the rest is not read. */
async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return null
  const reader = request.body?.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > maxBytes) {
      await reader.cancel()
      return null
    }
    chunks.push(value)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}

/** T-INP-02: whatever cannot be read is a refusal, never an exception. Compressed bodies are not unpacked. */
export async function readJson(request: Request, maxBytes: number): Promise<Result<unknown, BodyIssue>> {
  if (mediaType(request) !== 'application/json') return refuse('unsupported_media_type')
  const bytes = await readBytes(request, maxBytes)
  if (!bytes) return refuse('too_long')
  try {
    return ok(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
  } catch {
    return refuse('invalid_json')
  }
}

export async function readUpload(request: Request, maxBytes: number): Promise<Result<FormData, BodyIssue>> {
  if (!isForm(request)) return refuse('unsupported_media_type')
  const bytes = await readBytes(request, maxBytes)
  if (!bytes) return refuse('too_long')
  try {
    const headers = { 'content-type': request.headers.get('content-type') ?? '' }
    return ok(await new Response(bytes, { headers }).formData())
  } catch {
    return refuse('invalid_json')
  }
}

export const textFields = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].filter((field): field is [string, string] => typeof field[1] === 'string'))

export async function readForm(
  request: Request,
  maxBytes: number,
): Promise<Result<Record<string, string>, BodyIssue>> {
  const form = await readUpload(request, maxBytes)
  return form.ok ? ok(textFields(form.value)) : form
}

export const reply = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
