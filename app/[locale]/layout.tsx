import type { Viewport } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { fontClasses } from '@/app/fonts/fonts.ts'
import { Cookies } from '@/components/site/consent/cookies.tsx'
import { Wake } from '@/components/site/enhance/wake.tsx'
import { asLocale } from '@/lib/i18n/locales.ts'
import './site.css'
import './print.css'

/** Each page is made at its first visit and kept; the build needs no database. */
export const generateStaticParams = (): { locale: string }[] => []
export const revalidate = 300

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: 'oklch(.985 .004 220)' },
    { media: '(prefers-color-scheme: dark)', color: 'oklch(.195 .035 264)' },
  ],
}

/** Root layout of the public site. An unknown language is answered in Spanish; its pages say "not found". */
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
        {/* The way past everything comes before anything else, the banner included. */}
        <a
          href="#contenido"
          className="absolute -top-20 left-(--margen) z-99 bg-tinta px-5 py-3 text-cal focus:top-3"
        >
          {t('saltar')}
        </a>
        <Cookies locale={locale} />
        {children}
        <Wake />
      </body>
    </html>
  )
}
