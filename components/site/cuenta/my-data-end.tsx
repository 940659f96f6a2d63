import { getTranslations } from 'next-intl/server'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import type { MiCuenta } from '@/lib/cuenta/mine.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { PostForm } from '../parts/post-form.tsx'
import styles from './my-data.module.css'
import { MyDataConsent } from './my-data-consent.tsx'
import { dayText, momentText } from './my-data-dates.ts'

type Props = { locale: Locale; cuenta: MiCuenta }

/** The texts have changed since the guest accepted them. */
const isOutdated = ({ perfil, vigentes }: MiCuenta): boolean =>
  perfil !== null &&
  (perfil.terminos_version !== vigentes.terminos || perfil.privacidad_version !== vigentes.privacidad)

export async function PendingNotices({ locale, cuenta }: Props) {
  const { baja, vigentes } = cuenta
  const t = await getTranslations({ locale, namespace: 'MisDatos' })
  return (
    <>
      {baja && (
        <form method="post" action="/api/perfil/baja" className={styles.pendiente} data-tipo="mal">
          <input type="hidden" name="locale" value={locale} />
          <h2>{t('bajaPedida', { fecha: momentText(baja.borra_en, locale) })}</h2>
          <p>{t('bajaPedidaTexto')}</p>
          <Button type="submit" name="anular" value="1">
            {t('anularBaja')}
          </Button>
        </form>
      )}
      {isOutdated(cuenta) && (
        <PostForm locale={locale} action="/api/perfil/textos" className={styles.pendiente}>
          <input type="hidden" name="locale" value={locale} />
          <input type="hidden" name="terminos" value={vigentes.terminos ?? ''} />
          <input type="hidden" name="privacidad" value={vigentes.privacidad ?? ''} />
          <h2>{t('cambiaron')}</h2>
          <p>{t('cambiaronTexto')}</p>
          <MyDataConsent locale={locale} />
          <Button type="submit">{t('aceptar')}</Button>
        </PostForm>
      )}
    </>
  )
}

export async function MyDataEnd({ locale, cuenta: { aceptaciones, baja } }: Props) {
  const t = await getTranslations({ locale, namespace: 'MisDatos' })
  return (
    <>
      {aceptaciones.length > 0 && (
        <ul className={styles.hechos}>
          {aceptaciones.map(({ texto, version, aceptado_en }) => (
            <li key={`${texto} ${version}`}>
              {t('aceptado', { texto: t(`textos.${texto}`), version, fecha: dayText(aceptado_en, locale) })}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.texto}>{t('descargarTexto')}</p>
      <ButtonLink href="/api/perfil/datos" download="mis-datos-alma-enigma.json" ink="line" className="mt-4">
        {t('descargar')}
      </ButtonLink>
      {!baja && (
        <PostForm locale={locale} action="/api/perfil/baja" className={styles.baja}>
          <input type="hidden" name="locale" value={locale} />
          <h3>{t('baja')}</h3>
          <p>{t('bajaTexto')}</p>
          <label className={styles.casilla}>
            <input type="checkbox" name="confirmo" value="on" required />
            <span>{t('confirmo')}</span>
          </label>
          <Button type="submit" ink="line">
            {t('pedirBaja')}
          </Button>
        </PostForm>
      )}
    </>
  )
}
