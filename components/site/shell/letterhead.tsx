import { getTranslations } from 'next-intl/server'
import { wallClock, ZONA } from '@/lib/core/dates.ts'
import type { Locale } from '@/lib/i18n/locales.ts'

/** English as Europe writes it. */
const languageTag = (locale: Locale): string => (locale === 'en' ? 'en-GB' : locale)

/**
 * The page may have been made before today: when the browser is about to print, it writes its own day. Inline, because
 * nothing else on the page has to be loaded for it, and the date of the server stands where there are no scripts.
 */
const PRINT_DATE_SCRIPT =
  "addEventListener('beforeprint',()=>{for(const e of document.querySelectorAll('time[data-hoy]'))" +
  `e.textContent=new Date().toLocaleDateString(e.dataset.hoy,{dateStyle:'long',timeZone:'${ZONA}'})})`

type Props = { locale: Locale; nombre: string; direccion: string; telefono: string }

/** The head of every printed page: whose it is, where, and of what day. Nobody sees it on a screen. */
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
          // Whoever prints before the page has come alive has another day on it than the page was made with.
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
