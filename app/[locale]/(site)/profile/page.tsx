import type { Metadata } from 'next'
import { type LocaleParams, localeOf } from '@/app/[locale]/locale-param.ts'
import { pageMetadata } from '@/app/[locale]/metadata.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { Perfil } from './view.tsx'

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  return pageMetadata(await localeOf(props), '/profile')
}

export default async function ProfilePage(props: LocaleParams) {
  const locale = await localeOf(props)
  return (
    <Perfil
      locale={locale}
      nombre={null}
      isAdmin={false}
      query={{}}
      returnTo={localePath(locale, '/profile')}
      reservas={null}
    />
  )
}
