import { asLocale } from '@/lib/i18n/locales.ts'
import { noEncontrado } from './response.ts'

/** The answer to every address nobody knows (`next.config.ts` leads them here). */
export async function GET(request: Request, { params }: { params: Promise<{ locale: string }> }) {
  return noEncontrado(request, asLocale((await params).locale), 'pagina')
}
