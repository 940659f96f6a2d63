import { getTranslations } from 'next-intl/server'
import type { Zona } from '@/lib/casa/zonas.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { enIdioma, type Texto } from '@/lib/i18n/textos.ts'
import { Aviso } from '../parts/field.tsx'
import styles from './reservas.module.css'
import { mesasDe } from './slots.tsx'
import { idDe, type ReservaFormState } from './state.ts'

export const MESAS = ['interior', 'exterior'] as const
type Props = { locale: Locale; estado: ReservaFormState; zonas: readonly Zona[] }

/** Inside or on the terrace, as the house calls its places; one that is full at the chosen time says so. */
export async function ReservaMesas({ locale, estado, zonas }: Props) {
  const [t, r] = await Promise.all([
    getTranslations({ locale, namespace: 'Reserva' }),
    getTranslations({ locale, namespace: 'Reservas' }),
  ])
  const { values, errors, timeSlots, espera } = estado
  const id = idDe('preferencia_mesa')
  const full = espera ? null : mesasDe(timeSlots, values.hora_reserva)
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
      <Aviso id={id} aviso={errors.preferencia_mesa ?? ''} malo={errors.preferencia_mesa !== undefined} />
    </fieldset>
  )
}
