import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Launcher } from '@/components/chat/launcher.tsx'
import { Spinner } from '@/components/site/shell/spinner.tsx'
import { BrandSymbol } from '@/components/ui/brand.tsx'
import { Drawing } from '@/components/ui/drawing.tsx'
import { asLocale, type Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'

const FRAME_LABELS = [
  'titulo',
  'subtitulo',
  'idioma',
  'minimizar',
  'cerrar',
  'conversacion',
  'escribe',
  'enviar',
  'escribiendo',
]

/** The texts that the chat's window shows before its own have loaded. */
async function chatFrameLabels(locale: Locale): Promise<string> {
  const { Ui }: { Ui: Record<string, string> } = await import(`@/messages/chat/${locale}.json`)
  return JSON.stringify({ Ui: Object.fromEntries(FRAME_LABELS.map((key) => [key, Ui[key]])) })
}

export default async function SiteLayout({
  children,
  params,
}: {
  children: ReactNode
  params: Promise<{ locale: string }>
}) {
  const locale = asLocale((await params).locale)
  const t = await getTranslations({ locale, namespace: 'Sitio' })
  return (
    <>
      <BrandSymbol />
      {children}
      <Launcher
        label={t('abrirChat')}
        frameLabels={await chatFrameLabels(locale)}
        contactPath={localePath(locale, '/contact')}
        className="fixed right-4 bottom-4 z-50 grid size-16 place-items-center rounded-full bg-limon shadow-lg [--ill-a:var(--tinta)] [--ill-ink:var(--tinta)] [--ill-paper:var(--limon)] hover:bg-limon-claro movil:right-7 movil:bottom-7 forced-colors:border-2 forced-colors:[--ill-a:ButtonText] forced-colors:[--ill-ink:ButtonText] forced-colors:[--ill-paper:ButtonFace] print:hidden noscript:hidden [&[hidden]]:hidden"
      >
        <svg viewBox="0 0 196 300" className="h-11 w-auto" aria-hidden="true">
          <use href="#marca" />
        </svg>
      </Launcher>
      <Spinner>
        <span className="fixed inset-x-0 top-1/2 z-90 mx-auto grid size-20 place-items-center rounded-full bg-fondo shadow-lg">
          <Drawing name="rodaja" className="size-12 animate-spin" />
          <span className="oculto">{t('cargando')}</span>
        </span>
      </Spinner>
    </>
  )
}
