import type { PlatoWithVinos } from '@/lib/carta/suggestions.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import type { Texto } from '@/lib/i18n/textos.ts'

/** Why a wine goes with a dish: its own reason, or the dish of the section that it was chosen for. */
export const whyOf = (
  { motivo, como }: PlatoWithVinos['vinos'][number],
  locale: Locale,
  likeDish: (plato: string) => string,
): Texto | null => motivo ?? (como && { text: likeDish(como.text), lang: locale })
