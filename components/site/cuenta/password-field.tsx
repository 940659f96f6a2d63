import { getTranslations } from 'next-intl/server'
import { PASSWORD_MIN } from '@/lib/cuenta/password.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { InputField } from '../parts/field.tsx'
import styles from './acceso.module.css'

export async function NewPassword({ locale, label }: { locale: Locale; label: string }) {
  const t = await getTranslations({ locale, namespace: 'Acceso.alta' })
  return (
    <div data-mejora="clave">
      <InputField
        id="password"
        name="password"
        type="password"
        label={label}
        hint={t('claveAyuda')}
        autoComplete="new-password"
        required
        minLength={PASSWORD_MIN}
        maxLength={PASSWORD_MIN * 9}
      />
      <div
        className={styles.fuerza}
        data-fuerza={JSON.stringify([t('fuerza0'), t('fuerza1'), t('fuerza2'), t('fuerza3')])}
        data-n="0"
        hidden
      >
        <i />
        <i />
        <i />
        <output aria-label={t('fuerza')} htmlFor="password" />
      </div>
      <label className={`${styles.casilla} mt-2`} data-ver hidden>
        <input type="checkbox" />
        <span>{t('ver')}</span>
      </label>
    </div>
  )
}
