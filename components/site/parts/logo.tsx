import { Brand } from '@/components/ui/brand.tsx'
import type { Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { enIdioma, type Texto } from '@/lib/i18n/textos.ts'

export function Logo({
  locale,
  nombre,
  motto,
  homeLabel,
}: {
  locale: Locale
  nombre: string
  motto: Texto
  homeLabel: string
}) {
  return (
    <a href={localePath(locale, '/')} className="logo">
      <Brand />
      <span>
        <span>{nombre}</span>
        <span {...enIdioma(motto, locale)}>{motto.text}</span>
      </span>
      <span className="oculto">, {homeLabel}</span>
    </a>
  )
}
