import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { Marco } from '@/app/[locale]/(site)/frame.tsx'
import { type ConIdioma, idiomaDe } from '@/app/[locale]/locale-param.ts'
import { deConsulta, metadatos } from '@/app/[locale]/metadata.ts'
import { MisDatos } from '@/components/site/cuenta/my-data.tsx'
import { getCarta } from '@/lib/carta/read.ts'
import { wallClock } from '@/lib/core/dates.ts'
import { miCuenta } from '@/lib/cuenta/mine.ts'
import { asHecho, asPerfilAviso, SECCIONES, type Seccion } from '@/lib/cuenta/perfil-schema.ts'
import { sesionDe } from '@/lib/cuenta/role.ts'
import { ruta } from '@/lib/i18n/path.ts'
import { presentado, tokenDeCuenta } from '@/lib/supabase/guest.ts'

/** Made for each visit, and for nobody but whose session it brings. */
export const dynamic = 'force-dynamic'
export const fetchCache = 'default-cache'

type Props = ConIdioma & { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(props: Props): Promise<Metadata> {
  const locale = await idiomaDe(props)
  const [t, page] = await Promise.all([
    getTranslations({ locale, namespace: 'MisDatos' }),
    metadatos(locale, '/profile'),
  ])
  const name = page.applicationName
  return {
    ...deConsulta(page),
    title: name ? `${t('titulo')} · ${name}` : t('titulo'),
    robots: { index: false, follow: false },
  }
}

/** A session that ends sooner than this must be renewed first: a page can read cookies and not write them. Seconds. */
const PRONTO = 120

/** Where in the page something happened. */
const SITIO: Readonly<Record<string, Seccion>> = {
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

/** All that the house keeps about a guest, to see, change and take away. */
export default async function Datos(props: Props) {
  const [locale, query, quien] = await Promise.all([idiomaDe(props), props.searchParams, presentado()])
  const here = ruta(locale, '/profile/datos')
  if (!quien) redirect(`${ruta(locale, '/profile')}?${new URLSearchParams({ volver: here })}`)
  const ends = quien.exp < Date.now() / 1000 + PRONTO
  const renovar = `/api/sesion/renovar?${new URLSearchParams({ volver: here })}`
  if (ends && query.ver !== '2') redirect(renovar)
  const token = ends ? null : await tokenDeCuenta()
  const [t, cuenta, carta] = await Promise.all([
    getTranslations({ locale, namespace: 'MisDatos' }),
    token ? miCuenta(token) : null,
    getCarta(locale, wallClock(Date.now()).fecha),
  ])
  // The account is gone, its cookie is not: renewing it ends it.
  if (cuenta?.ok && !cuenta.value && query.ver !== '2') redirect(renovar)
  const [error, hecho] = [asPerfilAviso(query.error), asHecho(query.hecho)]
  const donde = SITIO[error ?? hecho ?? ''] ?? SECCIONES[0]
  const aviso = error
    ? ({ tipo: 'mal', donde, texto: t(`errores.${error}`) } as const)
    : hecho
      ? ({ tipo: 'bien', donde, texto: t(`hechos.${hecho}`) } as const)
      : null
  return (
    <Marco locale={locale} pagina="/profile/datos">
      <MisDatos
        locale={locale}
        nombre={quien.nombre}
        cuenta={cuenta?.ok ? cuenta.value : null}
        alergenos={carta.alergenos}
        sesion={token && sesionDe(token)}
        aviso={aviso}
      />
    </Marco>
  )
}
