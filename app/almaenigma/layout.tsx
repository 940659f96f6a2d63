import type { Metadata } from 'next'
import { fontClasses } from '@/app/fonts/fonts.ts'
import './panel.css'

export const metadata: Metadata = {
  title: { template: '%s · Administración', default: 'Administración' },
  robots: { index: false, follow: false },
}

/** Root layout of the back office; crossing to the public site is a full load. */
export default function AlmaenigmaLayout({ children }: LayoutProps<'/almaenigma'>) {
  return (
    <html lang="es" className={fontClasses}>
      <head>
        {/* Metadata of a page made on demand is streamed; a browser that has no icon by then asks for /favicon.ico. */}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      </head>
      <body>{children}</body>
    </html>
  )
}
