import type { IsoDate } from '@/lib/core/dates.ts'
import { localePath } from '@/lib/i18n/path.ts'
import { useIdioma } from '../language-context.ts'

export function EsperaLink({ fecha, personas }: { fecha: IsoDate; personas: number }) {
  const { locale, t } = useIdioma()
  return (
    <p className="chat-enlaces">
      <a href={localePath(locale, `/reservations?personas=${personas}&fecha=${fecha}`)}>
        {t('Enlaces.espera')}
      </a>
    </p>
  )
}
