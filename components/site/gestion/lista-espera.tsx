import { getTranslations } from 'next-intl/server'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import type { Footer } from '@/lib/casa/footer.ts'
import { wallClock } from '@/lib/core/dates.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'
import type { EsperaView } from '@/lib/reservas/espera/lista-espera.ts'
import { localeManagePath } from '@/lib/reservas/links.ts'
import { PageTitle } from '../parts/heading.tsx'
import { type ManageNotice, NoticeBox } from './gestion.tsx'
import { CallButton, dayHeading, ManageTicket, momentOf } from './manage-ticket.tsx'

type Props = {
  locale: Locale
  espera: EsperaView
  token: string
  footer: Footer
  notice: ManageNotice | null
}

export async function ListaEspera({ locale, espera, token, footer: pie, notice }: Props) {
  const [t, g] = await Promise.all([
    getTranslations({ locale, namespace: 'Espera' }),
    getTranslations({ locale, namespace: 'Gestion' }),
  ])
  const { codigo, estado, expira_en, reserva, propuesta } = espera
  const proposed = propuesta && estado === 'ofrecida'
  const words = proposed
    ? 'propuesta.texto'
    : propuesta && estado === 'cerrada'
      ? 'propuesta.cerrada'
      : (`estado.${estado}.texto` as const)
  const until = estado === 'ofrecida' && expira_en ? wallClock(Date.parse(expira_en)) : null
  const hiddenFields = (
    <>
      <input type="hidden" name="codigo" value={codigo} />
      <input type="hidden" name="t" value={token} />
      <input type="hidden" name="locale" value={locale} />
    </>
  )
  const action = '/api/espera/gestion'
  const waiting = estado === 'esperando' || estado === 'ofrecida'
  return (
    <div className="marco pb-32">
      <PageTitle title={t(propuesta ? 'propuesta.titulo' : 'titulo')} />
      {notice && <NoticeBox notice={notice} />}
      <div className="mt-10 grid grid-cols-1 items-start gap-12 nav:grid-cols-[minmax(0,1fr)_380px] nav:gap-22">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
          <section aria-labelledby="estado">
            <h2 id="estado" className="font-serif text-seccion leading-tight font-medium text-balance">
              {t(proposed ? 'propuesta.encabezado' : `estado.${estado}.titulo`)}
            </h2>
            <p className="mt-4 max-w-[52ch] text-cuerpo">{t(words)}</p>
            {until && (
              <p className="mt-3 max-w-[52ch] font-semibold">
                {t('hasta', momentOf(`${until.fecha}T${until.hora}`, locale))}
              </p>
            )}
            <div className="mt-7 flex flex-wrap gap-2.5 print:hidden">
              {estado === 'ofrecida' && (
                <form method="post" action={action}>
                  {hiddenFields}
                  <Button type="submit" name="accion" value="aceptar">
                    {t('aceptar')}
                  </Button>
                </form>
              )}
              {reserva && (
                <ButtonLink href={localeManagePath(locale, reserva.codigo, reserva.token)}>
                  {t('verReserva')}
                </ButtonLink>
              )}
              {!waiting && !reserva && (
                <ButtonLink href={localePath(locale, '/reservations')}>{t('otra')}</ButtonLink>
              )}
              <CallButton footer={pie} label={g('llamar', { telefono: pie.telefono })} />
            </div>
          </section>
          {waiting && (
            <form method="post" action={action} className="border-t border-linea pt-7 print:hidden">
              {hiddenFields}
              <p className="max-w-[52ch] text-texto-2">
                {t(proposed ? 'propuesta.retirarTexto' : 'retirarTexto')}
              </p>
              <Button type="submit" name="accion" value="retirar" ink="line" className="mt-4">
                {t(proposed ? 'propuesta.retirar' : 'retirar')}
              </Button>
            </form>
          )}
        </div>
        <ManageTicket
          locale={locale}
          booking={espera}
          title={dayHeading(espera.fecha_reserva, locale)}
          token={null}
          stamp={espera.estado === 'esperando' || espera.estado === 'ofrecida' ? 'espera' : null}
        />
      </div>
    </div>
  )
}
