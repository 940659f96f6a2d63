import type { Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'

/** The page is cached: an answer that takes longer will not come. Milliseconds. */
const TIMEOUT_MS = 5000

/**
 * Status 404 and a page in the visitor's language. Next's `notFound()` would answer an empty page that scripts fill.
 * `request.url` is the server's own address, whatever the Host header says.
 */
export async function notFoundResponse(
  request: Request,
  locale: Locale,
  page: 'pagina' | 'reserva',
): Promise<Response> {
  const ask = () =>
    fetch(new URL(`/${locale}/no-encontrado/${page}`, request.url), {
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => null)
  const first = await ask()
  // The answer that made the page is not the one that is kept (docs/caching.md), and nobody shall see which it was.
  const answer = first?.headers.get('x-nextjs-cache') === 'MISS' ? await ask() : first
  const html = answer?.ok
    ? await answer.text()
    : `<!doctype html><html lang="${locale}"><title>404</title><h1>404</h1><a href="${localePath(locale, '/')}">Alma Enigma</a>`
  return new Response(html, {
    status: 404,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
