import { getTranslations } from 'next-intl/server'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import type { Locale } from '@/lib/i18n/locales.ts'
import { localeManagePath } from '@/lib/reservas/links.ts'
import type { ReservaView } from '@/lib/reservas/manage.ts'

type Props = { locale: Locale; reserva: ReservaView; token: string }

export const HiddenFields = ({ locale, reserva, token, action }: Props & { action: string }) => (
  <>
    <input type="hidden" name="accion" value={action} />
    <input type="hidden" name="codigo" value={reserva.codigo} />
    <input type="hidden" name="t" value={token} />
    <input type="hidden" name="version" value={reserva.version} />
    <input type="hidden" name="locale" value={locale} />
  </>
)

/** A link leads here; only the button cancels. */
export async function CancelReserva({ locale, reserva, token }: Props) {
  const t = await getTranslations({ locale, namespace: 'Gestion' })
  return (
    <section aria-labelledby="cancelar">
      <h2 id="cancelar" className="font-serif text-seccion leading-tight font-medium text-balance">
        {t('cancelarTitulo')}
      </h2>
      <p className="mt-4 max-w-[52ch] text-cuerpo">{t('cancelarTexto')}</p>
      <form method="post" action="/api/reservas/gestion" className="mt-7 flex flex-wrap gap-2.5">
        <HiddenFields locale={locale} reserva={reserva} token={token} action="cancelar" />
        <Button type="submit" className="max-w-full px-4! whitespace-normal!">
          {t('cancelarSi')}
        </Button>
        <ButtonLink href={localeManagePath(locale, reserva.codigo, token)} ink="line">
          {t('cancelarNo')}
        </ButtonLink>
      </form>
    </section>
  )
}
