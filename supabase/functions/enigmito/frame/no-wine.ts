import { KINDS } from '../kinds.ts'
import type { Reading } from '../reading.ts'

/** So many words may stand between a negation and its wine: "nothing of wine". */
const NEAR = 2

/** "To drink, but no wine: which beers have you?": another drink is asked for, and every wine is denied. */
export const deniesWine = ({ hits, marks, styles, targets, has }: Reading): boolean =>
  has('wine') &&
  targets.kinds.some((kind) => KINDS[kind].of === 'drink') &&
  styles.length + targets.wines.length === 0 &&
  hits.every(
    ({ id, start }) =>
      id !== 'concept:wine' ||
      [...marks, ...hits].some(
        (one) =>
          (one.id === 'not' || one.id === 'concept:without') && one.end <= start && start - one.end <= NEAR,
      ),
  )
