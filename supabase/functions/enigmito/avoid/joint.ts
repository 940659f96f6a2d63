import type { Locale } from '../../../../lib/i18n/locales.ts'
import type { Hit } from '../phrases.ts'

/** "Senza crostacei e senza glutine": an Italian "e" behind something left out joins the next to it, and is no "è". */
export const withoutJoint = (hits: readonly Hit[], lang: Locale): readonly Hit[] =>
  lang === 'it'
    ? hits.filter(
        ({ id, start }) =>
          id !== 'concept:copula' || !hits.some((hit) => hit.id === 'concept:without' && hit.end <= start),
      )
    : hits
