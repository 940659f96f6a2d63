import { asLocale } from '@/lib/i18n/locales.ts'
import { notFoundResponse } from './response.ts'

export async function GET(request: Request, { params }: { params: Promise<{ locale: string }> }) {
  return notFoundResponse(request, asLocale((await params).locale), 'pagina')
}
