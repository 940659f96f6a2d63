import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { RestaurantJsonLd } from '@/app/[locale]/restaurant-json-ld.tsx'
import {
  closedDaysOf,
  daysWithout,
  laterWeekHours,
  specialDaysInPhrases,
  weekHoursOf,
} from '@/components/site/casa/hours.ts'
import { Footer } from '@/components/site/shell/footer.tsx'
import { Header } from '@/components/site/shell/header.tsx'
import { Letterhead } from '@/components/site/shell/letterhead.tsx'
import { getAjustes } from '@/lib/casa/ajustes.ts'
import { getFooter } from '@/lib/casa/footer.ts'
import { wallClock } from '@/lib/core/dates.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { getOpeningHours } from '@/lib/reservas/content.ts'
import type { SchemaNode } from '@/lib/seo/node.ts'

type Props = {
  locale: Locale
  /** The page by its Spanish path: a layout does not know which page it holds. */
  page: `/${string}`
  /** The query of the address, `?…` or ''. The language switch keeps it; undefined where a page takes none. */
  query?: string
  glaze?: 'anil' | 'carta' | 'cava' | 'filosofia' | 'experiencias'
  /** JSON-LD of the page itself, beside that of the restaurant. */
  nodes?: readonly SchemaNode[]
  children: ReactNode
}

export async function Frame({ locale, page, query, glaze = 'anil', nodes = [], children }: Props) {
  const [t, ajustes, footer, openingHours] = await Promise.all([
    getTranslations({ locale, namespace: 'Horas' }),
    getAjustes(locale),
    getFooter(locale),
    getOpeningHours(locale),
  ])
  const weekPhrases = { hoy: t.raw('hoy'), hoyCerrado: t.raw('hoyCerrado'), dos: t.raw('dos') }
  const closedDays = (
    [
      ['cerramos', closedDaysOf(locale, openingHours)],
      ['sinComida', daysWithout('comida', locale, openingHours)],
      ['sinCena', daysWithout('cena', locale, openingHours)],
    ] as const
  ).flatMap(([key, dias]) => (dias ? [`${t(key, { dias })}.`] : []))
  return (
    <>
      <Header
        locale={locale}
        page={page}
        query={query}
        nombre={ajustes.nombre}
        motto={ajustes.lema}
        telefono={footer.telefono}
        tel={footer.tel}
        weekHours={weekHoursOf(locale, openingHours, weekPhrases)}
        laterWeeks={laterWeekHours(locale, openingHours, weekPhrases)}
        specialDays={specialDaysInPhrases(locale, openingHours, {
          cierreHoy: t('cierreHoy'),
          horasHoy: t.raw('horasHoy'),
          dos: t.raw('dos'),
        })}
      />
      <main id="contenido" tabIndex={-1} data-esmalte={glaze} className="outline-none">
        <Letterhead
          locale={locale}
          nombre={ajustes.nombre}
          direccion={footer.direccion}
          telefono={footer.telefono}
        />
        {children}
      </main>
      <RestaurantJsonLd locale={locale} page={page} nodes={nodes} />
      <Footer
        locale={locale}
        nombre={ajustes.nombre}
        data={footer}
        closedDays={closedDays.join(' ') || null}
        year={Number(wallClock(Date.now()).fecha.slice(0, 4))}
      />
    </>
  )
}
