/**
 * Who is asking, as a name for the limit's bucket.
 *
 * What holds: the site may speak for its visitors (`x-enigmito-visitor`) only with the secret it shares with the
 * function; nobody else can make up addresses to get more than one bucket. Everybody else is who the nearest proxy saw:
 * `cf-connecting-ip` where the platform's edge writes it (hosted projects; the embedded gateway takes it away), else the
 * LAST entry of `x-forwarded-for`. Earlier entries are the caller's own words. What does not hold: behind a proxy that
 * passes both on unread, a caller may still name himself; and without the secret a site's visitors share its bucket.
 */
export function clientOf(headers: Headers, siteSecret: string | null): string {
  const visitor = headers.get('x-enigmito-visitor')?.trim()
  if (visitor && siteSecret && same(headers.get('x-enigmito-site') ?? '', siteSecret))
    return `visitor ${visitor.slice(0, 64)}`
  const seen = headers.get('cf-connecting-ip') ?? headers.get('x-forwarded-for')?.split(',').at(-1)
  return `caller ${seen?.trim().slice(0, 64) || 'direct'}`
}

/** Equal, in a time that tells nothing of where the first difference is. */
function same(given: string, secret: string): boolean {
  let different = given.length ^ secret.length
  for (let i = 0; i < secret.length; i++) different |= given.charCodeAt(i) ^ secret.charCodeAt(i)
  return different === 0
}
