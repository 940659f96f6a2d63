import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ChatAway } from '@/components/chat/away.tsx'
import styles from '@/components/chat/launcher.module.css'
import { Launcher } from '@/components/chat/launcher.tsx'
import { Spinner } from '@/components/site/shell/spinner.tsx'
import { Brand } from '@/components/ui/brand.tsx'
import { Drawing } from '@/components/ui/drawing.tsx'
import { type Footer, getFooter } from '@/lib/casa/footer.ts'
import { fallback } from '@/lib/chat/fallback.ts'
import { type Mensajes, render, texto } from '@/lib/chat/say.ts'
import { asLocale, type Locale } from '@/lib/i18n/locales.ts'

const FRAME_LABELS = [
  'titulo',
  'subtitulo',
  'idioma',
  'minimizar',
  'maximizar',
  'cerrar',
  'conversacion',
  'escribe',
  'enviar',
  'escribiendo',
]

/** The texts that the chat's window shows before its own have loaded, and those for when nothing of it loads. */
async function chatLabels(locale: Locale) {
  const [{ default: mensajes }, footer]: [{ default: Mensajes }, Footer] = await Promise.all([
    import(`@/messages/chat/${locale}.json`),
    getFooter(locale),
  ])
  const { content, links } = render(fallback('general', footer.telefono), mensajes, locale)
  const frame = Object.fromEntries(FRAME_LABELS.map((key) => [key, mensajes.Ui?.[key]]))
  return {
    frameLabels: JSON.stringify({ Ui: frame }),
    away: {
      title: texto(mensajes, 'Ui.titulo', locale),
      text: content,
      links,
      closeLabel: texto(mensajes, 'Ui.cerrar', locale),
    },
  }
}

export default async function SiteLayout({
  children,
  params,
}: {
  children: ReactNode
  params: Promise<{ locale: string }>
}) {
  const locale = asLocale((await params).locale)
  const [t, { frameLabels, away }] = await Promise.all([
    getTranslations({ locale, namespace: 'Sitio' }),
    chatLabels(locale),
  ])
  return (
    <>
      {children}
      <Launcher label={t('abrirChat')} frameLabels={frameLabels} className={styles.abre}>
        <Brand />
      </Launcher>
      <ChatAway {...away} className={styles.fuera} />
      <Spinner>
        <span className={styles.espera}>
          <Drawing name="rodaja" />
          <span className="oculto">{t('cargando')}</span>
        </span>
      </Spinner>
    </>
  )
}
