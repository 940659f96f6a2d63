import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { idiomaDe, type LocaleParams } from '@/app/[locale]/locale-param.ts'
import { pageMetadata, queryMetadata } from '@/app/[locale]/metadata.ts'
import { MyReservas } from '@/components/site/cuenta/my-reservas.tsx'
import { wallClock } from '@/lib/core/dates.ts'
import { backendSettings } from '@/lib/core/env.ts'
import { isOwner, returnPathOf } from '@/lib/cuenta/links.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { myReservas } from '@/lib/reservas/manage.ts'
import { cuentaToken, presentedClaims } from '@/lib/supabase/guest.ts'
import { Perfil } from '../view.tsx'

/** Made for each visit: it may read whose session the visitor brings. */
export const dynamic = 'force-dynamic'
export const fetchCache = 'default-cache'

type Props = LocaleParams & { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(props: Props): Promise<Metadata> {
  return queryMetadata(await pageMetadata(await idiomaDe(props), '/profile'))
}

/** A session that ends sooner than this must be renewed first: a page can read cookies and not write them. Seconds. */
const PRONTO = 120

/** The bookings of whoever is signed in; null while they cannot be read. */
async function reservasDe(exp: number) {
  const token = exp > Date.now() / 1000 + PRONTO ? await cuentaToken() : null
  return token ? myReservas(token).catch(() => null) : null
}

export default async function ProfileQueryPage(props: Props) {
  const [locale, query, currentUser] = await Promise.all([
    idiomaDe(props),
    props.searchParams,
    presentedClaims(),
  ])
  const home = localePath(locale, '/profile')
  // Once only: where the session cannot be renewed the page says what it does not know.
  if (currentUser && query.ver === '1' && currentUser.exp < Date.now() / 1000 + PRONTO)
    redirect(`/api/sesion/renovar?${new URLSearchParams({ volver: home })}`)
  const now = wallClock(Date.now())
  return (
    <Perfil
      locale={locale}
      nombre={currentUser?.nombre ?? null}
      isAdmin={currentUser !== null && isOwner(currentUser.email, backendSettings().OWNER_EMAIL)}
      query={query}
      volver={returnPathOf(query.volver ?? query.next, home)}
      reservas={
        currentUser && <MyReservas locale={locale} reservas={await reservasDe(currentUser.exp)} now={now} />
      }
    />
  )
}
