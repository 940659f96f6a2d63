import { getTranslations } from 'next-intl/server'
import type { Footer } from '@/lib/casa/footer.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { FieldError } from '../parts/field.tsx'
import styles from './reservas.module.css'
import { FORM_DIA, fieldId, type ReservaFormState } from './state.ts'

type Props = { locale: Locale; state: ReservaFormState; max: number; footer: Footer }

/** Larger parties type a number. */
const BUTTON_COUNT = 8

export async function ReservaPersonas({ locale, state: { personas, errors }, max, footer: pie }: Props) {
  const t = await getTranslations({ locale, namespace: 'Reserva' })
  const id = fieldId('personas')
  const chosen = personas ?? 2
  const options = Array.from({ length: Math.min(BUTTON_COUNT, max) }, (_, i) => i + 1)
  return (
    <fieldset className={styles.bloque} data-personas aria-describedby={`${id}-aviso`}>
      <legend className={styles.titulo}>{t('cuantos')}</legend>
      <div className={styles.personas}>
        {options.map((n) => (
          <label key={n} data-opcion>
            <input
              type="radio"
              name="personas"
              value={n}
              form={FORM_DIA}
              defaultChecked={n === chosen}
              {...(n === 1 ? { id } : {})}
            />
            <span>{n}</span>
          </label>
        ))}
        {max > BUTTON_COUNT && (
          <label data-opcion data-ancha>
            <input
              type="radio"
              name="personas"
              value="mas"
              form={FORM_DIA}
              defaultChecked={chosen > BUTTON_COUNT}
            />
            <span>{t('grupo', { max })}</span>
          </label>
        )}
      </div>
      <div className={styles.grupo}>
        <label htmlFor="reserva-grupo">{t('grupoCuantos', { max })}</label>
        <input
          id="reserva-grupo"
          name="grupo"
          type="number"
          inputMode="numeric"
          min={BUTTON_COUNT + 1}
          max={max}
          form={FORM_DIA}
          defaultValue={chosen > BUTTON_COUNT ? chosen : BUTTON_COUNT + 1}
        />
        <p>
          {t('grupoTexto')}{' '}
          <a href={pie.tel} className="enlace">
            {pie.telefono}
          </a>
        </p>
      </div>
      <FieldError id={id} error={errors.personas ?? ''} isInvalid={errors.personas !== undefined} />
    </fieldset>
  )
}
