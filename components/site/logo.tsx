import { Marca } from '@/components/ui/marca.tsx'
import type { Locale } from '@/lib/i18n/locales.ts'
import { ruta } from '@/lib/i18n/ruta.ts'
import { langDe, type Texto } from '@/lib/i18n/textos.ts'

/** The mark, the name and the motto; it leads home. */
export function Logo({
  locale,
  nombre,
  lema,
  label,
}: {
  locale: Locale
  nombre: string
  lema: Texto
  label: string
}) {
  return (
    <a href={ruta(locale, '/')} aria-label={label} className="inline-flex items-center gap-[9px] movil:gap-3">
      <Marca className="h-11 w-auto movil:h-14" />
      <span className="font-serif">
        <span className="block text-xl font-semibold leading-none tracking-[-.005em] movil:text-[1.4375rem]">
          {nombre}
        </span>
        <span
          lang={langDe(lema, locale)}
          className="mt-1 block font-cursiva text-[.8438rem] font-medium italic leading-none opacity-82 movil:mt-[5px] movil:text-menor"
        >
          {lema.text}
        </span>
      </span>
    </a>
  )
}
