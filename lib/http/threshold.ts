/** What every answer carries, also those that the framework writes by itself: a page's own headers replace these. */
const FLOOR = {
  'Content-Security-Policy': "default-src 'self'; object-src 'none'; frame-ancestors 'none'; base-uri 'self'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const

const STAY_SECURE = { 'Strict-Transport-Security': 'max-age=31536000' } as const

/** @param siteUrl where the site is reached; only https may promise to stay https */
export const floorHeaders = (siteUrl: string | undefined): Readonly<Record<string, string>> =>
  siteUrl?.startsWith('https://') ? { ...FLOOR, ...STAY_SECURE } : FLOOR

/** What the framework takes of an action's form. Bytes. */
const MAX_ACTION = 1_048_576
const PANEL = /^\/almaenigma(?=[/?]|$)/
/** Takes pictures, and checks by itself who sends them. */
const UPLOAD = /^\/almaenigma\/imagen(?=[/?]|$)/

type Head = {
  method?: string | undefined
  url?: string | undefined
  headers: Readonly<Record<string, string | string[] | undefined>>
}

const first = (value: string | string[] | undefined): string =>
  (Array.isArray(value) ? value[0] : value)?.split(',')[0]?.trim() ?? ''

function isForeign(headers: Head['headers']): boolean {
  const origin = first(headers.origin)
  if (origin === '') return false
  const host = first(headers['x-forwarded-host']) || first(headers.host)
  return !URL.canParse(origin) || new URL(origin).host !== host
}

/**
 * The status with which a post to the back office is refused before the framework reads it; null when it may pass. The
 * framework answers the same posts with 500 and a stack trace in the log.
 */
export function refusalStatus({ method, url = '', headers }: Head): number | null {
  if (method !== 'POST' || !PANEL.test(url) || UPLOAD.test(url)) return null
  if (isForeign(headers)) return 403
  if (Number(first(headers['content-length'])) > MAX_ACTION) return 413
  return boundaryOf(headers) === '' ? 400 : null
}

/** What divides the parts of a form; '' when it is not said, null when it is no such form. */
function boundaryOf(headers: Head['headers']): string | null {
  const type = first(headers['content-type'])
  if (!/^multipart\/form-data/i.test(type)) return null
  return /;\s*boundary="?([^\s";]+)/i.exec(type)?.[1] ?? ''
}

/** Whether the framework's error about a post to the back office is the sender's: the form ended in the middle. */
export function isCutForm({ method, url = '', headers }: Head, tail: string): boolean {
  const boundary = boundaryOf(headers)
  return (
    method === 'POST' && PANEL.test(url) && boundary !== null && !tail.trimEnd().endsWith(`--${boundary}--`)
  )
}
