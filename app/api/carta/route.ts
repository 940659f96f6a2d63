import type { NextRequest } from 'next/server'
import { getCarta } from '@/lib/carta/read.ts'
import { wallClock } from '@/lib/core/dates.ts'
import { asLocale } from '@/lib/i18n/locales.ts'

export const fetchCache = 'default-cache'

/** Ingredients and Spanish names by dish, for the search in the browser. No allergens: only the page itself speaks of
 * those. */
export async function GET({ nextUrl }: NextRequest): Promise<Response> {
  const locale = asLocale(nextUrl.searchParams.get('l'))
  const { secciones } = await getCarta(locale, wallClock(Date.now()).fecha)
  const index = Object.fromEntries(
    secciones.flatMap(({ platos }) =>
      platos.map(({ slug, nombre, original, ingredientes }) => [
        slug,
        [
          ingredientes.items.join(', '),
          original === nombre.text ? '' : original,
          ingredientes.lang === locale ? '' : ingredientes.lang,
        ],
      ]),
    ),
  )
  return Response.json(index, { headers: { 'Cache-Control': 'public, max-age=300' } })
}
