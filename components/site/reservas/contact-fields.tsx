import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/lib/i18n/locales.ts'
import { enIdioma } from '@/lib/i18n/textos.ts'
import type { ReservasForm } from '@/lib/reservas/content.ts'
import { type FormField, HONEYPOT } from '@/lib/reservas/form.ts'
import { MAX } from '@/lib/reservas/rules.ts'
import { Field, FieldError, SelectField } from '../parts/field.tsx'
import styles from './reservas.module.css'
import { fieldId, type ReservaFormState } from './state.ts'

type Props = { locale: Locale; state: ReservaFormState; formSettings: ReservasForm }

/** Health data has a consent of its own. */
export async function ReservaContactFields({ locale, state: { values, errors }, formSettings }: Props) {
  const [t, m] = await Promise.all([
    getTranslations({ locale, namespace: 'Reserva' }),
    getTranslations({ locale, namespace: 'Mensaje' }),
  ])
  const fieldProps = (name: FormField) => ({
    id: fieldId(name),
    name,
    defaultValue: values[name],
    error: errors[name] ?? '',
    isInvalid: errors[name] !== undefined,
  })
  const optional = m('opcional')
  return (
    <fieldset className={styles.bloque}>
      <legend className={styles.titulo}>{t('datos')}</legend>
      <div className={styles.datos}>
        <Field
          {...fieldProps('nombre')}
          label={t('nombre')}
          autoComplete="name"
          required
          minLength={2}
          maxLength={MAX.nombre}
        />
        <Field
          {...fieldProps('email')}
          label={t('email')}
          type="email"
          autoComplete="email"
          required
          maxLength={MAX.email}
        />
        <Field
          {...fieldProps('telefono')}
          label={t('telefono')}
          type="tel"
          autoComplete="tel"
          required
          maxLength={MAX.telefono}
          placeholder="+34 …"
        />
        <div className={styles.elige} data-solo-reserva>
          <SelectField
            id={fieldId('ocasion')}
            name="ocasion"
            label={
              <>
                {t('ocasion')} <span className={styles.opcional}>{optional}</span>
              </>
            }
            defaultValue={values.ocasion ?? ''}
          >
            <option value="">{t('ocasionNinguna')}</option>
            {formSettings.ocasiones.map(({ valor, texto }) => (
              <option key={valor} value={valor} {...enIdioma(texto, locale)}>
                {texto.text}
              </option>
            ))}
          </SelectField>
        </div>
        <div className={styles.ancho}>
          <Field
            {...fieldProps('notas')}
            area
            label={t('notas')}
            optional={optional}
            hint={t('notasAyuda')}
            rows={2}
            maxLength={MAX.notas}
          />
        </div>
        <div className={styles.ancho} data-solo-reserva>
          <Field
            {...fieldProps('requisitos_dieteticos')}
            area
            label={t('dieta')}
            optional={optional}
            rows={2}
            maxLength={MAX.requisitos_dieteticos}
          />
          <label className={styles.casilla}>
            <input
              type="checkbox"
              id={fieldId('consiente_dieta')}
              name="consiente_dieta"
              defaultChecked={values.consiente_dieta !== undefined}
              aria-invalid={errors.consiente_dieta !== undefined || undefined}
              aria-describedby={`${fieldId('consiente_dieta')}-aviso`}
            />
            <span>{t('dietaConsiente')}</span>
          </label>
          <FieldError
            id={fieldId('consiente_dieta')}
            error={errors.consiente_dieta ?? ''}
            isInvalid={errors.consiente_dieta !== undefined}
          />
        </div>
        <label className={`${styles.casilla} ${styles.ancho}`} data-solo-reserva>
          <input
            type="checkbox"
            id={fieldId('primera_visita')}
            name="primera_visita"
            defaultChecked={values.primera_visita !== undefined || Object.keys(values).length === 0}
          />
          <span>{t('primera')}</span>
        </label>
        <div className="oculto" aria-hidden="true">
          <label>
            {t('trampa')}
            <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
      </div>
    </fieldset>
  )
}
