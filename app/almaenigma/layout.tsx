import type { Metadata } from 'next'
import { fuentes } from '@/app/fonts/fuentes.ts'
import '@/app/globals.css'

export const metadata: Metadata = {
  title: { template: '%s · Administración', default: 'Administración' },
  robots: { index: false, follow: false },
}

/** Root layout of the back office; crossing to the public site is a full load. */
export default function AlmaenigmaLayout({ children }: LayoutProps<'/almaenigma'>) {
  return (
    <html lang="es" className={fuentes}>
      <body>{children}</body>
    </html>
  )
}
