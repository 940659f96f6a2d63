import type { Locale } from '@/lib/i18n/locales.ts'

/** What is free tonight, in one line. The page is cached and free tables are not: enhance-tonight.ts fills it. */
export const Tonight = ({ locale, className = '' }: { locale: Locale; className?: string | undefined }) => (
  <div className={className} data-mejora="noche" data-ya="siempre" data-de={`/api/mesas?locale=${locale}`}>
    <p hidden />
  </div>
)
