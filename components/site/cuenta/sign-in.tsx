import { getTranslations } from 'next-intl/server'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import type { Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { InputField } from '../parts/field.tsx'
import { PostForm } from '../parts/post-form.tsx'
import styles from './acceso.module.css'

type Props = {
  locale: Locale
  returnTo: string
  google: boolean
}

export async function SignIn({ locale, returnTo, google }: Props) {
  const [t, p] = await Promise.all([
    getTranslations({ locale, namespace: 'Acceso' }),
    getTranslations({ locale, namespace: 'Perfil' }),
  ])
  const withReturn = (path: `/${string}`) =>
    returnTo === localePath(locale, '/profile')
      ? localePath(locale, path)
      : `${localePath(locale, path)}?${new URLSearchParams({ volver: returnTo })}`
  return (
    <>
      <PostForm locale={locale} action="/api/sesion" className={styles.formulario}>
        <input type="hidden" name="volver" value={returnTo} />
        <input type="hidden" name="idioma" value={locale} />
        <InputField
          id="email"
          name="email"
          type="email"
          label={p('correo')}
          autoComplete="username"
          required
          maxLength={254}
        />
        <InputField
          id="password"
          name="password"
          type="password"
          label={p('contrasena')}
          autoComplete="current-password"
          required
          maxLength={200}
        />
        <Button type="submit">{p('entrar')}</Button>
      </PostForm>
      {google && (
        <p className="mt-5">
          <ButtonLink
            href={`/api/sesion/google?${new URLSearchParams({ volver: returnTo })}`}
            ink="line"
            rel="nofollow"
          >
            {t('google')}
          </ButtonLink>
        </p>
      )}
      <div className={styles.pie}>
        <h2>{t('nueva')}</h2>
        <p>{t('alta.entradilla')}</p>
        <ButtonLink href={withReturn('/profile/alta')} ink="limon" className="mt-3 justify-self-start">
          {t('abrir')}
        </ButtonLink>
      </div>
      <div className={styles.pie}>
        <h2>{t('ayudaTitulo')}</h2>
        <a href={localePath(locale, '/profile/recuperar')} className="enlace">
          {t('olvido')}
        </a>
        <a href={localePath(locale, '/profile/reenviar')} className="enlace">
          {t('sinCarta')}
        </a>
      </div>
    </>
  )
}
