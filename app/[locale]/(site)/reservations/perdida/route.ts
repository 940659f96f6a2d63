import { notFoundResponse } from '@/app/[locale]/no-encontrado/response.ts'
import { asLocale } from '@/lib/i18n/locales.ts'

/** An unknown code and a wrong token get the same answer, so that nobody can find codes by trying. */
export async function GET(request: Request, { params }: { params: Promise<{ locale: string }> }) {
  return notFoundResponse(request, asLocale((await params).locale), 'reserva')
}
