import { getTranslations } from 'next-intl/server'
import type { ManageNotice } from '@/components/site/gestion/gestion.tsx'
import { avisos } from '@/lib/http/texts.ts'
import { fill } from '@/lib/i18n/fill-text.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { isReservaAviso } from '@/lib/reservas/avisos.ts'
import { DEFAULT_RULES } from '@/lib/reservas/default-rules.ts'
import type { ReservaView } from '@/lib/reservas/manage.ts'
import { readRules } from '@/lib/reservas/read.ts'

export type Query = Record<string, string | string[] | undefined>

/** The text of a refusal by its code; null for an unknown code, whose result is unknown too. */
export async function refusalText(error: string, locale: Locale): Promise<string | null> {
  const texts = avisos(locale)
  if (isReservaAviso(error)) {
    const rules = error === 'personas' ? await readRules().catch(() => DEFAULT_RULES) : DEFAULT_RULES
    return fill(texts[error === 'cerrado' ? 'cerrado_otro' : error], {
      min: rules.personasMin,
      max: rules.personasMax,
    })
  }
  return error === 'frecuencia' || error === 'formato' ? texts[error] : null
}

/** The result that the address names. A success is shown only if the booking agrees: anybody can write an address. */
export async function noticeOf(
  { hecho, error }: Query,
  { estado }: ReservaView,
  locale: Locale,
): Promise<ManageNotice | null> {
  const t = await getTranslations({ locale, namespace: 'Gestion' })
  if (typeof error === 'string')
    return {
      tone: 'mal',
      title: t('errorTitulo'),
      text: (await refusalText(error, locale)) ?? t('fallo'),
    }
  const isTrue =
    hecho === 'cancelada'
      ? estado === 'cancelada_cliente'
      : hecho === 'aceptada'
        ? estado === 'confirmada'
        : hecho === 'cambiada' || hecho === 'notas'
  return isTrue ? { tone: 'bien', title: t(`hecho.${hecho}.titulo`), text: t(`hecho.${hecho}.texto`) } : null
}
