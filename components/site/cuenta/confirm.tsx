import { Button } from '@/components/ui/button.tsx'
import type { LinkType } from '@/lib/cuenta/links.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { PostForm } from '../parts/post-form.tsx'
import styles from './acceso.module.css'
import { NewPassword } from './password-field.tsx'

type Props = {
  locale: Locale
  token: string
  tipo: LinkType
  returnTo: string
  buttonLabel: string
  /** Null where no new password is asked for. */
  passwordLabel: string | null
}

/** Opening the link changes nothing: mail programs open links too. This button does. */
export const ConfirmForm = ({ locale, token, tipo, returnTo, buttonLabel, passwordLabel }: Props) => (
  <PostForm locale={locale} action="/auth/confirm" className={styles.formulario}>
    <input type="hidden" name="idioma" value={locale} />
    <input type="hidden" name="token_hash" value={token} />
    <input type="hidden" name="type" value={tipo} />
    <input type="hidden" name="volver" value={returnTo} />
    {passwordLabel !== null && <NewPassword locale={locale} label={passwordLabel} />}
    <Button type="submit">{buttonLabel}</Button>
  </PostForm>
)
