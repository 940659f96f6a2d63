import type { Metadata } from 'next'
import { type ConIdioma, idiomaDe } from '@/app/[locale]/idioma.ts'
import { deConsulta, metadatos } from '@/app/[locale]/metadatos.ts'
import { asErrorCuenta, regresoDe } from '@/lib/auth/cuenta.ts'
import { ruta } from '@/lib/i18n/ruta.ts'
import { presentado } from '@/lib/supabase/cuenta.ts'
import { Perfil } from '../perfil.tsx'

/** Made for each visit: it may read whose session the visitor brings. */
export const dynamic = 'force-dynamic'
export const fetchCache = 'default-cache'

type Props = ConIdioma & { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(props: Props): Promise<Metadata> {
  return deConsulta(await metadatos(await idiomaDe(props), '/profile'))
}

export default async function Consulta(props: Props) {
  const [locale, query, quien] = await Promise.all([idiomaDe(props), props.searchParams, presentado()])
  return (
    <Perfil
      locale={locale}
      nombre={quien?.nombre ?? null}
      error={asErrorCuenta(query.error)}
      salio={query.salio === '1' && !quien}
      volver={regresoDe(query.volver, ruta(locale, '/profile'))}
    />
  )
}
