import { isSameText } from '../../../../lib/core/same-text.ts'

/**
 * The client's name for the rate limit. Only a caller with `siteSecret` may speak for a visitor (`x-enigmito-
 * visitor`). For others it is `cf-connecting-ip`, written by the platform (the embedded gateway removes it),
 * else the LAST entry of `x-forwarded-for`: earlier entries come from the caller. A proxy that passes both on
 * lets callers choose their name; without the secret, all visitors of a site share one bucket.
 */
export function clientOf(headers: Headers, siteSecret: string | null): string {
  const visitor = headers.get('x-enigmito-visitor')?.trim()
  if (visitor && siteSecret && isSameText(headers.get('x-enigmito-site') ?? '', siteSecret))
    return `visitor ${visitor.slice(0, 64)}`
  const seen = headers.get('cf-connecting-ip') ?? headers.get('x-forwarded-for')?.split(',').at(-1)
  return `caller ${seen?.trim().slice(0, 64) || 'direct'}`
}
