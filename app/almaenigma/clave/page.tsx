import type { Metadata } from 'next'
import { Door } from '@/components/admin/cuenta/door.tsx'
import { casaName } from '@/lib/admin/kit/casa-name.ts'
import { asTokenHash } from '@/lib/cuenta/links.ts'
import { choosePasswordAction } from './actions.ts'
import { PasswordForm } from './form.tsx'

// The address holds the e-mail's token: no other site may learn it as the referrer (next.config.ts).
export const metadata: Metadata = { title: 'Contraseña nueva', referrer: 'same-origin' }

/** Opening the link changes nothing. */
export default async function NewPassword({ searchParams }: PageProps<'/almaenigma/clave'>) {
  const { t } = await searchParams
  return (
    <Door casa={await casaName()} titulo="Contraseña nueva">
      <PasswordForm action={choosePasswordAction} token={asTokenHash(t) ?? ''} />
    </Door>
  )
}
