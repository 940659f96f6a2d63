import { getTranslations } from 'next-intl/server'
import type { Zona } from '@/lib/casa/zonas.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { enIdioma, type Texto } from '@/lib/i18n/textos.ts'
import { FieldError } from '../parts/field.tsx'
import styles from './reservas.module.css'
import { mesaRefusals } from './slots.tsx'
import { fieldId, type ReservaFormState } from './state.ts'

const MESAS = ['interior', 'exterior'] as const
type Props = { locale: Locale; state: ReservaFormState; zonas: readonly Zona[] }

export async function ReservaMesas({ locale, state, zonas }: Props) {
  const [t, r] = await Promise.all([
    getTranslations({ locale, namespace: 'Reserva' }),
    getTranslations({ locale, namespace: 'Reservas' }),
  ])
  const { values, errors, timeSlots, espera } = state
  const id = fieldId('preferencia_mesa')
  const full = espera ? null : mesaRefusals(timeSlots, values.hora_reserva)
  const said = (text: Texto | null | undefined) =>
    text && <span {...enIdioma(text, locale)}>{text.text}</span>
  return (
    <fieldset className={styles.bloque} data-mesas>
      <legend className={styles.titulo}>{r('zonas')}</legend>
      <div className={styles.mesas}>
        {MESAS.map((mesa, i) => {
          const zona = zonas.find(({ exterior }) => exterior === (mesa === 'exterior'))
          const taken = full?.[mesa] != null
          const first = full?.interior != null ? 'exterior' : 'interior'
          return (
            <label key={mesa} data-mesa={mesa}>
              <input
                type="radio"
                name="preferencia_mesa"
                value={mesa}
                {...(i === 0 ? { id } : {})}
                disabled={taken}
                defaultChecked={!taken && mesa === (values.preferencia_mesa ?? first)}
              />
              <span data-nombre>
                {said(zona?.nombre) ?? t(mesa)}
                <small>{said(zona?.descripcion)}</small>
                <small data-llena hidden={!taken}>
                  {t('enVivo.mesaLlena')}
                </small>
              </span>
            </label>
          )
        })}
      </div>
      <FieldError
        id={id}
        error={errors.preferencia_mesa ?? ''}
        isInvalid={errors.preferencia_mesa !== undefined}
      />
    </fieldset>
  )
}
