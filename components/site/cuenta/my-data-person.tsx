import { getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button.tsx'
import type { MiCuenta } from '@/lib/cuenta/mine.ts'
import { ENCUADRES, MAX_RETRATO_MB, MAX_USUARIO } from '@/lib/cuenta/perfil-schema.ts'
import { LOCALES, type Locale } from '@/lib/i18n/locales.ts'
import { FOTO_ACCEPT } from '@/lib/muro/schema.ts'
import { Caja, Eleccion } from '../parts/field.tsx'
import { LENGUAS } from '../shell/navigation.ts'
import styles from './my-data.module.css'
import { Acepto } from './my-data-consent.tsx'

type Props = { locale: Locale; nombre: string; cuenta: MiCuenta }

/** Name, language and picture. Whoever's profile could not be made at sign-up accepts the texts here. */
export async function Tu({ locale, nombre, cuenta: { perfil } }: Props) {
  const t = await getTranslations({ locale, namespace: 'MisDatos' })
  return (
    <div className={styles.dos}>
      <form method="post" action="/api/perfil/nombre" className={styles.formulario}>
        <input type="hidden" name="locale" value={locale} />
        <Caja
          id="username"
          name="username"
          label={t('usuario')}
          defaultValue={perfil?.username ?? nombre}
          required
          maxLength={MAX_USUARIO}
          autoComplete="nickname"
        />
        <Eleccion
          id="idioma-cuenta"
          name="idioma"
          label={t('idioma')}
          defaultValue={perfil?.idioma ?? locale}
        >
          {LOCALES.map((otro) => (
            <option key={otro} value={otro} lang={otro}>
              {LENGUAS[otro]}
            </option>
          ))}
        </Eleccion>
        {!perfil && <Acepto locale={locale} />}
        <div className={styles.botones}>
          <Button type="submit">{t('guardar')}</Button>
        </div>
      </form>
      <form
        method="post"
        action="/api/perfil/foto"
        encType="multipart/form-data"
        className={styles.formulario}
      >
        <input type="hidden" name="locale" value={locale} />
        <Caja
          id="foto"
          name="foto"
          type="file"
          accept={FOTO_ACCEPT}
          label={t('foto')}
          ayuda={t('fotoAyuda', { mb: MAX_RETRATO_MB })}
        />
        <Eleccion id="encuadre" name="encuadre" label={t('encuadre')} defaultValue="auto">
          {ENCUADRES.map((uno) => (
            <option key={uno} value={uno}>
              {t(`encuadres.${uno}`)}
            </option>
          ))}
        </Eleccion>
        <div className={styles.botones}>
          <Button type="submit">{t('ponerFoto')}</Button>
          {perfil?.avatar_url && (
            <Button type="submit" name="quitar" value="1" ink="linea">
              {t('quitarFoto')}
            </Button>
          )}
        </div>
      </form>
    </div>
  )
}
