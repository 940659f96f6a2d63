import { getTranslations } from 'next-intl/server'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import { Drawing } from '@/components/ui/drawing.tsx'
import { Plaque } from '@/components/ui/tile.tsx'
import { LOCALES, type Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'
import type { Draft } from '@/lib/muro/draft.ts'
import { FOTO_ACCEPT, MAX_FOTO_MB, MAX_NOMBRE, MAX_TEXTO } from '@/lib/muro/schema.ts'
import { Area, InputField, SelectField } from '../parts/field.tsx'
import { PostForm } from '../parts/post-form.tsx'
import styles from './write.module.css'

type Props = {
  locale: Locale
  /** Who is signed in; null on cached pages, which cannot know. */
  nombre: string | null
  isOpen: boolean
  notice: { tone: 'bien' | 'mal'; text: string } | null
  draft?: Draft | null
}

export async function WritePost({ locale, nombre, isOpen, notice, draft = null }: Props) {
  const t = await getTranslations({ locale, namespace: 'Muro' })
  const writePath = `${localePath(locale, '/gallery')}?escribir=1` as const
  const signInPath = `${localePath(locale, '/profile')}?${new URLSearchParams({ volver: writePath })}`
  const isWriting = isOpen && nombre !== null
  return (
    <div
      id="escribir"
      data-mejora="muro"
      data-ya="con-sesion"
      data-textos={JSON.stringify(t.raw('enVivo'))}
      className={styles.escribir}
    >
      <p
        role="status"
        data-aviso
        data-tipo={notice?.tone ?? ''}
        className={styles.aviso}
        hidden={notice === null}
        tabIndex={-1}
      >
        {notice?.text}
      </p>
      <div className={styles.invita} data-invita hidden={isWriting}>
        <Drawing name="vieira" className={styles.dibujo} />
        <div>
          <h3>{t('contar')}</h3>
          <p>{isOpen ? t('necesitas') : t('contarTexto')}</p>
        </div>
        {isOpen ? (
          <ButtonLink href={signInPath}>{t('entrar')}</ButtonLink>
        ) : (
          <ButtonLink href={`${writePath}#escribir`} data-abrir>
            {t('contarBoton')}
          </ButtonLink>
        )}
      </div>
      <div data-dentro hidden={!isWriting} className={styles.dentro}>
        <Plaque drawing="vieira" glaze="gamba" format="alta" className={styles.lamina} />
        <WriteForm locale={locale} nombre={nombre ?? ''} draft={draft} />
        <section data-tuyas hidden className={styles.tuyas} aria-labelledby="tuyas">
          <h3 id="tuyas">{t('tuyas')}</h3>
          <ul />
        </section>
      </div>
    </div>
  )
}

type WriteFormProps = { locale: Locale; nombre: string; draft: Draft | null }
async function WriteForm({ locale, nombre, draft }: WriteFormProps) {
  const t = await getTranslations({ locale, namespace: 'Muro' })
  const languageNames = new Intl.DisplayNames(locale, { type: 'language' })
  return (
    <PostForm
      locale={locale}
      action="/api/experiencias"
      encType="multipart/form-data"
      className={styles.formulario}
    >
      <h3>{t('contar')}</h3>
      <p className={styles.entrada}>{t('contarTexto')}</p>
      <input type="hidden" name="locale" value={locale} />
      <div className={styles.ancho}>
        <Area
          id="muro-texto"
          name="texto"
          label={t('texto')}
          hint={<span data-quedan>{t('textoAyuda', { max: MAX_TEXTO })}</span>}
          defaultValue={draft?.texto}
          required
          maxLength={MAX_TEXTO}
          rows={5}
        />
      </div>
      <InputField
        id="muro-nombre"
        name="nombre"
        label={t('nombre')}
        defaultValue={draft?.nombre || nombre}
        required
        maxLength={MAX_NOMBRE}
        autoComplete="given-name"
      />
      <SelectField id="muro-idioma" name="idioma" label={t('idioma')} defaultValue={draft?.idioma ?? locale}>
        {LOCALES.map((other) => (
          <option key={other} value={other}>
            {languageNames.of(other)}
          </option>
        ))}
      </SelectField>
      <div className={styles.ancho}>
        <InputField
          id="muro-foto"
          name="foto"
          type="file"
          accept={FOTO_ACCEPT}
          label={t('foto')}
          hint={t('fotoAyuda', { mb: MAX_FOTO_MB })}
          data-max={MAX_FOTO_MB * 1024 * 1024}
        />
        <p data-vista className={styles.vista} hidden />
        <label className={styles.casilla}>
          <input type="checkbox" name="consentimiento" value="on" />
          <span>{t('consentimiento')}</span>
        </label>
      </div>
      <div className={`${styles.ancho} ${styles.enviar}`}>
        <Button type="submit">{t('enviar')}</Button>
        <p>{t('seRevisa')}</p>
      </div>
    </PostForm>
  )
}
