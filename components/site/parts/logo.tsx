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
    <a
      href={localePath(locale, '/')}
      className="relative inline-flex min-w-0 items-center gap-[9px] movil:gap-3"
    >
      <Brand className="h-11 w-auto flex-none movil:h-14" />
      <span className="font-serif">
        <span className="block text-xl font-semibold leading-none tracking-[-.005em] movil:text-[1.4375rem]">
          {nombre}
        </span>
        <span
          {...enIdioma(motto, locale)}
          className="mt-1 block font-lema text-[.8438rem] font-medium italic leading-none opacity-82 movil:mt-[5px] movil:text-menor"
        >
          {motto.text}
        </span>
      </span>
      <span className="oculto">, {homeLabel}</span>
    </a>
  )
}
