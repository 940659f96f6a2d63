import { getTranslations } from 'next-intl/server'
import { wallClock, ZONA } from '@/lib/core/dates.ts'
import type { Locale } from '@/lib/i18n/locales.ts'

const languageTag = (locale: Locale): string => (locale === 'en' ? 'en-GB' : locale)

/**
 * A cached page may be older: before printing, the browser writes its own date. Inline, so that nothing has to load.
 */
const PRINT_DATE_SCRIPT =
  "addEventListener('beforeprint',()=>{for(const e of document.querySelectorAll('time[data-hoy]'))" +
  `e.textContent=new Date().toLocaleDateString(e.dataset.hoy,{dateStyle:'long',timeZone:'${ZONA}'})})`

type Props = { locale: Locale; nombre: string; direccion: string; telefono: string }

/** The head of every printed page, hidden on screens. */
export async function Letterhead({ locale, nombre, direccion, telefono }: Props) {
  const t = await getTranslations({ locale, namespace: 'Mesa' })
  const { fecha } = wallClock(Date.now())
  const words = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <div
      data-membrete
      className="mb-4 hidden justify-between gap-6 border-b border-linea pb-2 text-micro text-texto-2 print:flex"
    >
      <p>
        <b className="font-serif text-menor font-semibold">{nombre}</b>
        <span lang="es"> · {direccion}</span> · {telefono}
      </p>
      <p className="whitespace-nowrap">
        {t.rich('impresa', {
          // Printing before hydration changes the day.
          fecha: () => (
            <time data-hoy={languageTag(locale)} suppressHydrationWarning>
              {words.format(Date.parse(fecha))}
            </time>
          ),
        })}
      </p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file */}
      <script dangerouslySetInnerHTML={{ __html: PRINT_DATE_SCRIPT }} />
    </div>
  )
}
