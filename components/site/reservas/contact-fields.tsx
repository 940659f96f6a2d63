import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/lib/i18n/locales.ts'
import { enIdioma } from '@/lib/i18n/textos.ts'
import type { FormularioReservas } from '@/lib/reservas/content.ts'
import { type Escrito, TRAMPA } from '@/lib/reservas/form.ts'
import { MAX } from '@/lib/reservas/rules.ts'
import { Aviso, Campo, Eleccion } from '../parts/field.tsx'
import styles from './reservas.module.css'
import { type EstadoFormulario, idDe } from './state.ts'

type Props = { locale: Locale; estado: EstadoFormulario; formulario: FormularioReservas }

/** Who comes: name, address, telephone, and what the house should know. Health data has a consent of its own. */
export async function ReservaDatos({ locale, estado: { escritos, errores }, formulario }: Props) {
  const [t, m] = await Promise.all([
    getTranslations({ locale, namespace: 'Reserva' }),
    getTranslations({ locale, namespace: 'Mensaje' }),
  ])
  const campo = (name: Escrito) => ({
    id: idDe(name),
    name,
    defaultValue: escritos[name],
    aviso: errores[name] ?? '',
    malo: errores[name] !== undefined,
  })
  const opcional = m('opcional')
  return (
    <fieldset className={styles.bloque}>
      <legend className={styles.titulo}>{t('datos')}</legend>
      <div className={styles.datos}>
        <Campo
          {...campo('nombre')}
          label={t('nombre')}
          autoComplete="name"
          required
          minLength={2}
          maxLength={MAX.nombre}
        />
        <Campo
          {...campo('email')}
          label={t('email')}
          type="email"
          autoComplete="email"
          required
          maxLength={MAX.email}
        />
        <Campo
          {...campo('telefono')}
          label={t('telefono')}
          type="tel"
          autoComplete="tel"
          required
          maxLength={MAX.telefono}
          placeholder="+34 …"
        />
        <div data-solo-reserva>
          <Eleccion
            id={idDe('ocasion')}
            name="ocasion"
            label={
              <>
                {t('ocasion')} <span className={styles.opcional}>{opcional}</span>
              </>
            }
            defaultValue={escritos.ocasion ?? ''}
          >
            <option value="">{t('ocasionNinguna')}</option>
            {formulario.ocasiones.map(({ valor, texto }) => (
              <option key={valor} value={valor} {...enIdioma(texto, locale)}>
                {texto.text}
              </option>
            ))}
          </Eleccion>
        </div>
        <div className={styles.ancho}>
          <Campo
            {...campo('notas')}
            area
            label={t('notas')}
            opcional={opcional}
            ayuda={t('notasAyuda')}
            rows={2}
            maxLength={MAX.notas}
          />
        </div>
        <div className={styles.ancho} data-solo-reserva>
          <Campo
            {...campo('requisitos_dieteticos')}
            area
            label={t('dieta')}
            opcional={opcional}
            rows={2}
            maxLength={MAX.requisitos_dieteticos}
          />
          <label className={styles.casilla}>
            <input
              type="checkbox"
              id={idDe('consiente_dieta')}
              name="consiente_dieta"
              defaultChecked={escritos.consiente_dieta !== undefined}
              aria-invalid={errores.consiente_dieta !== undefined || undefined}
              aria-describedby={`${idDe('consiente_dieta')}-aviso`}
            />
            <span>{t('dietaConsiente')}</span>
          </label>
          <Aviso
            id={idDe('consiente_dieta')}
            aviso={errores.consiente_dieta ?? ''}
            malo={errores.consiente_dieta !== undefined}
          />
        </div>
        <label className={`${styles.casilla} ${styles.ancho}`} data-solo-reserva>
          <input
            type="checkbox"
            id={idDe('primera_visita')}
            name="primera_visita"
            defaultChecked={escritos.primera_visita !== undefined || Object.keys(escritos).length === 0}
          />
          <span>{t('primera')}</span>
        </label>
        <div className="oculto" aria-hidden="true">
          <label>
            {t('trampa')}
            <input name={TRAMPA} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
      </div>
    </fieldset>
  )
}
