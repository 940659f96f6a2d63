import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { type ConIdioma, idiomaDe } from '@/app/[locale]/locale-param.ts'
import { deConsulta, metadatos } from '@/app/[locale]/metadata.ts'
import { MisReservas } from '@/components/site/cuenta/my-reservas.tsx'
import { wallClock } from '@/lib/core/dates.ts'
import { env } from '@/lib/core/env.ts'
import { esDeLaCasa, regresoDe } from '@/lib/cuenta/links.ts'
import { ruta } from '@/lib/i18n/path.ts'
import { misReservas } from '@/lib/reservas/manage.ts'
import { presentado, tokenDeCuenta } from '@/lib/supabase/guest.ts'
import { Perfil } from '../view.tsx'

/** Made for each visit: it may read whose session the visitor brings. */
export const dynamic = 'force-dynamic'
export const fetchCache = 'default-cache'

type Props = ConIdioma & { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(props: Props): Promise<Metadata> {
  return deConsulta(await metadatos(await idiomaDe(props), '/profile'))
}

/** A session that ends sooner than this must be renewed first: a page can read cookies and not write them. Seconds. */
const PRONTO = 120

/** The bookings of whoever is signed in; null while they cannot be read. */
async function reservasDe(exp: number) {
  const token = exp > Date.now() / 1000 + PRONTO ? await tokenDeCuenta() : null
  return token ? misReservas(token).catch(() => null) : null
}

export default async function Consulta(props: Props) {
  const [locale, query, quien] = await Promise.all([idiomaDe(props), props.searchParams, presentado()])
  const home = ruta(locale, '/profile')
  // Once only: where the session cannot be renewed the page says what it does not know.
  if (quien && query.ver === '1' && quien.exp < Date.now() / 1000 + PRONTO)
    redirect(`/api/sesion/renovar?${new URLSearchParams({ volver: home })}`)
  const ahora = wallClock(Date.now())
  return (
    <Perfil
      locale={locale}
      nombre={quien?.nombre ?? null}
      isAdmin={quien !== null && esDeLaCasa(quien.email, env().OWNER_EMAIL)}
      query={query}
      volver={regresoDe(query.volver ?? query.next, home)}
      reservas={quien && <MisReservas locale={locale} reservas={await reservasDe(quien.exp)} ahora={ahora} />}
    />
  )
}
