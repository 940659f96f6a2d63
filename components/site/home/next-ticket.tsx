import { TileBand } from '@/components/ui/tile.tsx'
import type { Locale } from '@/lib/i18n/locales.ts'
import { localePath } from '@/lib/i18n/path.ts'

/** The signed-in guest's next booking as the ticket it was stamped on. The page is cached: enhance-next.ts fills it. */
export const NextTicket = ({ locale, title }: { locale: Locale; title: string }) => (
  <p data-mio="mesa" hidden>
    <a href={localePath(locale, '/profile')}>
      <TileBand />
      <small>{title}</small> <em data-t="estado" /> <b data-t="dia" /> <span data-t="mesa" />
    </a>
  </p>
)
