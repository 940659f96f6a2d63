import { isLocale, LOCALES, type Locale } from '@/lib/i18n/locales.ts'
import { Glyph, Seahorse } from './glyph.tsx'
import { useIdioma } from './language-context.ts'

const NAMES: Record<Locale, string> = {
  es: 'español',
  en: 'English',
  fr: 'français',
  de: 'Deutsch',
  it: 'italiano',
}

export function Header({
  titleId,
  choose,
  minimise,
  close,
}: {
  titleId: string
  choose(locale: Locale): void
  minimise(): void
  close(): void
}) {
  const { locale, t } = useIdioma()
  return (
    <div className="chat-cabecera sobre-tinta">
      <Seahorse />
      <div>
        <h2 id={titleId}>{t('Ui.titulo')}</h2>
        <p>{t('Ui.subtitulo')}</p>
      </div>
      <div className="chat-mandos">
        <span className="chat-idioma">
          <span aria-hidden="true">
            {locale.toUpperCase()} <Glyph name="down" size={15} />
          </span>
          <select
            aria-label={t('Ui.idioma')}
            value={locale}
            onChange={({ target }) => isLocale(target.value) && choose(target.value)}
          >
            {LOCALES.map((each) => (
              <option key={each} value={each} lang={each}>
                {`${each.toUpperCase()} · ${NAMES[each]}`}
              </option>
            ))}
          </select>
        </span>
        <button type="button" className="chat-icono" aria-label={t('Ui.minimizar')} onClick={minimise}>
          <Glyph name="minimise" />
        </button>
        <button type="button" className="chat-icono" aria-label={t('Ui.cerrar')} onClick={close}>
          <Glyph name="close" />
        </button>
      </div>
    </div>
  )
}
