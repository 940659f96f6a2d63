import { asLocale } from '@/lib/i18n/locales.ts'
import { ruta } from '@/lib/i18n/ruta.ts'

/** The page is cached: an answer that takes longer will not come. Milliseconds. */
const PATIENCE = 5000

/**
 * The answer to every address nobody knows (`next.config.ts` leads them here): status 404 and a page in the visitor's
 * language. Next's own `notFound()` answers an empty shell which scripts fill in; this is the page itself, for
 * everybody. `request.url` is the server's own address, whatever the visitor wrote into the Host header.
 */
export async function GET(request: Request, { params }: { params: Promise<{ locale: string }> }) {
  const locale = asLocale((await params).locale)
  const page = await fetch(new URL(`/${locale}/no-encontrado/pagina`, request.url), {
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => null)
  const html = page?.ok
    ? await page.text()
    : `<!doctype html><html lang="${locale}"><title>404</title><h1>404</h1><a href="${ruta(locale, '/')}">Alma Enigma</a>`
  return new Response(html, {
    status: 404,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
