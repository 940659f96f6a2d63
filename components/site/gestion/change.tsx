import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import type { SpecialDay } from '@/lib/casa/horario.ts'
import type { IsoDate } from '@/lib/core/dates.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { localeManagePath } from '@/lib/reservas/links.ts'
import type { ReservaView } from '@/lib/reservas/manage.ts'
import { MAX } from '@/lib/reservas/rules.ts'
import { Area, SelectField } from '../parts/field.tsx'
import { closingsOf } from '../reservas/closings.ts'
import calendar from '../reservas/reservas.module.css'
import { HiddenFields } from './cancel.tsx'

/** Starts as what is booked. */
export type ReservaChoice = { personas: number; fecha: IsoDate; mesa: 'interior' | 'exterior' }

type Props = {
  locale: Locale
  reserva: ReservaView
  token: string
  choice: ReservaChoice
  limits: { min: number; max: number; from: IsoDate; until: IsoDate }
  specialDays: readonly SpecialDay[]
  /** The times of the chosen day; null before one is chosen. */
  horas: ReactNode
}

const MESAS = ['interior', 'exterior'] as const

/** A GET form: nothing changes yet. enhance.ts puts the calendar of the reservations page in the place of the date. */
async function ChoiceForm(props: Omit<Props, 'horas'>) {
  const { locale, reserva, token, choice, limits, specialDays } = props
  const [t, r] = await Promise.all([
    getTranslations({ locale, namespace: 'Gestion' }),
    getTranslations({ locale, namespace: 'Reserva' }),
  ])
  const some = Array.from({ length: limits.max - limits.min + 1 }, (_, i) => limits.min + i)
  return (
    <form
      action={`${localePath(locale, `/reservations/${reserva.codigo}`)}#horas`}
      data-mejora="cambiar"
      data-ya="siempre"
      data-locale={locale}
      data-ultimo={limits.until}
      data-cierres={JSON.stringify(closingsOf(specialDays, locale))}
      data-textos={JSON.stringify(r.raw('enVivo'))}
      className="mt-7 grid max-w-[34rem] grid-cols-[minmax(0,1fr)] gap-5.5"
    >
      <input type="hidden" name="t" value={token} />
      <input type="hidden" name="cambiar" value="1" />
      <SelectField id="personas" name="personas" label={t('cuantos')} defaultValue={choice.personas}>
        {some.map((n) => (
          <option key={n}>{n}</option>
        ))}
      </SelectField>
      <fieldset className={`min-w-0 ${calendar.calendario}`}>
        <legend className="mb-1.5 text-menor font-semibold">{t('dia')}</legend>
        <div data-sencillo>
          <input
            id="fecha"
            name="fecha"
            type="date"
            aria-label={t('dia')}
            required
            min={limits.from}
            max={limits.until}
            defaultValue={choice.fecha}
          />
        </div>
        <p className={calendar.nota}>
          <span data-completos />
        </p>
      </fieldset>
      <fieldset>
        <legend className="text-menor font-semibold">{t('zona')}</legend>
        <div className="mt-1.5 grid gap-2.5 movil:grid-cols-2">
          {MESAS.map((mesa) => (
            <label
              key={mesa}
              className="flex min-h-12 items-center gap-3 rounded-xs border-[1.5px] border-borde px-4 has-checked:border-accion has-checked:bg-acento-velo"
            >
              <input
                type="radio"
                name="mesa"
                value={mesa}
                defaultChecked={mesa === choice.mesa}
                className="size-5 accent-accion"
              />
              {t(mesa)}
            </label>
          ))}
        </div>
      </fieldset>
      <Button type="submit" className="justify-self-start">
        {t('verHoras')}
      </Button>
    </form>
  )
}

/** The notes have a form of their own: a time that is gone must not lose them. */
export async function ChangeReserva({ horas, ...props }: Props) {
  const { locale, reserva, token } = props
  const t = await getTranslations({ locale, namespace: 'Gestion' })
  return (
    <>
      <section aria-labelledby="cambiar">
        <h2 id="cambiar" className="font-serif text-seccion leading-tight font-medium">
          {t('cambiarTitulo')}
        </h2>
        <p className="mt-3 max-w-[52ch] text-texto-2">{t('mientras')}</p>
        {horas ?? <ChoiceForm {...props} />}
      </section>
      {!horas && (
        <section aria-labelledby="notas-titulo" className="border-t border-linea pt-8">
          <h2 id="notas-titulo" className="font-serif text-apartado font-medium">
            {t('notasTitulo')}
          </h2>
          <form method="post" action="/api/reservas/gestion" className="mt-4 grid max-w-[34rem] gap-4">
            <HiddenFields locale={locale} reserva={reserva} token={token} action="notas" />
            <Area
              id="notas"
              name="notas"
              label={t('notas')}
              hint={t('notasAyuda')}
              rows={4}
              maxLength={MAX.notas}
              defaultValue={reserva.notas ?? ''}
            />
            <Button type="submit" ink="line" className="justify-self-start">
              {t('guardarNotas')}
            </Button>
          </form>
        </section>
      )}
      <p>
        <ButtonLink
          href={localeManagePath(locale, reserva.codigo, token)}
          ink="soft"
          className="max-w-full px-4! py-3 text-center whitespace-normal!"
        >
          {t('volver')}
        </ButtonLink>
      </p>
    </>
  )
}
