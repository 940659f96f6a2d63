import 'server-only'
import { ok, type Result, refuse } from '../core/result.ts'

export type BodyIssue = 'invalid_json' | 'too_long' | 'unsupported_media_type'

/** The HTTP status of a body that cannot be read. */
export const STATUS = {
  invalid_json: 400,
  too_long: 413,
  unsupported_media_type: 415,
} as const satisfies Record<BodyIssue, number>

const mediaType = (request: Request): string =>
  (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

/** True for what an HTML form posts. */
export const isForm = (request: Request): boolean =>
  mediaType(request) === 'application/x-www-form-urlencoded' || mediaType(request) === 'multipart/form-data'

/** The body's bytes, at most `maxBytes`: a longer one is dropped while it arrives, whatever its length header says. */
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

/**
 * Reads a JSON body of at most `maxBytes` (T-INP-02). Another content type, broken UTF-8, broken JSON and an
 * oversized body are refusals, never exceptions; compressed bodies are not unpacked, so a bomb stays small.
 */
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

/** A posted form with its files, at most `maxBytes` in all. */
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

/** The text fields of a form as one object; files and repeated names are ignored. */
export const textFields = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].filter((field): field is [string, string] => typeof field[1] === 'string'))

/** The text fields of a posted form as one object. */
export async function readForm(
  request: Request,
  maxBytes: number,
): Promise<Result<Record<string, string>, BodyIssue>> {
  const form = await readUpload(request, maxBytes)
  return form.ok ? ok(textFields(form.value)) : form
}

/** A JSON answer that no cache keeps. */
export const reply = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
