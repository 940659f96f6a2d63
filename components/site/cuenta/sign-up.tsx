import { getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button.tsx'
import type { Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { InputField } from '../parts/field.tsx'
import { PostForm } from '../parts/post-form.tsx'
import styles from './acceso.module.css'
import { NewPassword } from './password-field.tsx'
import { SignUpTerms } from './terms.tsx'

type Props = {
  locale: Locale
  returnTo: string
  /** What was typed before; never a password. */
  correo: string
  nombre: string
}

export async function NombreField({ locale, nombre }: { locale: Locale; nombre: string }) {
  const t = await getTranslations({ locale, namespace: 'Acceso.alta' })
  return (
    <InputField
      id="username"
      name="username"
      label={
        <>
          {t('nombre')} <span className="font-normal text-texto-3">{t('opcional')}</span>
        </>
      }
      hint={t('nombreAyuda')}
      autoComplete="nickname"
      maxLength={60}
      defaultValue={nombre}
    />
  )
}

export async function SignUp({ locale, returnTo, correo, nombre }: Props) {
  const t = await getTranslations({ locale, namespace: 'Acceso.alta' })
  return (
    <>
      <PostForm locale={locale} action="/api/sesion/alta" className={styles.formulario}>
        <input type="hidden" name="volver" value={returnTo} />
        <input type="hidden" name="idioma" value={locale} />
        <NombreField locale={locale} nombre={nombre} />
        <InputField
          id="email"
          name="email"
          type="email"
          label={t('correo')}
          autoComplete="username"
          required
          maxLength={254}
          defaultValue={correo}
        />
        <NewPassword locale={locale} label={t('clave')} />
        <SignUpTerms locale={locale} />
        <Button type="submit">{t('enviar')}</Button>
      </PostForm>
      <div className={styles.pie}>
        <h2>{t('ya')}</h2>
        <a href={localePath(locale, '/profile')} className="enlace">
          {t('entrar')}
        </a>
      </div>
    </>
  )
}
