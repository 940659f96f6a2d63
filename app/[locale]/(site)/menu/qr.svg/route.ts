import { svgFile, qrOf } from '@/lib/carta/qr.ts'
import { backendSettings } from '@/lib/core/env.ts'
import { originOf } from '@/lib/http/origin.ts'
import { isLocale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'

/** The QR code of the menu as a file. It holds the public address, or without SITE_URL the one of the request. */
export async function GET(request: Request, { params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params
  if (!isLocale(locale)) return new Response(null, { status: 404 })
  const address = originOf(request.headers, backendSettings().SITE_URL) + localePath(locale, '/menu')
  return new Response(svgFile(qrOf(address)), {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Content-Disposition': `inline; filename="qr-${locale}.svg"`,
      'Cache-Control': 'no-store',
    },
  })
}
