import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button.tsx'
import { Icon } from '@/components/ui/icon.tsx'
import type { Footer } from '@/lib/casa/footer.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { LARGEST_GUEST_PARTY } from '@/lib/reservas/estados.ts'
import { localeManagePath } from '@/lib/reservas/links.ts'
import type { ReservaView } from '@/lib/reservas/manage.ts'
import { PageTitle } from '../parts/heading.tsx'
import { CallButton, dayHeading, ManageTicket, momentOf } from './manage-ticket.tsx'

export type ManageNotice = { tone: 'bien' | 'mal'; title: string; text: string }

type Props = {
  locale: Locale
  reserva: ReservaView
  token: string
  footer: Footer
  notice: ManageNotice | null
  newReserva: ReactNode
  /** Replaces the state while the guest changes or cancels. */
  step: ReactNode
}

const GONE_STATES = ['cancelada_cliente', 'cancelada_restaurante']
const ACTIVE_STATES = ['pendiente', 'confirmada']
/** No calendar file any more: the guest has arrived, or the evening is over. */
const ARRIVED_STATES = ['llegada', 'sentada', 'finalizada', 'no_presentada']

export const NoticeBox = ({ notice: { tone, title, text } }: { notice: ManageNotice }) => (
  <section
    id="resultado"
    role={tone === 'bien' ? 'status' : 'alert'}
    className={`mt-9 grid max-w-[52rem] gap-2 border-t-4 px-5 py-6 movil:px-8 ${tone === 'bien' ? 'border-exito bg-fondo-2' : 'border-error bg-gamba-velo'}`}
  >
    <h2 className="flex items-center gap-3 font-serif text-apartado font-medium">
      <span className={tone === 'bien' ? 'text-exito' : 'text-error'}>
        <Icon name={tone === 'bien' ? 'check' : 'alert'} size={24} />
      </span>
      {title}
    </h2>
    <p className="max-w-[60ch]">{text}</p>
  </section>
)

export async function ManageReserva({
  locale,
  reserva,
  token,
  footer: pie,
  notice,
  newReserva,
  step,
}: Props) {
  const t = await getTranslations({ locale, namespace: 'Gestion' })
  const { codigo, estado, motivo, gestionable } = reserva
  const isActive = ACTIVE_STATES.includes(estado)
  const deadline = { ...momentOf(reserva.limite, locale), personas: reserva.personas }
  const isChangeable = reserva.personas <= LARGEST_GUEST_PARTY
  const linkHere = (query: Record<string, string>) => localeManagePath(locale, codigo, token, query)
  const details = [
    [t('ocasion'), reserva.ocasion],
    [t('requisitos'), reserva.requisitos_dieteticos],
    [t('notas'), reserva.notas],
  ] as const
  return (
    <div className="marco pb-32">
      <PageTitle title={t('titulo')} />
      {notice && <NoticeBox notice={notice} />}
      {newReserva}
      <div className="mt-10 grid grid-cols-1 items-start gap-12 nav:grid-cols-[minmax(0,1fr)_380px] nav:gap-22">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
          {step ?? (
            <section aria-labelledby="estado">
              <h2 id="estado" className="font-serif text-seccion leading-tight font-medium text-balance">
                {t(`estado.${estado}.titulo`)}
              </h2>
              <p className="mt-4 max-w-[52ch] text-cuerpo">{t(`estado.${estado}.texto`)}</p>
              {motivo && <p className="mt-3 max-w-[52ch] text-texto-2">{t('motivo', { motivo })}</p>}
              {isActive && (
                <p className="mt-3 max-w-[52ch] text-texto-2">
                  {t(!gestionable ? 'tarde' : isChangeable ? 'hasta' : 'grupo', deadline)}
                </p>
              )}
              <div className="mt-7 flex flex-wrap gap-2.5 print:hidden">
                {gestionable && (
                  <>
                    {isChangeable && (
                      <ButtonLink href={linkHere({ cambiar: '1' })}>{t('cambiar')}</ButtonLink>
                    )}
                    <ButtonLink href={linkHere({ cancelar: '1' })} ink="line">
                      {t('cancelar')}
                    </ButtonLink>
                  </>
                )}
                {!isActive && (
                  <ButtonLink
                    href={localePath(locale, estado === 'finalizada' ? '/gallery' : '/reservations')}
                  >
                    {t(estado === 'finalizada' ? 'muro' : 'otra')}
                  </ButtonLink>
                )}
                <CallButton footer={pie} label={t('llamar', { telefono: pie.telefono })} />
              </div>
            </section>
          )}
          {!step && details.some(([, value]) => value) && (
            <section className="border-t border-linea pt-7">
              <h2 className="font-serif text-apartado font-medium">{t('detalles')}</h2>
              <dl className="mt-3 grid gap-3">
                {details.map(([name, value]) =>
                  value ? (
                    <div key={name}>
                      <dt className="text-micro text-texto-3">{name}</dt>
                      <dd className="max-w-[60ch] whitespace-pre-line wrap-anywhere">{value}</dd>
                    </div>
                  ) : null,
                )}
              </dl>
            </section>
          )}
        </div>
        <ManageTicket
          locale={locale}
          booking={reserva}
          title={dayHeading(reserva.fecha_reserva, locale)}
          token={ARRIVED_STATES.includes(estado) ? null : token}
          stamp={
            estado === 'pendiente' || estado === 'confirmada'
              ? estado
              : GONE_STATES.includes(estado)
                ? 'cancelada'
                : null
          }
          isGone={!isActive}
        />
      </div>
    </div>
  )
}
