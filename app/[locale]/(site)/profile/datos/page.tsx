import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { Frame } from '@/app/[locale]/(site)/frame.tsx'
import { type LocaleParams, localeOf } from '@/app/[locale]/locale-param.ts'
import { pageMetadata, queryMetadata } from '@/app/[locale]/metadata.ts'
import { MyData } from '@/components/site/cuenta/my-data.tsx'
import { getCarta } from '@/lib/carta/read.ts'
import { wallClock } from '@/lib/core/dates.ts'
import { miCuenta } from '@/lib/cuenta/mine.ts'
import { asDone, asPerfilAviso, type PerfilSection, SECTIONS } from '@/lib/cuenta/perfil-schema.ts'
import { sessionOf } from '@/lib/cuenta/role.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { cuentaToken, presentedClaims } from '@/lib/supabase/guest.ts'

/** Rendered for each visit: it reads the visitor's session. */
export const dynamic = 'force-dynamic'
export const fetchCache = 'default-cache'

type Props = LocaleParams & { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(props: Props): Promise<Metadata> {
  const locale = await localeOf(props)
  const [t, page] = await Promise.all([
    getTranslations({ locale, namespace: 'MisDatos' }),
    pageMetadata(locale, '/profile'),
  ])
  const name = page.applicationName
  return {
    ...queryMetadata(page),
    title: name ? `${t('titulo')} · ${name}` : t('titulo'),
    robots: { index: false, follow: false },
  }
}

/** A session that ends sooner must be renewed first, because a page cannot write cookies. Seconds. */
const RENEW_BEFORE_S = 120

const SECTION_OF: Readonly<Record<string, PerfilSection>> = {
  mesa: 'mesa',
  mesa_borrada: 'mesa',
  consentimiento: 'mesa',
  alergenos: 'mesa',
  vino: 'vinos',
  vino_quitado: 'vinos',
  experiencia: 'muro',
  sesion: 'sesiones',
  sesiones: 'sesiones',
  textos: 'datos',
  baja: 'datos',
  baja_anulada: 'datos',
  confirmar: 'datos',
  version: 'datos',
}

export default async function MyDataPage(props: Props) {
  const [locale, query, currentUser] = await Promise.all([
    localeOf(props),
    props.searchParams,
    presentedClaims(),
  ])
  const here = localePath(locale, '/profile/datos')
  if (!currentUser) redirect(`${localePath(locale, '/profile')}?${new URLSearchParams({ volver: here })}`)
  const ends = currentUser.exp < Date.now() / 1000 + RENEW_BEFORE_S
  const renewPath = `/api/sesion/renovar?${new URLSearchParams({ volver: here })}`
  if (ends && query.ver !== '2') redirect(renewPath)
  const token = ends ? null : await cuentaToken()
  const [t, cuenta, carta] = await Promise.all([
    getTranslations({ locale, namespace: 'MisDatos' }),
    token ? miCuenta(token) : null,
    getCarta(locale, wallClock(Date.now()).fecha),
  ])
  // The account is deleted, its cookie is not: renewing removes it.
  if (cuenta?.ok && !cuenta.value && query.ver !== '2') redirect(renewPath)
  const [error, done] = [asPerfilAviso(query.error), asDone(query.hecho)]
  const section = SECTION_OF[error ?? done ?? ''] ?? SECTIONS[0]
  const notice = error
    ? ({ tone: 'mal', section, text: t(`errores.${error}`) } as const)
    : done
      ? ({ tone: 'bien', section, text: t(`hechos.${done}`) } as const)
      : null
  return (
    <Frame locale={locale} page="/profile/datos">
      <MyData
        locale={locale}
        nombre={currentUser.nombre}
        cuenta={cuenta?.ok ? cuenta.value : null}
        alergenos={carta.alergenos}
        sessionId={token && sessionOf(token)}
        notice={notice}
      />
    </Frame>
  )
}
