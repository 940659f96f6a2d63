import { getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button.tsx'
import { dayInWords } from '@/lib/core/date-words.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { localeManagePath } from '@/lib/reservas/links.ts'
import type { ReservaView } from '@/lib/reservas/manage.ts'
import { PostForm } from '../parts/post-form.tsx'
import { HiddenFields } from './cancel.tsx'
import type { ReservaChoice } from './change.tsx'

/** A time with the reason against it in the chosen area. */
export type ReservaSlot = { hora: string; motivo: string | null }
const MOTIVOS = ['lleno', 'ritmo', 'cerrado', 'pasado', 'aviso', 'horizonte', 'personas'] as const
const isMotivo = (text: string | null): text is (typeof MOTIVOS)[number] =>
  MOTIVOS.some((motivo) => motivo === text)

type Props = {
  locale: Locale
  reserva: ReservaView
  token: string
  choice: ReservaChoice
  /** The one chosen before, else the booked one. */
  chosenHora: string
  /** Null when they cannot be read. */
  timeSlots: { comida: readonly ReservaSlot[]; cena: readonly ReservaSlot[] } | null
}

const SLOT_CLASS =
  'relative grid min-h-12 place-items-center rounded-xs border-[1.5px] border-borde px-1 font-semibold tabular-nums has-checked:border-accion has-checked:bg-accion has-checked:text-accion-sobre has-disabled:border-linea has-disabled:font-normal has-disabled:text-texto-3 has-disabled:line-through has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-foco forced-colors:has-checked:outline-3'

export async function ChangeSlots({ locale, reserva, token, choice, chosenHora, timeSlots }: Props) {
  const t = await getTranslations({ locale, namespace: 'Gestion' })
  const { personas, fecha, mesa } = choice
  const all = timeSlots ? [...timeSlots.comida, ...timeSlots.cena] : []
  const free = all.filter(({ motivo }) => !motivo)
  const closed = all.length === 0 || all.every(({ motivo }) => motivo === 'cerrado')
  const none = !timeSlots ? t('sinDatos') : free.length > 0 ? null : t(closed ? 'cerrado' : 'sinHoras')
  const slots = (horas: readonly ReservaSlot[]) => (
    <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-2">
      {horas.map(({ hora, motivo }) => (
        <label key={hora} className={SLOT_CLASS}>
          <input
            type="radio"
            name="hora"
            value={hora}
            required
            disabled={motivo !== null}
            defaultChecked={motivo === null && hora === chosenHora}
            className="absolute inset-0 m-0 size-full cursor-pointer appearance-none opacity-0 disabled:cursor-not-allowed"
          />
          <span>{hora}</span>
          {motivo && <span className="oculto"> ({isMotivo(motivo) ? t(`motivos.${motivo}`) : motivo})</span>}
        </label>
      ))}
    </div>
  )
  return (
    <div id="horas" className="mt-7 scroll-mt-28">
      <p className="font-semibold">
        {t('eleccion', { dia: dayInWords(fecha, locale), personas, mesa: t(mesa) })}
      </p>
      <p className="mt-1">
        <a
          href={localeManagePath(locale, reserva.codigo, token, {
            cambiar: 1,
            personas,
            fecha,
            mesa,
            otro: 1,
          })}
          className="enlace inline-block py-2"
        >
          {t('otroDia')}
        </a>
      </p>
      {none && (
        <p role="status" className="mt-4 max-w-[60ch] border-l-4 border-error bg-gamba-velo px-5 py-4">
          {none}
        </p>
      )}
      {free.length > 0 && timeSlots && (
        <PostForm locale={locale} action="/api/reservas/gestion" className="mt-5 grid gap-6">
          <HiddenFields locale={locale} reserva={reserva} token={token} action="cambiar" />
          <input type="hidden" name="personas" value={personas} />
          <input type="hidden" name="fecha" value={fecha} />
          <input type="hidden" name="mesa" value={mesa} />
          <fieldset className="grid gap-5">
            <legend className="mb-3 font-serif text-apartado font-medium">{t('horasTitulo')}</legend>
            {(['comida', 'cena'] as const).map(
              (turno) =>
                timeSlots[turno].length > 0 && (
                  <fieldset key={turno}>
                    <legend className="text-menor font-semibold">{t(turno)}</legend>
                    {slots(timeSlots[turno])}
                  </fieldset>
                ),
            )}
          </fieldset>
          <p className="max-w-[52ch] text-menor text-texto-2">{t('otraVez')}</p>
          <Button type="submit" size="l" className="justify-self-start max-movil:w-full">
            {t('guardar')}
          </Button>
        </PostForm>
      )}
    </div>
  )
}
