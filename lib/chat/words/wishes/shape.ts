/**
 * What guests tell a house beside the fields of a booking, as regular-expression alternatives over folded text. `guide`: a
 * dog that may sit anywhere; `place`: a table by the window, or a quiet one; `noted`: asks whether it was written down;
 * `told`: says that it was told before.
 */
export const WISHES = ['chair', 'pram', 'dog', 'guide', 'place', 'feast', 'cake', 'wheels'] as const
export type WishKind = (typeof WISHES)[number]
export type Wishes = Readonly<Record<WishKind | 'noted' | 'told', string>>
