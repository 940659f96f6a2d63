import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button.tsx'
import type { Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { InputField } from '../parts/field.tsx'
import { PostForm } from '../parts/post-form.tsx'
import styles from './acceso.module.css'

type Props = {
  locale: Locale
  action: '/api/sesion/reenviar' | '/api/sesion/recuperar'
  /** The address as typed or written to; '' when unknown. */
  correo: string
  /** Whether an e-mail is on its way, so that it can be sent again. */
  isSent: boolean
  buttonLabel: string
  againLabel: string
  fieldLabel: string
  children?: ReactNode
}

export async function MailRequest({
  locale,
  action,
  correo,
  isSent,
  buttonLabel,
  againLabel,
  fieldLabel,
  children,
}: Props) {
  const t = await getTranslations({ locale, namespace: 'Acceso' })
  return (
    <>
      {children}
      {isSent && correo && (
        <form method="post" action={action} className={styles.formulario}>
          <input type="hidden" name="idioma" value={locale} />
          <input type="hidden" name="email" value={correo} />
          <Button type="submit" ink="line">
            {againLabel}
          </Button>
        </form>
      )}
      {isSent && correo ? (
        <details className={styles.pie}>
          <summary className="cursor-pointer py-2 font-semibold">{t('reenviar.otroCorreo')}</summary>
          <AddressForm {...{ locale, action, buttonLabel, fieldLabel }} correo="" />
        </details>
      ) : (
        <AddressForm {...{ locale, action, buttonLabel, fieldLabel, correo }} />
      )}
      <div className={styles.pie}>
        <a href={localePath(locale, '/profile')} className="enlace">
          {t('volverEntrar')}
        </a>
      </div>
    </>
  )
}

const AddressForm = ({
  locale,
  action,
  buttonLabel,
  fieldLabel,
  correo,
}: Pick<Props, 'locale' | 'action' | 'buttonLabel' | 'fieldLabel' | 'correo'>) => (
  <PostForm locale={locale} action={action} className={styles.formulario}>
    <input type="hidden" name="idioma" value={locale} />
    <InputField
      id="email"
      name="email"
      type="email"
      label={fieldLabel}
      autoComplete="username"
      required
      maxLength={254}
      defaultValue={correo}
    />
    <Button type="submit">{buttonLabel}</Button>
  </PostForm>
)
