import type { Viewport } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { fontClasses } from '@/app/fonts/fonts.ts'
import { Cookies } from '@/components/site/consent/cookies.tsx'
import { Hydrated } from '@/components/site/enhance/hydrated.tsx'
import { LanguageOffer } from '@/components/site/shell/language-offer.tsx'
import { START_SCRIPT } from '@/lib/core/env.ts'
import { asLocale } from '@/lib/i18n/locales.ts'
import './site.css'
import './print.css'

/** No page is rendered at build time, which needs no database: each is at its first visit, and then cached. */
export const generateStaticParams = (): { locale: string }[] => []
export const revalidate = 300

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: 'oklch(.985 .004 220)' },
    { media: '(prefers-color-scheme: dark)', color: 'oklch(.195 .035 264)' },
  ],
}

/** An unknown language gets this layout in Spanish; its pages answer "not found". */
export default async function RootLayout({
  children,
  params,
}: {
  children: ReactNode
  params: Promise<{ locale: string }>
}) {
  const locale = asLocale((await params).locale)
  setRequestLocale(locale)
  const t = await getTranslations({ locale, namespace: 'Sitio' })
  return (
    <html lang={locale} className={fontClasses}>
      <body>
        {/* The skip link comes first in tab order, before the banner too. */}
        <a href="#contenido" className="salto">
          {t('saltar')}
        </a>
        <LanguageOffer />
        <Cookies locale={locale} />
        {children}
        <Hydrated />
        {START_SCRIPT && <script type="module" src={START_SCRIPT} />}
      </body>
    </html>
  )
}
