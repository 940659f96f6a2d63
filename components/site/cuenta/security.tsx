import { getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button.tsx'
import type { Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { InputField } from '../parts/field.tsx'
import { PostForm } from '../parts/post-form.tsx'
import styles from './acceso.module.css'
import { NewPassword } from './password-field.tsx'

export async function Security({ locale, correo }: { locale: Locale; correo: string }) {
  const t = await getTranslations({ locale, namespace: 'Acceso.seguridad' })
  const currentPassword = (id: string) => (
    <InputField
      id={id}
      name="actual"
      type="password"
      label={t('actual')}
      autoComplete="current-password"
      required
      maxLength={200}
    />
  )
  const localeField = <input type="hidden" name="idioma" value={locale} />
  return (
    <>
      <section className={styles.bloque}>
        <h2>{t('clave')}</h2>
        <p>{t('claveNota')}</p>
        <PostForm locale={locale} action="/api/sesion/clave" className={styles.formulario}>
          {localeField}
          {/* For password managers. */}
          <input type="email" name="email" autoComplete="username" value={correo} readOnly hidden />
          {currentPassword('actual-clave')}
          <NewPassword locale={locale} label={t('nueva')} />
          <Button type="submit">{t('guardar')}</Button>
        </PostForm>
      </section>
      <section className={styles.bloque}>
        <h2>{t('correo')}</h2>
        <p className="wrap-anywhere">{t('correoAhora', { correo })}</p>
        <p>{t('correoNota')}</p>
        <PostForm locale={locale} action="/api/sesion/correo" className={styles.formulario}>
          {localeField}
          <InputField
            id="correo-nuevo"
            name="email"
            type="email"
            label={t('correoNuevo')}
            autoComplete="email"
            required
            maxLength={254}
          />
          {currentPassword('actual-correo')}
          <Button type="submit">{t('mandar')}</Button>
        </PostForm>
      </section>
      <section className={styles.bloque}>
        <h2>{t('sesiones')}</h2>
        <p>{t('sesionesNota')}</p>
        <div className={styles.botones}>
          {(['others', 'global'] as const).map((scope) => (
            <form key={scope} method="post" action="/api/sesion/salir">
              {localeField}
              <input type="hidden" name="alcance" value={scope} />
              <Button type="submit" ink="line" className="whitespace-normal!">
                {t(scope === 'others' ? 'otras' : 'todas')}
              </Button>
            </form>
          ))}
        </div>
      </section>
      <div className={styles.pie}>
        <a href={`${localePath(locale, '/profile')}?ver=1`} className="enlace">
          {t('volver')}
        </a>
      </div>
    </>
  )
}
