import { getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button.tsx'
import type { Alergeno } from '@/lib/carta/read.ts'
import type { MiCuenta } from '@/lib/cuenta/mine.ts'
import { DIETAS } from '@/lib/cuenta/perfil-schema.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { enIdioma } from '@/lib/i18n/textos.ts'
import { Pictogram } from '../carta/alergenos.tsx'
import { PostForm } from '../parts/post-form.tsx'
import styles from './my-data.module.css'
import { dayText } from './my-data-dates.ts'

type Props = {
  locale: Locale
  needs: MiCuenta['necesidades']
  alergenos: readonly Alergeno[]
}

/** Health data has a consent of its own, and one press erases it. */
export async function MesaNeeds({ locale, needs, alergenos }: Props) {
  const t = await getTranslations({ locale, namespace: 'MisDatos' })
  return (
    <>
      <p className={styles.texto}>{t('mesaTexto')}</p>
      <PostForm locale={locale} action="/api/perfil/mesa" className={`${styles.formulario} ${styles.marco}`}>
        <input type="hidden" name="locale" value={locale} />
        <fieldset>
          <legend>{t('dieta')}</legend>
          <div className={styles.dietas}>
            {DIETAS.map((dieta) => (
              <label key={dieta}>
                <input
                  type="checkbox"
                  name="dieta"
                  value={dieta}
                  defaultChecked={needs?.dieta.includes(dieta)}
                />
                {t(`dietas.${dieta}`)}
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend>{t('alergenos')}</legend>
          <div className={styles.alergenos}>
            {alergenos.map(({ clave, nombre }) => (
              <label key={clave} {...enIdioma(nombre, locale)}>
                <input
                  type="checkbox"
                  name="alergenos"
                  value={clave}
                  defaultChecked={needs?.alergenos.includes(clave)}
                />
                <Pictogram clave={clave} />
                <span>{nombre.text}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <label className={styles.casilla}>
          <input type="checkbox" name="consentimiento" value="on" required defaultChecked={needs !== null} />
          <span>{t('consiento')}</span>
        </label>
        <div className={styles.botones}>
          <Button type="submit">{t('guardar')}</Button>
          {needs && <p>{t('consentido', { fecha: dayText(needs.consentido_en, locale) })}</p>}
        </div>
        <p className={styles.nota}>{t('avisaSiempre')}</p>
      </PostForm>
      {needs && (
        <form method="post" action="/api/perfil/mesa" className={styles.aparte}>
          <input type="hidden" name="locale" value={locale} />
          <Button type="submit" name="borrar" value="1" ink="line" className={styles.ancho ?? ''}>
            {t('borrarMesa')}
          </Button>
        </form>
      )}
    </>
  )
}
