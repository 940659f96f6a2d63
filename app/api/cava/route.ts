import type { NextRequest } from 'next/server'
import { getTranslations } from 'next-intl/server'
import type { Pairings } from '@/components/site/cava/data.ts'
import { whyOf } from '@/components/site/cava/why.ts'
import { getSuggestions } from '@/lib/carta/suggestions.ts'
import { wallClock } from '@/lib/core/dates.ts'
import { asLocale } from '@/lib/i18n/locales.ts'

export const fetchCache = 'default-cache'

/** The wines of every dish, with their reasons: the Cava asks when somebody comes near its choice of a dish. */
export async function GET({ nextUrl }: NextRequest): Promise<Response> {
  const locale = asLocale(nextUrl.searchParams.get('l'))
  const [t, suggestions] = await Promise.all([
    getTranslations({ locale, namespace: 'Pareja' }),
    getSuggestions(locale, wallClock(Date.now()).fecha),
  ])
  const pairings: Pairings = Object.fromEntries(
    suggestions
      .flatMap(({ platos }) => platos)
      .map(({ slug, vinos }) => [
        slug,
        vinos.map((one) => {
          const why = whyOf(one, locale, (plato) => t('como', { plato }))
          return [one.vino, why?.text ?? '', why && why.lang !== locale ? why.lang : ''] as const
        }),
      ]),
  )
  return Response.json(pairings, { headers: { 'Cache-Control': 'public, max-age=300' } })
}
