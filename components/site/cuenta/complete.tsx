import { getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button.tsx'
import type { Locale } from '@/lib/i18n/locales.ts'
import { PostForm } from '../parts/post-form.tsx'
import styles from './acceso.module.css'
import { NombreField } from './sign-up.tsx'
import { SignUpTerms } from './terms.tsx'

export async function CompleteForm({ locale, nombre }: { locale: Locale; nombre: string }) {
  const t = await getTranslations({ locale, namespace: 'Acceso.completar' })
  return (
    <PostForm locale={locale} action="/api/sesion/perfil" className={styles.formulario}>
      <input type="hidden" name="idioma" value={locale} />
      <NombreField locale={locale} nombre={nombre} />
      <SignUpTerms locale={locale} />
      <Button type="submit">{t('enviar')}</Button>
    </PostForm>
  )
}
