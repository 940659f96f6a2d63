import { notFoundResponse } from '@/app/[locale]/no-encontrado/response.ts'
import { asLocale } from '@/lib/i18n/locales.ts'

/** Where a link leads that opens nothing: an unknown code and a wrong token end at the same page. */
export async function GET(request: Request, { params }: { params: Promise<{ locale: string }> }) {
  return notFoundResponse(request, asLocale((await params).locale), 'reserva')
}
