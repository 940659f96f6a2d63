import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { type LocaleParams, localeOf } from '@/app/[locale]/locale-param.ts'
import { pageMetadata, queryMetadata } from '@/app/[locale]/metadata.ts'
import { MyReservas } from '@/components/site/cuenta/my-reservas.tsx'
import { wallClock } from '@/lib/core/dates.ts'
import { backendSettings } from '@/lib/core/env.ts'
import { isOwner, returnPathOf } from '@/lib/cuenta/links.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { myReservas } from '@/lib/reservas/manage.ts'
import { cuentaToken, presentedClaims } from '@/lib/supabase/guest.ts'
import { Perfil } from '../view.tsx'

/** Rendered for each visit: it may read the visitor's session. */
export const dynamic = 'force-dynamic'
export const fetchCache = 'default-cache'

type Props = LocaleParams & { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(props: Props): Promise<Metadata> {
  return queryMetadata(await pageMetadata(await localeOf(props), '/profile'))
}

/** A session that ends sooner must be renewed first, because a page cannot write cookies. Seconds. */
const RENEW_BEFORE_S = 120

async function readOwnReservas(exp: number) {
  const token = exp > Date.now() / 1000 + RENEW_BEFORE_S ? await cuentaToken() : null
  return token ? myReservas(token).catch(() => null) : null
}

export default async function ProfileQueryPage(props: Props) {
  const [locale, query, currentUser] = await Promise.all([
    localeOf(props),
    props.searchParams,
    presentedClaims(),
  ])
  const home = localePath(locale, '/profile')
  // Only once: without this a session that cannot be renewed would redirect for ever.
  if (currentUser && query.ver === '1' && currentUser.exp < Date.now() / 1000 + RENEW_BEFORE_S)
    redirect(`/api/sesion/renovar?${new URLSearchParams({ volver: home })}`)
  const now = wallClock(Date.now())
  return (
    <Perfil
      locale={locale}
      nombre={currentUser?.nombre ?? null}
      isAdmin={currentUser !== null && isOwner(currentUser.email, backendSettings().OWNER_EMAIL)}
      query={query}
      returnTo={returnPathOf(query.volver ?? query.next, home)}
      reservas={
        currentUser && (
          <MyReservas locale={locale} reservas={await readOwnReservas(currentUser.exp)} now={now} />
        )
      }
    />
  )
}
