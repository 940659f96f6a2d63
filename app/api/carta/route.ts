import type { NextRequest } from 'next/server'
import { getCarta } from '@/lib/carta/read.ts'
import { wallClock } from '@/lib/core/dates.ts'
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales.ts'

export const fetchCache = 'default-cache'

/**
 * What the search in the browser knows besides the page: ingredients and Spanish names by dish, in one language.
 * Nothing about allergens: those are judged by the page the guest has before them.
 */
export async function GET({ nextUrl }: NextRequest): Promise<Response> {
  const asked = nextUrl.searchParams.get('l') ?? ''
  const locale = isLocale(asked) ? asked : DEFAULT_LOCALE
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
