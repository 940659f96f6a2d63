import { getTranslations } from 'next-intl/server'
import { wallClock } from '@/lib/core/dates.ts'
import type { Locale } from '@/lib/i18n/locales.ts'

const languageTag = (locale: Locale): string => (locale === 'en' ? 'en-GB' : locale)

type Props = { locale: Locale; nombre: string; direccion: string; telefono: string }

/** The head of every printed page, hidden on screens. */
export async function Letterhead({ locale, nombre, direccion, telefono }: Props) {
  const t = await getTranslations({ locale, namespace: 'Mesa' })
  const { fecha } = wallClock(Date.now())
  const words = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <div data-membrete>
      <p>
        <b>{nombre}</b>
        <span lang="es"> · {direccion}</span> · {telefono}
      </p>
      <p>
        {t.rich('impresa', {
          // date-prints.ts writes the day of printing.
          fecha: () => (
            <time data-hoy={languageTag(locale)} suppressHydrationWarning>
              {words.format(Date.parse(fecha))}
            </time>
          ),
        })}
      </p>
    </div>
  )
}
