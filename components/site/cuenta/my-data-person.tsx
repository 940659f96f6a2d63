import { getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button.tsx'
import type { MiCuenta } from '@/lib/cuenta/mine.ts'
import { FRAMINGS, MAX_AVATAR_MB, MAX_USERNAME } from '@/lib/cuenta/perfil-schema.ts'
import { LOCALES, type Locale } from '@/lib/i18n/locales.ts'
import { FOTO_ACCEPT } from '@/lib/muro/schema.ts'
import { InputField, SelectField } from '../parts/field.tsx'
import { PostForm } from '../parts/post-form.tsx'
import { LANGUAGE_NAMES } from '../shell/navigation.ts'
import styles from './my-data.module.css'
import { MyDataConsent } from './my-data-consent.tsx'

type Props = { locale: Locale; nombre: string; cuenta: MiCuenta }

/** Accepts the legal texts too if the profile could not be created at sign-up. */
export async function PersonForms({ locale, nombre, cuenta: { perfil } }: Props) {
  const t = await getTranslations({ locale, namespace: 'MisDatos' })
  return (
    <div className={styles.dos}>
      <PostForm locale={locale} action="/api/perfil/nombre" className={styles.formulario}>
        <input type="hidden" name="locale" value={locale} />
        <InputField
          id="username"
          name="username"
          label={t('usuario')}
          defaultValue={perfil?.username ?? nombre}
          required
          maxLength={MAX_USERNAME}
          autoComplete="nickname"
        />
        <SelectField
          id="idioma-cuenta"
          name="idioma"
          label={t('idioma')}
          defaultValue={perfil?.idioma ?? locale}
        >
          {LOCALES.map((other) => (
            <option key={other} value={other} lang={other}>
              {LANGUAGE_NAMES[other]}
            </option>
          ))}
        </SelectField>
        {!perfil && <MyDataConsent locale={locale} />}
        <div className={styles.botones}>
          <Button type="submit">{t('guardar')}</Button>
        </div>
      </PostForm>
      <form
        method="post"
        action="/api/perfil/foto"
        encType="multipart/form-data"
        className={styles.formulario}
      >
        <input type="hidden" name="locale" value={locale} />
        <InputField
          id="foto"
          name="foto"
          type="file"
          accept={FOTO_ACCEPT}
          label={t('foto')}
          hint={t('fotoAyuda', { mb: MAX_AVATAR_MB })}
        />
        <SelectField id="encuadre" name="encuadre" label={t('encuadre')} defaultValue="auto">
          {FRAMINGS.map((one) => (
            <option key={one} value={one}>
              {t(`encuadres.${one}`)}
            </option>
          ))}
        </SelectField>
        <div className={styles.botones}>
          <Button type="submit">{t('ponerFoto')}</Button>
          {perfil?.avatar_url && (
            <Button type="submit" name="quitar" value="1" ink="line">
              {t('quitarFoto')}
            </Button>
          )}
        </div>
      </form>
    </div>
  )
}
