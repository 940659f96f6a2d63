import { getTranslations } from 'next-intl/server'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import type { MiCuenta } from '@/lib/cuenta/mine.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'
import styles from './my-data.module.css'
import { dayText, momentText } from './my-data-dates.ts'

const LocaleField = ({ locale }: { locale: Locale }) => <input type="hidden" name="locale" value={locale} />

export async function FavouriteVinos({
  locale,
  vinos,
}: {
  locale: Locale
  vinos: MiCuenta['vinos_favoritos']
}) {
  const t = await getTranslations({ locale, namespace: 'MisDatos' })
  return (
    <>
      <p className={styles.texto}>{t('vinosTexto')}</p>
      {vinos.length > 0 && (
        <form method="post" action="/api/perfil/vinos">
          <LocaleField locale={locale} />
          <ul className={styles.lista}>
            {vinos.map(({ slug, nombre, bodega }) => (
              <li key={slug}>
                <p>
                  <a href={`${localePath(locale, '/wine')}#${slug}`}>{nombre}</a>
                  {bodega && <small>{bodega}</small>}
                </p>
                <Button type="submit" name="quitar" value={slug} ink="soft" size="s">
                  {t('quitar')} <span className="oculto">{nombre}</span>
                </Button>
              </li>
            ))}
          </ul>
        </form>
      )}
      <ButtonLink href={localePath(locale, '/wine')} ink="line" size="s" className="mt-5">
        {t('irCava')}
      </ButtonLink>
    </>
  )
}

export async function OwnPosts({
  locale,
  experiencias,
}: {
  locale: Locale
  experiencias: MiCuenta['experiencias']
}) {
  const t = await getTranslations({ locale, namespace: 'MisDatos' })
  return (
    <>
      {experiencias.length === 0 && <p className={styles.texto}>{t('muroNada')}</p>}
      {experiencias.length > 0 && (
        <ul className={styles.lista}>
          {experiencias.map(({ id, texto, idioma, estado, creado_en }) => (
            <li key={id}>
              <div>
                <p lang={idioma === locale ? undefined : idioma} className={styles.cita}>
                  {texto}
                </p>
                <small>
                  {t(`estados.${estado}`)} · <time dateTime={creado_en}>{dayText(creado_en, locale)}</time>
                </small>
              </div>
              <form method="post" action="/api/experiencias/borrar">
                <LocaleField locale={locale} />
                <Button type="submit" name="id" value={id} ink="soft" size="s">
                  {t('borrar')} <span className="oculto">{texto.slice(0, 40)}</span>
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink
        href={`${localePath(locale, '/gallery')}?escribir=1#escribir`}
        ink="line"
        size="s"
        className="mt-5"
      >
        {t('escribir')}
      </ButtonLink>
    </>
  )
}

export async function Sessions({
  locale,
  sessions,
  currentId,
}: {
  locale: Locale
  sessions: MiCuenta['sesiones']
  currentId: string | null
}) {
  const t = await getTranslations({ locale, namespace: 'MisDatos' })
  return (
    <>
      <p className={styles.texto}>{t('sesionesTexto')}</p>
      <form method="post" action="/api/perfil/sesiones">
        <LocaleField locale={locale} />
        <ul className={styles.lista}>
          {sessions.map(({ id, creada_en, usada_en }) => (
            <li key={id} data-esta={id === currentId || undefined}>
              <p>
                <b>{t(id === currentId ? 'esta' : 'otra')}</b>
                <small>
                  {t('desde', { fecha: momentText(creada_en, locale), uso: momentText(usada_en, locale) })}
                </small>
              </p>
              {id !== currentId && (
                <Button type="submit" name="id" value={id} ink="soft" size="s">
                  {t('cerrar')}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {sessions.length > 1 && (
          <Button type="submit" name="otras" value="1" ink="line" size="s" className="mt-5">
            {t('cerrarOtras')}
          </Button>
        )}
      </form>
    </>
  )
}
